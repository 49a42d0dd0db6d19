import { ArchiveEvents, createMergePreview, type MergePreview, type TakenField } from '@gongwei/application/resident';
import { Clock, IdSource } from '@gongwei/application/shared';
import type { ResidentRow } from '@gongwei/domain/resident';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import {
  Button,
  DialogBox,
  FaultState,
  LoadingState,
  useNotify,
  useLoaded,
  useService,
  wordsOf,
} from '../../shared/index.ts';
import { besideMessages, cannotKeep, FIELD_LABELS, mergedText, movesMessage, takenAtFirst } from './merge.rules.ts';
import { ResidentChooser } from '../resident-chooser.part.tsx';
import '../new-resident/new-resident.css';
import './merge.css';

type Props = {
  /** Whose file is given up. */
  readonly resident: { readonly id: string; readonly name: string };
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** 合并档案: whose two files are one. First the file to be kept, then what would move, what stays and which telephone counts. */
export const MergeDialog = ({ resident, onDone, onClose }: Props) => {
  const [kept, setKept] = useState<ResidentRow>();
  const [refused, setRefused] = useState('');
  const choose = (row: ResidentRow): void => {
    const why = cannotKeep(resident, row);
    setRefused(why);
    if (why === '') setKept(row);
  };
  return kept === undefined ? (
    <DialogBox
      title={`合并档案：${resident.name}`}
      width={560}
      initialFocus="input"
      onClose={onClose}
      actions={<Button onClick={onClose}>取消</Button>}
    >
      <div className="gw-merge">
        <p className="gw-muted">
          选择同一人要保留的那份档案。“{resident.name}”的这份档案将并入其中，状态改为“重复作废”。
        </p>
        {refused === '' ? null : (
          <p className="gw-note gw-note--warn" role="alert">
            {refused}
          </p>
        )}
        <ResidentChooser condition={undefined} onChoose={choose} />
      </div>
    </DialogBox>
  ) : (
    <Merging resident={resident} kept={kept} onBack={() => setKept(undefined)} onDone={onDone} onClose={onClose} />
  );
};

const Merging = ({
  resident,
  kept,
  onBack,
  onDone,
  onClose,
}: Props & { readonly kept: ResidentRow; readonly onBack: () => void }) => {
  const events = useService(ArchiveEvents);
  const [ids, today] = [useService(IdSource), useService(Clock).today()];
  const notify = useNotify();
  const [id] = useState(() => ids.next());
  const [chosen, setTake] = useState<readonly TakenField[]>();
  const [reason, setReason] = useState('');
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  const { value, failure, reload } = useLoaded(createMergePreview, events, resident.id, kept.id);
  const box = useRef<HTMLInputElement>(null);
  const ready = value !== undefined;
  // The only thing to be typed; the window began without it.
  useEffect(() => (ready ? box.current?.focus() : undefined), [ready]);
  const take = chosen ?? (value ? takenAtFirst(value) : []);
  const submit = async (form: FormEvent): Promise<void> => {
    form.preventDefault();
    if (busy || !value) return;
    if (reason.trim() === '') {
      setTrouble('请填写合并原因');
      return box.current?.focus();
    }
    setBusy(true);
    setTrouble('');
    try {
      const event = { type: 'VOID', on: today, reason: reason.trim(), keptId: kept.id } as const;
      const answer = await events.apply(resident.id, id, event, { take });
      if (!answer.ok) return setTrouble(answer.failure.message);
      notify({ text: mergedText(kept.name, answer.value.moved ?? 0), kind: 'good' });
      onDone();
    } catch (thrown) {
      const { message, advice } = wordsOf(thrown);
      setTrouble([message, advice].filter(Boolean).join(' '));
    } finally {
      setBusy(false);
    }
  };
  return (
    <DialogBox
      title={`合并档案：${resident.name}`}
      width={560}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onBack}>重新选择</Button>
          <Button type="submit" form="merge-files" look="danger" busy={busy} disabled={!value}>
            {busy ? '正在合并…' : '确定合并'}
          </Button>
        </>
      }
    >
      {failure ? <FaultState fault={failure} onRetry={reload} /> : null}
      {!value && !failure ? <LoadingState label="正在核对两份档案…" /> : null}
      {value ? (
        <form id="merge-files" className="gw-merge" noValidate onSubmit={(event) => void submit(event)}>
          <p>
            保留：<strong>{kept.name}</strong> <span className="gw-num">{kept.idNumber || '暂无身份证号'}</span>{' '}
            <span className="gw-muted">{kept.villageName}</span>
          </p>
          {kept.name === resident.name ? null : (
            <p className="gw-note gw-note--danger" role="alert">
              两份档案的姓名不同（{resident.name}、{kept.name}），请核对确为同一人。
            </p>
          )}
          <Preview preview={value} take={take} onTake={setTake} />
          <div className="gw-new-field">
            <label htmlFor="merge-reason">
              合并原因<b aria-hidden="true">*</b>
            </label>
            <input
              ref={box}
              id="merge-reason"
              className="gw-input"
              type="text"
              maxLength={200}
              placeholder="如：同一人重复建档"
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </div>
          <p className="gw-muted">
            家人档案里写的改指保留的档案。30 天内可以在这份档案的“档案状态”里撤销合并，没有再动过的移回原处。
          </p>
          {trouble === '' ? null : (
            <p className="gw-note gw-note--danger" role="alert">
              没有合并：{trouble}
            </p>
          )}
        </form>
      ) : null}
    </DialogBox>
  );
};

const Preview = ({
  preview,
  take,
  onTake,
}: {
  readonly preview: MergePreview;
  readonly take: readonly TakenField[];
  readonly onTake: (take: readonly TakenField[]) => void;
}) => (
  <>
    <p>{movesMessage(preview)}</p>
    {preview.moves.length > 0 ? (
      <ul className="gw-merge-sheets">
        {preview.moves.map(({ formId, title, count }) => (
          <li key={formId}>
            {title}{' '}
            <span className="gw-merge-count">
              <strong>{count}</strong> 份
            </span>
          </li>
        ))}
      </ul>
    ) : null}
    {besideMessages(preview).map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
    {preview.stays.length > 0 ? (
      <p className="gw-note">
        保留的档案已有{preview.stays.map(({ title }) => `《${title}》`).join('、')}，这份档案里的留在原处，仍可查看。
      </p>
    ) : null}
    {preview.conflicts.map(({ field, kept, given }) => (
      <fieldset key={field} className="gw-merge-choice">
        <legend>{FIELD_LABELS[field]}不同，用哪一个？</legend>
        {[false, true].map((other) => (
          <label key={String(other)}>
            <input
              type="radio"
              name={field}
              checked={take.includes(field) === other}
              onChange={() => onTake([...take.filter((one) => one !== field), ...(other ? [field] : [])])}
            />
            {other ? `并入的档案：${given}` : `保留的档案：${kept || '（空）'}`}
          </label>
        ))}
      </fieldset>
    ))}
  </>
);
