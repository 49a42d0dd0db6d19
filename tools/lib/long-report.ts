import { existsSync, readFileSync } from 'node:fs';
import type { Figure } from '@gongwei/server/long-runs';

export type { Figure };

/** What the tests wrote down, one JSON object a line; none where no test measured anything. */
export const readFigures = (file: string): readonly Figure[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Figure)
    : [];

const HEAD = ['row', 'what', 'runs', 'figure', 'aim', 'passed'] as const;

/** Chinese letters take two places of a terminal. */
const width = (text: string): number => [...text].reduce((sum, letter) => sum + (letter > '\u2E7F' ? 2 : 1), 0);

/** The figures as a table, in the order of their rows. */
export function figureTable(figures: readonly Figure[]): readonly string[] {
  const rows = figures
    .toSorted((a, b) => a.row - b.row)
    .map(({ row, what, runs, figure, aim, passed }) => [
      row === 0 ? '–' : String(row),
      what,
      String(runs),
      figure,
      aim,
      passed ? '✓' : '✗',
    ]);
  const widths = HEAD.map((title, at) => Math.max(width(title), ...rows.map((cells) => width(cells[at] ?? ''))));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - width(cell)))
      .join('  ')
      .trimEnd();
  return [line(HEAD), ...rows.map(line)];
}
