import { loadRegisterList, REGISTER_LIST_IDS } from '@gongwei/domain/catalogue';
import { LIST_IDS, loadList, type CellKind, type Filter, type ListDefinition } from '@gongwei/domain/lists';
import { wholePages } from '@gongwei/domain/pages';
import { describe, expect, it } from 'vitest';

const definitions = new Map<string, ListDefinition>();
for (const id of LIST_IDS) definitions.set(id, await loadList(id));
for (const id of REGISTER_LIST_IDS) definitions.set(id, await loadRegisterList(id));

/** The list of a page; that of residents is a screen around one. */
function listAt(path: string): ListDefinition | undefined {
  const shows = wholePages.at(path)?.page.shows;
  if (path === '/cust/base') return definitions.get('resident-list');
  if (typeof shows !== 'object') return undefined;
  const id = 'list' in shows ? shows.list : 'register' in shows ? shows.register[0] : undefined;
  return id === undefined ? undefined : definitions.get(id);
}

const SHOWN_BY_NAME: readonly (CellKind | undefined)[] = ['staff', 'resident', 'institution', 'region'];
const NAMED: readonly Filter['kind'][] = ['thing', 'person', 'place'];

/** Filters that addresses in a list set to what a row is, with what the row shows of that. */
const ways = [...definitions.values()].flatMap(({ id, open, actions = [], columns }) =>
  [open, ...actions.map(({ does }) => ('open' in does ? does.open : undefined))].flatMap((address = '') => {
    const [path = '', query = ''] = address.split('?');
    return [...query.matchAll(/(\w+)=:(\w+)/g)].flatMap(([, key, from = '']) => {
      const filter = listAt(path)?.filters.find((one) => one.key === key);
      const cell = columns.find((column) => column.key === from)?.cell;
      return filter ? [{ way: `${id}: ${address}`, filter, from, cell }] : [];
    });
  }),
);

describe('a list that is opened from a row of another', () => {
  it('is narrowed by what has a name there, never by an identifier as it stands', () => {
    expect(ways.length).toBeGreaterThan(8);
    const bare = ways.filter(({ filter, from, cell }) => {
      const identifier = from === 'id' || from === 'resident' || SHOWN_BY_NAME.includes(cell);
      return identifier && !NAMED.includes(filter.kind);
    });
    expect(bare.map(({ way }) => way)).toEqual([]);
  });

  it('has a name for every code it is opened with, also one that was added by a county', () => {
    const unnamed = ways.filter(({ filter, cell }) => filter.kind === 'choice' && cell === 'text' && !filter.of);
    expect(unnamed.map(({ way }) => way)).toEqual([]);
  });

  it('finds those names in a column that every row of a list has', () => {
    const named = [...definitions.values()].flatMap(({ filters }) => filters.flatMap(({ of }) => of ?? []));
    expect(named.length).toBeGreaterThan(3);
    const without = named.filter(
      ({ list, column }) => !definitions.get(list)?.columns.some(({ key, cell }) => key === column && cell === 'text'),
    );
    expect(without).toEqual([]);
  });
});
