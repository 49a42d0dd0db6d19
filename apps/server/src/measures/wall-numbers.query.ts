import {
  BY_DAY,
  BY_INSTITUTION,
  wholeMonth,
  wholeYear,
  type AnalysisCells,
  type WallNumbers,
} from '@gongwei/domain/measures';
import { addMonths } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { childrenOf, findInstitution } from '../organisation/institutions.repository.ts';
import type { Counting } from './count-groups.query.ts';
import { measuresOf, pageFigures, wordsOf, type PageQuestion } from './page-figures.ts';

/** What counts as a service on the day it is given. */
const SERVICES = ['check-up-times', 'follow-up-times', 'contracts-signed'] as const;
const MONTHS_BACK = 11;

type WallQuestion = Pick<PageQuestion, 'page' | 'institution' | 'disclosure'> & { readonly asOf: string };

/** Every number of the wall, of one institution and those directly below it. Nobody opens people from a wall: it tells rounded numbers. */
export async function wallNumbers(
  database: Queryable,
  counting: Counting,
  { page, institution, disclosure, asOf }: WallQuestion,
): Promise<WallNumbers> {
  const { today } = counting.reading.asked;
  const year = wholeYear(Number(today.slice(0, 4)));
  const { from, until } = wholeMonth(today);
  const months = { from: addMonths(from, -MONTHS_BACK), until };
  const measuresBy = (by: string): readonly string[] =>
    page.charts.filter((chart) => chart.by.join('|') === by).flatMap(({ measures }) => measures);
  const ask = (question: Pick<PageQuestion, 'by' | 'period' | 'measures'>) =>
    pageFigures(database, counting, { ...question, page, institution, groups: [], disclosure });
  const whole = [...new Set([...page.indicators.map(({ measure }) => measure), ...measuresBy('')])];
  const [own, below] = await Promise.all([findInstitution(database, institution), childrenOf(database, institution)]);
  const { total } = await ask({ by: [], period: year, measures: whole });
  const places = await ask({ by: [BY_INSTITUTION], period: year, measures: [...new Set(measuresBy(BY_INSTITUTION))] });
  const ages = await ask({ by: ['ageBand', 'sex'], period: year, measures: ['archived'] });
  const trend = await ask({ by: [BY_DAY], period: months, measures: SERVICES });
  const now = await ask({ by: [], period: { from: today, until: today }, measures: SERVICES });
  const shown = new Set([...whole, ...SERVICES, ...measuresBy(BY_INSTITUTION)]);
  return {
    asOf,
    today,
    place: { code: institution, name: own?.name ?? institution },
    below: below.map(({ code, name }) => ({ code, name })),
    words: wordsOf(measuresOf(page).filter(({ id }) => shown.has(id))),
    total,
    places: places.rows,
    ages: ages.rows,
    months: trend.rows,
    services: servicesOf(now.total),
  };
}

/** Visits, not people: how many there were tells of nobody. */
const servicesOf = (cells: AnalysisCells): number => SERVICES.reduce((sum, id) => sum + (cells[id]?.counts ?? 0), 0);
