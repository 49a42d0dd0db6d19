import type { Permission } from '@gongwei/domain/identity';
import type { MenuItem } from '@gongwei/domain/shell';
import type { MenuEntry } from './menu.data.ts';

/** The entries somebody may open, in order; parents left without children are gone. */
export function pruneMenu(entries: readonly MenuEntry[], permissions: readonly Permission[]): readonly MenuItem[] {
  const held = new Set(permissions.map(({ code }) => code));
  return entries.flatMap((entry): readonly MenuItem[] => {
    const children = entry.children && pruneMenu(entry.children, permissions);
    const open = children
      ? children.length > 0
      : entry.permission !== undefined
        ? held.has(entry.permission)
        : entry.openTo?.some((code) => held.has(code)) === true;
    if (!open) return [];
    return [
      {
        id: entry.path.slice(1).replaceAll('/', '.'),
        label: entry.label,
        path: entry.path,
        ...(entry.icon === undefined ? {} : { icon: entry.icon }),
        ...(entry.permission === undefined ? {} : { permission: entry.permission }),
        ...(children ? { children } : { meta: { keepAlive: true } }),
      },
    ];
  });
}
