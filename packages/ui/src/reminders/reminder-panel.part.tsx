import { ReminderCentre } from '@gongwei/application/reminders';
import { REMINDER_KINDS, type ReminderKind } from '@gongwei/domain/reminders';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button, EmptyState, FaultState, Icon, LoadingState, useBehavior, useService } from '../shared/index.ts';
import { QuietSettings } from './quiet-settings.part.tsx';
import { ReminderRow } from './reminder-row.part.tsx';
import './reminders.css';

type Shown = ReminderKind | 'all' | 'past';
const KINDS = Object.entries(REMINDER_KINDS) as readonly (readonly [ReminderKind, string])[];

/** What is to be done, by kind, and what was; each leads to where it is done. */
export const ReminderPanel = ({ onClose }: { readonly onClose: () => void }) => {
  const centre = useService(ReminderCentre);
  const { open, past, fault, busy, refused } = useBehavior(centre.state$);
  const [shown, setShown] = useState<Shown>('all');
  const [quiet, setQuiet] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  useEffect(() => {
    const away = (event: MouseEvent) => {
      const inside = event.target instanceof Element && event.target.closest('.gw-bell, .gw-reminders');
      if (!inside) onClose();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('mousedown', away);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('mousedown', away);
      document.removeEventListener('keydown', escape);
    };
  }, [onClose]);
  const page = shown === 'past' ? past : open;
  const rows = page?.rows.filter(({ kind }) => shown === 'all' || shown === 'past' || kind === shown) ?? [];
  const tabs: readonly (readonly [Shown, string, number | undefined])[] = [
    ['all', '待办', open?.open],
    ...KINDS.filter(([kind]) => (open?.kinds[kind] ?? 0) > 0).map(
      ([kind, label]) => [kind, label, open?.kinds[kind]] as const,
    ),
    ['past', '办过的', undefined],
  ];
  // Beside the frame, not inside of its header: themes give that colours of its own.
  return createPortal(
    <div ref={frame} className="gw-reminders" role="dialog" aria-label="提醒" tabIndex={-1}>
      <header>
        <h2>提醒</h2>
        <Button small look="quiet" disabled={!open || open.unread === 0} onClick={() => void centre.readAll()}>
          全部已读
        </Button>
        <Button small look="quiet" aria-expanded={quiet} onClick={() => setQuiet(!quiet)}>
          免打扰
        </Button>
        <Button small look="icon" aria-label="关闭提醒" onClick={onClose}>
          <Icon name="close" size={12} />
        </Button>
      </header>
      {quiet ? <QuietSettings /> : null}
      <nav aria-label="提醒类型">
        {tabs.map(([key, label, count]) => (
          <button
            key={key}
            type="button"
            className="gw-view"
            aria-current={shown === key || undefined}
            onClick={() => {
              setShown(key);
              if (key === 'past') centre.askPast();
            }}
          >
            {label}
            {count === undefined || count === 0 ? null : <span className="gw-muted">{count}</span>}
          </button>
        ))}
      </nav>
      <div className="gw-reminders-body">
        {fault ? <FaultState fault={fault} onRetry={centre.reload} /> : null}
        {page === undefined && !fault ? <LoadingState /> : null}
        {page !== undefined && rows.length === 0 ? (
          <EmptyState icon="check" title={shown === 'past' ? '近 90 天没有办过的提醒' : '没有要办的提醒'} />
        ) : null}
        <ul>
          {rows.map((one) => (
            <ReminderRow
              key={one.id}
              reminder={one}
              busy={busy === one.id}
              refused={refused?.id === one.id ? refused.message : undefined}
              onGo={onClose}
            />
          ))}
        </ul>
        {page && shown === 'all' && page.open > page.rows.length ? (
          <p className="gw-muted">先列出 {page.rows.length} 条，办完再列其余。</p>
        ) : null}
      </div>
    </div>,
    document.body,
  );
};
