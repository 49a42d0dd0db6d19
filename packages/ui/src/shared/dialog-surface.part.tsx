import { useEffect, useId, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.part.tsx';
import type { DialogProps } from './dialog.part.tsx';
import { Icon } from './icon.part.tsx';
import './dialog.css';

/** Where the cursor starts: the line to fill in, else the proposed answer. */
const START = [
  '.gw-dialog-body input[type=text], .gw-dialog-body input:not([type])',
  '.gw-dialog-actions .gw-button--primary',
  '.gw-dialog-actions button',
];

/**
 * The lazy half of `DialogBox`: the browser's own modal window, which traps the focus and takes the rest of the page out
 * of reach. (Fluent's left the page hidden from screen readers once it was unmounted.) A click beside it does not close it:
 * what was chosen in it would be gone by a slip of the hand.
 */
export const DialogWindow = ({
  title,
  children,
  actions,
  width = 480,
  initialFocus,
  mustAnswer,
  onClose,
}: DialogProps) => {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const window = box.current;
    const opener = document.activeElement;
    window?.showModal();
    const start = initialFocus === undefined ? START : [initialFocus, ...START];
    start
      .map((selector) => window?.querySelector<HTMLElement>(`:is(${selector}):not(:disabled)`))
      .find(Boolean)
      ?.focus();
    return () => {
      window?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [initialFocus]);
  useOwnKeysOnly(box);
  useEffect(() => {
    const window = box.current;
    if (!window || mustAnswer) return;
    // A press beside the frame hits the dialog itself.
    const pressed = (event: MouseEvent) => {
      if (event.target === window) onClose();
    };
    window.addEventListener('mousedown', pressed);
    return () => window.removeEventListener('mousedown', pressed);
  }, [mustAnswer, onClose]);
  return createPortal(
    <dialog
      ref={box}
      className="gw-dialog"
      style={{ maxWidth: width }}
      aria-labelledby={heading}
      onCancel={(event) => {
        // React hands up the Escape of a window opened by this one, and files that were not chosen after all.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!mustAnswer) onClose();
      }}
    >
      <div className="gw-dialog-frame">
        <header className="gw-dialog-head">
          <h2 id={heading}>{title}</h2>
          {mustAnswer ? null : (
            <Button look="icon" small aria-label="关闭" onClick={onClose}>
              <Icon name="close" />
            </Button>
          )}
        </header>
        <div className="gw-dialog-body">{children}</div>
        <footer className="gw-dialog-actions">{actions}</footer>
      </div>
    </dialog>,
    document.body,
  );
};

/**
 * One press of Enter answers one question: what is left of a press that opened the window, and of a key held down, presses no
 * button of it. (The browser sends a key in two parts; the second finds the focus on the proposed answer already.)
 */
function useOwnKeysOnly(box: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const window = box.current;
    let begun = false;
    const down = (event: KeyboardEvent): void => {
      begun = true;
      if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement) event.preventDefault();
    };
    const rest = (event: KeyboardEvent): void => {
      if (!begun) event.preventDefault();
    };
    window?.addEventListener('keydown', down);
    window?.addEventListener('keypress', rest);
    return () => {
      window?.removeEventListener('keydown', down);
      window?.removeEventListener('keypress', rest);
    };
  }, [box]);
}
