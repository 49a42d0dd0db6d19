import {
  sameJson,
  stageIn,
  type Answers,
  type CompiledForm,
  type FieldIssue,
  type RecordConflict,
  type RecordSave,
  type RecordSnapshot,
} from '@gongwei/domain/forms';
import { isCalendarDay, type CalendarDay, type Fault } from '@gongwei/domain/shared';
import { faultOf, type Clock, type IdSource } from '../shared/index.ts';
import type { FormEdit } from './form-edit.ts';
import type { RecordRepository } from './record-repository.port.ts';

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

export type RecordSaver = {
  /** The save whose answer has not come yet; kept in the draft so that a repeat is the same save. */
  readonly saveId: string | undefined;
  forget(): void;
  send(reason: string | undefined): Promise<SaveOutcome>;
};

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
  readonly ids: IdSource;
  /** Keeps the draft, with the save's id, before anything is sent. */
  readonly keep: () => Promise<void>;
};

export function createRecordSaver(needs: Needs, inFlight: string | undefined): RecordSaver {
  const { edit, form, records, ids, keep } = needs;
  let saveId = inFlight;

  const send: RecordSaver['send'] = async (reason) => {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const repeated = saveId !== undefined;
      saveId ??= ids.next();
      await keep();
      const [save, revision] = [saveOf(needs, saveId, reason), edit.revision];
      const answer = await records.save(save);
      saveId = undefined;
      if (answer.ok) {
        edit.baseVersion = answer.value.version;
        // The answer to a repeat may be that of an earlier press; what was typed since then is not in it yet.
        const earlier = repeated && !sameAnswers(form, answer.value.data, save.data);
        if (!earlier) return { kind: 'stored', record: answer.value, more: edit.revision !== revision };
      } else {
        const merged = edit.merge(answer.failure);
        if (merged.open.length > 0) return { kind: 'conflict', conflict: answer.failure };
        edit.rebase(merged, answer.failure.theirs);
        if (sameAnswers(form, edit.engine.answers(), answer.failure.theirs.data)) {
          return { kind: 'stored', record: answer.failure.theirs, more: false };
        }
        const issues = blockingIssues(edit.engine.issues());
        if (issues.length > 0) return { kind: 'issues', issues };
      }
    }
    throw tooBusy(form);
  };

  return {
    get saveId() {
      return saveId;
    },
    forget() {
      saveId = undefined;
    },
    async send(reason) {
      try {
        return await send(reason);
      } catch (thrown) {
        const fault = faultOf(thrown);
        // Refused for good: the next press is a new save. Otherwise it may have arrived, and a repeat must be the same.
        if (fault.category === 'input' || fault.category === 'permission') saveId = undefined;
        return { kind: 'fault', fault };
      }
    },
  };
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
  const { id, version, occurredOn } = form.definition;
  const answer = occurredOn === undefined ? undefined : data[occurredOn];
  const day = typeof answer === 'string' ? answer.slice(0, 10) : '';
  return {
    id: recordId,
    formId: id,
    formVersion: version,
    subjectId,
    occurredOn: isCalendarDay(day) ? day : (storedOn() ?? clock.today()),
    ...stageOf(stageIn(form.definition, data) ?? stage),
    data,
    origins: edit.engine.origins(),
    baseVersion: edit.baseVersion,
    ...(reason !== undefined && { reason }),
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
