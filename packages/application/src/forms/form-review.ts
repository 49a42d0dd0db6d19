import { sameJson, type FieldDefinition, type FieldIssue, type FormEngine } from '@gongwei/domain/forms';
import type { Behavior, Clock, Scope } from '../shared/index.ts';
import type { FormProgress } from './form-session.service.ts';

/** What is true of the whole form is looked at in a pause of typing this long, never within a key, and at the latest after `AT_MOST`. Milliseconds. */
const PAUSE = 120;
const AT_MOST = 1_500;

export type FormReview = {
  readonly issues$: Behavior<readonly FieldIssue[]>;
  readonly progress$: Behavior<FormProgress>;
  /** Something changed: look again soon. */
  changed(): void;
  /** Looks again now, e.g. because saving was refused. */
  now(): void;
};

/** Issues and progress of a form, recomputed once per pause in typing instead of once per key. */
export function createFormReview(
  engine: () => FormEngine,
  catchUp: () => void,
  clock: Clock,
  scope: Scope,
): FormReview {
  const issues$ = scope.behavior(engine().issues());
  const progress$ = scope.behavior(progressOf(engine(), issues$.value));
  let cancel: (() => void) | undefined;
  let since = 0;

  const now = (): void => {
    cancel?.();
    cancel = undefined;
    catchUp();
    const issues = engine().issues();
    if (!sameIssues(issues, issues$.value)) issues$.next(issues);
    const progress = progressOf(engine(), issues);
    if (!sameJson(progress, progress$.value)) progress$.next(progress);
  };

  return {
    issues$,
    progress$,
    now,
    changed() {
      const at = clock.now().getTime();
      if (!cancel) since = at;
      cancel?.();
      cancel = scope.after(clock, Math.max(0, Math.min(PAUSE, since + AT_MOST - at)), now);
    },
  };
}

const sameIssues = (left: readonly FieldIssue[], right: readonly FieldIssue[]): boolean =>
  left.length === right.length &&
  left.every((issue, at) => {
    const other = right[at];
    return (
      issue === other || (issue.field === other?.field && issue.code === other.code && issue.message === other.message)
    );
  });

/** What is drawn through others, or not at all. */
const isUnseen = ({ type, internal }: FieldDefinition): boolean => type === 'group' || internal === true;

/** Per section: how many questions are asked now, answered, still missing, and in error. Computed fields are no questions. */
export function progressOf(engine: FormEngine, issues: readonly FieldIssue[]): FormProgress {
  const { form } = engine;
  const bySection = new Map<string, { -readonly [Part in keyof FormProgress[number]]: FormProgress[number][Part] }>(
    form.definition.sections.map(({ id }) => [
      id,
      { sectionId: id, shown: false, answered: 0, asked: 0, missing: 0, errors: 0 },
    ]),
  );
  for (const field of form.fields) {
    const section = bySection.get(form.sectionOf(field.key));
    if (!section || isUnseen(field)) continue;
    const state = engine.state(field.key);
    if (!state.visible) continue;
    section.shown = true;
    if (!isQuestion(field)) continue;
    section.asked += 1;
    if (state.value !== undefined) section.answered += 1;
  }
  for (const issue of issues) {
    const section = bySection.get(form.sectionOf(issue.field));
    if (section && issue.severity === 'missing') section.missing += 1;
    if (section && issue.severity === 'error') section.errors += 1;
  }
  return [...bySection.values()];
}

const isQuestion = (field: FieldDefinition): boolean => field.type !== 'computed';
