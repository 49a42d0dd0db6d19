import type { CellValue, Column, ListRow } from '@gongwei/domain/lists';
import { memo, type ReactNode } from 'react';
import { cellText, optionOf, overdueDays, type CellLabels } from './cell-text.rules.ts';

/** Sign of a badge: it is told apart without its colour, too. */
const SIGNS = { good: '✓', warn: '!', danger: '✕', quiet: '–' } as const;

type Props = {
  readonly column: Column;
  readonly row: ListRow;
  readonly words: CellLabels;
};

/** One value of a row, drawn by its kind. */
export const Cell = memo(({ column, row, words }: Props): ReactNode => {
  const value = row.cells[column.key];
  const text = cellText(column, value, words);
  if (text === '') return <span className="gw-muted">—</span>;
  return drawn(column, value, text, words);
});

function drawn(column: Column, value: CellValue | undefined, text: string, words: CellLabels): ReactNode {
  switch (column.cell) {
    case 'person':
      return <strong className="gw-name">{text}</strong>;
    case 'choices':
      return <Chips column={column} value={value} words={words} />;
    case 'state': {
      const tone = optionOf(column, String(value), words)?.tone;
      return (
        <span className="gw-state-badge" data-tone={tone}>
          <span aria-hidden="true">{tone ? SIGNS[tone] : '●'}</span>
          {text}
        </span>
      );
    }
    case 'progress':
      return (
        <span className="gw-progress" title={text}>
          <span style={{ width: text }} />
          <b>{text}</b>
        </span>
      );
    case 'day': {
      const late = overdueDays(column, value, words);
      return (
        <span className="gw-chips">
          <span className="gw-num">{text}</span>
          {late > 0 ? <span className="gw-chip gw-chip--danger">逾期 {late} 天</span> : null}
        </span>
      );
    }
    case 'number':
    case 'instant':
      return <span className="gw-num">{text}</span>;
    default:
      // An element of its own: a bare text would wrap instead of being cut off.
      return <span>{text}</span>;
  }
}

const Chips = ({
  column,
  value,
  words,
}: {
  readonly column: Column;
  readonly value: CellValue | undefined;
  readonly words: CellLabels;
}) => {
  const codes = Array.isArray(value) ? value : [String(value)];
  return (
    <span className="gw-chips">
      {codes.map((code) => (
        <span key={code} className={`gw-chip${chipTone(optionOf(column, code, words)?.tone)}`}>
          {cellText(column, [code], words)}
        </span>
      ))}
    </span>
  );
};

const chipTone = (tone: string | undefined): string =>
  tone === 'warn' || tone === 'danger' ? ' gw-chip--warn' : tone === 'quiet' ? '' : ' gw-chip--brand';
