import {
  BY_INSTITUTION,
  BY_YEAR,
  measuresOfTable,
  NUMBER_STRIPS,
  tablesOf,
  wholeMonth,
  wholeYear,
  type AnalysisPage,
} from '@gongwei/domain/measures';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { findStaff, type Staff } from '../identity/users.repository.ts';
import type { Analyses } from './analyses.ts';
import { mayRead } from './analysis-access.ts';
import type { PageQuestion } from './page-figures.ts';

/** Levels of institutions that oversee others, down to the county's. */
const OVERSEES = 3;
/** So many of them are asked for: one of each set of rights would be asked the same. */
const MOST = 3;

/** Who oversees townships and has logged in since a day, the last first; of those who may do the same one. */
export async function whoOpens(database: Queryable, since: CalendarDay): Promise<readonly Staff[]> {
  const users = await database.query<{ id: string; institution: string }>(
    `select u.id, u.institution_code as institution from users u join institutions i on i.code = u.institution_code
     where i.level <= $1 and u.disabled_at is null and u.last_login_at >= $2::date order by u.last_login_at desc, u.id limit 20`,
    [OVERSEES, since],
  );
  const found = new Map<string, Staff>();
  for (const { id, institution } of users) {
    const staff = await findStaff(database, id, institution);
    const rights = staff && JSON.stringify([staff.institutionCode, staff.permissions]);
    if (rights !== undefined && !found.has(rights)) found.set(rights, staff as Staff);
    if (found.size === MOST) break;
  }
  return [...found.values()];
}

/** What the pages somebody may read open with: their table, and their drawings told apart otherwise. As the screen asks (`analysis-session.ts`). */
export function openingQuestions(analyses: Analyses, staff: Staff, today: CalendarDay): readonly PageQuestion[] {
  const strips: ReadonlySet<string> = new Set(NUMBER_STRIPS.map(({ id }) => id));
  return [...analyses.values()]
    .filter((page) => !strips.has(page.id) && mayRead(page, staff.permissions))
    .flatMap((page) => questionsOf(page, staff.institutionCode, today));
}

function questionsOf(page: AnalysisPage, institution: string, today: CalendarDay): readonly PageQuestion[] {
  const period = page.opens ? wholeMonth(today) : wholeYear(Number(today.slice(0, 4)));
  // Nobody is told the answer.
  const open = { page, period, institution, groups: [], disclosure: { kind: 'exact' } as const };
  const by = page.opens?.by ?? BY_INSTITUTION;
  const [table] = tablesOf(page);
  const drawnOfAll = page.charts.filter(({ by: ways }) => ways.length === 0).flatMap(({ measures }) => measures);
  const measures = page.tables && [
    ...new Set([
      ...(table ? measuresOfTable(table) : []),
      ...page.indicators.map(({ measure }) => measure),
      ...drawnOfAll,
    ]),
  ];
  const ways = new Set(page.charts.map((chart) => chart.by.join('|')).filter((way) => way !== ''));
  if (by === BY_INSTITUTION && !measures) ways.delete(BY_INSTITUTION);
  const drawings = [...ways]
    .filter((way) => !way.split('|').includes(BY_YEAR))
    .map((way) => ({
      ...open,
      by: way.split('|'),
      measures: page.charts.filter((chart) => chart.by.join('|') === way).flatMap((chart) => chart.measures),
    }));
  return [{ ...open, by: [by], ...(measures && { measures }) }, ...drawings];
}
