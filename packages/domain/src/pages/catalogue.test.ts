import { describe, expect, it } from 'vitest';
import { codesOf } from './page-access.rules.ts';
import { SPECIFICATION_ROUTES, SPECIFICATION_WINDOWS } from './specification-routes.data.ts';
import { isListId, loadList, opensByAddress } from '../lists/index.ts';
import { ANALYSIS_IDS, isAnalysisId } from '../measures/load-analysis-page.ts';
import { REMINDER_RULES } from '../reminders/index.ts';
import { actionAsked, actionPath } from './action-place.rules.ts';
import { PLACES_IN_WORDS } from './places-in-words.data.ts';
import { WORK_PLACES } from './work-places.data.ts';
import { PAGES, wholePages } from './whole-pages.ts';

/** Where our words are clearer than the specification's: what the page is called instead. */
const OTHERWISE: { readonly [path: string]: string } = {
  '/info/video/video-home': '视频通话',
  '/home/in': '机构与个人信息',
  '/health/etjbxx/:id': '儿童保健信息',
  '/health/etjbxx/:id/jbtj/day42': '满月',
  '/health/etjbxx/:id/jbtj/month3': '3 月龄',
  '/health/etjbxx/:id/jbtj/month6': '6 月龄',
  '/health/etjbxx/:id/jbtj/month9': '8 月龄',
  '/health/etjbxx/:id/jbtj/month12': '12 月龄',
  '/health/etjbxx/:id/jbtj/year1': '18～30 月龄',
  '/health/etjbxx/:id/jbtj/year3': '3～6 岁',
  '/health/manhqjc/:id/manyxjc': '男方一般检查',
  '/health/manhqjc/:id/mantgjc': '男方体格检查',
  '/health/manhqjc/:id/womanyxjc': '女方一般检查',
  '/health/manhqjc/:id/womantgjc': '女方体格检查',
  '/cust/base': '居民列表',
  '/cust/jkdn/:id': '健康档案',
  '/hsjc/cjyb': '单采登记',
  '/hsjc/jcyb': '混采登记',
};

/** The first place behind all pages of a group. */
const nextPlace = (group: string): string =>
  `${group} ${1 + Math.max(0, ...PAGES.flatMap(({ menu }) => (menu && (menu.in ?? '') === group ? [menu.at] : [])))}`;

const sample = (path: string): string => path.replace(/\?.*$/, '').replaceAll(/:\w+/g, 'some');

