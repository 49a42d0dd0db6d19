import type { FormSession } from '@gongwei/application/forms';
import { fieldOf } from './form-dom.ts';

/**
 * What a click does to a radio or check box of a choice; a step of the arrows clicks, too, but not `byHand`. Before the click the browser
 * has told by `data-was` whether the radio was chosen: one that is clicked once more is not chosen after all.
 */
export const createBoxClicks =
  (session: FormSession, pick: (key: string, code: string) => void) =>
  (box: HTMLInputElement, byHand: boolean): void => {
    const key = fieldOf(box);
    if (key === undefined) return;
    if (box.type === 'checkbox' || !isChosen(session.field$(key).value.value, box.value)) pick(key, box.value);
    else if (byHand && box.dataset['was'] === 'on') session.change(key, undefined);
  };

const isChosen = (value: unknown, code: string): boolean =>
  typeof value === 'boolean' ? value === (code === '1') : String(value) === code;
