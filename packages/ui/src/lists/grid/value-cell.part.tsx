import type { Column, ListRow } from '@gongwei/domain/lists';
import type { ReactNode } from 'react';
import { fits } from './cell-fit.rules.ts';
import { Cell } from './cell.part.tsx';
import { alignOf, cellText, overdueDays, type CellLabels } from './cell-text.rules.ts';

type Given = {
  readonly column: Column;
  /** How wide the column is at the least, pixels; absent: its words wrap. */
  readonly width: number | undefined;
  /** Which column of the table it is, from 1, where not all of them are drawn. */
  readonly place: number | undefined;
  /** It stays in sight. */
  readonly first: boolean;
  /** `undefined` while it is not known. */
  readonly row: ListRow | undefined;
  readonly words: CellLabels;
};

/** Texts longer than this that may be cut off are shown whole when they are pointed at. Characters. */
const SHORT = 8;

/** The cell of a value; no component: a row has twenty of them. Words that are sure to fit stand in it by themselves, without an element that cuts them. */
export function valueCell({ column, width, place, row, first, words }: Given): ReactNode {
  const shared = {
    'data-align': alignOf(column),
    'data-first': first || undefined,
    'aria-colindex': place,
    style: place === undefined ? undefined : { gridColumn: place },
  };
  if (!row)
    return (
      <td key={column.key} {...shared}>
        <span className="gw-grid-awaited" />
      </td>
    );
  const text = cellText(column, row.cells[column.key], words);
  const whole = width !== undefined && fits(column, row.cells[column.key], text, width, words);
  const look = whole ? lookOfWords(column, row, text, words) : undefined;
  const mayBeCut = !whole && text.length > SHORT;
  if (look !== undefined)
    return (
      <td key={column.key} {...shared} className={look || undefined}>
        {text || '—'}
      </td>
    );
  return (
    <td key={column.key} {...shared} data-whole={whole || undefined} title={mayBeCut ? text : undefined}>
      <Cell column={column} row={row} words={words} />
    </td>
  );
}

/** Kinds that are more than words. */
const DRAWN: readonly Column['cell'][] = ['person', 'choices', 'state', 'progress'];
const NUMBERS: readonly Column['cell'][] = ['day', 'number', 'instant'];

/** The class of a cell that holds words and nothing else; `undefined`: it is drawn in another way. */
function lookOfWords(column: Column, row: ListRow, text: string, words: CellLabels): string | undefined {
  if (text === '') return 'gw-muted';
  if (DRAWN.includes(column.cell) || overdueDays(column, row.cells[column.key], words) > 0) return undefined;
  return NUMBERS.includes(column.cell) ? 'gw-num' : '';
}
