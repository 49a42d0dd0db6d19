import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import { Button } from './button.part.tsx';
import { Icon } from './icon.part.tsx';
import { staysUntilClosed, withNotice, type Notice, type ShownNotice } from './notices.rules.ts';
import './notices.css';

export type { Notice } from './notices.rules.ts';

/** Milliseconds a notice stays. */
const STAYS = 5_000;
const STAYS_WITH_ACTION = 12_000;

const Notices = createContext<(notice: Notice) => void>(() => {});

/** Tells something short that needs no answer; errors stay until closed, the rest goes by itself. */
export const useNotify = () => use(Notices);

/** Shows one notice at a time, at the top right beside the tabs, and reads it to screen readers. */
export const NoticesProvider = ({ children }: { readonly children: ReactNode }) => {
  const [shown, setShown] = useState<readonly ShownNotice[]>([]);
  const close = useCallback((id: number) => setShown((all) => all.filter((one) => one.id !== id)), []);
  const notify = useCallback((notice: Notice) => setShown((all) => withNotice(all, notice)), []);
  const top = shown.at(-1);
  return (
    <Notices value={notify}>
      {children}
      <div className="gw-notices" role="status">
        {top ? <NoticeLine key={top.id} notice={top} onClose={close} /> : null}
      </div>
    </Notices>
  );
};

const ICONS = { good: 'check', info: 'info', warn: 'alert', danger: 'alert' } as const;

const NoticeLine = ({ notice, onClose }: { readonly notice: ShownNotice; readonly onClose: (id: number) => void }) => {
  const { id, kind = 'good', action } = notice;
  const stays = staysUntilClosed(notice);
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => onClose(id), action ? STAYS_WITH_ACTION : STAYS);
    return () => clearTimeout(timer);
  }, [stays, action, onClose, id]);
  return (
    <div className={`gw-notice gw-notice--${kind}`}>
      <Icon name={ICONS[kind]} />
      <span>{notice.text}</span>
      {action ? (
        <Button
          look="quiet"
          small
          onClick={() => {
            onClose(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <Button look="icon" small aria-label="关闭提示" onClick={() => onClose(id)}>
        <Icon name="close" size={12} />
      </Button>
    </div>
  );
};
