import { Icon, MenuButton, type MenuEntry } from '../shared/index.ts';
import { useUserLinks } from './use-user-links.ts';

/** The user's own pages and windows in groups, and the way out, which asks first. */
export const UserMenu = ({ name, username }: { readonly name: string; readonly username: string }) => {
  const groups = useUserLinks();
  const entries: readonly MenuEntry[] = [
    { kind: 'heading', key: 'who', label: `${name}（${username}）` },
    ...groups.flatMap(({ key, title, links }): readonly MenuEntry[] => [
      ...(title === undefined ? [] : [{ kind: 'heading', key, label: title } as const]),
      ...(key === 'out' ? [{ kind: 'divider', key: 'line' } as const] : []),
      ...links.map(({ run, ...link }): MenuEntry => ({ ...link, onPick: run })),
    ]),
  ];
  return (
    <MenuButton look="quiet" className="gw-header-user" entries={entries}>
      <Icon name="user" />
      <span>{name}</span>
      <Icon name="down" size={12} />
    </MenuButton>
  );
};
