import { BY_INSTITUTION, wholeYear, yearsEarlier, type AnalysisPage } from '@gongwei/domain/measures';
import type { AnnualFigures } from '@gongwei/domain/reports';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import type { Counting } from '../measures/count-groups.query.ts';
import { pageFigures, type PageQuestion } from '../measures/page-figures.ts';
import { drawnFigures, notesOf } from './page-documents.ts';

/** The days a report counts: the whole year, or what has been of it. */
export function daysOfReport(year: number, today: CalendarDay): PageQuestion['period'] {
  const whole = wholeYear(year);
  return today < whole.until ? { from: whole.from, until: today } : whole;
}

/**
 * The numbers of a report. It goes to others, on paper: numbers of fewer than five people are hidden in it, whoever generates it.
 */
export async function annualFigures(
  database: Queryable,
  counting: Counting,
  page: AnalysisPage,
  { institution, period }: Pick<PageQuestion, 'institution' | 'period'>,
): Promise<AnnualFigures> {
  const question: PageQuestion = { page, by: [BY_INSTITUTION], groups: [], institution, period, mayOpen: false };
  const table = await pageFigures(database, counting, question);
  const before = await pageFigures(database, counting, { ...question, by: [], period: yearsEarlier(period, 1) });
  const drawings = await drawnFigures(database, counting, question, new Map([[BY_INSTITUTION, table]]));
  return {
    notes: notesOf(page),
    table,
    before: before.total,
    drawings: Object.fromEntries([...drawings].filter(([way]) => way !== BY_INSTITUTION)),
  };
}
