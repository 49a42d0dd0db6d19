import type { MenuItem } from '@gongwei/domain/shell';
import { useNavigate } from 'react-router';

/** Finds pages of the menu by the beginning of their label or of its initials. Enter opens the first one, Esc gives the whole menu back. */
export const MenuSearch = ({
  value,
  found,
  onChange,
}: {
  readonly value: string;
  readonly found: readonly MenuItem[];
  readonly onChange: (value: string) => void;
}) => {
  const navigate = useNavigate();
  return (
    <div className="gw-menu-search">
      <input
        className="gw-input gw-input--small"
        type="search"
        aria-label="搜索菜单"
        placeholder="搜索菜单"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          const first = found[0];
          if (event.key === 'Escape') onChange('');
          if (event.key !== 'Enter' || !first) return;
          onChange('');
          void navigate(first.path);
        }}
      />
      <span className={value !== '' && found.length === 0 ? 'gw-muted' : 'gw-visually-hidden'} role="status">
        {value === '' ? '' : found.length === 0 ? '没有这样的菜单' : `找到 ${found.length} 个菜单`}
      </span>
    </div>
  );
};
