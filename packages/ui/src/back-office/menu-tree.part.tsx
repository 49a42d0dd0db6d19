import type { MenuEditor } from '@gongwei/application/back-office';
import { mayHide, type ArrangedEntry, type SeenEntry } from '@gongwei/domain/pages';
import { Button, Icon } from '../shared/index.ts';

type Props = {
  readonly entries: readonly ArrangedEntry[];
  readonly icons: readonly string[];
  readonly editor: MenuEditor;
};

/** The words of the catalogue's pictures. */
const ICON_LABELS: { readonly [icon: string]: string } = {
  analysis: '图表',
  archive: '档案',
  'back-office': '设置',
  'check-up': '听诊器',
  'follow-up': '日历',
  'maternal-child': '母子',
  'nucleic-acid': '试管',
  prevention: '盾牌',
  'public-health-data': '柱状图',
  'third-party': '链接',
};

/** Entries of the menu with their names, order and whether they are shown; groups hold theirs. */
export const MenuTree = ({ entries, icons, editor }: Props) => (
  <ul className="gw-menu-tree">
    {entries.map((entry, at) => (
      <li key={entry.path}>
        <div className="gw-menu-line" data-hidden={entry.hidden || undefined}>
          <Button
            look="icon"
            small
            aria-label={`上移 ${entry.label}`}
            disabled={at === 0}
            onClick={() => editor.move(entry.path, -1)}
          >
            <Icon name="up" size={12} />
          </Button>
          <Button
            look="icon"
            small
            aria-label={`下移 ${entry.label}`}
            disabled={at === entries.length - 1}
            onClick={() => editor.move(entry.path, 1)}
          >
            <Icon name="down" size={12} />
          </Button>
          <input
            className="gw-input gw-input--small"
            aria-label={`${entry.given} 的名称`}
            value={entry.label}
            maxLength={12}
            onChange={(event) => editor.change(entry.path, { label: event.target.value })}
          />
          {entry.children.length > 0 ? (
            <select
              className="gw-select gw-select--small"
              aria-label={`${entry.given} 的图标`}
              value={entry.icon ?? ''}
              onChange={(event) => editor.change(entry.path, { icon: event.target.value })}
            >
              {icons.map((icon) => (
                <option key={icon} value={icon}>
                  {ICON_LABELS[icon] ?? icon}
                </option>
              ))}
            </select>
          ) : null}
          <span className="gw-menu-path">
            {entry.path}
            {entry.label === entry.given ? '' : `，原名 ${entry.given}`}
          </span>
          <label className="gw-rights-only">
            <input
              type="checkbox"
              className="gw-check"
              checked={!entry.hidden}
              disabled={!mayHide(entry.path)}
              onChange={(event) => editor.show(entry.path, event.target.checked)}
            />
            显示
          </label>
        </div>
        {entry.children.length > 0 ? <MenuTree entries={entry.children} icons={icons} editor={editor} /> : null}
      </li>
    ))}
  </ul>
);

const WHY = { hidden: '已隐藏', right: '没有权限', empty: '组里没有可见的页面' } as const;

/** The menu as somebody sees it; what they do not see is grey, with the reason. */
export const SeenMenu = ({ entries }: { readonly entries: readonly SeenEntry[] }) => (
  <ul className="gw-menu-seen">
    {entries.map(({ path, label, cut, children }) => (
      <li key={path} data-cut={cut}>
        {label}
        {cut ? <span className="gw-muted">（{WHY[cut]}）</span> : null}
        {children.length > 0 ? <SeenMenu entries={children} /> : null}
      </li>
    ))}
  </ul>
);
