import type { Answers } from '@gongwei/domain/forms';
import type { Behavior, Clock, Scope } from '../shared/index.ts';
import { createDraftAutosave, type DraftAutosave } from './draft-autosave.ts';
import type { Draft, DraftKey, DraftStore } from './draft-store.port.ts';
import type { FormEdit } from './form-edit.ts';
import type { DraftOffer, UnmatchedAnswer } from './form-session.service.ts';
import type { FormSessionStart } from './form-session.ts';
import type { FormStatusKeeper } from './form-status.ts';
import type { SaveInFlight } from './save-in-flight.ts';

/** The draft of a form that is being filled: what it holds, the name it has on the device, and whether it is still offered. */
export type SessionDrafts = {
  readonly keeper: Pick<DraftAutosave, 'changed' | 'flush' | 'keepAtOnce'>;
  readonly offer$: Behavior<DraftOffer | undefined>;
  /** The draft that was found is gone on with, or was asked about: it is offered no more. */
  accept(): void;
  /** The record is stored; `more`: typing went on meanwhile, that is kept under the record. Answers whether it was a new one. */
  stored(more: boolean): boolean;
  /** What was found is thrown away. */
  forget(): Promise<void>;
};

type Needs = {
  readonly edit: FormEdit;
  readonly inFlight: SaveInFlight;
  readonly status: FormStatusKeeper;
  readonly drafts: DraftStore;
  readonly clock: Clock;
  readonly scope: Scope;
};

export function createSessionDrafts(
  start: FormSessionStart,
  { edit, inFlight, status, drafts, clock, scope }: Needs,
): SessionDrafts {
  const { recordId, draft, held } = start;
  const offer$ = scope.behavior(draft && offerOf(draft, start.otherDrafts));
  let { key } = start;
  const keeper = createDraftAutosave({
    store: drafts,
    clock,
    scope,
    tell: status.tell,
    mayKeep: held.mayKeep,
    take: () => draftNow(start, key, edit, inFlight, clock),
  });
  return {
    keeper,
    offer$,
    accept: () => offer$.next(undefined),
    stored(more) {
      const before: DraftKey = key;
      key = { ...key, recordId };
      // Not awaited: a browser storage that hangs must not hold up what is stored already.
      void (more ? keeper.moveFrom(before) : keeper.forget(before));
      offer$.next(undefined);
      return before.recordId === undefined;
    },
    forget: () => keeper.forget(key),
  };
}

const offerOf = (draft: Draft, others: number): DraftOffer => ({
  savedAt: draft.savedAt,
  changedFields: draft.touched.length,
  ...(others > 0 && { others }),
});

/** Everything typed until now, also what this version of the form has no field for. */
function draftNow(
  { form, recordId, background }: FormSessionStart,
  key: DraftKey,
  edit: FormEdit,
  inFlight: SaveInFlight,
  clock: Clock,
): Draft {
  const subjectName = background.context.resident?.name;
  return {
    key,
    recordId,
    ...(subjectName !== undefined && { subjectName }),
    formVersion: form.definition.version,
    baseVersion: edit.baseVersion,
    answers: { ...answersOf(edit.unmatched$.value), ...edit.engine.allAnswers() },
    origins: edit.engine.origins(),
    touched: [...edit.touched],
    savedAt: clock.now().toISOString(),
    ...(inFlight.id !== undefined && { saveId: inFlight.id }),
  };
}

const answersOf = (unmatched: readonly UnmatchedAnswer[]): Answers =>
  Object.fromEntries(unmatched.map(({ key, value }) => [key, value]));
