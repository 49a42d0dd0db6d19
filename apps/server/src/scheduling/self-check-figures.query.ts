import {
  MEASURES,
  type AnalysisCells,
  type AnalysisPage,
  type Days,
  type MeasureDefinition,
} from '@gongwei/domain/measures';
import {
  measuresOfFigure,
  SELF_CHECK_FIGURES,
  SELF_CHECK_FORM,
  type SelfCheckFigure,
  type TakenFigure,
} from '@gongwei/domain/scheduling';
import type { Queryable } from '../database/database.port.ts';
import { mayOpenPeople } from '../measures/analysis-access.ts';
import type { Counting } from '../measures/count-groups.query.ts';
import { pageFigures } from '../measures/page-figures.ts';

/** The figures as a page of numbers, which nobody opens: they are counted as every other number is. */
const PAGE: AnalysisPage = {
  id: SELF_CHECK_FORM,
  title: '机构自查',
  of: 'resident',
  counts: '自查周期',
  columns: [...new Set(SELF_CHECK_FIGURES.flatMap(measuresOfFigure))].map((measure) => ({
    label: measure,
    measure,
    width: 90,
  })),
  indicators: [],
  charts: [],
  breakdowns: [],
  filters: [],
  notes: [],
};

const definitionsOf = (figure: SelfCheckFigure): readonly MeasureDefinition[] =>
  measuresOfFigure(figure).flatMap((id) => MEASURES.get(id) ?? []);

/**
 * What the data of an institution and those below it say of a period, item by item. `none`: items of which there is nothing to count, or of
 * whose people the reader may not know: a rounded number is nothing to answer for.
 */
export async function selfCheckFigures(
  database: Queryable,
  counting: Counting,
  { institution, period }: { readonly institution: string; readonly period: Days },
): Promise<{ readonly figures: readonly TakenFigure[]; readonly none: readonly string[] }> {
  const { lists, reading } = counting;
  const open = SELF_CHECK_FIGURES.filter((figure) => mayOpenPeople(definitionsOf(figure), lists, reading.staff));
  const { total } = await pageFigures(database, counting, {
    page: PAGE,
    by: [],
    groups: [],
    institution,
    period,
    measures: [...new Set(open.flatMap(measuresOfFigure))],
    disclosure: { kind: 'exact' },
  });
  const figures = open.flatMap((figure) => takenOf(figure, total) ?? []);
  const taken = new Set(figures.map(({ item }) => item));
  return { figures, none: SELF_CHECK_FIGURES.map(({ item }) => item).filter((item) => !taken.has(item)) };
}

/** One item of counted cells; nothing where nobody was to be counted, or where not all of it is known yet. */
function takenOf(figure: SelfCheckFigure, cells: AnalysisCells): TakenFigure | undefined {
  const parts = measuresOfFigure(figure).map((id) => cells[id]);
  const [first, second] = parts;
  if (!first || parts.some((one) => one === undefined || one.pending)) return undefined;
  const total = second ? second.counts : first.among;
  if (total === 0) return undefined;
  const { category, item } = figure;
  const counted = Math.min(first.counts, total);
  const basis = definitionsOf(figure)
    .map(({ hint }) => hint)
    .join('占：');
  if ('bad' in figure) return { category, item, total, problems: counted, basis };
  const share = Math.round((counted / total) * 10_000) / 100;
  return { category, item, total, problems: total - counted, basis, actual: second ? share : (first.value ?? share) };
}
