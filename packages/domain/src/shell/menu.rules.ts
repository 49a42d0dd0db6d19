import type { MenuItem } from './menu.ts';

/** What decides over an entry: the codes that the log-in allowed (type 2 with an href), and the roles. */
export type MenuReader = { readonly mayOpen: (code: string) => boolean; readonly roles: readonly string[] };

/**
 * The menu as it is shown. Specification, sections 4 and 6: entries whose permission is `false`, whose code was not allowed or
 * whose roles do not name the user's go; a parent that keeps no child goes; the path of a child is prefixed with its parent's,
 * unless it is whole already.
 */
export const shownMenu = (items: readonly MenuItem[], reader: MenuReader, above = ''): readonly MenuItem[] =>
  items.flatMap((item): readonly MenuItem[] => {
    if (!isFor(item, reader)) return [];
    const path = item.path.startsWith('/') ? item.path : `${above.replace(/(?<!\/)\/+$/, '')}/${item.path}`;
    if (!item.children) return [{ ...item, path }];
    const children = shownMenu(item.children, reader, path);
    return children.length > 0 ? [{ ...item, path, children }] : [];
  });

const isFor = ({ permission, roles }: MenuItem, reader: MenuReader): boolean =>
  permission !== false &&
  (typeof permission !== 'string' || reader.mayOpen(permission)) &&
  (roles === undefined || roles.some((role) => reader.roles.includes(role)));

/** The pages of a menu, in its order. */
export const menuPages = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.flatMap((item) => (item.children ? menuPages(item.children) : [item]));

/** Pages whose label begins with the text, case-insensitively; letters find initials of the pinyin, too. */
export function findInMenu(menu: readonly MenuItem[], text: string): readonly MenuItem[] {
  const wanted = text.trim().toLowerCase();
  const pages = menuPages(menu);
  const byLabel = pages.filter(({ label }) => label.toLowerCase().startsWith(wanted));
  if (!/^[a-z]+$/.test(wanted)) return byLabel;
  return [...byLabel, ...pages.filter((page) => !byLabel.includes(page) && page.initials?.startsWith(wanted))];
}
