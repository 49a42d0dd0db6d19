import {
  BY_DAY,
  BY_INSTITUTION,
  wholeMonth,
  wholeYear,
  type AnalysisCells,
  type AnalysisPage,
  type WallNumbers,
} from '@gongwei/domain/measures';
import { addMonths, type CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { childrenOf, findInstitution } from '../organisation/institutions.repository.ts';
import type { Counting } from './count-groups.query.ts';
import { measuresOf, pageFigures, wordsOf, type PageQuestion } from './page-figures.ts';

/** What counts as a service on the day it is given. */
const SERVICES = ['check-up-times', 'follow-up-times', 'contracts-signed'] as const;
const MONTHS_BACK = 11;

type WallQuestion = Pick<PageQuestion, 'page' | 'institution' | 'disclosure'> & { readonly asOf: string };

type Asked = Pick<PageQuestion, 'by' | 'period'> & { readonly measures: readonly string[] };

/** What the wall asks on a day. */
export function wallQuestions(page: AnalysisPage, today: CalendarDay) {
  const year = wholeYear(Number(today.slice(0, 4)));
  const { from, until } = wholeMonth(today);
  const measuresBy = (by: string): readonly string[] => [
    ...new Set(page.charts.filter((chart) => chart.by.join('|') === by).flatMap(({ measures }) => measures)),
  ];
  const whole = [...new Set([...page.indicators.map(({ measure }) => measure), ...measuresBy('')])];
  return {
    total: { by: [], period: year, measures: whole },
    places: { by: [BY_INSTITUTION], period: year, measures: measuresBy(BY_INSTITUTION) },
    ages: { by: ['ageBand', 'sex'], period: year, measures: ['archived'] },
    trend: { by: [BY_DAY], period: { from: addMonths(from, -MONTHS_BACK), until }, measures: SERVICES },
    now: { by: [], period: { from: today, until: today }, measures: SERVICES },
  } as const satisfies { readonly [question: string]: Asked };
}

/** Every number of the wall, of one institution and those directly below it. Nobody opens people from a wall: it tells rounded numbers. */
export async function wallNumbers(
  database: Queryable,
  counting: Counting,
  { page, institution, disclosure, asOf }: WallQuestion,
): Promise<WallNumbers> {
  const { today } = counting.reading.asked;
  const questions = wallQuestions(page, today);
  const ask = (asked: Asked) =>
    pageFigures(database, counting, { ...asked, page, institution, groups: [], disclosure });
  const [own, below] = await Promise.all([findInstitution(database, institution), childrenOf(database, institution)]);
  const { total } = await ask(questions.total);
  const places = await ask(questions.places);
  const ages = await ask(questions.ages);
  const trend = await ask(questions.trend);
  const now = await ask(questions.now);
  const shown = new Set([...questions.total.measures, ...SERVICES, ...questions.places.measures]);
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
