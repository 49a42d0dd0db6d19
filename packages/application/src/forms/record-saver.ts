import {
  lifeQuestions,
  recordDay,
  sameJson,
  stageIn,
  type Answers,
  type CompiledForm,
  type FieldIssue,
  type RecordConflict,
  type RecordSave,
  type RecordSnapshot,
} from '@gongwei/domain/forms';
import type { CalendarDay, Fault } from '@gongwei/domain/shared';
import { faultOf, type Clock } from '../shared/index.ts';
import type { FormEdit } from './form-edit.ts';
import type { RecordRepository } from './record-repository.port.ts';
import type { SaveInFlight } from './save-in-flight.ts';

/** Merging and sending again stops here, so that two programs cannot chase each other for ever. */
const MOST_ROUNDS = 4;

export type SaveOutcome =
  | {
      readonly kind: 'stored';
      readonly record: RecordSnapshot;
      /** Typing went on while it was sent. */ readonly more: boolean;
    }
  | { readonly kind: 'conflict'; readonly conflict: RecordConflict }
  | { readonly kind: 'issues'; readonly issues: readonly FieldIssue[] }
  | { readonly kind: 'fault'; readonly fault: Fault };

/** Sends the answers, and what came of it. */
export type RecordSaver = (reason: string | undefined) => Promise<SaveOutcome>;

type Needs = {
  readonly edit: FormEdit;
  readonly form: CompiledForm;
  readonly subjectId: string;
  readonly recordId: string;
  readonly stage: string | undefined;
  /** The day of the stored record: where the form does not ask for one, a change later leaves it there. */
  readonly storedOn: () => CalendarDay | undefined;
  readonly records: Pick<RecordRepository, 'save'>;
  readonly clock: Clock;
  readonly inFlight: SaveInFlight;
  /** Keeps the draft, with the save's id, before anything is sent. */
  readonly keep: () => Promise<void>;
};

export function createRecordSaver(needs: Needs): RecordSaver {
  const { inFlight } = needs;
  return async (reason) => {
    try {
      for (let round = 0; round < MOST_ROUNDS; round += 1) {
        const outcome = await sendOnce(needs, reason);
        if (outcome) return outcome;
      }
      throw tooBusy(needs.form);
    } catch (thrown) {
      const fault = faultOf(thrown);
      // Refused for good: the next press is a new save. Otherwise it may have arrived, and a repeat must be the same.
      if (fault.category === 'input' || fault.category === 'permission') inFlight.end();
      return { kind: 'fault', fault };
    }
  };
}

/** One save and its answer; nothing where it has to be sent once more. */
async function sendOnce(needs: Needs, reason: string | undefined): Promise<SaveOutcome | undefined> {
  const { edit, form, records, inFlight, keep } = needs;
  const { id, repeated } = inFlight.begin();
  await keep();
  const [save, revision] = [saveOf(needs, id, reason), edit.revision];
  const answer = await records.save(save);
  inFlight.end();
  if (!answer.ok) return goOnFrom(needs, answer.failure);
  edit.storedAs(answer.value.version);
  // The answer to a repeat may be that of an earlier press; what was typed since then is not in it yet.
  const earlier = repeated && !sameAnswers(form, answer.value.data, save.data);
  return earlier ? undefined : { kind: 'stored', record: answer.value, more: edit.revision !== revision };
}

/** Somebody else saved meanwhile: what both changed is a question, the rest comes together and is sent again. */
function goOnFrom({ edit, form }: Needs, conflict: RecordConflict): SaveOutcome | undefined {
  const merged = edit.merge(conflict);
  if (merged.open.length > 0) return { kind: 'conflict', conflict };
  edit.rebase(merged, conflict.theirs);
  if (sameAnswers(form, edit.engine.answers(), conflict.theirs.data))
    return { kind: 'stored', record: conflict.theirs, more: false };
  const issues = blockingIssues(edit.engine.issues());
  return issues.length > 0 ? { kind: 'issues', issues } : undefined;
}

/** Computed values aside: the server works them out itself. */
export const sameAnswers = (form: CompiledForm, left: Answers, right: Answers): boolean =>
  form.fields.every(({ key, type }) => type === 'computed' || sameJson(left[key], right[key]));

export const blockingIssues = (issues: readonly FieldIssue[]): readonly FieldIssue[] =>
  issues.filter((issue) => issue.severity !== 'warning');

function saveOf(
  { edit, form, subjectId, recordId, stage, storedOn, clock }: Needs,
  saveId: string,
  reason: string | undefined,
): RecordSave {
  const data = edit.engine.answers();
  const { id, version } = form.definition;
  // Nothing is sent before its warnings were read.
  const confirmed = lifeQuestions(edit.engine.issues()).map(({ message }) => message);
  return {
    id: recordId,
    formId: id,
    formVersion: version,
    subjectId,
    occurredOn: recordDay(form.definition, data) ?? storedOn() ?? clock.today(),
    ...stageOf(stageIn(form.definition, data) ?? stage),
    data,
    origins: edit.engine.origins(),
    baseVersion: edit.baseVersion,
    ...(reason !== undefined && { reason }),
    ...(confirmed.length > 0 && { confirmed }),
    saveId,
  };
}

const stageOf = (stage: string | undefined): Pick<RecordSave, 'stage'> => (stage === undefined ? {} : { stage });

const tooBusy = (form: CompiledForm): Fault => ({
  kind: 'fault',
  code: 'record.busy',
  category: 'conflict',
  message: `“${form.definition.title}”正被多人同时修改，本次未能保存。`,
  advice: '已填写的内容已保留，请稍后再点“保存”。',
});
