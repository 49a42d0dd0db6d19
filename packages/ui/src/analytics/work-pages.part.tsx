import { MenuService } from '@gongwei/application/shell';
import type { MenuItem } from '@gongwei/domain/shell';
import { Link } from 'react-router';
import { buttonClass, useBehavior, useService } from '../shared/index.ts';

const pagesOf = ({ children, ...item }: MenuItem): readonly MenuItem[] =>
  children && children.length > 0 ? children.flatMap(pagesOf) : [item];

/** The pages of the user's own menu, by its first level: what somebody works on who makes no visits. */
export const WorkPages = () => {
  const state = useBehavior(useService(MenuService).state$);
  const items = state.status === 'here' ? state.menu : [];
  return (
    <section className="gw-panel" aria-labelledby="home-work">
      <div className="gw-panel-head">
        <h2 id="home-work">我的工作</h2>
      </div>
      <div className="gw-panel-body gw-work-pages">
        {items.map((item) => (
          <nav key={item.id} aria-label={item.label}>
            <h3>{item.label}</h3>
            {pagesOf(item).map(({ id, label, path }) => (
              <Link key={id} className={buttonClass()} to={path}>
                {label}
              </Link>
            ))}
          </nav>
        ))}
      </div>
    </section>
  );
};
