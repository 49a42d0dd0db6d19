import {
  LIST_IDS,
  loadList,
  type Column,
  type ListDefinition,
  type ListId,
  type ListLayout,
} from '@gongwei/domain/lists';
import { describe, expect, it } from 'vitest';
import { loadRegisterList } from '@gongwei/domain/catalogue';
import { cardColumns, fittingColumns, shownColumns, widthOf } from './list-layout.rules.ts';

/** What a list has beside the menu of screens of 1024 and of 1366, without ticks and buttons. */
const [ROOM, USUAL_ROOM] = [764 - 40 - 152, 1_106 - 40 - 152];
const shownOf = async (id: ListId) => {
  const definition = await loadList(id);
  const shown = shownColumns(definition, {}, false);
  const fit = (room: number, narrow: boolean, layout: ListLayout = {}) =>
    fittingColumns(definition, shown, layout, { room, narrow });
  return { definition, shown, fit, fitting: fit(ROOM, true), usual: fit(USUAL_ROOM, false) };
};
const keys = (columns: readonly { readonly key: string }[]) => columns.map(({ key }) => key);

describe('the columns of a narrow screen', () => {
  it.each([
    ['hypertension-record-list', ['name', 'lastVisit', 'nextVisit']],
    ['diabetes-record-list', ['name', 'lastVisit', 'nextVisit']],
    ['check-up-management', ['name', 'age', 'examDate']],
    ['follow-up-list', ['name', 'dueOn']],
    ['report-manage', ['name', 'examDate', 'state']],
  ] as const)('of %s have before the edge whom it is about and its days', async (id, wanted) => {
    const { shown, fitting } = await shownOf(id);
    let width = 0;
    const inSight = fitting.filter((column) => (width += widthOf(column, {})) <= ROOM);
    expect(keys(inSight)).toEqual(expect.arrayContaining([...wanted]));
    // Only numbers, telephones and who is responsible went.
    const gone = shown.filter((column) => !fitting.includes(column));
    expect(gone.filter(({ cell }) => ['day', 'state', 'number', 'choices'].includes(cell))).toEqual([]);
  });

  it.each([
    ['follow-up-list', 560, ['name', 'programme', 'what', 'dueOn', 'state']],
    ['not-uploaded-list', 657, ['name', 'age', 'recordDate', 'state', 'recordType', 'error']],
    ['upload-manage', 534, ['batchNo', 'state', 'total', 'success', 'fail']],
    // Its buttons take more than usual; the times follow by scrolling.
    ['nucleic-boxes', 508, ['boxNo', 'state', 'tubes', 'persons', 'received']],
  ] as const)('of %s are whole before the edge where work is done by them', async (id, room, wanted) => {
    const { fit } = await shownOf(id);
    let width = 0;
    expect(keys(fit(room, true).filter((column) => (width += widthOf(column, {})) <= room))).toEqual(wanted);
  });

  it.each(LIST_IDS)('of %s never end in the middle of a state', async (id) => {
    const { fitting } = await shownOf(id);
    let end = 0;
    const across = fitting.find((column) => (end += widthOf(column, {})) > ROOM && end - widthOf(column, {}) < ROOM);
    expect(across?.cell).not.toBe('state');
  });

  it.each(LIST_IDS)('of %s never end in the middle of a number, where another column can stand there', async (id) => {
    const { fitting, usual } = await shownOf(id);
    const halves = [
      [fitting, ROOM],
      [usual, USUAL_ROOM],
    ] as const;
    for (const [columns, room] of halves) {
      let end = 0;
      const at = columns.findIndex((column) => (end += widthOf(column, {})) > room && end - widthOf(column, {}) < room);
      const behind = columns.slice(at + 1).some(({ cell }) => cell !== 'number' && cell !== 'state');
      expect(columns[at]?.cell === 'number' && behind).toBe(false);
    }
  });

  it.each([
    ['blood-pressure-readings', ['name', 'systolic', 'diastolic', 'measuredAt']],
    ['blood-glucose-readings', ['name', 'value', 'measuredAt']],
  ] as const)('of %s begin with whom and what was measured', async (id, wanted) => {
    const { fit } = await shownOf(id);
    expect(keys(fit(648, true)).slice(0, wanted.length)).toEqual(wanted);
  });

  it('have a state that is the same in every row behind the rest', async () => {
    const { fitting } = await shownOf('resident-list');
    expect(fitting.at(-1)?.key).toBe('status');
  });

  it('of a register begin with what an entry is called, and end with what most entries have not', async () => {
    const drugs = await loadRegisterList('drug-catalogue');
    const shown = shownColumns(drugs, {}, false);
    const narrow = keys(fittingColumns(drugs, shown, {}, { room: ROOM, narrow: true }));
    expect(narrow.slice(0, 3)).toEqual(['code', 'genericName', 'state']);
    expect(narrow.at(-1)).toBe('@origin');
  });

  it('of the reference ranges have what is normal in sight, with its unit', async () => {
    const items = await loadRegisterList('monitoring-item');
    const columns = fittingColumns(items, shownColumns(items, {}, false), {}, { room: 547, narrow: true });
    let width = 0;
    expect(keys(columns.filter((column) => (width += widthOf(column, {})) <= 547))).toEqual([
      ...['code', 'name', 'unit', 'ranges'],
    ]);
  });

  it('stay in their order where there is room enough, and as the user chose them', async () => {
    const { shown, fit } = await shownOf('hypertension-record-list');
    expect(fit(5_000, true)).toEqual(shown);
    expect(fit(100, true, { columns: keys(shown) })).toEqual(shown);
  });
});

