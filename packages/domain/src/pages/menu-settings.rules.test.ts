import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arrangedMenu,
  arrangedPages,
  menuIcons,
  menuProblems,
  menuSeenBy,
  MENU_MANAGEMENT,
  movedEntry,
  withSetting,
  type MenuSettings,
} from './menu-settings.rules.ts';
import { mayOpen } from './page-access.rules.ts';
import { SMALL } from './small-county.fixture.ts';
import { PAGES } from './whole-pages.ts';

const entries = PAGES.filter(({ menu }) => menu && !menu.onLandingOnly).map(({ path }) => path);
const settings: fc.Arbitrary<MenuSettings> = fc.dictionary(
  fc.constantFrom(...entries),
  fc.record(
    { label: fc.constantFrom('甲', '乙'), at: fc.integer({ min: 1, max: 99 }), hidden: fc.constant(true as const) },
    { requiredKeys: [] },
  ),
);
const paths = (of: MenuSettings) => arrangedMenu(PAGES, of).flatMap((group) => [group, ...group.children]);

describe('a county’s menu', () => {
  it('never opens what the catalogue closes, and never closes an address', () => {
    fc.assert(
      fc.property(settings, fc.constantFrom(...entries), (given, path) => {
        const [before, after] = [PAGES, arrangedPages(PAGES, given)].map((all) =>
          all.find((page) => page.path === path)!,
        );
        expect(after!.permission).toEqual(before!.permission);
        if (before!.permission !== 'entries')
          expect(mayOpen(after!, () => undefined, PAGES)).toBe(mayOpen(before!, () => undefined, PAGES));
      }),
    );
  });
  it('keeps the way back: the menu’s own page is always there', () => {
    fc.assert(
      fc.property(settings, (given) => {
        const all = arrangedPages(PAGES, given);
        for (const path of [MENU_MANAGEMENT, '/upms'])
          expect(all.find((page) => page.path === path)?.menu).toBeDefined();
      }),
    );
    expect(menuProblems(PAGES, { [MENU_MANAGEMENT]: { hidden: true } })).toEqual([
      '“菜单管理”不能隐藏，否则无法再改菜单',
    ]);
  });
  it('is refused where it names what there is not', () => {
    expect(menuProblems(PAGES, { '/nowhere': {}, '/cust': { label: '' }, '/upms': { icon: 'skull' } })).toHaveLength(3);
    expect(menuProblems(PAGES, { '/cust': { label: '居民档案', at: 3 } })).toEqual([]);
  });
  it('moves an entry one place, and back to where nothing is kept of it', () => {
    const before = paths({}).map(({ path }) => path);
    const moved = movedEntry(PAGES, {}, '/custTj', -1);
    const at = (of: MenuSettings) => arrangedMenu(PAGES, of).findIndex(({ path }) => path === '/custTj');
    expect(at(moved)).toBe(at({}) - 1);
    expect(paths(movedEntry(PAGES, moved, '/custTj', 1)).map(({ path }) => path)).toEqual(before);
    expect(movedEntry(PAGES, {}, arrangedMenu(PAGES, {})[0]!.path, -1)).toEqual({});
  });
  it('keeps nothing of what is as in the catalogue', () => {
    const once = withSetting({}, '/cust', { label: '档案' });
    expect(withSetting(once, '/cust', { label: '' })).toEqual({});
    expect(withSetting(once, '/cust', { hidden: true })).toEqual({ '/cust': { label: '档案', hidden: true } });
  });
  it('says of every entry why somebody does not see it', () => {
    const seen = menuSeenBy(
      arrangedMenu(PAGES, { '/cust/base': { hidden: true } }),
      (code) => (code === 'gwjkdngl' ? 'V' : undefined),
      PAGES,
    );
    const cust = seen.find(({ path }) => path === '/cust');
    expect(cust?.cut).toBeUndefined();
    expect(cust?.children.find(({ path }) => path === '/cust/base')?.cut).toBe('hidden');
    expect(seen.find(({ path }) => path === '/upms')?.cut).toBe('empty');
    expect(seen.find(({ path }) => path === '/upms')?.children.every(({ cut }) => cut === 'right')).toBe(true);
  });
});

