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
  const empty = isForEntry(element) && element.value === '';
  if (element instanceof HTMLTextAreaElement) return { kind: 'long-words', empty, multi: false };
  if (!isForEntry(element))
    return { kind: element.dataset['stop'] === undefined ? 'other' : 'figures', empty: false, multi: false };
  if (isTicked(element)) return { kind: 'choice', empty, multi: element.type === 'checkbox' };
  const type = element.closest<HTMLElement>('[data-field]')?.dataset['kind'];
  const figures = type === 'integer' || type === 'decimal' || type === 'date' || element instanceof HTMLSelectElement;
  const table = element.dataset['row'] !== undefined;
  const whole = element instanceof HTMLInputElement && element.selectionEnd === element.value.length;
  const selected = whole && element.selectionStart === 0;
  return { kind: figures ? 'figures' : 'words', empty, selected, multi: false, table };
}
