import { ReminderCentre } from '@gongwei/application/reminders';
import { lazy, Suspense, useCallback } from 'react';
import { Button, Icon, useBehavior, useService } from '../shared/index.ts';
import './bell.css';

const Panel = lazy(() => import('./reminder-panel.part.tsx').then((module) => ({ default: module.ReminderPanel })));

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
        <Icon name="bell" />
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