describe('settings of a menu', () => {
  it('show what the county calls an entry, beside what the catalogue calls it', () => {
    expect(arrangedMenu(SMALL, {})).toEqual([
      {
        path: '/a',
        label: '甲组',
        given: '甲组',
        icon: 'heart',
        hidden: false,
        children: [
          { path: '/a/people', label: '居民', given: '居民', hidden: false, children: [] },
          { path: '/a/open', label: '说明', given: '说明', icon: 'heart', hidden: false, children: [] },
        ],
      },
      {
        path: '/b',
        label: '乙组',
        given: '乙组',
        icon: 'star',
        hidden: false,
        children: [
          { path: '/b/one', label: '报告', given: '报告', hidden: false, children: [] },
          { path: '/b/two', label: '打印', given: '打印', hidden: false, children: [] },
        ],
      },
    ]);
    const [first, second] = arrangedMenu(SMALL, {
      '/a': { at: 9, icon: 'star', hidden: true },
      '/b/one': { label: '打印报告', at: 3 },
    });
    expect(first?.children.map(({ path, label, given }) => [path, label, given])).toEqual([
      ['/b/two', '打印', '打印'],
      ['/b/one', '打印报告', '报告'],
    ]);
    expect(second).toMatchObject({ path: '/a', icon: 'star', hidden: true, label: '甲组' });
  });
  it('leave pages as the catalogue has them but for what they say', () => {
    const at = (path: string, given: MenuSettings) => arrangedPages(SMALL, given).find((page) => page.path === path);
    expect(at('/b/one', {})).toBe(SMALL.find(({ path }) => path === '/b/one'));
    expect(at('/b/one', { '/b/one': { label: '', icon: '' } })?.menu).toEqual({ in: '/b', at: 1, label: '报告' });
    expect(at('/b/one', { '/b/one': { label: '甲', icon: 'star', at: 7 } })?.menu).toEqual({
      in: '/b',
      at: 7,
      label: '甲',
      icon: 'star',
    });
    expect(at('/b/one', { '/b/one': { hidden: true, label: '甲' } })).not.toHaveProperty('menu');
    // What has no place in the menu is given none.
    expect(at('/sheet', { '/sheet': { label: '甲' } })).not.toHaveProperty('menu');
  });
  it('are told what is wrong with them, entry by entry', () => {
    expect(menuIcons(SMALL)).toEqual(['star', 'heart']);
    expect(menuProblems(SMALL, { '/nowhere': {}, '/sheet': {}, '/a/card': { at: 1 } })).toEqual([
      '菜单里没有 /nowhere',
      '菜单里没有 /sheet',
      '菜单里没有 /a/card',
    ]);
    const name = '“报告”的名称应为 1 到 12 个字';
    for (const [label, problems] of [
      ['', [name]],
      [' 　', [name]],
      ['一二三四五六七八九十一二三', [name]],
      ['一二三四五六七八九十一二', []],
      ['𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷', []],
    ] as const)
      expect(menuProblems(SMALL, { '/b/one': { label } }), label).toEqual(problems);
    expect(menuProblems(SMALL, { '/b/one': { icon: 'skull' } })).toEqual(['“报告”没有这个图标']);
    expect(menuProblems(SMALL, { '/b/one': { icon: 'heart', hidden: true } })).toEqual([]);
    for (const [at, problems] of [
      [0, 1],
      [1, 0],
      [999, 0],
      [1_000, 1],
      [1.5, 1],
      [Number.NaN, 1],
    ] as const)
      expect(menuProblems(SMALL, { '/b/two': { at } }), String(at)).toEqual(problems === 1 ? ['“打印”的次序不对'] : []);
  });
  it('move an entry among those beside it, in a group too, and no further than its ends', () => {
    const order = (given: MenuSettings) => arrangedMenu(SMALL, given)[1]?.children.map(({ path }) => path);
    const down = movedEntry(SMALL, {}, '/b/one', 1);
    expect(down).toEqual({ '/b/two': { at: 1 }, '/b/one': { at: 2 } });
    expect(order(down)).toEqual(['/b/two', '/b/one']);
    expect(movedEntry(SMALL, down, '/b/one', -1)).toEqual({});
    expect(movedEntry(SMALL, {}, '/b/two', 1)).toEqual({});
    expect(movedEntry(SMALL, {}, '/b/one', -1)).toEqual({});
    expect(['/nowhere', '/sheet'].map((path) => movedEntry(SMALL, {}, path, 1))).toEqual([{}, {}]);
    // Its other settings stay.
    expect(movedEntry(SMALL, { '/b/one': { label: '甲' } }, '/b/one', 1)['/b/one']).toEqual({ label: '甲', at: 2 });
  });
  it('are seen with why somebody does not see an entry, where a page is gone, too', () => {
    const gone = { path: '/gone', label: '旧页', given: '旧页', hidden: false, children: [] };
    const [seen] = menuSeenBy([gone], () => 'M', SMALL);
    expect(seen).toEqual({ ...gone, cut: 'right' });
  });
});
