import { cardColumns } from '@gongwei/application/lists';
import { memo } from 'react';
import { isTick, TickBox } from '../../shared/tick-box.part.tsx';
import { Cell } from './cell.part.tsx';
import { cellText } from './cell-text.rules.ts';
import type { RowProps } from './grid-row.part.tsx';
import { useList } from '../list-context.ts';
import { RowActions } from './row-actions.part.tsx';
import './card-row.css';

/** A row as a card, for screens as narrow as a telephone's: what it is called, and what the first columns say. */
export const CardRow = memo((props: RowProps) => {
  const { index, row, height, top, title, columns, actions, ticking, ticked, gone, active, words, onFocus } = props;
  const { session, open } = useList();
  const [first, ...others] = columns;
  const said = row ? others.filter((column) => cellText(column, row.cells[column.key], words) !== '') : [];
  return (
    <tr
      className="gw-card"
      id={row ? `row-${row.id}` : undefined}
      data-row={index}
      data-ticked={ticked || undefined}
      data-gone={gone || undefined}
      aria-rowindex={index + 2}
      tabIndex={active ? 0 : -1}
      style={{ height, top }}
      onClick={({ target }) => row && (isTick(target) || open(index))}
      onFocus={() => onFocus(index)}
    >
      <td className="gw-card-head">
        {row && ticking ? (
          <TickBox
            label={`选择${title}`}
            state={ticked ? 'all' : 'none'}
            tabIndex={-1}
            onTick={(on) => session.tick([row.id], on)}
          />
        ) : null}
        <strong>{row && first ? <Cell column={first} row={row} words={words} /> : null}</strong>
        {row && actions.length > 0 ? <RowActions {...{ row, title, actions, active }} folded /> : null}
      </td>
      {cardColumns(said).map((column) => (
        <td key={column.key} className="gw-card-value">
          <span className="gw-muted">{column.label}</span>
          {row ? <Cell column={column} row={row} words={words} /> : null}
        </td>
      ))}
    </tr>
  );
});
