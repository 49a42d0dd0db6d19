import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import { Button } from './button.part.tsx';
import { Icon } from './icon.part.tsx';
import './notices.css';

export type Notice = {
  readonly text: string;
  readonly kind?: 'good' | 'danger' | 'warn';
  /** One thing that can be done about it, e.g. taking back what was just done. The notice stays long enough to reach for it. */
  readonly action?: { readonly label: string; readonly run: () => void };
};

/** Milliseconds a notice stays. */
const STAYS = 5_000;
const STAYS_WITH_ACTION = 12_000;

const Notices = createContext<(notice: Notice) => void>(() => {});

/** Tells something short that needs no answer; errors stay until closed, the rest goes by itself. */
export const useNotify = () => use(Notices);

/** Shows notices at the foot of the screen and reads them to screen readers. */
export const NoticesProvider = ({ children }: { readonly children: ReactNode }) => {
  const [shown, setShown] = useState<readonly (Notice & { readonly id: number })[]>([]);
  const close = useCallback((id: number) => setShown((all) => all.filter((one) => one.id !== id)), []);
  const notify = useCallback(
    (notice: Notice) => setShown((all) => [...all.slice(-2), { ...notice, id: (all.at(-1)?.id ?? 0) + 1 }]),
    [],
  );
  return (
    <Notices value={notify}>
      {children}
      <div className="gw-notices" role="status">
        {shown.map((notice) => (
          <NoticeLine key={notice.id} notice={notice} onClose={close} />
        ))}
      </div>
    </Notices>
  );
};

const NoticeLine = ({
  notice,
  onClose,
}: {
  readonly notice: Notice & { readonly id: number };
  readonly onClose: (id: number) => void;
}) => {
  const { id, kind, action } = notice;
  const stays = kind === 'danger';
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => onClose(id), action ? STAYS_WITH_ACTION : STAYS);
    return () => clearTimeout(timer);
  }, [stays, action, onClose, id]);
  return (
    <div className={`gw-notice gw-notice--${notice.kind ?? 'good'}`}>
      <Icon name={notice.kind === undefined || notice.kind === 'good' ? 'check' : 'alert'} />
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
