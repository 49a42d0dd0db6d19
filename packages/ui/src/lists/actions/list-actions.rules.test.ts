import { mayTakeAction, type ListAction, type ListDefinition } from '@gongwei/domain/lists';
import { expect, it } from 'vitest';
import { buttonsOf, handlingOf, offeredByRows } from './list-actions.rules.ts';

const action = (id: string, on: ListAction['on'], letter: ListAction['letter'], permission?: string): ListAction => ({
  id,
  label: id,
  on,
  letter,
  does: { job: id },
  ...(permission && { permission }),
});
const list: ListDefinition = {
  id: 'l',
  title: 'l',
  unit: '条',
  subject: 'resident',
  permission: { code: 'gwjkdngl' },
  columns: [],
  filters: [],
  sort: [],
  empty: { text: '' },
  actions: [
    action('print', 'rows', 'V', 'bggl'),
    action('edit', 'row', 'E'),
    action('remove', 'row', 'M'),
    action('look', 'page', 'V'),
  ],
};
const ids = (actions: readonly ListAction[]) => actions.map(({ id }) => id);
const buttons = (letters: Readonly<Record<string, 'V' | 'E' | 'M'>>) =>
  buttonsOf(list, (one) => mayTakeAction(list, one, (code) => letters[code]));

it('offers what the letter allows, each action by its own code or the list’s', () => {
  const editor = buttons({ gwjkdngl: 'E' });
  expect([ids(editor.row), ids(editor.page), ids(editor.rows)]).toEqual([['edit'], ['look'], []]);
  expect(ids(buttons({ gwjkdngl: 'M', bggl: 'V' }).rows)).toEqual(['print']);
  expect(ids(buttons({}).page)).toEqual([]);
});

it('offers to everybody what a list of everybody has', () => {
  expect(mayTakeAction({ ...list, permission: 'everybody' }, action('x', 'row', 'M'), () => undefined)).toBe(true);
  // Another right is enough by itself, at its own letter.
  const other = (held: string) =>
    mayTakeAction(list, { letter: 'E', also: 'other:M' }, (code) => (code === 'other' ? (held as 'M') : 'V'));
  expect([other('M'), other('E')]).toEqual([true, false]);
});

it('gives rows a column of buttons while one of them offers any', () => {
  const row = (...actions: string[]) => ({ rows: [{ id: 'r', cells: {}, actions }] });
  const { row: actions } = buttons({ gwjkdngl: 'M' });
  expect(ids(offeredByRows(actions, [row(), row('print')]))).toEqual([]);
  expect(ids(offeredByRows(actions, [row(), row('remove')]))).toEqual(['remove']);
  expect(ids(offeredByRows(actions, [row('remove', 'edit')]))).toEqual(['edit', 'remove']);
});

it('lets H deal with a row where its list knows how, and only for whom it is', () => {
  const row = (actions: readonly string[]) => ({ id: 'r', cells: {}, actions }) as never;
  const ticked = { ...list, actions: [action('export', 'found', 'V'), action('handle', 'rows', 'E')] };
  const single = { ...list, actions: [action('handle', 'row', 'E')] };
  const [yes, no] = [() => true, () => false];
  expect([
    ...[handlingOf(ticked, row([]), yes)?.id, handlingOf(ticked, row([]), no)?.id],
    ...[handlingOf(single, row(['handle']), yes)?.id, handlingOf(single, row([]), yes)?.id],
    handlingOf(list, row([]), yes)?.id,
  ]).toEqual(['handle', undefined, 'handle', undefined, undefined]);
});
