import { questionAt } from '@gongwei/application/lists';
import { loadRegisterList, REGISTER_LIST_IDS } from '@gongwei/domain/catalogue';
import type { HomeSummary } from '@gongwei/domain/analytics';
import { isListId, LIST_IDS, loadList, peopleListOf, type ListDefinition, type ListPage } from '@gongwei/domain/lists';
import {
  ANALYSIS_IDS,
  BY_YEAR,
  codesOfNumber,
  daysOfStrip,
  loadAnalysisPage,
  NUMBER_STRIPS,
  OWN_ONLY,
  pageOfStrip,
  waysOf,
  wholeYear,
  type AnalysisAnswer,
  type AnalysisLabels,
  type AnalysisPage,
  type Days,
} from '@gongwei/domain/measures';
import {
  CARED_CARDS,
  homeOf,
  landingEntries,
  PAGES,
  todoOf,
  WAITING_CARDS,
  wholePages,
  workCards,
  type OpenCard,
} from '@gongwei/domain/pages';
import { calendarDay } from '@gongwei/domain/shared';
import {
  clientFor,
  isLongRun,
  repeats,
  startFullServer,
  type TestClient,
  type TestServer,
} from '@gongwei/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const TODAY = calendarDay(2026, 6, 15);
const ROLES = ['county', 'township', 'village', 'viewer'] as const;
type Role = (typeof ROLES)[number];

let server: TestServer;
const readers = new Map<Role, { readonly client: TestClient; readonly institution: string }>();
beforeAll(async () => {
  server = await startFullServer();
  await server.database.query(
    `insert into county_roles (county_code, code, name, base, builtin, levels, letters, version, updated_at, updated_by, updated_by_name)
       select left(institution_code, 6), 'OWN', '自建', 'DOC', false, '{}', '{}', 1, now(), id, '' from users where username = 'county'`,
  );
  await server.database.query(
    "insert into user_roles (user_id, role) select id, 'OWN' from users where username in ('county', 'township', 'village')",
  );
  for (const role of ROLES) {
    const [row] = await server.database.query<{ code: string }>(
      'select institution_code as code from users where username = $1',
      [role],
    );
    readers.set(role, { client: await clientFor(server.url, role), institution: row?.code ?? expect.fail() });
  }
}, 240_000);
afterAll(() => server.stop());

const readerAs = (role: Role) => readers.get(role) ?? expect.fail(role);
const definitionOf = (id: string): Promise<ListDefinition> => (isListId(id) ? loadList(id) : loadRegisterList(id));
const ASKED = [
  ...[
    'cards',
    'drug-catalogue',
    'first page',
    'hotel',
    'institution-tree',
    'institution-user-management',
    'nucleic-boxes',
    'numbers',
    'role-management',
  ].map((what) => `county ${what}`),
  ...[
    'cards',
    'drug-catalogue',
    'first page',
    'institution-tree',
    'institution-user-management',
    'nucleic-boxes',
    'numbers',
    'role-management',
  ].map((what) => `township ${what}`),
  ...['cards', 'drug-catalogue', 'first page', 'numbers'].map((what) => `village ${what}`),
  ...['cards', 'first page', 'nucleic-boxes', 'numbers'].map((what) => `viewer ${what}`),
];
/** What there was of each, so that nothing is held that was never asked. */
const told = new Set<string>();

/** The first rows, for who may open the list. */
async function readList(role: Role, list: string, question: object = {}): Promise<ListPage | undefined> {
  const asked = { limit: 50, ...question };
  const { status, body } = await readerAs(role).client.send<ListPage>('POST', `/api/v1/lists/${list}/search`, asked);
  if (status === 403) return undefined;
  expect([list, status, JSON.stringify(body).slice(0, 200)]).toEqual([list, 200, expect.any(String)]);
  return body;
}

/** Screens that stand around a list. */
const AROUND_LISTS: { readonly [path: string]: string } = {
  '/cust/base': 'resident-list',
  '/cust/jkdnMenu': 'archive-management',
};
/** The list of an address. */
function listAt(path: string): string {
  const shows = wholePages.at(path)?.page.shows;
  if (shows === 'screen') return AROUND_LISTS[path] ?? expect.fail(path);
  if (typeof shows !== 'object') return expect.fail(path);
  if ('list' in shows) return shows.list;
  return 'register' in shows ? (shows.register[0] ?? '') : expect.fail(path);
}

