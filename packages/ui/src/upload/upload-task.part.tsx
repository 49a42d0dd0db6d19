import { Clock } from '@gongwei/application/shared';
import { UploadDesk, type TaskEvent, type TaskLook, type UploadTask as Task } from '@gongwei/application/upload';
import { BATCH_STATE_LABELS, PAUSE_REASONS } from '@gongwei/domain/upload';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { useList, type ActionTarget } from '../lists/index.ts';
import { Button, DialogBox, FaultState, LoadingState, useBehavior, useMay, useService } from '../shared/index.ts';
import { formatMoment } from '../shared/format.ts';
import { TaskReceiptPrint } from './task-receipt.part.tsx';
import { doneShare, givenBack, steersOf, taskTone, waitsUntil } from './upload-labels.rules.ts';
import { WordsWithPlaces } from '../shared/words-with-places.part.tsx';
import { useLook } from './use-look.ts';
import './upload.css';

type Props = {
  readonly target: ActionTarget;
  readonly onClose: () => void;
  /** Opens the window in which a refused account is put right. */
  readonly onAccounts: () => void;
};

/** A task of uploads as it goes on: how far it is, why it stands still, and pausing, resuming and stopping it. */
export const UploadTask = ({ target, ...rest }: Props) => {
  const desk = useService(UploadDesk);
  const id = target.rows[0]?.id ?? '';
  const look = useLook(useCallback(() => desk.task(id), [desk, id]));
  return look ? <Window look={look} {...rest} /> : null;
};

const STEER_LABELS: { readonly [type in TaskEvent['type']]: string } = {
  PAUSE: '暂停',
  RESUME: '继续',
  STOP: '停止',
  RETRY_FAILED: '重试失败',
};
const Window = ({ look, onClose, onAccounts }: Omit<Props, 'target'> & { readonly look: TaskLook }) => {
  const { value, fault, busy, refused } = useBehavior(look.shown$);
  const [edits, manages] = [useMay('tjscgl:E'), useMay('tjscgl:M')];
  const { session } = useList();
  const [stopping, setStopping] = useState<string>();
  const steer = async (event: TaskEvent) => {
    if (!(await look.steer(event))) return;
    setStopping(undefined);
    session.compare();
  };
  const offered = value ? steersOf(value).filter((type) => (type === 'STOP' ? manages : edits)) : [];
  return (
    <DialogBox
      title={value ? `任务 ${value.batchNo}` : '上传任务'}
      width={620}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>关闭</Button>
          {value ? <PrintReceipt task={value} /> : null}
          {offered.map((type) =>
            type === 'STOP' ? (
              <Button key={type} look="danger" busy={busy} onClick={() => setStopping((said) => said ?? '')}>
                停止…
              </Button>
            ) : (
              // One key for all of them: the cursor stays on the button that says 继续 now.
              <Button key="steer" look="primary" busy={busy} onClick={() => void steer({ type })}>
                {STEER_LABELS[type]}
              </Button>
            ),
          )}
        </>
      }
    >
      {value ? (
        <div className="gw-upload">
          <Progress task={value} />
          {value.state === '6' && (value.pauseReason === '2' || value.pauseReason === '3') ? (
            <p className="gw-note gw-note--danger">
              <span>平台不认这个账号，任务停着。改正并检验通过后自动接着传。</span>
              <Button small onClick={onAccounts}>
                改正平台账号
              </Button>
            </p>
          ) : null}
          {refused === undefined ? null : (
            <p className="gw-note gw-note--danger" role="alert">
              <WordsWithPlaces text={refused} onLeave={onClose} />
            </p>
          )}
          {fault ? <FaultState fault={fault} onRetry={look.reload} /> : null}
          {stopping === undefined ? null : (
            <form
              className="gw-upload-decide"
              onSubmit={(event) => {
                event.preventDefault();
                void steer({ type: 'STOP', reason: stopping });
              }}
            >
              <input
                ref={focused}
                className="gw-input"
                aria-label="停止的原因"
                placeholder="停止的原因（必填）；没有传的回到待上传"
                maxLength={200}
                value={stopping}
                onChange={(event) => setStopping(event.target.value)}
              />
              <Button type="submit" look="danger" busy={busy} disabled={stopping.trim() === ''}>
                停止任务
              </Button>
            </form>
          )}
        </div>
      ) : fault ? (
        <FaultState fault={fault} onRetry={look.reload} />
      ) : (
        <LoadingState />
      )}
    </DialogBox>
  );
};

/** Whoever asked to stop types why at once. */
const focused = (box: HTMLInputElement | null): void => box?.focus();

const PrintReceipt = ({ task }: { readonly task: Task }) => {
  const [printing, setPrinting] = useState(false);
  const printed = useCallback(() => setPrinting(false), []);
  if (task.total === 0) return null;
  return (
    <>
      <Button busy={printing} onClick={() => setPrinting(true)}>
        打印回执
      </Button>
      {printing ? <TaskReceiptPrint task={task} onClose={printed} /> : null}
    </>
  );
};

const Progress = ({ task }: { readonly task: Task }) => {
  const now = useService(Clock).now();
  const share = doneShare(task);
  const begins = waitsUntil(task, now);
  const pause = task.pauseReason as keyof typeof PAUSE_REASONS | undefined;
  const figures = [
    ['成功', task.success, undefined],
    ['失败', task.fail, `/uploadManage/uploadList?view=failed&batchNo=${task.batchNo}`],
    ['未知', task.unknown, `/uploadManage/uploadList?view=unknown&batchNo=${task.batchNo}`],
    ['等待', task.waiting, undefined],
    ['跳过', task.skipped, undefined],
    ...(task.state === '5' ? [['退回待上传', givenBack(task), undefined] as const] : []),
  ] as const;
  return (
    <>
      <p className="gw-upload-head">
        <b className="gw-upload-state" data-tone={taskTone(task.state)}>
          {BATCH_STATE_LABELS[task.state]}
        </b>
        {pause === undefined ? null : <span>（{PAUSE_REASONS[pause] ?? pause}）</span>}
        <span className="gw-muted">
          {task.creator} {formatMoment(task.createdAt, now)} 发起，账号 {task.account}
          {begins === undefined ? '' : `，${formatMoment(begins, now)} 开始`}
          {task.endedAt === undefined ? '' : `，${formatMoment(task.endedAt, now)} 结束`}
        </span>
      </p>
      <progress className="gw-upload-bar" max={100} value={share} aria-label={`已办 ${share}%`} />
      <dl className="gw-upload-figures">
        <div>
          <dt>总数</dt>
          <dd>{task.total}</dd>
        </div>
        {figures.map(([label, count, path]) => (
          <div key={label} data-bad={(count > 0 && path !== undefined) || undefined}>
            <dt>{label}</dt>
            <dd>
              {count > 0 && path !== undefined ? (
                <Link to={path} title={`打开${label}的名单`}>
                  {count}
                </Link>
              ) : (
                count
              )}
            </dd>
          </div>
        ))}
      </dl>
      {task.remark === undefined ? null : <p>备注：{task.remark}</p>}
      {task.reason === undefined ? null : <p>停止的原因：{task.reason}</p>}
    </>
  );
};
