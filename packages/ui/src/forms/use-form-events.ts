import type { FormSession } from '@gongwei/application/forms';
import { useMemo, type FocusEvent, type FormEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { createBoxClicks } from './box-clicks.ts';
import { settledEntry, settledText, valueOfEntry } from './fields/entry.rules.ts';
import { fieldElement, fieldOf, moveAmong, sectionOf } from './form-dom.ts';
import type { FormPeople } from './people/form-people.ts';
import { idOfName } from './people/form-people.ts';
import type { FormRunner } from './form-runner.ts';
import { jumpTarget, nextInOrder } from './keys/focus-order.rules.ts';
import { commandOf, type KeyPlace } from './keys/key-command.rules.ts';
import { createSectionLeaving } from './sections/section-leaving.ts';
import { createRowCommands, type Tell } from './fields/row-commands.ts';
import { withCell } from './fields/table-rows.rules.ts';

type FormActs = {
  readonly save: () => void;
  readonly showKeys: () => void;
  readonly showIssues: () => void;
  readonly jumpTo: (sectionId: string) => void;
  readonly focusIndex: () => void;
  readonly sectionIds: readonly string[];
  /** The field behind which nothing is left to do: Enter there saves. */
  readonly saveAfter?: string | undefined;
  /** Says something short, e.g. how many fields were filled; with `undo` it can be taken back. */
  readonly tell: Tell;
};

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The four listeners of a form, all at its root: no field has one of its own. */
export function useFormEvents(
  session: FormSession,
  runner: FormRunner,
  people: FormPeople,
  acts: FormActs,
  readOnly: boolean,
) {
  return useMemo(() => {
    const enter = (element: Typed, settled: boolean): void => {
      const key = fieldOf(element);
      if (key === undefined || element.dataset['stop'] === undefined) return;
      const field = session.form.field(key);
      const { row, column, code, words } = element.dataset;
      // The words of a chosen region, or of somebody the list does not hold, stand there unchanged.
      if (code !== undefined && element.value === words) return;
      const read = settled
        ? (f: typeof field, text: string) => settledEntry(f, text, session.context.today)
        : valueOfEntry;
      if (field.type === 'table' && row !== undefined && column !== undefined) {
        const cellField = field.columns.find((one) => one.key === column);
        const old = session.field$(key).value.value;
        const next = withCell(old, Number(row), column, cellField ? read(cellField, element.value) : element.value);
        if (JSON.stringify(next) !== JSON.stringify(old)) session.change(key, next);
        return;
      }
      const book =
        field.type === 'user' ? people.users : field.type === 'institution' ? people.institutions : undefined;
      const old = session.field$(key).value.value;
      if (book && typeof old === 'string' && people.names[old] === element.value.trim()) return;
      const value = book && element.value.trim() !== '' ? idOfName(book, element.value) : read(field, element.value);
      if (value !== old) session.change(key, value);
      // Drawn while the cursor is still here, the box takes what is settled for what is being typed, and keeps its text.
      const shown = settled && !book ? settledText(field, element.value, value) : undefined;
      if (shown !== undefined) element.value = shown;
    };

    const rows = createRowCommands(session, acts.tell);
    const tick = createBoxClicks(session, runner.pick);

    const tellCount = (count: number, done: (count: number) => string, none: string): void =>
      count > 0 ? acts.tell(done(count)) : acts.tell(none, { kind: 'info' });
    const run = (act: string | undefined, element: Element): void => {
      const key = fieldOf(element);
      const section = sectionOf(element) ?? (key ? session.form.sectionOf(key) : undefined);
      const several = (element as HTMLElement).dataset['keys'];
      if (act === 'previous' && several) for (const one of several.split(' ')) session.acceptPrevious(one);
      else if (act === 'previous' && key) {
        if (!session.acceptPrevious(key)) acts.tell('这一项没有上次的值', { kind: 'info' });
      } else if (act === 'follow' && key) {
        if (session.field$(key).value.proposal === undefined) acts.tell('这一项没有建议值', { kind: 'info' });
        else session.follow(key);
      } else if (act === 'normal' && section)
        tellCount(session.fillNormal(section), (count) => `已填入 ${count} 项正常值`, '这一章没有还可填正常值的项目');
      else if (act === 'carry' && section)
        tellCount(session.carryForward(section), (count) => `已沿用上次 ${count} 项`, '这一章没有可沿用的上次值');
      else if (act === 'clear' && key) session.change(key, undefined);
      else if (act === 'remove-row' && key) rows.remove(key, element as HTMLElement);
      else if (act === 'field') runner.focusField((element as HTMLElement).dataset['to'] ?? '');
      else if (act === 'jump') acts.jumpTo((element as HTMLElement).dataset['to'] ?? '');
    };

    /** A section whose questions are all hidden would keep the cursor where it is. */
    const takesCursor = (section: string): boolean =>
      runner.first(
        session.form.fields.filter(({ key }) => session.form.sectionOf(key) === section).map(({ key }) => key),
      ) !== undefined;

    // Not `onChange`: that React only tells of boxes it made itself.
    const onInput = (event: FormEvent): void => {
      const target = event.target as unknown as HTMLInputElement;
      const key = fieldOf(target);
      if (key === undefined || target.type === 'file') return;
      if (target.type !== 'radio' && target.type !== 'checkbox') enter(target, false);
    };

    const onClick = (event: MouseEvent): void => {
      const target = event.target as HTMLElement;
      const act = target.closest<HTMLElement>('[data-act]');
      if (act) return run(act.dataset['act'], act);
      if (!readOnly && target instanceof HTMLInputElement && target.closest('.gwf-option'))
        tick(target, event.detail > 0);
    };

    const leaving = createSectionLeaving();
    /** Remembers before the click whether the radio was chosen; afterwards the browser has already set it. */
    const onPointerDown = (event: { readonly target: EventTarget }): void => {
      leaving.press();
      const label = (event.target as HTMLElement).closest('.gwf-option');
      const radio = label?.querySelector<HTMLInputElement>('input[type=radio]');
      if (radio) radio.dataset['was'] = radio.checked ? 'on' : '';
    };

    const onBlur = (event: FocusEvent): void => {
      const target = event.target as HTMLElement;
      runner.settle();
      if (isTyped(target) && !isBox(target)) enter(target, true);
      for (const said of ['data-asked', 'data-led']) target.closest<HTMLElement>('[data-field]')?.removeAttribute(said);
      const section = target.closest<HTMLElement>('[data-section]');
      if (section && !section.contains(event.relatedTarget as Node | null)) leaving.leave(section);
    };

    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.nativeEvent.isComposing || event.defaultPrevented) return;
      const target = event.target as HTMLElement;
      if (target.closest('[data-index]') && !event.ctrlKey && !event.altKey) {
        const to = acts.sectionIds[jumpTarget(event.key)];
        if (to !== undefined) {
          event.preventDefault();
          acts.jumpTo(to);
        }
        return;
      }
      const key = fieldOf(target);
      const command = commandOf(
        { key: event.key, ctrl: event.ctrlKey || event.metaKey, alt: event.altKey, shift: event.shiftKey },
        placeOf(target),
      );
      if (!command) return;
      event.preventDefault();
      if (command.do !== 'digit') runner.settle();
      switch (command.do) {
        case 'next':
          if (isTyped(target) && !isBox(target)) enter(target, true);
          if (key !== undefined && asks(session, target, key)) return;
          if (key !== undefined && key === acts.saveAfter && session.field$(key).value.value !== undefined)
            return acts.save();
          return runner.step(target, key, 1);
        case 'back':
          return runner.step(target, key, -1);
        case 'digit':
          if (key) runner.digit(key, command.digit);
          return;
        case 'move':
          return moveAmong(target as HTMLInputElement, command.by);
        case 'save':
          if (isTyped(target) && !isBox(target)) enter(target, true);
          return acts.save();
        case 'keys':
          return acts.showKeys();
        case 'errors':
          return acts.showIssues();
        case 'index':
          return acts.focusIndex();
        case 'row-add':
          return key === undefined ? undefined : rows.add(key, target);
        case 'row-remove':
          return key === undefined ? undefined : rows.remove(key, target);
        case 'row-up':
        case 'row-down':
          return key === undefined ? undefined : rows.move(key, target, command.do === 'row-up' ? -1 : 1);
        case 'newline':
          if (target instanceof HTMLTextAreaElement) {
            target.setRangeText('\n', target.selectionStart, target.selectionEnd, 'end');
            enter(target, false);
          }
          return;
        case 'section-next':
        case 'section-back': {
          const to = nextInOrder(
            acts.sectionIds,
            takesCursor,
            sectionOf(target),
            command.do === 'section-next' ? 1 : -1,
          );
          if (to !== undefined) acts.jumpTo(to);
          return;
        }
        default:
          return run(command.do, target);
      }
    };

    // Whoever may only look still finds his way: by the index and the lists.
    return readOnly ? { onClick } : { onInput, onClick, onPointerDown, onBlur, onKeyDown };
  }, [session, runner, people, acts, readOnly]);
}

