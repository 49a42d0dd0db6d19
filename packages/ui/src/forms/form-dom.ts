/* What the form reads from and does to its own elements. Everything is found by `data-` attributes under the root. */

export const fieldElement = (root: HTMLElement, key: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-field="${CSS.escape(key)}"]`);

/** The field an element belongs to. */
export const fieldOf = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[data-field]')?.dataset['field'];

export const sectionOf = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[data-section]')?.dataset['section'];

/** The places inside a field where the focus order stops, in order: one for most, every cell of a table. */
export const stopsOf = (field: HTMLElement): readonly HTMLElement[] => [
  ...field.querySelectorAll<HTMLElement>('[data-stop=""]'),
];

/** Says what is wrong with a field also while the cursor is in it: somebody was led there because of it. */
export function explain(root: HTMLElement | null, key: string): void {
  const field = root && fieldElement(root, key);
  if (!field) return;
  field.dataset['led'] = '';
  field.scrollIntoView({ block: 'nearest' });
}

/** Puts the cursor into an element, selects what a text box holds, and keeps it clear of the bars at top and bottom. */
export function putCursor(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (element instanceof HTMLInputElement && element.type === 'text') element.select();
  element.scrollIntoView({ block: 'nearest' });
}

/** The next stop inside the same field, where there is one (tables). */
export function stopBeside(field: HTMLElement, from: Element, by: 1 | -1): HTMLElement | undefined {
  const stops = stopsOf(field);
  const at = stops.indexOf(from as HTMLElement);
  return at === -1 ? undefined : stops[at + by];
}

/** Check boxes of one field: the arrows move among them and the tab order holds only one. */
export function moveAmong(box: HTMLInputElement, by: 1 | -1): void {
  const boxes = [...(box.closest('[data-field]')?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])];
  const next = boxes[(boxes.indexOf(box) + by + boxes.length) % boxes.length];
  if (!next) return;
  for (const one of boxes) one.tabIndex = one === next ? 0 : -1;
  next.focus();
}