/** What a list asks for at first of what a column tells. */
const begunWith = ({ filters }: ListDefinition, { value }: Column): number => {
  const asked = filters.find(({ on }) => on === value)?.default;
  return Array.isArray(asked) ? asked.length : 0;
};

describe('the columns of a usual screen', () => {
  it.each(LIST_IDS)('of %s have every state in sight that tells something, the others in their order', async (id) => {
    const { definition, shown, usual } = await shownOf(id);
    let end = 0;
    const behind = usual.filter((column) => (end += widthOf(column, {})) > USUAL_ROOM);
    const states = behind.filter(({ cell }) => cell === 'state');
    expect(states.filter((column) => begunWith(definition, column) !== 1)).toEqual([]);
    // A column that is read on by scrolling may have come before a number; numbers and the rest keep their order.
    const numbers = (columns: typeof shown) => columns.filter(({ cell }) => cell === 'number');
    const others = (columns: typeof shown) => columns.filter(({ cell }) => cell !== 'state' && cell !== 'number');
    expect(numbers(usual)).toEqual(numbers(shown));
    expect(others(usual)).toEqual(others(shown));
    expect(usual[0]).toBe(shown[0]);
    expect(usual.length).toBe(shown.length);
  });

  it('are moved for a state alone, and for none that is the same in every row', async () => {
    const [plans, residents] = [await shownOf('follow-up-list'), await shownOf('resident-list')];
    const stateAt = (columns: typeof plans.shown) => columns.findIndex(({ cell }) => cell === 'state');
    expect(stateAt(plans.usual)).toBeLessThan(stateAt(plans.shown));
    expect(residents.usual).toEqual(residents.shown);
  });
});

describe('a card', () => {
  const column = (key: string, cell: 'text' | 'state' = 'text') => ({ key, label: key, value: key, cell, width: 90 });
  const texts = ['a', 'b', 'c', 'd', 'e'].map((key) => column(key));
  const keysOf = (columns: Parameters<typeof cardColumns>[0]): string =>
    cardColumns(columns)
      .map(({ key }) => key)
      .join('');

  it('says the first four values', () => {
    expect(keysOf(texts)).toBe('abcd');
    expect(keysOf([column('s', 'state'), ...texts])).toBe('sabc');
    expect(keysOf(texts.slice(0, 2))).toBe('ab');
  });
  it('says the state, wherever its column stands', () => {
    expect(keysOf([...texts, column('s', 'state'), column('t', 'state')])).toBe('abcs');
  });
});
