import { ReminderCentre } from '@gongwei/application/reminders';
import { lazy, Suspense, useCallback } from 'react';
import { Button, Strokes, useBehavior, useService } from '../shared/index.ts';
import './bell.css';

const Panel = lazy(() => import('./reminder-panel.part.tsx').then((module) => ({ default: module.ReminderPanel })));

/** Not among the icons of the log-in page. */
const BELL = 'M3.5 11.5h9L11.3 9.8V7a3.3 3.3 0 0 0-6.6 0v2.8ZM6.8 13.2h2.4M8 3.7V2.3';

/** The header's way to what one has to do; its badge counts what nobody read. */
export const ReminderBell = () => {
  const centre = useService(ReminderCentre);
  const unread = useBehavior(centre.unread$);
  const open = useBehavior(centre.shown$);
  const close = useCallback(() => centre.show(false), [centre]);
  const label = unread === 0 ? '提醒' : `提醒，${unread} 条未读`;
  return (
    <span className="gw-bell">
      <Button look="icon" aria-label={label} title={label} aria-expanded={open} onClick={() => centre.show(!open)}>
        <Strokes path={BELL} size={16} />
        {unread === 0 ? null : (
          <span className="gw-badge" aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <Panel onClose={close} />
        </Suspense>
      ) : null}
    </span>
  );
};
