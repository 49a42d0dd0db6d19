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
import { Button, DialogBox, useBehavior } from '../shared/index.ts';
import { OrderedTicks } from '../shared/ordered-ticks.part.tsx';
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
  const widen = (column: Column, by: number): void =>
    session.keepLayout(withWidth(layout, column.key, widthOf(column, layout) + by));
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
      <div className="gw-columns">
        <OrderedTicks
          items={[...shown, ...hidden]}
          ticked={(column) => shown.includes(column)}
          fixed={(column) => column.shown === 'always'}
          onTick={({ key }, on) => session.keepLayout(withColumn(definition, layout, { wide, key, on }))}
          onMove={({ key }, by) => session.keepLayout(movedColumn(definition, layout, { wide, key, by }))}
          onAside={(column, by) => widen(column, by * STEP)}
          beside={(column) => <Width column={column} onWiden={(by) => widen(column, by)} />}
        />
      </div>
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

/** How wide a column is, and the buttons that change it. */
const Width = ({ column, onWiden }: { readonly column: Column; readonly onWiden: (by: number) => void }) => {
  const width = widthOf(column, useBehavior(useList().session.layout$));
  return (
    <>
      <Button
        look="quiet"
        small
        tabIndex={-1}
        aria-label={`${column.label}变窄`}
        disabled={width <= NARROWEST}
        onClick={() => onWiden(-STEP)}
      >
        −
      </Button>
      <span className="gw-num gw-muted">{width}</span>
      <Button
        look="quiet"
        small
        tabIndex={-1}
        aria-label={`${column.label}变宽`}
        disabled={width >= WIDEST}
        onClick={() => onWiden(STEP)}
      >
        ＋
      </Button>
    </>
  );
};
