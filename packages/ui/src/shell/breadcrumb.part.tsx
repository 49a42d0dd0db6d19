import type { MenuItem } from '@gongwei/domain/shell';
import { Link } from 'react-router';
import { menuTrail } from './menu-trail.rules.ts';

/** Where the page lies in the menu: each step leads to its group or page. `path`: what stands for the page in the menu. */
export const Breadcrumb = ({
  menu,
  path,
  title,
}: {
  readonly menu: readonly MenuItem[];
  readonly path: string;
  readonly title: string;
}) => {
  if (path.startsWith('/wel')) return null;
  const trail = menuTrail(menu, path);
  const ends = trail.at(-1)?.label === title;
  const above = ends ? trail.slice(0, -1) : trail;
  return (
    <nav className="gw-crumbs" aria-label="位置">
      <ol>
        {above.map((item) => (
          <li key={item.id}>
            <Link to={item.path}>{item.label}</Link>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
};