/** How many rows stand behind an address. */
async function lengthAt(role: Role, address: string): Promise<number | undefined> {
  const [path = '', query = ''] = address.split('?');
  const list = listAt(path);
  const { list: _list, ...question } = questionAt(await definitionOf(list), query);
  return (await readList(role, list, question))?.count.found;
}

const LISTS = [...LIST_IDS, ...REGISTER_LIST_IDS];
const COUNTING = (await Promise.all(LISTS.map(definitionOf))).flatMap((list) =>
  (list.actions ?? []).flatMap((action) =>
    action.counted === undefined || !('open' in action.does)
      ? []
      : [{ list: list.id, action: action.id, column: action.counted, open: action.does.open }],
  ),
);
const ALL = () => 'M' as const;
type Counting = Pick<OpenCard, 'list' | 'label' | 'open'> & { readonly question: object };
/** Cards of the first page, of the workbench and of the groups; who may not open one's list is shown none. */
const CARDS: readonly Counting[] = [
  ...[
    ...homeOf(ALL).areas.flatMap(({ cards }) => cards),
    ...todoOf(ALL),
    ...workCards([...WAITING_CARDS, ...CARED_CARDS], PAGES, ALL),
  ].map((card) => ({ ...card, question: 'view' in card ? { view: card.view } : { where: card.where } })),
  ...PAGES.filter(({ shows }) => shows === 'landing')
    .flatMap(({ path }) => landingEntries(path, wholePages.pages, ALL))
    .flatMap(({ title, counter }) =>
      counter
        ? [{ ...counter, label: title, question: counter.view ? { view: counter.view } : { where: counter.where } }]
        : [],
    ),
];

/** Numbers of rows; of a mean the rows it is of are told nowhere. */
const OPENING: readonly string[] = ['count', 'rate'];
type Numbers = {
  readonly id: string;
  readonly page: AnalysisPage;
  readonly days: Days;
  readonly ways: readonly string[];
};
const YEAR = wholeYear(2026);
const NUMBERS: readonly Numbers[] = [
  ...(await Promise.all(ANALYSIS_IDS.map(loadAnalysisPage))).map((page) => ({
    ...{ id: page.id, page, days: YEAR },
    // Years are asked for one by one.
    ways: [...new Set([...waysOf(page).map(({ id }) => id), ...page.charts.flatMap(({ by }) => by)])].filter(
      (id) => id !== BY_YEAR,
    ),
  })),
  ...NUMBER_STRIPS.map((strip) => ({
    id: strip.id,
    page: pageOfStrip(strip),
    days: daysOfStrip(strip, TODAY),
    ways: ['org'],
  })),
];

/** Of the cells of one table so many, from its first to its last, the same ones each time. */
const MOST = repeats(1, 50);
const sampled = <Cell>(cells: readonly Cell[]): readonly Cell[] => {
  const step = Math.max(1, Math.ceil(cells.length / MOST));
  return cells.filter((_, at) => at % step === step - 1);
};

/**
 * Every day each role asks a third of the tables, all of them together: which people are counted does not follow from the way they are divided.
 * By institution, the first way, asks whoever has few people, so that it is not always nobody.
 */
const THIRD: { readonly [role in Role]: number } = { county: 1, township: 2, village: 0, viewer: 0 };
const askedBy = (ways: readonly string[], role: Role): readonly string[] =>
  ways.filter((_, at) => isLongRun() || at % 3 === THIRD[role]);

