import type { Column, ListAction, ListRow } from '@gongwei/domain/lists';
import { memo } from 'react';
import { isTick, TickBox } from '../../shared/tick-box.part.tsx';
import type { CellLabels } from './cell-text.rules.ts';
import { useList } from '../list-context.ts';
import type { Stretch } from './grid-scroll.rules.ts';
import { RowActions } from './row-actions.part.tsx';
import { valueCell } from './value-cell.part.tsx';

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
  /** The columns to draw beside the first one; `undefined`: all of them. */
  readonly sight: Stretch | undefined;
  /** How wide each column is at the least, pixels; absent: its words wrap. */
  readonly widths: readonly number[] | undefined;
  readonly actions: readonly ListAction[];
  readonly ticking: boolean;
  readonly ticked: boolean;
  /** It belongs to the answer no longer, and stays until the list is asked for anew. */
  readonly gone: boolean;
  readonly active: boolean;
  readonly words: CellLabels;
  readonly onFocus: (index: number) => void;
};

/** One row. Drawn again only when something of its own changes. */
export const GridRow = memo((props: RowProps) => {
  const { index, row, height, top, columns, sight, widths, title, actions, ticking, ticked, gone, active, words } =
    props;
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
      onFocus={() => props.onFocus(index)}
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
      {columns.map((column, at) =>
        at === 0 || !sight || (at >= sight.first && at <= sight.last)
          ? valueCell({
              column,
              width: widths?.[at],
              place: sight && at + (ticking ? 2 : 1),
              first: at === 0,
              row,
              words,
            })
          : null,
      )}
      {actions.length > 0 ? (
        <td className="gw-grid-actions">{row ? <RowActions {...{ row, title, actions, active }} /> : null}</td>
      ) : null}
    </tr>
  );
});
