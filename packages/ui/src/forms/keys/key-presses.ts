import type { FormSession } from '@gongwei/application/forms';
import type { KeyboardEvent } from 'react';
import type { createRowCommands } from '../fields/row-commands.ts';
import { fieldElement, fieldOf, moveAmong, sectionOf } from '../form-dom.ts';
import type { FormRunner } from '../form-runner.ts';
import type { FieldCommands } from './field-commands.ts';
import { jumpTarget, nextInOrder } from './focus-order.rules.ts';
import { commandOf } from './key-command.rules.ts';
import { isTyped, placeOf } from './typed-box.ts';
import type { TypedEntry } from './typed-entry.ts';
import type { FormCommands } from './use-form-commands.ts';

type Needs = {
  readonly session: FormSession;
  readonly runner: FormRunner;
  readonly acts: FormCommands;
  readonly rows: ReturnType<typeof createRowCommands>;
  readonly enter: TypedEntry;
  readonly act: FieldCommands;
};

/** What a key does where it was pressed: the element, and the field there, if there is one. */
type Way = (target: HTMLElement, key: string | undefined) => void;
type Ways = { readonly [command: string]: Way };

/** The keys of a form, wherever the cursor is in it. */
export function createKeyPresses(needs: Needs): (event: KeyboardEvent) => void {
  const { runner, acts, act } = needs;
  const ways = { ...waysOnward(needs), ...waysInRows(needs), ...waysElsewhere(needs) };

  const pressedInIndex = (event: KeyboardEvent): void => {
    const to = acts.sectionIds[jumpTarget(event.key)];
    if (to === undefined) return;
    event.preventDefault();
    acts.jumpTo(to);
  };

  return (event) => {
    if (event.nativeEvent.isComposing || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    if (target.closest('[data-index]') && !event.ctrlKey && !event.altKey) return pressedInIndex(event);
    const press = { key: event.key, ctrl: event.ctrlKey || event.metaKey, alt: event.altKey, shift: event.shiftKey };
    const command = commandOf(press, placeOf(target));
    if (!command) return;
    event.preventDefault();
    const key = fieldOf(target);
    if (command.do === 'digit') return key ? runner.digit(key, command.digit) : undefined;
    runner.settle();
    if (command.do === 'move') return moveAmong(target as HTMLInputElement, command.by);
    const way = ways[command.do];
    if (way) way(target, key);
    else act(command.do, target);
  };
}

/** Ways out of a box: what was typed there is settled first. */
function waysOnward({ session, runner, acts, enter }: Needs): Ways {
  const settle = (target: HTMLElement): void => {
    if (isTyped(target)) enter(target, true);
  };
  const isLast = (key: string): boolean => key === acts.saveAfter && session.field$(key).value.value !== undefined;
  return {
    next(target, key) {
      settle(target);
      if (key !== undefined && asks(session, target, key)) return;
      if (key !== undefined && isLast(key)) acts.save();
      else runner.step(target, key, 1);
    },
    back: (target, key) => runner.step(target, key, -1),
    save(target) {
      settle(target);
      acts.save();
    },
    newline(target) {
      if (!(target instanceof HTMLTextAreaElement)) return;
      target.setRangeText('\n', target.selectionStart, target.selectionEnd, 'end');
      enter(target, false);
    },
  };
}

const waysInRows = ({ rows }: Needs): Ways => ({
  'row-add': (target, key) => key !== undefined && rows.add(key, target),
  'row-remove': (target, key) => key !== undefined && rows.remove(key, target),
  'row-up': (target, key) => key !== undefined && rows.move(key, target, -1),
  'row-down': (target, key) => key !== undefined && rows.move(key, target, 1),
});

/** Ways to other places of the form and to what it shows over itself. */
function waysElsewhere({ session, runner, acts }: Needs): Ways {
  /** A section whose questions are all hidden would keep the cursor where it is. */
  const takesCursor = (section: string): boolean =>
    runner.first(
      session.form.fields.filter(({ key }) => session.form.sectionOf(key) === section).map(({ key }) => key),
    ) !== undefined;
  const toSection = (target: HTMLElement, by: 1 | -1): void => {
    const to = nextInOrder(acts.sectionIds, takesCursor, sectionOf(target), by);
    if (to !== undefined) acts.jumpTo(to);
  };
  return {
    keys: acts.showKeys,
    errors: acts.showIssues,
    index: acts.focusIndex,
    'section-next': (target) => toSection(target, 1),
    'section-back': (target) => toSection(target, -1),
  };
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
