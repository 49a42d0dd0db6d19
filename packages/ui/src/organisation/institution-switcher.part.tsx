import { lazy, Suspense, useState } from 'react';
import { Icon, useUserSession } from '../shared/index.ts';

const load = () => import('./institution-panel.part.tsx');
const Panel = lazy(() => load().then((module) => ({ default: module.InstitutionPanel })));

/** Shows the institution one works for and changes it. */
export const InstitutionSwitcher = () => {
  const session = useUserSession();
  const [open, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  if (!session) return null;
  const { institution } = session;
  const close = () => {
    setOpen(false);
    button?.focus();
  };
  return (
    <>
      <button
        ref={setButton}
        type="button"
        className="gw-header-button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={`当前机构：${institution.name}，切换机构`}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(!open)}
      >
        <Icon name="institution" />
        <span>{institution.name}</span>
        <Icon name="down" size={12} />
      </button>
      {open && button ? (
        <Suspense fallback={null}>
          <Panel target={button} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
};
