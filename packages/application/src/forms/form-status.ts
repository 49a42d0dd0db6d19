import type { Behavior, Scope } from '../shared/index.ts';
import type { DraftNews } from './draft-autosave.ts';
import type { FormStatus } from './form-session.service.ts';

type Step = FormStatus['step'];
type OfStep = Partial<Pick<FormStatus, 'record' | 'conflict' | 'fault' | 'retryAt'>>;

export type FormStatusKeeper = {
  readonly status$: Behavior<FormStatus>;
  /** Another step; what belonged to the one before (conflict, fault, repetition) goes, and with `saved` what was told of the draft. */
  to(step: Step, more?: OfStep): void;
  /** What became of a draft. */
  tell(news: DraftNews): void;
  /** As if just opened: no draft, no trouble. */
  reset(more: OfStep): void;
};

export function createFormStatus(scope: Scope, initial: FormStatus): FormStatusKeeper {
  const status$ = scope.behavior(initial);
  return {
    status$,
    to(step, more = {}) {
      const { conflict: _conflict, fault: _fault, retryAt: _retryAt, ...rest } = status$.value;
      const { draftSavedAt: _savedAt, draftTrouble: _trouble, ...withoutDraft } = rest;
      status$.next({ ...(step === 'saved' ? withoutDraft : rest), step, ...more });
    },
    tell(news) {
      const { draftTrouble: _, ...rest } = status$.value;
      status$.next(
        'trouble' in news ? { ...rest, draftTrouble: news.trouble } : { ...rest, draftSavedAt: news.savedAt },
      );
    },
    reset: (more) => status$.next({ step: 'clean', ...more }),
  };
}
