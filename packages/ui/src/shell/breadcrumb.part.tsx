import type { MenuItem } from '@gongwei/domain/shell';
import { Link } from 'react-router';
import { menuTrail } from './menu-trail.rules.ts';

/** Where the page lies in the menu: each step leads to its group or page. `path`: what stands for the page in the menu; `at`: the page itself. */
export const Breadcrumb = ({
  menu,
  path,
  at,
  title,
}: {
  readonly menu: readonly MenuItem[];
  readonly path: string;
  readonly at: string;
  readonly title: string;
}) => {
  if (path.startsWith('/wel')) return null;
  const trail = menuTrail(menu, path);
  const last = trail.at(-1);
  // In the menu a page may be called by less than on its tab: its group is said before it.
  const itself = last?.path === at || last?.label === title ? last : undefined;
  const above = itself ? trail.slice(0, -1) : trail;
  return (
    <nav className="gw-crumbs" aria-label="位置">
      <ol>
        {above.map((item) => (
          <li key={item.id}>
            <Link to={item.path}>{item.label}</Link>
          </li>
        ))}
        <li aria-current="page">{itself?.label ?? title}</li>
      </ol>
    </nav>
  );
};
