import type { MenuItem } from '@gongwei/domain/shell';

/** Menu entries from the top to the one that stands for a path: itself, or the longest one the path lies below. */
export function menuTrail(menu: readonly MenuItem[], path: string): readonly MenuItem[] {
  let best: readonly MenuItem[] = [];
  let bestLength = 0;
  const visit = (items: readonly MenuItem[], above: readonly MenuItem[]): void => {
    for (const item of items) {
      const trail = [...above, item];
      if (item.children?.length) visit(item.children, trail);
      else if (covers(item.path, path) && item.path.length > bestLength) [best, bestLength] = [trail, item.path.length];
    }
  };
  visit(menu, []);
  return best;
}

/** Pages without a menu entry of their own, and the entry they were reached from. */
const REACHED_FROM: Readonly<Record<string, string>> = { '/cust/jkdn': '/cust/base' };

const covers = (menuPath: string, path: string): boolean =>
  under(menuPath, path) ||
  Object.entries(REACHED_FROM).some(([below, entry]) => entry === menuPath && under(below, path));

const under = (root: string, path: string): boolean => path === root || path.startsWith(`${root}/`);
