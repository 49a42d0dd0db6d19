import { questionAt } from '@gongwei/application/lists';
import { loadRegisterList } from '@gongwei/domain/catalogue';
import { isListId, loadList, type ListDefinition, type ListPage } from '@gongwei/domain/lists';
import { wholePages } from '@gongwei/domain/pages';
import { clientFor, startTestServer, type TestClient } from '@gongwei/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: Awaited<ReturnType<typeof startTestServer>>;
let county: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  county = await clientFor(server.url, 'county');
  await writeHotels();
  await writeDrugs();
});
afterAll(() => server.stop());

const definitionOf = (id: string): Promise<ListDefinition> => (isListId(id) ? loadList(id) : loadRegisterList(id));
async function read(list: string, question: object = {}): Promise<ListPage> {
  const { body } = await county.send<ListPage>('POST', `/api/v1/lists/${list}/search`, { limit: 50, ...question });
  expect(body).not.toHaveProperty('message');
  return body;
}

/** The list of an address; the page of residents is a screen around its list. */
function listAt(path: string): string {
  const shows = wholePages.at(path)?.page.shows;
  if (shows === 'screen' && path === '/cust/base') return 'resident-list';
  if (typeof shows === 'object' && 'list' in shows) return shows.list;
  return typeof shows === 'object' && 'register' in shows ? (shows.register[0] ?? '') : expect.fail(path);
}

/** How many rows the list has to which an action of a row leads, and what its filter says there. */
async function opened(
  definition: ListDefinition,
  action: string,
  row: ListPage['rows'][number],
): Promise<{ readonly found: number; readonly said: readonly (string | undefined)[] }> {
  const does = definition.actions?.find(({ id }) => id === action)?.does;
  const address = does && 'open' in does ? does.open : expect.fail(action);
  const filled = address.replaceAll(/:([a-z]+)/g, (_, key: string) => (key === 'id' ? row.id : String(row.cells[key])));
  const [path = '', query = ''] = filled.split('?');
  const list = listAt(path);
  const target = await definitionOf(list);
  const { list: _list, ...question } = questionAt(target, query);
  const { count, names } = await read(list, question);
  const said = target.filters.flatMap(({ key, of, words }) => {
    const value = question.where?.[key];
    if (of === undefined || !Array.isArray(value)) return [];
    const options = words && 'options' in words ? words.options : [];
    return value.map((code: string) => options.find((one) => one.code === code)?.label ?? names[code]);
  });
  return { found: count.found, said };
}

/** Hotels whose names begin alike, one name in two places and one that nobody has rooms under; a room that was taken out. */
async function writeHotels(): Promise<void> {
  const [east, west] = ['990101101001', '990101102001'];
  const entries: readonly (readonly [id: string, form: string, place: string, data: object, removed?: true])[] = [
    ['0190-hotel-a', 'hotel', east, { name: '和平' }],
    ['0190-hotel-b', 'hotel', east, { name: '和平饭店' }],
    ['0190-hotel-c', 'hotel', west, { name: '和平' }],
    ['0190-hotel-d', 'hotel', west, { name: '新开的' }],
    ['0190-room-1', 'house-type', east, { hotel: '和平', name: '标准间' }],
    ['0190-room-2', 'house-type', east, { hotel: '和平', name: '大床房' }],
    ['0190-room-3', 'house-type', east, { hotel: '和平', name: '旧房' }, true],
    ['0190-room-4', 'house-type', east, { hotel: '和平饭店', name: '标准间' }],
    ['0190-room-5', 'house-type', west, { hotel: '和平', name: '标准间' }],
  ];
  for (const [id, form, place, data, removed] of entries)
    await write({ id, form, place, of: place, data: { state: '0', ...data }, ...(removed && { removed }) });
}

/** Two entries of one drug, medicines begun within the year and before, one taken out, one called by another name. */
async function writeDrugs(): Promise<void> {
  const drug = (id: string, genericName: string) =>
    write({ id, form: 'drug-catalogue', place: '990101', of: '990101', data: { state: '1', code: id, genericName } });
  const medicine = (id: string, on: string, drugName: string, removed?: true) =>
    write({
      ...{ id, form: 'medication-record', place: '990101101001', of: 'resident-1', on },
      data: { drugName, startDate: on, active: true, disease: id === 'use-2' ? '2' : '1' },
      ...(removed && { removed }),
    });
  await drug('0190-drug-a', '氨氯地平片');
  await drug('0190-drug-b', '氨氯地平片');
  await drug('0190-drug-c', '二甲双胍片');
  await medicine('use-1', '2026-06-15', '氨氯地平片');
  await medicine('use-2', '2025-06-15', '氨氯地平片');
  await medicine('use-3', '2025-06-14', '氨氯地平片');
  await medicine('use-4', '2026-01-01', '氨氯地平片', true);
  await medicine('use-5', '2026-01-01', '氨氯地平');
}

type Written = {
  readonly id: string;
  readonly form: string;
  readonly place: string;
  readonly of: string;
  readonly data: object;
  readonly on?: string;
  readonly removed?: true;
};
function write({ id, form, place, of, data, on = '2026-05-01', removed }: Written): Promise<unknown> {
  const kind = of === place ? 'institution' : 'resident';
  return server.database.query(
    `insert into records (county_code, id, form_id, form_version, subject_id, institution_code, occurred_on, data, headline,
       version, created_at, created_by, updated_at, updated_by, updated_by_name, subject_kind, removed_at)
     values ('990101', $1, $2, 1, $3, $4, $5, $6, '[]', 1, $7, 'doctor', $7, 'doctor', '', $8, $9)`,
    [id, form, of, place, on, JSON.stringify(data), `${on}T02:00:00Z`, kind, removed ? '2026-06-02T02:00:00Z' : null],
  );
}

/** Whose rows other lists are narrowed to. */
const NAMED_BY_ROW: { readonly [list: string]: string } = {
  'role-management': 'name',
  hotel: 'name',
  'drug-catalogue': 'genericName',
};

it.each([
  ['institution-tree', 'residents', 'residents'],
  ['institution-user-management', 'residents', 'cares'],
  ['role-management', 'users', 'users'],
  ['hotel', '@houseTypes', 'rooms'],
  ['drug-catalogue', '@used', 'uses'],
])('%s: a count in a row has as many rows as it opens (%s)', async (id, column, action) => {
  const definition = await definitionOf(id);
  const { rows } = await read(id);
  const counted = rows.filter(({ actions }) => actions.includes(action));
  expect(counted.length).toBeGreaterThan(0);
  // Where nobody is counted nothing is opened.
  expect(
    rows.filter((row) => !counted.includes(row) && row.cells['builtin'] !== false && Number(row.cells[column]) > 0),
  ).toEqual([]);
  if (id === 'drug-catalogue') expect(counted.map(({ cells }) => cells[column])).toEqual([2, 2]);
  for (const row of counted) {
    const { found, said } = await opened(definition, action, row);
    expect([row.id, found]).toEqual([row.id, row.cells[column]]);
    // Nobody reads an identifier: the filter is called what the row is called.
    const title = NAMED_BY_ROW[id];
    if (title !== undefined) expect(said).toEqual([row.cells[title]]);
  }
});
