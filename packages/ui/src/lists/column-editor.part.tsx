import {
  movedColumn,
  NARROWEST,
  shownColumns,
  WIDEST,
  widthOf,
  withColumn,
  withWidth,
} from '@gongwei/application/lists';
import type { Column } from '@gongwei/domain/lists';
import type { KeyboardEvent } from 'react';
import { Button, DialogBox, Icon, useBehavior } from '../shared/index.ts';
import { useList } from './list-context.ts';
import './column-editor.css';

const STEP = 20;

/** 列设置: which are shown, in which order and how wide, and how close the rows stand. Kept for the user, on whatever PC. */
export const ColumnEditor = ({ wide, onClose }: { readonly wide: boolean; readonly onClose: () => void }) => {
  const { session } = useList();
  const { definition } = session;
  const layout = useBehavior(session.layout$);
  const shown = shownColumns(definition, layout, wide);
  const hidden = definition.columns.filter((column) => !shown.includes(column));
  return (
    <DialogBox
      title="列设置"
      width={480}
      initialFocus=".gw-columns input"
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={() => session.keepLayout({})}>
            恢复默认
          </Button>
          <Button look="primary" onClick={onClose}>
            完成
          </Button>
        </>
      }
    >
      <p className="gw-muted">Alt+↑ ↓ 换位置，Alt+← → 变窄变宽；也可在表头边线上拖动。</p>
      <ul className="gw-columns">
        {[...shown, ...hidden].map((column) => (
          <ColumnLine key={column.key} column={column} on={shown.includes(column)} wide={wide} />
        ))}
      </ul>
      <fieldset className="gw-density">
        <legend>行距</legend>
        {(['roomy', 'dense'] as const).map((density) => (
          <label key={density}>
            <input
              type="radio"
              name="density"
              checked={(layout.density ?? 'roomy') === density}
              onChange={() => session.keepLayout({ ...layout, density })}
            />
            {density === 'roomy' ? '标准' : '紧凑'}
          </label>
        ))}
      </fieldset>
    </DialogBox>
  );
};

const ColumnLine = ({
  column,
  on,
  wide,
}: {
  readonly column: Column;
  readonly on: boolean;
  readonly wide: boolean;
}) => {
  const { session } = useList();
  const { definition } = session;
  const layout = useBehavior(session.layout$);
  const { key, label } = column;
  const move = (by: number) => session.keepLayout(movedColumn(definition, layout, { wide, key, by }));
  const widen = (by: number) => session.keepLayout(withWidth(layout, key, widthOf(column, layout) + by));
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || !on) return;
    if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowLeft') widen(-STEP);
    else if (event.key === 'ArrowRight') widen(STEP);
    else return;
    event.preventDefault();
  };
  const width = widthOf(column, layout);
  return (
    <li>
      <label>
        <input
          type="checkbox"
          className="gw-check"
          checked={on}
          disabled={column.shown === 'always'}
          onKeyDown={onKeyDown}
          onChange={(event) =>
            session.keepLayout(withColumn(definition, layout, { wide, key, on: event.target.checked }))
          }
        />
        {label}
      </label>
      {on ? (
        <span>
          <Button look="icon" small tabIndex={-1} aria-label={`${label}上移`} onClick={() => move(-1)}>
            <Icon name="up" size={12} />
          </Button>
          <Button look="icon" small tabIndex={-1} aria-label={`${label}下移`} onClick={() => move(1)}>
            <Icon name="down" size={12} />
          </Button>
          <Button
            look="quiet"
            small
            tabIndex={-1}
            aria-label={`${label}变窄`}
            disabled={width <= NARROWEST}
            onClick={() => widen(-STEP)}
          >
            −
          </Button>
          <span className="gw-num gw-muted">{width}</span>
          <Button
            look="quiet"
            small
            tabIndex={-1}
            aria-label={`${label}变宽`}
            disabled={width >= WIDEST}
            onClick={() => widen(STEP)}
          >
            ＋
          </Button>
        </span>
      ) : null}
    </li>
  );
};
