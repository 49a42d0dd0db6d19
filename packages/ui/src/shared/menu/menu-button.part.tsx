import { lazy, Suspense, useState, type ReactNode } from 'react';
import { buttonClass, type ButtonProps } from '../button.part.tsx';
import type { MenuIconName } from './menu-icon-paths.ts';

export type MenuEntry =
  | {
      readonly kind?: 'action';
      readonly key: string;
      readonly label: string;
      readonly icon?: MenuIconName;
      readonly disabled?: boolean;
      readonly onPick: () => void;
    }
  | {
      readonly kind: 'check';
      readonly key: string;
      readonly label: string;
      readonly checked: boolean;
      readonly disabled?: boolean;
      readonly onPick: () => void;
    }
  | { readonly kind: 'divider'; readonly key: string }
  | { readonly kind: 'heading'; readonly key: string; readonly label: string };

const load = () => import('./menu-list.part.tsx');
const MenuList = lazy(() => load().then((module) => ({ default: module.FloatingMenu })));

/** A button with a menu below. Fluent's menu comes over the wire when the pointer or the focus first gets near. */
export const MenuButton = ({
  entries,
  children,
  label,
  look,
  small,
  className,
  tabIndex,
}: {
  readonly entries: readonly MenuEntry[];
  readonly children: ReactNode;
  readonly label?: string;
  readonly look?: ButtonProps['look'];
  readonly small?: boolean;
  readonly className?: string;
  /** -1 in a row without the cursor: Tab passes over it. */
  readonly tabIndex?: number;
}) => {
  const [open, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const close = () => {
    setOpen(false);
    button?.focus();
  };
  return (
    <>
      <button
        ref={setButton}
        type="button"
        className={buttonClass(look, small, className)}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={label}
        title={label}
        tabIndex={tabIndex}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </button>
      {open && button ? (
        <Suspense fallback={null}>
          <MenuList target={button} entries={entries} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
};
