import type { AnalysisCell, AnalysisCells, MeasureLabels } from './analysis-answer.ts';

/** Instead of a number that is not whole yet. */
export const PENDING = '正在计算';

/** Whether some of these numbers are still being worked out. */
export const isUnfinished = (cells: AnalysisCells = {}): boolean => Object.values(cells).some(({ pending }) => pending);

/** A number as it is read: `1,234`, `46.00%`, — where there is nothing to divide by; hidden, people are ＜10 and shares —. */
export function saidOf(
  cell: AnalysisCell | undefined,
  words: Pick<MeasureLabels, 'unit' | 'decimals' | 'kind'> | undefined,
): string {
  if (cell?.pending) return PENDING;
  return toldOf(cell, words);
}

type Words = Pick<MeasureLabels, 'unit' | 'decimals' | 'kind'> | undefined;

function toldOf(cell: AnalysisCell | undefined, words: Words): string {
  if (cell?.hidden) return words?.kind === 'count' ? '＜10' : '—';
  if (!words || cell?.value === null || cell?.value === undefined) return '—';
  const digits = { minimumFractionDigits: words.decimals, maximumFractionDigits: words.decimals };
  return `${cell.value.toLocaleString('zh-CN', digits)}${words.unit === '%' ? '%' : ''}`;
}

/** What a share is made of: `20 / 60`. */
export const madeOf = (
  cell: AnalysisCell | undefined,
  words: Pick<MeasureLabels, 'unit' | 'decimals' | 'kind'> | undefined,
): string => (cell && !cell.hidden && !cell.pending && words?.kind === 'rate' ? `${cell.counts} / ${cell.among}` : '');

/** How a number stands to that of the year before: `+3`, `−1.25个百分点`, and nothing where one of them is not there. */
export function changeOf(
  cell: AnalysisCell | undefined,
  before: AnalysisCell | undefined,
  words: Pick<MeasureLabels, 'unit' | 'decimals' | 'kind'> | undefined,
): string {
  if (!words || cell?.value == null || before?.value == null) return '';
  const difference = cell.value - before.value;
  const size = Math.abs(difference).toFixed(words.decimals);
  if (Number(size) === 0) return '持平';
  return `${difference > 0 ? '↑' : '↓'} ${size}${words.unit === '%' ? '个百分点' : ''}`;
}
