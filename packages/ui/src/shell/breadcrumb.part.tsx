import type { MenuItem } from '@gongwei/domain/shell';
import { Link, useLocation } from 'react-router';
import { menuTrail } from './menu-trail.rules.ts';

/** Where the page lies in the menu. A page below a menu entry (a resident's archive) leads back to the entry. */
export const Breadcrumb = ({ menu, title }: { readonly menu: readonly MenuItem[]; readonly title: string }) => {
  const { pathname } = useLocation();
  if (pathname.startsWith('/wel')) return null;
  const trail = menuTrail(menu, pathname);
  const ends = trail.at(-1)?.label === title;
  const above = ends ? trail.slice(0, -1) : trail;
  return (
    <nav className="gw-crumbs" aria-label="位置">
      <ol>
        {above.map((item) => (
          <li key={item.id}>{item.children?.length ? item.label : <Link to={item.path}>{item.label}</Link>}</li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
};
