import type { Answers, CompiledForm, FormContext, RecordSnapshot } from '@gongwei/domain/forms';
import { isWholeDay } from '@gongwei/domain/shared';
import { createScope, withTimeout, type Clock, type IdSource, type Scope } from '../shared/index.ts';
import type { OpeningData } from '../resident/resident-directory.port.ts';
import { contextOn, watchDay } from './day-watch.ts';
import type { Draft, DraftKey, DraftStore } from './draft-store.port.ts';
import { createEarlierValues, type EarlierValues } from './earlier-values.ts';
import { createFormEdit, type FormEdit, type InitialAnswers, type MakeEngine } from './form-edit.ts';
import { createFormSaving, type FormSaving } from './form-saving.ts';
import type { FormSession, FormStatus } from './form-session.service.ts';
import { createFormStatus, type FormStatusKeeper } from './form-status.ts';
import { createRecordSaver } from './record-saver.ts';
import type { RecordRepository } from './record-repository.port.ts';
import { createSaveInFlight, type SaveInFlight } from './save-in-flight.ts';
import { createSessionAnswering } from './session-answering.ts';
import { createSessionDrafts, type SessionDrafts } from './session-drafts.ts';
import type { Meters } from '../prevention/meters.port.ts';
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
  /** What is known of the person now. */
  readonly contextNow: () => Promise<FormContext>;
};
export type FormSessionNeeds = {
  readonly records: Pick<RecordRepository, 'save'>;
  readonly drafts: DraftStore;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly meters?: Meters | undefined;
  /** The form was put away. */
  readonly ended?: () => void;
  /** A new sheet is stored as it stands. */
  readonly filledIn?: () => void;
};

/** A draft store that does not answer must not keep a save from going out. Milliseconds. */
const WAIT_FOR_DRAFT = 1_000;

/** What a form that is being filled is made of. Each part knows those before it; `session` is what others see of them. */
type Parts = {
  readonly start: FormSessionStart;
  readonly needs: FormSessionNeeds;
  readonly scope: Scope;
  readonly status: FormStatusKeeper;
  readonly earlier: EarlierValues;
  readonly edit: FormEdit;
  readonly day: { check(): void; learn(context: FormContext): void; readonly context: FormContext };
  readonly inFlight: SaveInFlight;
  readonly drafts: SessionDrafts;
  readonly saving: FormSaving;
};

export function createFormSession(start: FormSessionStart, needs: FormSessionNeeds): FormSession {
  const { form, recordId, record, draft, background, held } = start;
  const { clock, ids, ended } = needs;
  const scope = createScope();
  if (ended) scope.onEnd(ended);
  const status = createFormStatus(scope, statusAt(start));
  const earlier = createEarlierValues(form, background, recordId);
  const edit = createFormEdit(
    {
      initial: draft ?? storedIn(record),
      baseVersion: draft?.baseVersion ?? record?.version ?? 0,
      touchedBefore: draft?.touched,
    },
    { make: start.make, form, clock, scope, changed: () => noteChange(parts) },
  );
  const day = createDay(background.context, edit, clock, scope);
  const inFlight = createSaveInFlight(ids, draft?.saveId);
  const drafts = createSessionDrafts(start, { edit, inFlight, status, drafts: needs.drafts, clock, scope });
  const before = { start, needs, scope, status, earlier, edit, day, inFlight, drafts };
  const parts: Parts = { ...before, saving: createSaving(before) };
  if (!draft && !record) flowIn(parts);
  held.keptBy(() => drafts.keeper.keepAtOnce());
  return sessionOf(parts);
}

const statusAt = ({ record, draft }: FormSessionStart): FormStatus => ({
  step: draft ? 'dirty' : 'clean',
  ...(record && { record }),
  ...(draft && { draftSavedAt: draft.savedAt }),
});

/** Without origins: in a stored record nothing moves by itself. */
const storedIn = (record: RecordSnapshot | undefined): InitialAnswers | undefined => record && { answers: record.data };

/** What the form knows, which moves on at midnight. */
function createDay(first: FormContext, edit: FormEdit, clock: Clock, scope: Scope): Parts['day'] {
  let context = first;
  const learn = (known: FormContext): void => {
    context = contextOn(known, clock.today());
    edit.setContext(context);
  };
  const { check } = watchDay(clock, scope, first.today, () => learn(context));
  return {
    check,
    learn,
    get context() {
      return context;
    },
  };
}

function createSaving({ start, needs, scope, status, edit, day, inFlight, drafts }: Omit<Parts, 'saving'>): FormSaving {
  const { form, subjectId, recordId, record } = start;
  const { records, clock, filledIn } = needs;
  const saver = createRecordSaver({
    edit,
    form,
    subjectId,
    recordId,
    stage: record?.stage,
    records,
    clock,
    inFlight,
    storedOn: () => {
      const stored = status.status$.value.record?.occurredOn;
      return stored !== undefined && isWholeDay(stored) ? stored : undefined;
    },
    keep: () => withTimeout(clock, WAIT_FOR_DRAFT, drafts.keeper.flush(true), undefined),
  });
  return createFormSaving({
    edit,
    saver,
    status,
    clock,
    scope,
    before: day.check,
    askAgain: () =>
      start.contextNow().then(
        (known) => (day.learn(known), true),
        () => false,
      ),
    unsaved: drafts.keeper.changed,
    stored(saved, more) {
      edit.settle(!more);
      const wasNew = drafts.stored(more);
      status.to(more ? 'dirty' : 'saved', { record: saved });
      if (!more && wasNew) filledIn?.();
    },
  });
}

/** What the page knows, and values measured the same day on other sheets, come in by themselves, marked with where they came from. */
function flowIn({ start, edit, earlier, day }: Parts): void {
  if (start.given) edit.flowIn(start.given, 'default');
  edit.flowIn(earlier.sameDay(edit.engine, day.context.today), 'concept');
}

function noteChange({ status, saving, drafts }: Parts): void {
  const { step } = status.status$.value;
  saving.stopRepeating();
  if (step === 'clean' || step === 'saved' || step === 'failed') status.to('dirty');
  drafts.keeper.changed();
}

/** The draft that was found is left: the form stands as it was stored, or as a new one does. */
async function declineDraft(parts: Parts): Promise<void> {
  const { start, status, edit, inFlight, drafts, saving } = parts;
  const { record } = start;
  drafts.accept();
  saving.stopRepeating();
  inFlight.end();
  edit.restart(storedIn(record), record?.version ?? 0);
  if (!record) flowIn(parts);
  status.reset({ ...(record && { record }) });
  await drafts.forget();
}

function sessionOf(parts: Parts): FormSession {
  const { start, needs, scope, status, earlier, edit, day, drafts, saving } = parts;
  const { form, recordId, held } = start;
  return {
    get context() {
      return day.context;
    },
    form,
    recordId,
    meters: needs.meters,
    draftOffer$: drafts.offer$,
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
    ...createSessionAnswering(edit, earlier, held),
    catchUp: edit.catchUp,
    save: saving.save,
    resolve: saving.resolve,
    repeatNow: saving.repeatNow,
    acceptDraft: drafts.accept,
    declineDraft: () => declineDraft(parts),
    flush: () => drafts.keeper.flush(),
    keepAtOnce: drafts.keeper.keepAtOnce,
    dispose() {
      void drafts.keeper.flush();
      scope.end();
    },
  };
}
