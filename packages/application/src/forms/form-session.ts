import type { Answers, CompiledForm, RecordSnapshot } from '@gongwei/domain/forms';
import { createScope, withTimeout, type Clock, type IdSource } from '../shared/index.ts';
import type { OpeningData } from '../resident/resident-directory.port.ts';
import { contextOn, watchDay } from './day-watch.ts';
import { createDraftAutosave } from './draft-autosave.ts';
import type { Draft, DraftKey, DraftStore } from './draft-store.port.ts';
import { createEarlierValues } from './earlier-values.ts';
import { createFormEdit, type InitialAnswers, type MakeEngine } from './form-edit.ts';
import { createFormSaving } from './form-saving.ts';
import type { DraftOffer, FormSession, UnmatchedAnswer } from './form-session.service.ts';
import { createFormStatus } from './form-status.ts';
import { createRecordSaver } from './record-saver.ts';
import type { RecordRepository } from './record-repository.port.ts';
import type { HeldSheet } from './sheet-place.ts';

export type FormSessionStart = {
  readonly form: CompiledForm;
  readonly make: MakeEngine;
  readonly background: OpeningData;
  readonly subjectId: string;
  readonly recordId: string;
  readonly key: DraftKey;
  readonly record: RecordSnapshot | undefined;
  readonly draft: Draft | undefined;
  /** Further drafts of the same new form. */
  readonly otherDrafts: number;
  /** Answers a new sheet begins with. */
  readonly given?: Answers;
  readonly held: HeldSheet;
};
export type FormSessionNeeds = {
  readonly records: Pick<RecordRepository, 'save'>;
  readonly drafts: DraftStore;
  readonly clock: Clock;
  readonly ids: IdSource;
  /** The form was put away. */
  readonly ended?: () => void;
  /** A new sheet is stored as it stands. */
  readonly filledIn?: () => void;
};

/** A draft store that does not answer must not keep a save from going out. Milliseconds. */
const WAIT_FOR_DRAFT = 1_000;

