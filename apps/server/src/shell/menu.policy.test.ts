import { PSYCHOSIS_CODE } from '@gongwei/domain/identity';
import { entriesOf, mayOpen, PAGES, type PageDefinition } from '@gongwei/domain/pages';
import { describe, expect, it } from 'vitest';
import { PERMISSION_MATRIX, ROLES, type Role } from '../identity/permission-matrix.data.ts';
import { permissionsOf } from '../identity/permissions.policy.ts';
import { menuFor, wholeMenu, type WireMenuItem } from './menu.policy.ts';

const flat = (items: readonly WireMenuItem[]): readonly WireMenuItem[] =>
  items.flatMap((item) => [item, ...flat(item.children ?? [])]);
const leaves = (items: readonly WireMenuItem[]) => flat(items).filter(({ children }) => !children);
const roles = Object.keys(ROLES) as Role[];

/** Section 2 of the specification: the codes of every group, in order, `undefined` for entries without one. */
const CODES: Readonly<Record<string, readonly (string | undefined)[]>> = {
  '/cust': ['gwjkdngl', 'gwjkdngl'],
  '/custTj': ['gwtjdngl', 'bggl', 'tjscgl', undefined, undefined, undefined, undefined],
  '/followup': Array.from({ length: 7 }, () => 'gwsfmkgl'),
  '/health': Array.from({ length: 4 }, () => 'gwfybjgl'),
  '/gwsj': ['gwmksjwh', 'gwmksjwh'],
  '/hsjc': ['cjyb', 'sjyb', 'ybjg', 'jdcx', 'yblb', 'hsjcbg', 'hsjccxtj', 'jcyb'],
  '/tjfx': Array.from({ length: 17 }, () => 'gwmktjfx'),
  '/third': ['gwdsfmk', 'gwdsfmk'],
  '/yfrh': Array.from({ length: 22 }, () => 'gwyfrh'),
  '/upms': ['ht-jgyh', 'ht-qjpz', 'ht-jcxm', 'ht-ypml', 'ht-zhdp', 'ht-czrz', 'ht-ycrz', 'ht-bbkz', 'ht-cdgl'],
};

describe('the dynamic menu', () => {
  it('has the groups and codes of the specification', () => {
    const menu = wholeMenu(PAGES);
    expect(menu.map(({ path }) => path)).toEqual(Object.keys(CODES));
    for (const group of menu)
      expect(
        leaves(group.children ?? []).map(({ permission }) => permission),
        group.label,
      ).toEqual(CODES[group.path]);
  });

  it.each(roles)('gives %s what the gate opens and nothing else, and no group without entries', (role) => {
    const permissions = permissionsOf([role]);
    const letterOf = (code: string) => permissions.find((one) => one.code === code)?.letter;
    const opens = (page: PageDefinition) => mayOpen(page, letterOf, PAGES);
    const menu = menuFor(PAGES, permissions);
    const inMenu = PAGES.filter((page) => page.menu && !page.menu.onLandingOnly && page.shows !== 'landing');
    expect(new Set(leaves(menu).map(({ path }) => path))).toEqual(
      new Set(inMenu.filter(opens).map(({ path }) => path)),
    );
    expect(flat(menu).filter(({ children }) => children?.length === 0)).toEqual([]);
    for (const group of PAGES.filter(({ shows }) => shows === 'landing'))
      expect(opens(group), group.path).toBe(entriesOf(group.path, PAGES).some(opens));
  });

  it('gives nobody without codes anything', () => {
    expect(menuFor(PAGES, [])).toEqual([]);
  });

  it('asks for codes the permission matrix knows, and for every one of them but that of what a page holds', () => {
    const asked = new Set(leaves(wholeMenu(PAGES)).flatMap(({ permission }) => (permission ? [permission] : [])));
    // Whoever follows people up opens the page; who they are, its list tells to those with the other right.
    expect(asked).toEqual(new Set(Object.keys(PERMISSION_MATRIX).filter((code) => code !== PSYCHOSIS_CODE)));
  });

  it('is found by initials, and kept alive page by page', () => {
    const all = flat(wholeMenu(PAGES));
    expect(all.find(({ label }) => label === '居民列表')?.pyszm).toBe('jmlb');
    expect(all.filter(({ pyszm }) => !/^[a-z]+$/.test(pyszm))).toEqual([]);
    expect(leaves(all).every(({ meta }) => meta?.keepAlive === true)).toBe(true);
  });
});
