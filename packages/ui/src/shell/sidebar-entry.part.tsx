import type { MenuItem } from '@gongwei/domain/shell';
import { Link } from 'react-router';
import { Icon, type IconName } from '../shared/index.ts';
import { iconOf } from './menu-icon.rules.ts';

/** A page of the menu. */
export const SidebarLeaf = ({
  item,
  slim,
  active,
  top,
}: {
  readonly item: MenuItem;
  readonly slim: boolean;
  readonly active: boolean;
  readonly top?: boolean;
}) => (
  <Link
    to={item.path}
    className="gw-sidebar-item"
    data-level={top ? 1 : 2}
    aria-current={active ? 'page' : undefined}
    aria-label={slim ? item.label : undefined}
    title={slim ? item.label : undefined}
  >
    {top ? <Icon name={iconOf(item)} size={18} /> : null}
    {slim ? null : <span>{item.label}</span>}
  </Link>
);

/** A group of pages below a button that opens and closes it. */
export const SidebarGroup = ({
  item,
  slim,
  open,
  trail,
  onToggle,
}: {
  readonly item: MenuItem;
  readonly slim: boolean;
  readonly open: boolean;
  readonly trail: readonly MenuItem[];
  readonly onToggle: () => void;
}) => {
  const icon: IconName = iconOf(item);
  return (
    <li>
      <button
        type="button"
        className="gw-sidebar-item"
        data-level={1}
        data-within={trail.includes(item) || undefined}
        aria-expanded={open}
        aria-label={slim ? item.label : undefined}
        title={slim ? item.label : undefined}
        onClick={onToggle}
      >
        <Icon name={icon} size={18} />
        {slim ? null : (
          <>
            <span>{item.label}</span>
            <Icon name={open ? 'up' : 'down'} size={12} />
          </>
        )}
      </button>
      {open ? (
        <ul>
          {(item.children ?? []).map((child) => (
            <li key={child.id}>
              {child.children?.length ? (
                <NestedGroup item={child} trail={trail} />
              ) : (
                <SidebarLeaf item={child} slim={false} active={trail.includes(child)} />
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
};

const NestedGroup = ({ item, trail }: { readonly item: MenuItem; readonly trail: readonly MenuItem[] }) => (
  <>
    <span className="gw-sidebar-heading" id={`menu-${item.id}`}>
      {item.label}
    </span>
    <ul aria-labelledby={`menu-${item.id}`}>
      {(item.children ?? []).map((leaf) => (
        <li key={leaf.id}>
          <SidebarLeaf item={leaf} slim={false} active={trail.includes(leaf)} />
        </li>
      ))}
    </ul>
  </>
);
