import type { MenuItem } from './menu.ts';
import { menuPages } from './menu.rules.ts';

/** Addresses that belong to entries of the menu; below the second kind every page is an entry or lies below one. */
const ENTRY_ROOTS = [
  '/custTj',
  '/followup',
  '/gwsj',
  '/hsjc',
  '/tjfx',
  '/third',
  '/yfrh',
  '/upms',
  '/sjgl',
  '/reportManage',
  '/uploadManage',
  '/appointManage',
  '/cust/base',
  '/cust/jkdnMenu',
  '/health/tableMenu',
  '/health/yqjcMenu',
  '/health/fnbjMenu',
  '/health/etbjMenu',
] as const;

/** Pages that are no entry themselves, with the entries (or groups) any of which leads to them. The longest root decides. */
const REACHED_BY: readonly (readonly [root: string, entries: readonly string[]])[] = [
  ['/cust', ['/cust', '/custTj', '/followup', '/health']],
  ['/cust/jkdnTjMenu', ['/custTj/jkdnTjMenu']],
  ['/cust/tjReport', ['/custTj/jkdnTjMenu', '/reportManage']],
  ['/health', ['/health']],
  ['/print', ['/cust', '/custTj', '/followup', '/health']],
];

/** Whether an address is the root or lies below it. */
export const isBelow = (root: string, path: string): boolean => path === root || path.startsWith(`${root}/`);

/**
 * Whether the delivered menu leads to an address. Everything that is no page of the menu (home, one's own pages) is open to
 * whoever is logged in; the server decides over the data anyway.
 */
export function mayOpenPage(menu: readonly MenuItem[], path: string): boolean {
  const delivered = menuPages(menu).map((page) => page.path);
  // A longer root is the nearer one.
  const nearest = <Root>(roots: readonly Root[], rootOf: (one: Root) => string): Root | undefined =>
    roots.filter((one) => isBelow(rootOf(one), path)).sort((a, b) => rootOf(b).length - rootOf(a).length)[0];
  const entry = nearest(ENTRY_ROOTS, (root) => root);
  const reached = nearest(REACHED_BY, ([root]) => root);
  if (entry !== undefined && entry.length >= (reached?.[0].length ?? 0))
    // The address of a group leads to its entries.
    return delivered.some((page) => isBelow(page, path)) || menu.some((group) => groupHas(group, path));
  if (!reached) return true;
  return reached[1].some(
    (root) => delivered.some((page) => isBelow(root, page)) || menu.some((group) => groupHas(group, root)),
  );
}

/** Whether the path is that of a group which was delivered; its entries may lie elsewhere. */
const groupHas = (item: MenuItem, path: string): boolean =>
  item.children !== undefined && (item.path === path || item.children.some((child) => groupHas(child, path)));
