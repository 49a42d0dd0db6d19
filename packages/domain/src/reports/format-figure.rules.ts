import { PENDING, type AnalysisCell } from '../measures/index.ts';
import { figureText } from './format-change.rules.ts';
import type { MeasureNote } from './measure-notes.rules.ts';

/** A number with its unit as a sentence says it. Hidden ones tell no more than that people are few; nothing is made of what is not there. */
export function formatFigure(
  cell: AnalysisCell | undefined,
  { unit, decimals }: Pick<MeasureNote, 'unit' | 'decimals'>,
): string {
  if (cell?.pending) return PENDING;
  if (cell?.hidden) return unit === '%' || unit === '‰' ? '因人数少不列出' : `少于10${unit}`;
  return cell?.value == null ? '—' : `${figureText(cell.value, decimals)}${unit}`;
}
