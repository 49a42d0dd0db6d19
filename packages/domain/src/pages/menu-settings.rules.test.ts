import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arrangedMenu,
  arrangedPages,
  menuProblems,
  menuSeenBy,
  MENU_MANAGEMENT,
  movedEntry,
  withSetting,
  type MenuSettings,
} from './menu-settings.rules.ts';
import { mayOpen } from './page-access.rules.ts';
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
