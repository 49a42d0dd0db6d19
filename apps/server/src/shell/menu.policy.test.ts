import { describe, expect, it } from 'vitest';
import { PERMISSION_MATRIX, ROLES, type Role } from '../identity/permission-matrix.data.ts';
import { permissionsOf } from '../identity/permissions.policy.ts';
import { MENU, type MenuEntry } from './menu.data.ts';
import { pruneMenu, wholeMenu, type WireMenuItem } from './menu.policy.ts';

const flat = <Item extends { readonly children?: readonly Item[] }>(items: readonly Item[]): readonly Item[] =>
  items.flatMap((item) => [item, ...flat(item.children ?? [])]);
const pages = (items: readonly WireMenuItem[]) => flat(items).filter(({ children }) => !children);
const menuOf = (...roles: Role[]) => pruneMenu(MENU, { permissions: permissionsOf(roles), roles });

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
    expect(MENU.map(({ path }) => path)).toEqual(Object.keys(CODES));
    for (const group of MENU)
      expect(
        flat<MenuEntry>(group.children ?? [])
          .filter(({ children }) => !children)
          .map(({ permission }) => permission),
        group.label,
      ).toEqual(CODES[group.path]);
  });

  it('knows every code of an entry in the permission matrix', () => {
    const codes = flat<MenuEntry>(MENU).flatMap(({ permission, openTo }) => [permission, ...(openTo ?? [])]);
    expect(codes.filter((code) => code !== undefined && !(code in PERMISSION_MATRIX))).toEqual([]);
  });

  it.each(Object.keys(ROLES) as Role[])(
    'gives %s only pages whose code is held, and no parent without pages',
    (role) => {
      const held = new Set(permissionsOf([role]).map(({ code }) => code));
      const menu = menuOf(role);
      expect(pages(menu).filter(({ permission }) => typeof permission === 'string' && !held.has(permission))).toEqual(
        [],
      );
      expect(flat(menu).filter(({ children }) => children?.length === 0)).toEqual([]);
      // Nothing is held back, either.
      const wanted = flat<MenuEntry>(MENU).filter(({ permission }) => permission !== undefined && held.has(permission));
      expect(wanted.filter(({ path }) => !pages(menu).some((page) => page.path === path))).toEqual([]);
    },
  );

  it('shows an entry with roles to these roles only', () => {
    const entries = [
      { label: '甲', path: '/a', roles: ['SYS'] },
      { label: '乙', path: '/b' },
    ];
    const shown = (role: string) => pruneMenu(entries, { permissions: [], roles: [role] }).map(({ path }) => path);
    expect([shown('SYS'), shown('VIL')]).toEqual([['/a', '/b'], ['/b']]);
  });

  it('is found by initials, and kept alive page by page', () => {
    const all = flat(wholeMenu(MENU));
    expect(all.find(({ label }) => label === '居民列表')?.pyszm).toBe('jmlb');
    expect(all.filter(({ pyszm }) => !/^[a-z]+$/.test(pyszm))).toEqual([]);
    expect(pages(all).every(({ meta }) => meta?.keepAlive === true)).toBe(true);
  });
});
