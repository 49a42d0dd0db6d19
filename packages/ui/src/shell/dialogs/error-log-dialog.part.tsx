import { ErrorLog } from '@gongwei/application/shell';
import { Clock } from '@gongwei/application/shared';
import type { ClientLogEntry } from '@gongwei/domain/shell';
import { useState } from 'react';
import { Button, DialogBox, EmptyState, formatMoment, useBehavior, useService, wordsOf } from '../../shared/index.ts';
import { LogQuestion } from './error-log-question.part.tsx';
import type { ShellDialogProps } from './shell-dialogs.tsx';
import './error-log.css';

type Outcome = { readonly good: boolean; readonly text: string };

/** What went wrong on this device: to look at, to send, to clear; the last two ask first. */
export const ErrorLogDialog = ({ onClose }: ShellDialogProps) => {
  const log = useService(ErrorLog);
  const entries = useBehavior(log.entries$);
  const now = useService(Clock).now();
  const [asked, setAsked] = useState<'upload' | 'clear'>();
  const [outcome, setOutcome] = useState<Outcome>();
  const upload = async (): Promise<void> => {
    try {
      await log.upload();
      setOutcome({ good: true, text: '发送成功!' });
    } catch (failure) {
      setOutcome({ good: false, text: `没有发送成功：${wordsOf(failure).message}` });
    }
    setAsked(undefined);
  };
  const clear = async (): Promise<void> => {
    log.clear();
    setOutcome({ good: true, text: '清空成功!' });
    setAsked(undefined);
  };
  const nothing = entries.length === 0;
  return (
    <DialogBox
      title="错误日志"
      width={760}
      initialFocus=".gw-log-close"
      onClose={onClose}
      actions={
        <>
          <Button look="danger" disabled={nothing} onClick={() => setAsked('clear')}>
            清空
          </Button>
          <Button disabled={nothing} onClick={() => setAsked('upload')}>
            上传到服务器
          </Button>
          <Button look="primary" className="gw-log-close" onClick={onClose}>
            关闭
          </Button>
        </>
      }
    >
      <p className="gw-muted">
        本机记下的程序错误，最多 50 条，不含姓名、证件号、电话和住址。上传后可帮助开发人员查找原因。
      </p>
      <p
        className={`gw-log-outcome${outcome ? ` gw-note gw-note--${outcome.good ? 'good' : 'danger'}` : ''}`}
        role="status"
      >
        {outcome?.text}
      </p>
      {nothing ? (
        <EmptyState icon="check" title="没有错误记录" />
      ) : (
        <ul className="gw-log" aria-label="错误记录">
          {entries.map((entry) => (
            <LogLine key={`${entry.time}${entry.type}${entry.message}${entry.url}`} entry={entry} now={now} />
          ))}
        </ul>
      )}
      {asked ? (
        <LogQuestion what={asked} onYes={asked === 'upload' ? upload : clear} onNo={() => setAsked(undefined)} />
      ) : null}
    </DialogBox>
  );
};

const KIND_LABELS: Readonly<Record<string, string>> = { error: '脚本', rejection: '请求', render: '页面' };

const LogLine = ({ entry, now }: { readonly entry: ClientLogEntry; readonly now: Date }) => (
  <li>
    <div className="gw-log-head">
      <time dateTime={entry.time}>{formatMoment(entry.time, now)}</time>
      <span className="gw-chip">{KIND_LABELS[entry.type] ?? entry.type}</span>
      <span className="gw-log-url">{entry.url}</span>
    </div>
    <p>{entry.message || '没有说明'}</p>
    {entry.stack || entry.info ? (
      <details>
        <summary>出错位置</summary>
        <pre>{[entry.stack, entry.info].filter(Boolean).join('\n')}</pre>
      </details>
    ) : null}
  </li>
);
