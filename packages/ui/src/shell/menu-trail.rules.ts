import type { MenuItem } from '@gongwei/domain/shell';

/** Menu entries from the top to the one that stands for a path: itself, or the longest page the path lies below. */
export function menuTrail(menu: readonly MenuItem[], path: string): readonly MenuItem[] {
  let best: readonly MenuItem[] = [];
  let bestLength = 0;
  const visit = (items: readonly MenuItem[], above: readonly MenuItem[]): void => {
    for (const item of items) {
      const trail = [...above, item];
      const covers = item.path === path || (!item.children?.length && path.startsWith(`${item.path}/`));
      if (covers && item.path.length > bestLength) [best, bestLength] = [trail, item.path.length];
      if (item.children?.length) visit(item.children, trail);
    }
  };
  visit(menu, []);
  return best;
}
