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
  owner = '',
  look,
  small,
  className,
  tabIndex,
}: {
  readonly entries: readonly MenuEntry[];
  readonly children: ReactNode;
  readonly label?: string;
  /** Whose menu it is, where that may become another one: an open menu is never another's. */
  readonly owner?: string;
  readonly look?: ButtonProps['look'];
  readonly small?: boolean;
  readonly className?: string;
  /** -1 in a row without the cursor: Tab passes over it. */
  readonly tabIndex?: number;
}) => {
  const [opened, setOpened] = useState<string>();
  const open = opened === owner;
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const close = () => {
    setOpened(undefined);
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
        onClick={() => setOpened(open ? undefined : owner)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpened(owner);
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
