import {
  Menu,
  MenuDivider,
  MenuGroupHeader,
  MenuItem,
  MenuItemCheckbox,
  MenuList,
  MenuPopover,
} from '@fluentui/react-components';
import { Strokes } from '../icon.part.tsx';
import type { MenuEntry } from './menu-button.part.tsx';
import { MENU_ICON_PATHS } from './menu-icon-paths.ts';
import { ThemeProvider } from '../theme/index.ts';
import './menu-list.css';

/** The lazy half of `MenuButton`: Fluent's menu hung on a button of ours. */
export const FloatingMenu = ({
  target,
  entries,
  onClose,
}: {
  readonly target: HTMLElement;
  readonly entries: readonly MenuEntry[];
  readonly onClose: () => void;
}) => {
  const checked = { entries: entries.flatMap((entry) => (entry.kind === 'check' && entry.checked ? [entry.key] : [])) };
  return (
    <ThemeProvider>
      <Menu
        open
        onOpenChange={(_, data) => {
          if (!data.open) onClose();
        }}
        // No longer than the window: what does not fit is scrolled to.
        positioning={{ target, position: 'below', align: 'end', offset: 4, autoSize: 'height' }}
        checkedValues={checked}
        hasCheckmarks={checked.entries.length > 0}
        // A line that is still sliding slips away under a quick click, for half a second and more on a slow PC.
        surfaceMotion={null}
        persistOnItemClick={entries.some((entry) => entry.kind === 'check')}
      >
        <MenuPopover>
          <MenuList>{entries.map((entry) => lineOf(entry))}</MenuList>
        </MenuPopover>
      </Menu>
    </ThemeProvider>
  );
};

function lineOf(entry: MenuEntry) {
  switch (entry.kind) {
    case 'divider':
      return <MenuDivider key={entry.key} />;
    case 'heading':
      return (
        <MenuGroupHeader key={entry.key} className="gw-menu-heading">
          {entry.label}
        </MenuGroupHeader>
      );
    case 'check':
      return (
        <MenuItemCheckbox
          key={entry.key}
          name="entries"
          value={entry.key}
          disabled={entry.disabled ?? false}
          onClick={entry.onPick}
        >
          {entry.label}
        </MenuItemCheckbox>
      );
    default:
      return (
        <MenuItem
          key={entry.key}
          icon={entry.icon ? <Strokes path={MENU_ICON_PATHS[entry.icon]} size={16} /> : null}
          disabled={entry.disabled ?? false}
          onClick={entry.onPick}
        >
          {entry.label}
        </MenuItem>
      );
  }
}
