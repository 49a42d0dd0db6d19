import type { KeyPlace } from './key-command.rules.ts';

/* What kind of thing an element of a form is, as far as typing goes. */

export type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isForEntry = (element: Element): element is Typed =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

const isTicked = ({ type }: Typed): boolean => type === 'radio' || type === 'checkbox' || type === 'file';

/** Whether its text is an answer: neither ticked nor chosen from the disk. */
export const isTyped = (element: Element): element is Typed => isForEntry(element) && !isTicked(element);

/** What a key means hangs on where it is pressed. */
export function placeOf(element: HTMLElement): KeyPlace {
  if (!isForEntry(element))
    return { kind: element.dataset['stop'] === undefined ? 'other' : 'figures', empty: false, multi: false };
  const empty = element.value === '';
  if (element instanceof HTMLTextAreaElement) return { kind: 'long-words', empty, multi: false };
  if (isTicked(element)) return { kind: 'choice', empty, multi: element.type === 'checkbox' };
  return {
    kind: element instanceof HTMLSelectElement || holdsFigures(element) ? 'figures' : 'words',
    empty,
    selected: isSelected(element),
    multi: false,
    table: element.dataset['row'] !== undefined,
  };
}

const FIGURES: ReadonlySet<string | undefined> = new Set(['integer', 'decimal', 'date']);
const holdsFigures = (element: HTMLElement): boolean =>
  FIGURES.has(element.closest<HTMLElement>('[data-field]')?.dataset['kind']);

const isSelected = (element: Element): boolean =>
  element instanceof HTMLInputElement && element.selectionStart === 0 && element.selectionEnd === element.value.length;
