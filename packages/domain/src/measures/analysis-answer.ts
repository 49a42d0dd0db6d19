import type { CalendarDay } from '../shared/index.ts';
import type { MeasureDefinition } from './measure-definition.ts';

/**
 * A number as somebody sees it. `value` is null where there is nothing to divide by (—); `hidden`: too few people, shown as ＜10; `pending`:
 * what it is made of is still being worked out for some people, shown as 正在计算.
 */
export type AnalysisCell = {
  readonly value: number | null;
  readonly counts: number;
  readonly among: number;
  readonly hidden?: true;
  readonly pending?: true;
};

/** Cells by measure. A measure that cannot be told apart so has none. */
export type AnalysisCells = { readonly [measure: string]: AnalysisCell };

/** One group of a table. `key`: the codes of its groups, joined by `|`; of institutions, the institution's. */
export type AnalysisRow = { readonly key: string; readonly label: string; readonly cells: AnalysisCells };

/** An answer to one question of a page. The total is counted again by person, never added up. */
export type AnalysisAnswer = {
  readonly rows: readonly AnalysisRow[];
  readonly total: AnalysisCells;
};

/** A row of a scatter: its time as it was entered (`2026-06-01T07:30:00`), its value, and the sheet of whom it is. */
export type CloudPoint = {
  readonly at: string;
  readonly value: number;
  readonly resident: string;
  readonly record: string;
};

/** The points of a scatter, and of how many rows they are drawn by lot, where there are more than can be told apart. */
export type AnalysisCloud = { readonly points: readonly CloudPoint[]; readonly of: number };

/** What a page says of its measures, and whether the reader may open their people. */
export type AnalysisLabels = {
  readonly measures: readonly MeasureLabels[];
  readonly mayOpen: boolean;
  /** Only whole months, quarters and years may be asked for: the reader is told rounded numbers, or no birthday. */
  readonly wholeMonths: boolean;
};
/** What a page of numbers says of a measure, without how it is counted. */
export type MeasureLabels = Pick<
  MeasureDefinition,
  'id' | 'label' | 'unit' | 'decimals' | 'hint' | 'kind' | 'basis' | 'of'
> & {
  /** Days from which it, or what it is worked out of, means something else than before, the oldest first. */
  readonly changed?: readonly CalendarDay[];
  /** What it counted before a day, in words, the oldest first. */
  readonly earlier?: readonly { readonly until: CalendarDay; readonly hint: string }[];
};

/** What is asked of a page: told apart by what, of which days, below which institution, narrowed to which groups. */
export type AnalysisQuestion = {
  readonly page: string;
  readonly by: readonly string[];
  readonly from: string;
  readonly until: string;
  readonly institution?: string;
  readonly groups: readonly string[];
  /** Only these of the page's measures; all of them where nothing is said. */
  readonly measures?: readonly string[];
};