export function createFormSession(
  start: FormSessionStart,
  { records, drafts, clock, ids, ended, filledIn }: FormSessionNeeds,
): FormSession {
  const { form, background, recordId, record, draft, held } = start;
  const scope = createScope();
  if (ended) scope.onEnd(ended);
  const status = createFormStatus(scope, {
    step: draft ? 'dirty' : 'clean',
    ...(record && { record }),
    ...(draft && { draftSavedAt: draft.savedAt }),
  });
  const draftOffer$ = scope.behavior<DraftOffer | undefined>(
    draft && {
      savedAt: draft.savedAt,
      changedFields: draft.touched.length,
      ...(start.otherDrafts > 0 && { others: start.otherDrafts }),
    },
  );
  const earlier = createEarlierValues(form, background, recordId);
  // Without origins: in a stored record nothing moves by itself.
  const stored: InitialAnswers | undefined = record && { answers: record.data };
  let { key } = start;
  let { context } = background;

  const edit = createFormEdit(
    {
      initial: draft ?? stored,
      baseVersion: draft?.baseVersion ?? record?.version ?? 0,
      touchedBefore: draft?.touched,
    },
    { make: start.make, form, clock, scope, changed: () => noteChange() },
  );
  if (!draft && !record) flowIn();
  const day = watchDay(clock, scope, context.today, (today) => {
    context = contextOn(context, today);
    edit.setContext(context);
  });

  const keeper = createDraftAutosave({
    store: drafts,
    clock,
    scope,
    tell: status.tell,
    mayKeep: held.mayKeep,
    take: () => ({
      key,
      recordId,
      ...subjectOf(background),
      formVersion: form.definition.version,
      baseVersion: edit.baseVersion,
      answers: { ...answersOf(edit.unmatched$.value), ...edit.engine.allAnswers() },
      origins: edit.engine.origins(),
      touched: [...edit.touched],
      savedAt: clock.now().toISOString(),
      ...(saver.saveId !== undefined && { saveId: saver.saveId }),
    }),
  });
  const saver = createRecordSaver(
    {
      edit,
      form,
      subjectId: start.subjectId,
      recordId,
      stage: record?.stage,
      records,
      clock,
      ids,
      storedOn: () => status.status$.value.record?.occurredOn,
      keep: () => withTimeout(clock, WAIT_FOR_DRAFT, keeper.flush(true), undefined),
    },
    draft?.saveId,
  );
  const saving = createFormSaving({
    edit,
    saver,
    status,
    clock,
    scope,
    before: day.check,
    unsaved: keeper.changed,
    stored(saved, more) {
      const before = key;
      edit.settle(!more);
      key = { ...key, recordId };
      // Not awaited: a browser storage that hangs must not hold up what is stored already.
      void (more ? keeper.moveFrom(before) : keeper.forget(before));
      draftOffer$.next(undefined);
      status.to(more ? 'dirty' : 'saved', { record: saved });
      if (!more && before.recordId === undefined) filledIn?.();
    },
  });

  /** What the page knows, and values measured the same day on other sheets, come in by themselves, marked with where they came from. */
  function flowIn(): void {
    if (start.given) edit.flowIn(start.given, 'default');
    edit.flowIn(earlier.sameDay(edit.engine, context.today), 'concept');
  }
  function noteChange(): void {
    const { step } = status.status$.value;
    saving.stopRepeating();
    if (step === 'clean' || step === 'saved' || step === 'failed') status.to('dirty');
    keeper.changed();
  }
  const isHere = (): boolean => held.place$.value === 'here';
  const fill = (values: Answers, origin: 'normal' | 'carried' | 'concept'): number => {
    const count = isHere() ? Object.keys(values).length : 0;
    if (count > 0) edit.set(values, origin);
    return count;
  };
  held.keptBy(() => keeper.keepAtOnce());

  return {
    get context() {
      return context;
    },
    form,
    recordId,
    draftOffer$,
    status$: status.status$,
    place$: held.place$,
    takeOver: held.takeOver,
    unmatched$: edit.unmatched$,
    issues$: edit.review.issues$,
    progress$: edit.review.progress$,
    field$: edit.field$,
    derivation$: edit.derivation$,
    previous: earlier.previous,
    conceptValue: earlier.concept,
    knowsConcept: earlier.knows,
    change(field, value, origin = 'entered') {
      if (isHere()) edit.enter(field, value, origin);
    },
    acceptPrevious(field) {
      const [last, concept] = [earlier.previous(field), earlier.concept(field)];
      const taken = last?.value ?? concept?.value;
      return taken !== undefined && fill({ [field]: taken }, last ? 'carried' : 'concept') > 0;
    },
    fillNormal(section) {
      edit.review.now();
      return fill(
        earlier.fillable(edit.engine, section, (field) => field.normalFinding),
        'normal',
      );
    },
    carryForward(section) {
      edit.review.now();
      return fill(
        earlier.fillable(edit.engine, section, (field) =>
          field.carryForward ? earlier.previous(field.key)?.value : undefined,
        ),
        'carried',
      );
    },
    follow(field) {
      if (isHere()) edit.follow(field);
    },
    catchUp: edit.catchUp,
    save: saving.save,
    resolve: saving.resolve,
    repeatNow: saving.repeatNow,
    acceptDraft: () => draftOffer$.next(undefined),
    async declineDraft() {
      draftOffer$.next(undefined);
      saving.stopRepeating();
      saver.forget();
      edit.restart(stored, record?.version ?? 0);
      if (!record) flowIn();
      status.reset({ ...(record && { record }) });
      await keeper.forget(key);
    },
    flush: () => keeper.flush(),
    keepAtOnce: keeper.keepAtOnce,
    dispose() {
      void keeper.flush();
      scope.end();
    },
  };
}

const answersOf = (unmatched: readonly UnmatchedAnswer[]): Answers =>
  Object.fromEntries(unmatched.map(({ key, value }) => [key, value]));

const subjectOf = ({ context }: OpeningData): Pick<Draft, 'subjectName'> =>
  context.resident?.name === undefined ? {} : { subjectName: context.resident.name };
