import { useEffect, useId, useRef, type FormEvent, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.part.tsx';
import { noDayWithin } from './day/no-day.ts';
import type { DialogProps } from './dialog.part.tsx';
import { Icon } from './icon.part.tsx';
import './dialog.css';

const PROPOSED = '.gw-dialog-actions .gw-button--primary';
/** Where the cursor starts: the line to fill in, else the proposed answer. */
const START = [
  '.gw-dialog-body input[type=text], .gw-dialog-body input:not([type])',
  PROPOSED,
  '.gw-dialog-actions button',
];

/**
 * The proposed answer is still being worked out: the window itself waits with the cursor, so that an Enter pressed too early is lost and
 * does not mean 取消; once the answer can be given, and nobody went elsewhere, it has the cursor.
 */
function focusOnceAble(window: HTMLDialogElement, answer: HTMLButtonElement): () => void {
  window.tabIndex = -1;
  window.focus();
  const watch = new MutationObserver(() => {
    if (answer.disabled) return;
    watch.disconnect();
    if (document.activeElement === window) answer.focus();
  });
  watch.observe(answer, { attributes: true, attributeFilter: ['disabled'] });
  return () => watch.disconnect();
}

/**
 * The lazy half of `DialogBox`: the browser's own modal window, which traps the focus and takes the rest of the page out
 * of reach. (Fluent's left the page hidden from screen readers once it was unmounted.) A press beside it closes what is only
 * looked at: what was filled in would be gone by a slip of the hand.
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
    const first = start
      .map((selector) => window?.querySelector<HTMLElement>(`:is(${selector}):not(:disabled)`))
      .find(Boolean);
    const proposed = window?.querySelector<HTMLButtonElement>(PROPOSED);
    const late = proposed?.disabled === true && first?.closest('.gw-dialog-actions') ? proposed : undefined;
    const stopWaiting = late && window ? focusOnceAble(window, late) : first?.focus();
    // What stands there is replaced by what is typed: a day proposed, a name to be changed.
    if (first instanceof HTMLInputElement && first.type === 'text') first.select();
    return () => {
      stopWaiting?.();
      window?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [initialFocus]);
  useCursorKept(box);
  useOwnKeysOnly(box);
  usePressBeside(box, mustAnswer ? undefined : onClose);
  return createPortal(
    <dialog
      ref={box}
      className="gw-dialog"
      style={{ maxWidth: width }}
      aria-labelledby={heading}
      onSubmitCapture={refuseNoDay}
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

/** Nothing is confirmed over a day that is none: it has the cursor, its own sentence stands below it. */
const refuseNoDay = (event: FormEvent<HTMLElement>): void => {
  const none = noDayWithin(event.target as HTMLElement);
  if (!none) return;
  event.preventDefault();
  event.stopPropagation();
  none.focus();
};

/** A press beside the frame, which hits the dialog itself, closes the window, unless something is filled in there. */
function usePressBeside(box: RefObject<HTMLDialogElement | null>, onClose: (() => void) | undefined): void {
  const touched = useRef(false);
  useEffect(() => {
    const window = box.current;
    if (!window || !onClose) return undefined;
    const gone = new AbortController();
    const { signal } = gone;
    const pressed = ({ target }: Event) => {
      if (target === window && !touched.current && !window.querySelector('form, textarea')) onClose();
    };
    const changed = ({ target }: Event) => {
      // What is only sought is found again.
      touched.current ||= !(target as HTMLElement).matches('[role=combobox], [type=search]');
    };
    window.addEventListener('mousedown', pressed, { signal });
    window.addEventListener('input', changed, { signal });
    return () => gone.abort();
  }, [box, onClose]);
}

/** What went wrong may be said below the edge of a long window. */
function showAlerts(changes: readonly MutationRecord[]): void {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node instanceof HTMLElement && node.matches('[role=alert]')) node.scrollIntoView({ block: 'nearest' });
}

/** An answer that turns out to be none, or goes away, leaves the cursor with the window, not nowhere; one that comes back has it again. */
function useCursorKept(box: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const window = box.current;
    if (!window) return undefined;
    let stopWaiting: (() => void) | undefined;
    const watch = new MutationObserver((changes) => {
      showAlerts(changes);
      if (document.activeElement === document.body && changes.some(({ removedNodes }) => removedNodes.length > 0)) {
        window.tabIndex = -1;
        window.focus();
        return;
      }
      const lost = changes.map(({ target }) => target).find((target) => target === document.activeElement);
      if (!(lost instanceof HTMLButtonElement && lost.disabled)) return;
      stopWaiting?.();
      stopWaiting = focusOnceAble(window, lost);
    });
    watch.observe(window, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
    return () => {
      watch.disconnect();
      stopWaiting?.();
    };
  }, [box]);
}

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
