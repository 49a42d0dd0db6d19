import { flushSync } from 'react-dom';
import { firstPiece, writes } from './type-ahead.rules.ts';

/** Keeps what is typed while nobody can take it, and types it where the cursor stands afterwards. */
export type TypeAhead = {
  /** From now on keys are kept. */
  hold(): void;
  /** Types what was kept, until somebody holds again; then keys go their way. */
  play(): void;
  /** Lets keys go their way; answers with the text that was kept and is typed nowhere. */
  drop(): string;
};

/**
 * For keys that would go into the form or nowhere: those of a window above it are its own. `form` is the selector of the form
 * that gives way while it is being saved.
 */
export function createTypeAhead(form: string): TypeAhead {
  let kept: readonly string[] = [];
  let holding = false;
  const keep = (event: KeyboardEvent): void => {
    const target = event.target as Element;
    if (!writes(event) || (target !== document.body && !target.closest(form))) return;
    event.preventDefault();
    event.stopPropagation();
    kept = [...kept, event.key];
  };
  const release = (): void => {
    holding = false;
    document.removeEventListener('keydown', keep, true);
  };
  return {
    hold() {
      holding = true;
      document.addEventListener('keydown', keep, true);
    },
    play() {
      release();
      while (kept.length > 0 && !holding) {
        const { piece, rest } = firstPiece(kept);
        kept = rest;
        // As if it were typed: boxes hear of it, and what is selected gives way.
        if (piece.text !== '') flushSync(() => void document.execCommand('insertText', false, piece.text));
        if (piece.enter) document.activeElement?.dispatchEvent(enterPressed());
      }
    },
    drop() {
      release();
      const text = kept.filter((key) => key !== 'Enter').join('');
      kept = [];
      return text;
    },
  };
}

const enterPressed = (): KeyboardEvent =>
  new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
