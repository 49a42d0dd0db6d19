import type { AnalysisCell } from '../measures/index.ts';
import type { MeasureNote } from './measure-notes.rules.ts';

type Words = Pick<MeasureNote, 'unit' | 'decimals'>;
const known = (cell: AnalysisCell | undefined): number | undefined =>
  cell?.hidden || cell?.value == null ? undefined : cell.value;

const POINTS: { readonly [unit: string]: string } = { '%': '个百分点', '‰': '个千分点' };

/** A number as it stands in a sentence, without its unit. */
export const figureText = (value: number, decimals: number): string =>
  value.toLocaleString('zh-CN', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

/**
 * How a number stands to the year before, as a clause: 比上年上升1.20个百分点, 比上年增加12人, 与上年持平, 上年无可比数据. Shares rise and fall, people
 * become more and fewer. `undefined` where this year has no number.
 */
export function changeClause(
  own: AnalysisCell | undefined,
  before: AnalysisCell | undefined,
  { unit, decimals }: Words,
): string | undefined {
  const [now, then] = [known(own), known(before)];
  if (now === undefined) return undefined;
  if (then === undefined) return '上年无可比数据';
  const size = figureText(Math.abs(now - then), decimals);
  if (Number(size.replaceAll(',', '')) === 0) return '与上年持平';
  const points = POINTS[unit];
  if (points !== undefined) return `比上年${now > then ? '上升' : '下降'}${size}${points}`;
  return `比上年${now > then ? '增加' : '减少'}${size}${unit}`;
}
