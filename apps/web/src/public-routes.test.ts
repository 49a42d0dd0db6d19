import type { PageHandle } from '@gongwei/ui/shell';
import type { RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { routes } from './routes.tsx';

type Marked = { readonly path: string; readonly isAuth: boolean; readonly isTab: boolean };

function marked(table: readonly RouteObject[]): readonly Marked[] {
  return table.flatMap(({ path, handle, children }) => {
    const marks = handle as PageHandle | undefined;
    const own = path === undefined ? [] : [{ path, isAuth: marks?.isAuth !== false, isTab: marks?.isTab !== false }];
    return [...own, ...marked(children ?? [])];
  });
}

it('needs a session and gives a tab everywhere but on the public pages', () => {
  const all = marked(routes);
  const open = all.filter(({ isAuth }) => !isAuth);
  expect(open.map(({ path }) => path)).toEqual(['/lock', '/login', '/403', '/404', '/500', '/myiframe/:routerPath']);
  expect(open.every(({ isTab }) => !isTab)).toBe(true);
  expect(all.length).toBeGreaterThan(20);
});
