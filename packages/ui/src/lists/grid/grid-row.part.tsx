import type { Column, ListAction, ListRow } from '@gongwei/domain/lists';
import { memo } from 'react';
import { isTick, TickBox } from '../../shared/tick-box.part.tsx';
import { Cell } from './cell.part.tsx';
import { alignOf, cellText, type CellLabels } from './cell-text.rules.ts';
import { useList } from '../list-context.ts';
import { RowActions } from './row-actions.part.tsx';

export type RowProps = {
  /** Its place in the answer, from 0. */
  readonly index: number;
  /** `undefined` while it is not known. */
  readonly row: ListRow | undefined;
  /** Pixels; `undefined`: as high as what it says. */
  readonly height: number | undefined;
  /** Where it lies in the layer of rows. Pixels; `undefined`: below the one before. */
  readonly top: number | undefined;
  readonly title: string;
  readonly columns: readonly Column[];
  readonly actions: readonly ListAction[];
  readonly ticking: boolean;
  readonly ticked: boolean;
  /** It belongs to the answer no longer, and stays until the list is asked for anew. */
  readonly gone: boolean;
  readonly active: boolean;
  readonly words: CellLabels;
  readonly onFocus: (index: number) => void;
};

/** Texts longer than this are shown whole when they are pointed at. Characters. */
const SHORT = 8;

/** One row. Drawn again only when something of its own changes. */
export const GridRow = memo((props: RowProps) => {
  const { index, row, height, top, title, columns, actions, ticking, ticked, gone, active, words, onFocus } = props;
  const { session, open } = useList();
  return (
    <tr
      id={row ? `row-${row.id}` : undefined}
      data-row={index}
      data-ticked={ticked || undefined}
      data-gone={gone || undefined}
      aria-rowindex={index + 2}
      aria-busy={row ? undefined : true}
      tabIndex={active ? 0 : -1}
      style={{ height, top }}
      title={gone ? '已不在结果里' : undefined}
      onClick={({ target }) => row && (isTick(target) || open(index))}
      onFocus={() => onFocus(index)}
    >
      {ticking ? (
        <td className="gw-grid-tick">
          {row ? (
            <TickBox
              label={`选择${title}`}
              state={ticked ? 'all' : 'none'}
              tabIndex={-1}
              onTick={(on) => session.tick([row.id], on)}
            />
          ) : null}
        </td>
      ) : null}
      {columns.map((column, at) => (
        <td
          key={column.key}
          data-align={alignOf(column)}
          data-first={at === 0 || undefined}
          title={row ? longText(column, row, words) : undefined}
        >
          {row ? (
            <Cell column={column} row={row} title={title} words={words} active={active} />
          ) : (
            <span className="gw-grid-awaited" />
          )}
        </td>
      ))}
      {actions.length > 0 ? (
        <td className="gw-grid-actions">{row ? <RowActions {...{ row, title, actions, active }} /> : null}</td>
      ) : null}
    </tr>
  );
});

function longText(column: Column, row: ListRow, words: CellLabels): string | undefined {
  const text = cellText(column, row.cells[column.key], words);
  return text.length > SHORT && column.masked === undefined ? text : undefined;
}