describe('the catalogue of pages', () => {
  it('is held to the 316 rows of the specification', () =>
    expect(SPECIFICATION_ROUTES.length + SPECIFICATION_WINDOWS.length).toBe(316));

  it.each(SPECIFICATION_ROUTES.map((row) => ({ path: row[0], title: row[1], permission: row[2] })))(
    'has $path ($title)',
    ({ path, title, permission }) => {
      const place = wholePages.at(sample(path));
      expect(place, 'there is a page').toBeDefined();
      if (!place) return;
      const called = [place.page.title, place.page.menu?.label].filter((one) => one !== undefined);
      const own = SPECIFICATION_ROUTES.filter((row) => row[0] === path).map(([, other]) => other);
      const wanted = path in OTHERWISE ? [OTHERWISE[path]] : own;
      expect(
        called.some((one) => wanted.includes(one)),
        `${title}: ${called.join(', ')}`,
      ).toBe(true);
      if (permission !== undefined && place.page.permission !== 'entries')
        expect(codesOf(place.page), path).toContain(permission);
    },
  );

  const lists = PAGES.flatMap(({ shows }) =>
    typeof shows === 'object' && 'list' in shows && isListId(shows.list) ? [shows.list] : [],
  );
  it.each(lists)('has a page for a row of %s', async (id) => {
    const { open } = await loadList(id);
    // Rows that lead each to a place of its own say where: reminders, below.
    expect(open === undefined || open === ':path' || wholePages.at(sample(open)) !== undefined, open).toBe(true);
  });

  it('opens with the right its list asks for, or says which right names the people on it', async () => {
    const shown = PAGES.flatMap((page) =>
      typeof page.shows === 'object' && 'list' in page.shows && isListId(page.shows.list)
        ? [{ page, id: page.shows.list }]
        : [],
    );
    const apart = await Promise.all(
      shown.map(async ({ page, id }) => {
        const { permission } = await loadList(id);
        const asked = permission === 'everybody' ? [] : [permission.code];
        return asked
          .filter((code) => page.names !== code && !codesOf(page).includes(code))
          .map((code) => `${id}: ${code}`);
      }),
    );
    expect(apart.flat()).toEqual([]);
    expect(shown.filter(({ page }) => page.names !== undefined).map(({ id }) => id)).toEqual(['psychosis-record-list']);
  });

  it.each(Object.entries(REMINDER_RULES))('has a page where %s is done', (_, { leads }) => {
    const path = leads.replaceAll(/\{\w+\}/g, 'some').split('?')[0] ?? '';
    expect(leads === '{path}' || wholePages.at(path) !== undefined, leads).toBe(true);
  });

  const opened = [
    ...Object.values(REMINDER_RULES).map(({ leads }) => leads),
    ...Object.values(PLACES_IN_WORDS),
    ...Object.values(WORK_PLACES).map((place) => actionPath({ ...place, row: 'one' })),
  ].filter((path) => path.includes('do='));
  it('has places that open an action', () => expect(opened.length).toBeGreaterThan(3));
  it.each(opened)('has a list with the action that %s opens', async (leads) => {
    const [path = '', query = ''] = leads.split('?');
    const shows = wholePages.at(path)?.page.shows;
    const list =
      typeof shows === 'object' && 'list' in shows && isListId(shows.list) ? await loadList(shows.list) : undefined;
    const asked = actionAsked(query);
    const action = list?.actions?.find(({ id }) => id === asked?.action);
    expect(action && opensByAddress(action), 'the action asks before it does anything').toBe(true);
    expect(asked?.row !== undefined, 'a row is named for what is done on rows').toBe(action?.on !== 'page');
    const view = /\bview=([\w-]+)/.exec(query)?.[1];
    expect(view === undefined || list?.views?.some(({ id }) => id === view), 'the view is there').toBe(true);
  });

  it('has no page that nobody named', () => {
    const paths = ['/nothing', '/cust/jkdn/a/nothing', '/health/etjbxx/a/nothing', '/upms/nowhere', '/info/sign/add'];
    expect(paths.filter((path) => wholePages.at(path))).toEqual([]);
  });

  it('gives every path once, and every place in the menu once', () => {
    const paths = wholePages.pages.map(({ path }) => path);
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
    const placed = PAGES.flatMap(({ menu, path }) => (menu ? [{ place: `${menu.in ?? ''} ${menu.at}`, path }] : []));
    const twice = placed.filter(({ place }) => placed.filter((other) => other.place === place).length > 1);
    const free = new Set(twice.map(({ place }) => nextPlace(place.split(' ')[0] ?? '')));
    expect(twice, `pages at one place of the menu (menu.in, menu.at); free are ${[...free].join(', ')}`).toEqual([]);
  });

  it('leads only to pages there are', () => {
    const paths = new Set(PAGES.map(({ path }) => path));
    const named = PAGES.flatMap(({ under, within, menu, shows }) => [
      under,
      within,
      menu?.in,
      ...(typeof shows === 'object' && 'leads' in shows ? [shows.leads] : []),
    ]);
    expect(named.filter((path) => path !== undefined && !paths.has(path))).toEqual([]);
  });

  it('puts entries into groups only, and an icon on each of those at the top', () => {
    const groups = PAGES.filter(({ shows }) => shows === 'landing');
    const parents = new Set(PAGES.flatMap(({ menu }) => (menu?.in === undefined ? [] : [menu.in])));
    expect(parents).toEqual(new Set(groups.map(({ path }) => path)));
    expect(groups.filter(({ menu }) => menu?.in === undefined && menu?.icon === undefined)).toEqual([]);
  });
});

describe('what a page shows', () => {
  it('leads to every analysis there is, but for the one the wall draws by code', () => {
    const shown = wholePages.pages.flatMap(({ shows }) =>
      typeof shows === 'object' && 'analysis' in shows ? [shows.analysis] : [],
    );
    const nowhere = ANALYSIS_IDS.filter((id) => id !== 'smart-big-screen' && !shown.includes(id));
    expect(nowhere, 'analyses no page shows: a row in pages/data with shows: { analysis }').toEqual([]);
  });
  it('is there: no list and no analysis is only announced', () => {
    const announced = PAGES.flatMap(({ path, shows }) => {
      if (typeof shows === 'string') return [];
      const lists = 'list' in shows ? [shows.list] : 'lists' in shows ? shows.lists.map(({ list }) => list) : [];
      const analysis = 'analysis' in shows ? [shows.analysis] : [];
      return [
        ...lists.filter((id) => !isListId(id)),
        ...analysis.filter((id) => id !== 'annual-analysis-report' && !isAnalysisId(id)),
      ].map((id) => `${path}: ${id}`);
    });
    expect(announced).toEqual([]);
  });
});
