import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MenuItem } from './menu.ts';
import { findInMenu, menuPages, shownMenu, type MenuReader } from './menu.rules.ts';

const item = (label: string, more: Partial<MenuItem> = {}): MenuItem => ({
  id: label,
  label,
  path: `/${label}`,
  ...more,
});
const reader = (codes: readonly string[], roles: readonly string[] = []): MenuReader => ({
  mayOpen: (code) => codes.includes(code),
  roles,
});
const labels = (items: readonly MenuItem[]) => menuPages(items).map(({ label }) => label);

describe('the menu that is shown', () => {
  it.each([
    ['permission false goes', [item('a', { permission: false }), item('b')], ['b']],
    ['permission true stays', [item('a', { permission: true })], ['a']],
    ['a code that was not allowed goes', [item('a', { permission: 'x' }), item('b', { permission: 'y' })], ['a']],
    ['no code stays', [item('a')], ['a']],
    ['roles without the user’s go', [item('a', { roles: ['admin'] }), item('b', { roles: ['admin', 'DOC'] })], ['b']],
    ['an empty list of roles is for nobody', [item('a', { roles: [] })], []],
    [
      'a parent without children goes',
      [item('p', { children: [item('a', { permission: 'y' })] }), item('q', { children: [] })],
      [],
    ],
    [
      'and its parent, too',
      [item('r', { children: [item('p', { children: [item('a', { permission: false })] })] })],
      [],
    ],
  ] as const)('%s', (_, menu, wanted) => {
    expect(labels(shownMenu(menu, reader(['x'], ['DOC'])))).toEqual(wanted);
  });

  it('prefixes the path of a child with its parent’s, at any depth, unless it is whole', () => {
    const leaf = item('c', { path: 'yp' });
    const menu = [
      item('a', {
        path: '/yfrh',
        children: [item('b', { path: 'zsk', children: [leaf, item('d', { path: '/sjgl/xyhz' })] })],
      }),
    ];
    expect(menuPages(shownMenu(menu, reader([]))).map(({ path }) => path)).toEqual(['/yfrh/zsk/yp', '/sjgl/xyhz']);
  });

  it.each([
    ['/', '/rel'],
    ['/x/', '/x/rel'],
    ['/x', '/x/rel'],
  ])('joins %s and rel with one slash', (path, joined) => {
    const menu = [item('a', { path, children: [item('b', { path: 'rel' })] })];
    expect(menuPages(shownMenu(menu, reader([]))).map((page) => page.path)).toEqual([joined]);
  });

  it('is the same when shown again, and never shows more with fewer codes', () => {
    const { menu } = fc.letrec<{ menu: MenuItem[]; one: MenuItem }>((tie) => ({
      menu: fc.array(tie('one'), { maxLength: 3 }),
      one: fc.record(
        {
          id: fc.uuid(),
          label: fc.string({ minLength: 1, maxLength: 3 }),
          path: fc.constantFrom('a', 'b', '/c'),
          permission: fc.constantFrom<string | boolean>('x', 'y', false, true),
          children: fc.oneof({ depthSize: 'small' }, fc.constant([]), tie('menu')),
        },
        { requiredKeys: ['id', 'label', 'path'] },
      ) as fc.Arbitrary<MenuItem>,
    }));
    fc.assert(
      fc.property(menu, (given) => {
        const shown = shownMenu(given, reader(['x', 'y']));
        expect(shownMenu(shown, reader(['x', 'y']))).toEqual(shown);
        const fewer = menuPages(shownMenu(given, reader(['x']))).map(({ id }) => id);
        const all = new Set(menuPages(shown).map(({ id }) => id));
        expect(fewer.filter((id) => !all.has(id))).toEqual([]);
      }),
    );
  });
});

describe('the search in the menu', () => {
  const menu = [
    item('居民列表', { initials: 'jmlb' }),
    item('B超异常统计', { initials: 'bcyctj' }),
    item('健康评估', { initials: 'jkpg' }),
    item('知识库', { children: [item('健康报告', { initials: 'jkbg' })] }),
  ];
  it.each([
    ['b超', ['B超异常统计']],
    ['B', ['B超异常统计']],
    ['健康', ['健康评估', '健康报告']],
    ['jk', ['健康评估', '健康报告']],
    ['JMLB', ['居民列表']],
    ['列表', []],
    ['评估', []],
  ])('%s finds %j', (text, wanted) => {
    expect(findInMenu(menu, text).map(({ label }) => label)).toEqual(wanted);
  });
});