describe.each(ROLES)('what %s is told opens as many rows:', (role) => {
  it.each(COUNTING)('$list, column $column', async ({ list, action, column, open }) => {
    const page = await readList(role, list);
    for (const row of page?.rows ?? []) {
      if (!row.actions.includes(action)) continue;
      const named = (key: string): string => (key === 'id' ? row.id : String(row.cells[key]));
      const address = open.replaceAll(/:([a-z]\w*)/gi, (_, key: string) => named(key));
      told.add(`${role} ${list}`);
      expect([address, await lengthAt(role, address)]).toEqual([address, Number(row.cells[column] ?? 0)]);
    }
  });
  it('cards', async () => {
    const wrong: unknown[] = [];
    for (const { list, label, open, question } of CARDS) {
      const address = `/api/v1/lists/${list}/counts`;
      const { status, body } = await readerAs(role).client.send<readonly { readonly found: number }[]>(
        'POST',
        address,
        {
          questions: [question],
        },
      );
      // Who may not open a list, or may not be told an age by it, is told nothing of it.
      if (status !== 200) continue;
      const length = await lengthAt(role, open);
      if (length !== 0) told.add(`${role} cards`);
      if (body[0]?.found !== length) wrong.push([label, open, body[0]?.found, length]);
    }
    expect(wrong).toEqual([]);
  });
  it('the first page', async () => {
    const { status, body } = await readerAs(role).client.get<HomeSummary>('/api/v1/home/summary');
    // Everybody here works with residents.
    expect(status).toBe(200);
    const { residents, mine, followUps } = body;
    const said: { readonly [of: string]: number } = {
      ...{ ...residents, residents: residents.total, due: followUps.due, overdue: followUps.overdue },
      ...{ mine: mine.residents, mineDue: mine.due, mineOverdue: mine.overdue },
    };
    const home = homeOf(ALL);
    const opening = [...home.figures, ...home.mine].filter(({ open }) => open !== undefined);
    const lengths = await Promise.all(
      opening.map(async ({ of, open = '' }) => [of, await lengthAt(role, open)] as const),
    );
    expect(lengths).toEqual(opening.map(({ of }) => [of, said[of]]));
    if (residents.total > 0) told.add(`${role} first page`);
  });
  it.each(NUMBERS)(
    'numbers of $id',
    async ({ page, days, ways }) => {
      const asking = { page, days, role };
      const { client, institution } = readerAs(role);
      const path = `/api/v1/analyses/${page.id}`;
      const { status, body: said } = await client.get<AnalysisLabels>(path);
      // Who may not open people is told rounded numbers.
      if (status === 403 || !said.mayOpen) return;
      const opening = said.measures.filter(({ kind, of }) => OPENING.includes(kind) && peopleListOf(of));
      const wrong: unknown[] = [];
      for (const [at, by] of askedBy(ways, role).entries()) {
        const question = { by: [by], from: days.from, until: days.until, institution };
        const { status, body } = await client.send<AnalysisAnswer>('POST', `${path}/figures`, question);
        // Who may only look asks of whole months.
        if (status === 422 && said.wholeMonths && page.indicators) continue;
        expect([by, status]).toEqual([by, 200]);
        const cells = [
          ...(at === 0 ? [{ key: undefined, cells: body.total }] : []),
          ...body.rows.map(({ key, cells: own }) => ({ key, cells: own })),
        ].flatMap(({ key, cells: own }) =>
          opening.flatMap((words) => (own[words.id] ? [{ key, words, cell: own[words.id]! }] : [])),
        );
        for (const { key, words, cell } of sampled(cells)) {
          for (const part of ['counts', 'among'] as const) {
            if (cell.pending || cell.hidden) continue;
            const groups =
              key === undefined ? [] : by !== 'org' ? [`in-${by}:${key}`] : key === institution ? [OWN_ONLY] : [];
            const place = by === 'org' && key !== undefined ? key : institution;
            const codes = codesOfNumber({
              page: page.id,
              measure: words.id,
              part,
              period: days,
              institution: place,
              groups,
            });
            const opened = await readList(role, peopleListOf(words.of)!.list, { limit: 1, where: { number: codes } });
            if (!opened) continue;
            if (cell[part] > 0) told.add(`${role} numbers`);
            if (opened.count.found !== cell[part])
              wrong.push([words.id, part, by, key, cell[part], opened.count.found]);
          }
        }
      }
      expect(asking && wrong).toEqual([]);
    },
    120_000,
  );
});

it('each was asked of somebody', () => {
  expect([...told].toSorted()).toEqual(ASKED.toSorted());
});
