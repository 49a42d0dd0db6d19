import { BY_INSTITUTION, wholeYear, yearsEarlier, yearUntilMonthOf, type AnalysisPage } from '@gongwei/domain/measures';
import type { AnnualFigures } from '@gongwei/domain/reports';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import type { Counting } from '../measures/count-groups.query.ts';
import { pageFigures, type PageQuestion } from '../measures/page-figures.ts';
import { drawnFigures, notesOf } from './page-documents.ts';

/** The days a report counts: the whole year, or its months until now. Days would tell two reports apart by few people (ADR 35). */
export function daysOfReport(year: number, today: CalendarDay): PageQuestion['period'] {
  const whole = wholeYear(year);
  return today < whole.until ? yearUntilMonthOf(today) : whole;
}

/**
 * The numbers of a report. It goes to others, on paper: numbers are rounded in it, whoever generates it.
 */
export async function annualFigures(
  database: Queryable,
  counting: Counting,
  page: AnalysisPage,
  { institution, period, disclosure }: Pick<PageQuestion, 'institution' | 'period' | 'disclosure'>,
): Promise<AnnualFigures> {
  const question: PageQuestion = { page, by: [BY_INSTITUTION], groups: [], institution, period, disclosure };
  const table = await pageFigures(database, counting, question);
  const before = await pageFigures(database, counting, { ...question, by: [], period: yearsEarlier(period, 1) });
  const drawings = await drawnFigures(database, counting, question, new Map([[BY_INSTITUTION, table]]));
  return {
    notes: notesOf(page, question),
    table,
    before: before.total,
    drawings: Object.fromEntries([...drawings].filter(([way]) => way !== BY_INSTITUTION)),
  };
}
