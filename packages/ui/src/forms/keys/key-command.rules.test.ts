import { expect, it } from 'vitest';
import { commandOf, type KeyPlace, type KeyPress } from './key-command.rules.ts';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrl: false,
  alt: false,
  shift: false,
  ...held,
});
const place = (kind: KeyPlace['kind'], rest: Partial<KeyPlace> = {}): KeyPlace => ({
  kind,
  empty: false,
  multi: false,
  ...rest,
});

it.each<[string, KeyPress, KeyPlace, ReturnType<typeof commandOf>]>([
  ['Enter goes on', press('Enter'), place('figures'), { do: 'next' }],
  ['Shift+Enter goes back', press('Enter', { shift: true }), place('choice'), { do: 'back' }],
  ['Enter presses a button', press('Enter'), place('other'), undefined],
  ['Ctrl+Enter breaks the line of a long text', press('Enter', { ctrl: true }), place('long-words'), { do: 'newline' }],
  ['Ctrl+S saves', press('s', { ctrl: true }), place('words'), { do: 'save' }],
  ['Ctrl+C stays the browser’s', press('c', { ctrl: true }), place('words'), undefined],
  ['digits pick in a choice', press('7'), place('choice'), { do: 'digit', digit: '7' }],
  ['digits are text elsewhere', press('7'), place('figures'), undefined],
  ['= in an empty box takes last time’s value', press('='), place('figures', { empty: true }), { do: 'previous' }],
  [
    '= over a selected number takes last time’s value',
    press('='),
    place('figures', { selected: true }),
    { do: 'previous' },
  ],
  ['= over selected words is a character', press('='), place('words', { selected: true }), undefined],
  ['= in a filled box is a character', press('='), place('words'), undefined],
  ['/ goes to the index', press('/'), place('figures'), { do: 'index' }],
  ['/ is a character among words', press('/'), place('words', { empty: true }), undefined],
  ['arrows move among check boxes', press('ArrowRight'), place('choice', { multi: true }), { do: 'move', by: 1 }],
  ['arrows are native among radios', press('ArrowRight'), place('choice'), undefined],
  ['Alt+L', press('l', { alt: true }), place('words'), { do: 'previous' }],
  ['Ctrl+Enter adds a row', press('Enter', { ctrl: true }), place('words', { table: true }), { do: 'row-add' }],
  [
    'Ctrl+Delete takes a row out',
    press('Delete', { ctrl: true }),
    place('words', { table: true }),
    { do: 'row-remove' },
  ],
  ['Alt+Delete too', press('Delete', { alt: true }), place('figures', { table: true }), { do: 'row-remove' }],
  ['Delete alone empties a letter', press('Delete'), place('words', { table: true }), undefined],
  ['Alt+↑ moves a row', press('ArrowUp', { alt: true }), place('words', { table: true }), { do: 'row-up' }],
  ['Alt+↓ moves a row', press('ArrowDown', { alt: true }), place('figures', { table: true }), { do: 'row-down' }],
  [
    'Alt+↓ elsewhere goes to the next section',
    press('ArrowDown', { alt: true }),
    place('words'),
    { do: 'section-next' },
  ],
  ['Ctrl+Enter elsewhere saves', press('Enter', { ctrl: true }), place('words'), { do: 'save' }],
  ['Delete empties a choice', press('Delete'), place('choice'), { do: 'clear' }],
])('%s', (_, pressed, at, command) => expect(commandOf(pressed, at)).toEqual(command));
