import type { FormSession } from '@gongwei/application/forms';
import type { FieldDefinition } from '@gongwei/domain/forms';
import { flushSync } from 'react-dom';
import { pressDigit, settleDigits, typedCodes } from './fields/digit-buffer.rules.ts';
import { optionsOf } from './fields/choice-field.part.tsx';
import { pickCode, typeCode } from './fields/entry.rules.ts';
import { fieldElement, putCursor, sectionOf, stopBeside, stopsOf } from './form-dom.ts';
import { nextInOrder } from './keys/focus-order.rules.ts';
import { idleBatcher } from './keys/idle-batcher.ts';

/** How long a digit may wait for a second one, in milliseconds. */
const DIGIT_PAUSE = 600;

export type FormRunner = ReturnType<typeof createFormRunner>;

/**
 * The hands of the keyboard: moves the cursor along the focus order and picks options. `mountAll` draws what is not drawn yet,
 * so that a jump always finds its field.
 */
export function createFormRunner(
  session: FormSession,
  order: readonly string[],
  root: () => HTMLElement | null,
  mountAll: () => void,
) {
  let waiting = { key: '', digits: '', cancel: (): void => {} };

  const fillable = (key: string): boolean => {
    const type = session.form.field(key).type;
    return type !== 'computed' && type !== 'resident' && session.field$(key).value.visible;
  };

  /** What was typed last may decide which question comes next and what stands there. */
  const catchUp = (): void => flushSync(session.catchUp);
  /** Other sections are drawn in a pause; the one the cursor goes to, before it arrives. */
  const drawWaiting = (): void => flushSync(idleBatcher.now);

  function focusField(key: string, from: 'first' | 'last' = 'first'): boolean {
    const at = root();
    if (!at) return false;
    if (!fieldElement(at, key)) mountAll();
    const field = fieldElement(at, key);
    const stops = field ? stopsOf(field) : [];
    const stop = from === 'first' ? stops[0] : stops.at(-1);
    if (stop) putCursor(stop);
    return stop !== undefined;
  }

  function step(from: Element, key: string | undefined, by: 1 | -1): void {
    const field = key === undefined ? null : from.closest<HTMLElement>('[data-field]');
    const beside = field && !leavesTable(field, from, by) ? stopBeside(field, from, by) : undefined;
    if (beside) return putCursor(beside);
    catchUp();
    for (
      let next = nextInOrder(order, fillable, key, by);
      next !== undefined;
      next = nextInOrder(order, fillable, next, by)
    ) {
      if (session.form.sectionOf(next) !== sectionOf(from)) drawWaiting();
      if (focusField(next, by === 1 ? 'first' : 'last')) return;
    }
  }

  function pick(key: string, code: string): void {
    session.change(key, pickCode(session.form.field(key), session.field$(key).value.value, code));
  }

  function type(key: string, code: string): void {
    session.change(key, typeCode(session.form.field(key), session.field$(key).value, code));
  }

  function settle(): void {
    waiting.cancel();
    const { key, digits } = waiting;
    waiting = { key: '', digits: '', cancel: () => {} };
    if (digits === '') return;
    const codes = codesOf(session.form.field(key));
    const code = codes.get(settleDigits(digits, [...codes.keys()]) ?? '');
    if (code !== undefined) type(key, code);
  }

  function digit(key: string, typed: string): void {
    if (waiting.key !== key) settle();
    waiting.cancel();
    const codes = codesOf(session.form.field(key));
    const press = pressDigit(waiting.digits, typed, [...codes.keys()]);
    const taken = press.take === undefined ? undefined : codes.get(press.take);
    if (taken !== undefined) {
      waiting = { key: '', digits: '', cancel: () => {} };
      return type(key, taken);
    }
    const timer = setTimeout(settle, DIGIT_PAUSE);
    waiting = { key, digits: press.waiting, cancel: () => clearTimeout(timer) };
  }

  /** The first field of a section that can be filled now. */
  function first(sectionKeys: readonly string[]): string | undefined {
    catchUp();
    drawWaiting();
    return sectionKeys.find(fillable);
  }

  return { focusField, step, pick, digit, settle, first, dispose: () => waiting.cancel() };
}

const codesOf = (field: FieldDefinition): ReadonlyMap<string, string> =>
  typedCodes(optionsOf(field).map((option) => option.code));

/** Enter in the first, empty cell of a table's last row leaves the table instead of walking through emptiness. */
function leavesTable(field: HTMLElement, from: Element, by: 1 | -1): boolean {
  if (
    by === -1 ||
    !(from instanceof HTMLInputElement || from instanceof HTMLSelectElement) ||
    from.dataset['column'] === undefined
  )
    return false;
  const row = from.closest('tr');
  return (
    from.value === '' &&
    row?.querySelector('[data-stop]') === from &&
    field.querySelector('tbody tr:last-child') === row
  );
}
