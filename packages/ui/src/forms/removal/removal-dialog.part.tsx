import { RecordRepository, type FormSession } from '@gongwei/application/forms';
import { SessionService } from '@gongwei/application/identity';
import { Clock, IdSource } from '@gongwei/application/shared';
import type { RecordSnapshot } from '@gongwei/domain/forms';
import { formAccess } from '@gongwei/domain/identity';
import { REMOVAL_NOT_YOURS, removalLetter } from '@gongwei/domain/resident';
import { dayInChina, includesLetter } from '@gongwei/domain/shared';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../shared/button.part.tsx';
import { DialogBox } from '../../shared/dialog.part.tsx';
import { useNotify } from '../../shared/notices.part.tsx';
import { recordPath } from '../../shared/paths.ts';
import { ProblemLine } from '../../shared/problem-line.part.tsx';
import { useService } from '../../shared/services.tsx';
import { wordsOf } from '../../shared/state.part.tsx';
import { MOST_REMOVAL_WORDS, removalReason, SHEET_REMOVAL_REASONS } from './removal-reason.rules.ts';

type RemovalProps = {
  readonly session: FormSession;
  readonly record: RecordSnapshot;
  readonly onClose: () => void;
  /** It is out of the file, or back in it. */
  readonly onDone: () => void;
};

const FORM = 'sheet-removal';
const PROBLEM = `${FORM}-problem`;

/** Asks why a sheet leaves the file, and has it done: once, however often the button is pressed while the line is bad. */
export const RemovalDialog = ({ session, record, onClose, onDone }: RemovalProps) => {
  const may = useMayRemove(session, record);
  const removal = useRemoving({ session, record, onDone });
  const act = record.removed ? '恢复' : '删除';
  return (
    <DialogBox
      title={`${act}：${session.form.definition.title}`}
      width={560}
      initialFocus="input[type=radio]"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{may ? '取消' : '关闭'}</Button>
          {may ? (
            <Button type="submit" form={FORM} look={record.removed ? 'primary' : 'danger'} busy={removal.busy}>
              {act}
            </Button>
          ) : null}
        </>
      }
    >
      {may ? (
        <form id={FORM} className="gwf-removal" noValidate onSubmit={(event) => void removal.submit(event)}>
          <Whose session={session} record={record} />
          {record.removed ? null : <Reasons {...removal} />}
          <ProblemLine id={PROBLEM} className="gw-dialog-problem" problem={removal.problem} />
        </form>
      ) : (
        <p>{REMOVAL_NOT_YOURS}。</p>
      )}
    </DialogBox>
  );
};

function useMayRemove({ form }: FormSession, record: RecordSnapshot): boolean {
  const sessions = useService(SessionService);
  const today = useService(Clock).today();
  const access = formAccess(form.definition);
  const state = sessions.state$.value;
  if (access.kind !== 'permission' || state.status !== 'logged-in') return false;
  const [by, at] = record.removed ? [record.updatedBy, record.updatedAt] : [record.createdBy, record.createdAt];
  const entered = { by, on: dayInChina(Date.parse(at)) };
  return includesLetter(sessions.may(access.code), removalLetter(entered, { id: state.session.user.id, today }));
}

/** What is typed, and what became of it. */
function useRemoving({ session, record, onDone }: Omit<RemovalProps, 'onClose'>) {
  const records = useService(RecordRepository);
  const ids = useService(IdSource);
  const notify = useNotify();
  const navigate = useNavigate();
  const [saveId] = useState(() => ids.next());
  const [code, onCode] = useState('');
  const [note, onNote] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const { title } = session.form.definition;
  const back = record.removed === true;

  const tell = (): void => {
    const look = () => void navigate(recordPath(record.subjectId, record.formId, record.id));
    if (back) notify({ text: `已恢复：${title}` });
    else notify({ text: `已删除：${title}，统计和随访计划已更正`, action: { label: '查看', run: look } });
  };
  const go = async (reason: string): Promise<string | undefined> => {
    const { id, version: baseVersion } = record;
    const answer = await records.remove({ id, removed: !back, baseVersion, saveId, reason });
    if (!answer.ok) return `${answer.failure.theirs.updatedByName}刚刚改过这份表，请关闭后看过新内容再办理`;
    // What was typed and not saved goes with it.
    if (!back) await session.declineDraft();
    tell();
    onDone();
    return undefined;
  };
  const submit = async (form: FormEvent<HTMLFormElement>) => {
    form.preventDefault();
    const reason = back ? '恢复' : removalReason(code, note);
    if (reason === undefined) return setProblem(code === '' ? '请选择删除原因' : '请写明其他原因');
    if (busy) return;
    setBusy(true);
    try {
      setProblem((await go(reason)) ?? '');
    } catch (failure) {
      const { message, advice } = wordsOf(failure);
      setProblem([message, advice].filter(Boolean).join(' '));
    } finally {
      setBusy(false);
    }
  };
  return { code, note, problem, busy, onCode, onNote, submit };
}

const Whose = ({ session: { context, form }, record }: Pick<RemovalProps, 'session' | 'record'>) => (
  <p>
    {record.removed ? '恢复' : '删除'}
    {context.resident?.name} {record.occurredOn} 的“{form.definition.title}”：
    {record.removed
      ? '重新计入统计，随访计划按它重新安排。'
      : '不再计入统计，由它而来的随访计划和提醒一并更正。修改历史保留，删错了可以恢复。'}
  </p>
);

type ReasonsProps = Pick<ReturnType<typeof useRemoving>, 'code' | 'note' | 'onCode' | 'onNote'>;

const Reasons = ({ code, note, onCode, onNote }: ReasonsProps) => (
  <>
    <fieldset aria-describedby={PROBLEM}>
      <legend>删除原因</legend>
      {Object.entries(SHEET_REMOVAL_REASONS).map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name="removal-reason"
            value={value}
            checked={code === value}
            onChange={() => onCode(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
    <label className="gwf-removal-note">
      说明
      <input
        type="text"
        className="gw-input"
        value={note}
        maxLength={MOST_REMOVAL_WORDS}
        placeholder={code === '9' ? '必填' : '可不填'}
        onChange={({ target }) => onNote(target.value)}
      />
    </label>
  </>
);
