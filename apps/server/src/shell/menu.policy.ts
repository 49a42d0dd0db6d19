import type { Permission } from '@gongwei/domain/identity';
import type { MenuItem } from '@gongwei/domain/shell';
import { pinyinOf } from '../resident/search-text.rules.ts';
import type { MenuEntry } from './menu.data.ts';

/** An entry on the wire: `pyszm` are the first letters of the label in pinyin. */
export type WireMenuItem = Omit<MenuItem, 'initials' | 'children'> & {
  readonly pyszm: string;
  readonly children?: readonly WireMenuItem[];
};

/** Who asks for the menu. */
export type MenuReader = { readonly permissions: readonly Permission[]; readonly roles: readonly string[] };

/** The entries somebody may open, in order; parents left without children are gone. */
export function pruneMenu(entries: readonly MenuEntry[], reader: MenuReader): readonly WireMenuItem[] {
  const held = new Set(reader.permissions.map(({ code }) => code));
  const isOpen = ({ permission, openTo, roles }: MenuEntry): boolean =>
    (roles === undefined || roles.some((role) => reader.roles.includes(role))) &&
    (permission !== undefined ? held.has(permission) : openTo === undefined || openTo.some((code) => held.has(code)));
  const prune = (some: readonly MenuEntry[]): readonly WireMenuItem[] =>
    some.filter(isOpen).flatMap((entry) => {
      const children = entry.children && prune(entry.children);
      return children?.length === 0 ? [] : [itemOf(entry, children)];
    });
  return prune(entries);
}

/** Every entry with its codes, for those who keep the menu. */
export const wholeMenu = (entries: readonly MenuEntry[]): readonly WireMenuItem[] =>
  entries.map((entry) => itemOf(entry, entry.children && wholeMenu(entry.children)));

const itemOf = (entry: MenuEntry, children: readonly WireMenuItem[] | undefined): WireMenuItem => ({
  id: entry.path.slice(1).replaceAll('/', '.'),
  label: entry.label,
  path: entry.path,
  pyszm: pinyinOf(entry.label).initials.toLowerCase(),
  ...(entry.icon !== undefined && { icon: entry.icon }),
  ...(entry.permission !== undefined && { permission: entry.permission }),
  ...(entry.roles && { roles: entry.roles }),
  ...(children ? { children } : { meta: { keepAlive: true } }),
});
