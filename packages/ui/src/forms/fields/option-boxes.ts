import type { FieldDefinition, Option } from '@gongwei/domain/forms';
import { codeShown } from './option-code.rules.ts';

/*
 * The boxes of a choice, made as the browser's own elements. A form has some hundred of them, three elements each: kept by React
 * they were a third of what opening one takes, and nothing of them ever changes but which are ticked.
 */

/** One copy for all fields with the same options, e.g. those of a code table. */
const made = new WeakMap<readonly Option[], Map<boolean, DocumentFragment>>();

function madeOf(options: readonly Option[], multi: boolean): DocumentFragment {
  const kinds = made.get(options) ?? new Map<boolean, DocumentFragment>();
  made.set(options, kinds);
  const known = kinds.get(multi);
  if (known) return known;
  const all = document.createDocumentFragment();
  for (const option of options) {
    const label = document.createElement('label');
    label.className = 'gwf-option';
    const box = document.createElement('input');
    box.type = multi ? 'checkbox' : 'radio';
    box.value = option.code;
    const code = document.createElement('b');
    code.textContent = codeShown(option) ?? '';
    label.append(box, code, option.label);
    all.append(label);
  }
  kinds.set(multi, all);
  return all;
}

/** Puts the boxes of a field into the element that holds them. */
export function fillOptions(at: HTMLElement, field: FieldDefinition, options: readonly Option[]): void {
  const abnormal = ('abnormal' in field ? field.abnormal : undefined) ?? [];
  const all = madeOf(options, field.type === 'multi').cloneNode(true) as DocumentFragment;
  for (const label of all.children) {
    const box = label.firstElementChild as HTMLInputElement;
    box.name = field.key;
    if (abnormal.includes(box.value)) (label as HTMLElement).dataset['abnormal'] = 'true';
  }
  at.append(all);
}

/** Ticks the chosen ones. The focus order stops at the first of them, where none is chosen at the first box. */
export function tickOptions(at: HTMLElement, chosen: readonly string[]): void {
  const boxes = [...at.children].map((label) => label.firstElementChild as HTMLInputElement);
  const stop = boxes.find((box) => chosen.includes(box.value)) ?? boxes[0];
  const stopsThere = stop?.dataset['stop'] === '';
  for (const box of boxes) {
    const ticked = chosen.includes(box.value);
    if (box.checked !== ticked) box.checked = ticked;
    if (stopsThere) continue;
    if (box === stop) box.dataset['stop'] = '';
    else delete box.dataset['stop'];
    // The arrows move among check boxes; the tab order holds one of them.
    if (box.type === 'checkbox') box.tabIndex = box === stop ? 0 : -1;
  }
}
