import { Clock } from '@gongwei/application/shared';
import { ReminderCentre, type ReminderAct } from '@gongwei/application/reminders';
import { REMINDER_KINDS, REMINDER_STATE_LABELS, type Reminder } from '@gongwei/domain/reminders';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button, timeAgo, useService } from '../shared/index.ts';

type Noted = 'HANDLE' | 'IGNORE' | 'REOPEN';
const WORDS: { readonly [type in Noted]: { readonly does: string; readonly asks: string } } = {
  HANDLE: { does: '已处理', asks: '怎么处理的（可不填）' },
  IGNORE: { does: '忽略', asks: '为什么不用办（必填）' },
  REOPEN: { does: '重开', asks: '为什么重开（必填）' },
};
const NOTED: readonly Noted[] = ['HANDLE', 'IGNORE', 'REOPEN'];

type Props = {
  readonly reminder: Reminder;
  readonly busy: boolean;
  readonly refused: string | undefined;
  readonly onGo: () => void;
};

/** One reminder: pressed it leads to where it is done, and is read. */
export const ReminderRow = ({ reminder, busy, refused, onGo }: Props) => {
  const centre = useService(ReminderCentre);
  const now = useService(Clock).now();
  const navigate = useNavigate();
  const [noting, setNoting] = useState<Noted>();
  const [note, setNote] = useState('');
  const { id, kind, level, state, text, path, raisedAt, times, escalated, events, handledAt } = reminder;
  const act = async (wish: ReminderAct) => {
    if (await centre.act(id, wish)) setNoting(undefined);
  };
  const go = () => {
    if (events.includes('READ')) void centre.act(id, { type: 'READ' });
    onGo();
    void navigate(path);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (noting) void act({ type: noting, note });
  };
  const offered = NOTED.filter((type) => events.includes(type) && !(type === 'IGNORE' && level === '3'));
  return (
    <li data-level={level} data-unread={state === '0' || undefined}>
      <button type="button" className="gw-reminder-text" onClick={go}>
        {state === '0' ? <span className="gw-visually-hidden">未读：</span> : null}
        {text}
      </button>
      <div className="gw-reminder-foot">
        <span className="gw-muted">
          {level === '3' ? '紧急 · ' : ''}
          {escalated ? '下级没有及时看 · ' : ''}
          {REMINDER_KINDS[kind]} · {timeAgo(handledAt ?? raisedAt, now)}
          {times > 1 ? ` · 第 ${times} 次` : ''}
          {state === '0' || state === '1' ? '' : ` · ${REMINDER_STATE_LABELS[state]}`}
        </span>
        {events.includes('START') ? (
          <Button small look="quiet" busy={busy} onClick={() => void act({ type: 'START' })}>
            我来办
          </Button>
        ) : null}
        {offered.map((type) => (
          <Button
            key={type}
            small
            look="quiet"
            aria-expanded={noting === type}
            onClick={() => setNoting(noting === type ? undefined : type)}
          >
            {WORDS[type].does}
          </Button>
        ))}
      </div>
      {reminder.note === undefined ? null : <p className="gw-muted">说明：{reminder.note}</p>}
      {refused === undefined ? null : (
        <p className="gw-note gw-note--warn" role="alert">
          {refused}
        </p>
      )}
      {noting ? (
        <form onSubmit={submit}>
          <input
            className="gw-input"
            aria-label={WORDS[noting].asks}
            placeholder={WORDS[noting].asks}
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <Button type="submit" small look="primary" busy={busy} disabled={noting !== 'HANDLE' && note.trim() === ''}>
            {WORDS[noting].does}
          </Button>
        </form>
      ) : null}
    </li>
  );
};
