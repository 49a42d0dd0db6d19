import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';

type Props = {
  readonly label: string;
  readonly children: ReactNode;
  /** The button below which it hangs; it gets the focus back. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
};

const FOCUSABLE = 'input:not(:disabled), button[tabindex="0"], button:not([tabindex]):not(:disabled), [tabindex="0"]';

/** A small sheet below a button: Esc closes it, so does whatever is done beside it. Stands in the document behind its button. */
export const Floating = ({ label, children, anchor, onClose }: Props) => {
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = sheet.current;
    if (!box) return;
    // At the right edge of the screen it hangs to the left.
    if (box.getBoundingClientRect().right > document.documentElement.clientWidth - 8) box.dataset['side'] = 'end';
    box.querySelector<HTMLElement>('[data-start]')?.focus();
    if (!box.contains(document.activeElement)) box.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  }, []);
  useEffect(() => {
    const beside = ({ target }: Event): void => {
      if (target instanceof Node && !sheet.current?.contains(target) && !anchor?.contains(target)) onClose();
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      anchor?.focus();
      onClose();
    };
    const box = sheet.current;
    box?.addEventListener('keydown', escape);
    document.addEventListener('pointerdown', beside);
    document.addEventListener('focusin', beside);
    return () => {
      box?.removeEventListener('keydown', escape);
      document.removeEventListener('pointerdown', beside);
      document.removeEventListener('focusin', beside);
    };
  }, [anchor, onClose]);
  return (
    <div ref={sheet} className="gw-floating" role="dialog" aria-label={label}>
      {children}
    </div>
  );
};
