import type { FieldIssue, RecordConflict, RecordSnapshot } from '@gongwei/domain/forms';
import type { Fault } from '@gongwei/domain/shared';
import type { Clock, Scope } from '../shared/index.ts';
import type { FormEdit } from './form-edit.ts';
import type { FormSession } from './form-session.service.ts';
import type { FormStatusKeeper } from './form-status.ts';
import { blockingIssues, type RecordSaver } from './record-saver.ts';
import { createSaveRetry } from './save-retry.ts';
import { unmatchedIssues } from './unmatched-answers.ts';

type Save = FormSession['save'];
type Options = NonNullable<Parameters<Save>[0]>;

export type FormSaving = {
  readonly save: Save;
  readonly resolve: FormSession['resolve'];
  /** The user goes on typing: what failed is not sent again until he says so. */
  stopRepeating(): void;
  readonly repeatNow: FormSession['repeatNow'];
};

type Needs = {
  readonly edit: FormEdit;
  readonly saver: RecordSaver;
  readonly status: FormStatusKeeper;
  readonly clock: Clock;
  readonly scope: Scope;
  /** What is known of the person is asked for anew; whether it could be. */
  readonly askAgain: () => Promise<boolean>;
  /** Before the answers are judged: the day may have changed. */
  readonly before: () => void;
  readonly stored: (record: RecordSnapshot, more: boolean) => void;
  /** Not stored: the draft is to be kept. */
  readonly unsaved: () => void;
};

/** Judges the answers, asks what must be asked, sends them, repeats what did not get through and settles conflicts. */
export function createFormSaving({
  edit,
  saver,
  status,
  clock,
  scope,
  askAgain,
  before,
  stored,
  unsaved,
}: Needs): FormSaving {
  const accepted = new Set<string>();
  let running: ReturnType<Save> | undefined;
  let last: Options = {};
  const retry = createSaveRetry(clock, scope, () => void saveOnce(last, true));

  const showConflict = (conflict: RecordConflict): void =>
    status.to('conflict', {
      conflict: { ...conflict, mine: edit.engine.answers(), fields: edit.merge(conflict).open },
    });

  const send = async (reason: string | undefined): ReturnType<Save> => {
    status.to('saving');
    const { revision } = edit;
    const outcome = await saver(reason);
    if (outcome.kind === 'fault') {
      // What was typed meanwhile is nobody's to send yet.
      const retryAt = edit.revision === revision ? retry.after(outcome.fault) : undefined;
      status.to('failed', { fault: outcome.fault, ...(retryAt !== undefined && { retryAt }) });
      unsaved();
      const told = toldOf(outcome.fault, edit);
      edit.refuse(told);
      return told[0] ? { ok: false, because: 'fault', firstField: told[0].field } : askAnew(outcome.fault);
    }
    retry.stop();
    if (outcome.kind === 'stored') {
      stored(outcome.record, outcome.more);
      return { ok: true, record: outcome.record };
    }
    if (outcome.kind === 'conflict') showConflict(outcome.conflict);
    else status.to('dirty');
    unsaved();
    return outcome.kind === 'conflict' ? { ok: false, because: 'conflict' } : refused(outcome.issues);
  };

  /** A death or a visit that nobody knew of when the sheet was opened: with what is known now it is a question like any other. */
  const askAnew = async ({ code }: Fault): ReturnType<Save> => {
    const { occurredOn } = edit.engine.form.definition;
    const day = occurredOn === undefined ? undefined : edit.engine.answers()[occurredOn];
    if (code !== 'record.life' || !(await askAgain())) return { ok: false, because: 'fault' };
    // A day that was proposed is no longer, once the person is dead; it was read and sent, and is what is asked about.
    if (occurredOn !== undefined && edit.engine.answers()[occurredOn] === undefined)
      edit.set({ [occurredOn]: day }, 'entered');
    edit.review.now();
    const found = edit.engine.issues();
    const [blocking, unseen] = [blockingIssues(found), unseenOf(found)];
    // What is asked without being known here is left as the sentence it came with.
    if (unseen.length === 0) return { ok: false, because: 'fault' };
    status.to('dirty');
    if (blocking.length > 0) return refused(blocking);
    return { ok: false, because: 'warnings', issues: unseen };
  };

  /** The same trouble with another value is another one. */
  const nameOf = (issue: FieldIssue): string =>
    JSON.stringify([
      issue.field,
      issue.cell,
      issue.code,
      issue.code === 'unmatched' ? issue.message : edit.engine.state(issue.field).value,
    ]);

  const unseenOf = (issues: readonly FieldIssue[]): readonly FieldIssue[] =>
    issues.filter((issue) => !accepted.has(nameOf(issue)));

  const save = async (options: Options): ReturnType<Save> => {
    last = options;
    const { step, record, conflict } = status.status$.value;
    if (conflict) return { ok: false, because: 'conflict' };
    // Nothing was changed since: another version would say that something was.
    if (record && (step === 'saved' || step === 'clean')) return { ok: true, record };
    before();
    edit.review.now();
    const found = edit.engine.issues();
    const blocking = blockingIssues(found);
    if (blocking.length > 0) return refused(blocking);
    const issues = [...found, ...unmatchedIssues(edit.unmatched$.value)];
    if (options.acceptWarnings) for (const issue of issues) accepted.add(nameOf(issue));
    const unseen = unseenOf(issues);
    if (unseen.length > 0) return { ok: false, because: 'warnings', issues: unseen };
    return send(options.reason);
  };
  const saveOnce = (options: Options, repeated = false): ReturnType<Save> => {
    if (!running && !repeated) retry.stop();
    return (running ??= save(options).finally(() => {
      running = undefined;
    }));
  };

  return {
    save: (options = {}) => saveOnce(options),
    async resolve(choices) {
      const { conflict } = status.status$.value;
      if (!conflict) return saveOnce(last);
      const merged = edit.merge(conflict, choices);
      if (merged.open.length > 0) {
        showConflict(conflict);
        return { ok: false, because: 'conflict' };
      }
      edit.rebase(merged, conflict.theirs);
      status.to('dirty', { record: conflict.theirs });
      return saveOnce(last);
    },
    stopRepeating: retry.stop,
    repeatNow: retry.now,
  };
}

const refused = (issues: readonly FieldIssue[]) =>
  ({ ok: false, because: 'issues', firstField: issues[0]?.field ?? '', issues }) as const;

/** What a refusal says of answers the sheet asks for now. */
const toldOf = ({ fields = [] }: Fault, { engine }: FormEdit): NonNullable<Fault['fields']> =>
  fields.filter(({ field }) => engine.form.fields.some(({ key }) => key === field) && engine.state(field).visible);
