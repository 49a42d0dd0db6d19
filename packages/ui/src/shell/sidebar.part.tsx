import { findInMenu, type MenuItem } from '@gongwei/domain/shell';
import { useMemo, useState } from 'react';
import { Button, Icon, useSwitch } from '../shared/index.ts';
import { MenuSearch } from './menu-search.part.tsx';
import { menuTrail } from './menu-trail.rules.ts';
import { SidebarGroup, SidebarLeaf } from './sidebar-entry.part.tsx';
import './sidebar.css';

/** The server's menu. Groups open and close, the group of the present page is open; slim, it shows icons only. */
export const Sidebar = ({
  menu,
  path,
  slim,
  onSlim,
  failure,
  onRetry,
}: {
  readonly menu: readonly MenuItem[];
  /** What stands for the present page in it. */
  readonly path: string;
  readonly slim: boolean;
  readonly onSlim: (slim: boolean) => void;
  readonly failure: boolean;
  readonly onRetry: () => void;
}) => {
  const [mayFold, maySearch] = [useSwitch('collapse'), useSwitch('search')];
  const trail = useMemo(() => menuTrail(menu, path), [menu, path]);
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const [wanted, setWanted] = useState('');
  const searching = !slim && maySearch && wanted.trim() !== '';
  const isOpen = (item: MenuItem) => chosen[item.id] ?? trail.includes(item);
  const toggle = (item: MenuItem) => {
    if (slim) onSlim(false);
    setChosen({ ...chosen, [item.id]: slim || !isOpen(item) });
  };
  return (
    <nav className="gw-sidebar" aria-label="主菜单" data-slim={slim || undefined}>
      {failure ? (
        <div className="gw-sidebar-trouble">
          {slim ? null : <span>菜单没有取到</span>}
          <Button small onClick={onRetry} aria-label="重新取菜单">
            <Icon name="refresh" />
          </Button>
        </div>
      ) : null}
      {slim || menu.length === 0 || !maySearch ? null : (
        <MenuSearch value={wanted} onChange={setWanted} found={searching ? findInMenu(menu, wanted) : []} />
      )}
      <ul className="gw-sidebar-list">
        {searching
          ? findInMenu(menu, wanted).map((item) => (
              <li key={item.id}>
                <SidebarLeaf item={item} slim={false} active={trail.includes(item)} top />
              </li>
            ))
          : menu.map((item) =>
              item.children?.length ? (
                <SidebarGroup
                  key={item.id}
                  item={item}
                  slim={slim}
                  open={!slim && isOpen(item)}
                  trail={trail}
                  onToggle={() => toggle(item)}
                />
              ) : (
                <li key={item.id}>
                  <SidebarLeaf item={item} slim={slim} active={trail.includes(item)} top />
                </li>
              ),
            )}
      </ul>
      {mayFold ? (
        <Button
          look="icon"
          className="gw-sidebar-fold"
          aria-expanded={!slim}
          aria-label={slim ? '展开菜单' : '收起菜单'}
          title={slim ? '展开菜单' : '收起菜单'}
          onClick={() => onSlim(!slim)}
        >
          <Icon name={slim ? 'right' : 'left'} />
          {slim ? null : <span>收起菜单</span>}
        </Button>
      ) : null}
    </nav>
  );
};