const isTyped = (element: Element): element is Typed =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

const isBox = (element: Typed): boolean =>
  element.type === 'radio' || element.type === 'checkbox' || element.type === 'file';

function placeOf(element: HTMLElement): KeyPlace {
  const empty = isTyped(element) && element.value === '';
  if (element instanceof HTMLTextAreaElement) return { kind: 'long-words', empty, multi: false };
  if (!isTyped(element))
    return { kind: element.dataset['stop'] === undefined ? 'other' : 'figures', empty: false, multi: false };
  if (isBox(element)) return { kind: 'choice', empty, multi: element.type === 'checkbox' };
  const type = element.closest<HTMLElement>('[data-field]')?.dataset['kind'];
  const figures = type === 'integer' || type === 'decimal' || type === 'date' || element instanceof HTMLSelectElement;
  const table = element.dataset['row'] !== undefined;
  const whole = element instanceof HTMLInputElement && element.selectionEnd === element.value.length;
  const selected = whole && element.selectionStart === 0;
  return { kind: figures ? 'figures' : 'words', empty, selected, multi: false, table };
}

/** A value outside of its limits holds Enter once and shows why; the second Enter goes on. */
function asks(session: FormSession, element: HTMLElement, key: string): boolean {
  const trouble = session.field$(key).value.issues.some((issue) => issue.severity !== 'missing');
  const root = element.closest<HTMLElement>('.gwf');
  const field = root ? fieldElement(root, key) : null;
  if (!trouble || !field || field.dataset['asked'] !== undefined) return false;
  field.dataset['asked'] = '';
  return true;
}
