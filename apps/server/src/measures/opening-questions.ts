import {
  BY_INSTITUTION,
  BY_YEAR,
  measuresOfTable,
  daysOfStrip,
  NUMBER_STRIPS,
  tablesOf,
  wholeMonth,
  wholeYear,
  YEARS,
  yearsEarlier,
  type AnalysisPage,
  type Days,
  type NumberStrip,
} from '@gongwei/domain/measures';
import { addDays, type CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { findStaff, type Staff } from '../identity/users.repository.ts';
import type { Analyses } from './analyses.ts';
import { mayRead } from './analysis-access.ts';
import type { PageQuestion } from './page-figures.ts';
import { wallQuestions } from './wall-numbers.query.ts';

/**
 * For whom it is asked ahead: those of institutions down to a level who logged in lately, one of each set of rights at each institution, and so many of them at most. Townships together have
 * as many people as the county, so that they are asked for in the night.
 */
export type Openers = { readonly level: number; readonly most: number };
export const OF_COUNTY: Openers = { level: 3, most: 3 };
export const WITH_TOWNSHIPS: Openers = { level: 4, most: 40 };

/** Who oversees others and has logged in since a day, the county before its townships, the last first; of those who may do the same one. */
export async function whoOpens(
  database: Queryable,
  since: CalendarDay,
  { level, most }: Openers,
): Promise<readonly Staff[]> {
  const users = await database.query<{ id: string; institution: string }>(
    `select u.id, u.institution_code as institution from users u join institutions i on i.code = u.institution_code
     where i.level <= $1 and u.disabled_at is null and u.last_login_at >= $2::date order by i.level, u.last_login_at desc, u.id limit $3`,
    [level, since, most * 7],
  );
  const found = new Map<string, Staff>();
  for (const { id, institution } of users) {
    const staff = await findStaff(database, id, institution);
    const rights = staff && JSON.stringify([staff.institutionCode, staff.permissions]);
    if (rights !== undefined && !found.has(rights)) found.set(rights, staff as Staff);
    if (found.size === most) break;
  }
  return [...found.values()];
}

/**
 * What the pages somebody may read open with, the numbers above lists too: their table, and their drawings told apart otherwise, as the screen asks (`analysis-session.ts`).
 * Then the same of the period before, which is looked at beside it.
 */
export function openingQuestions(analyses: Analyses, staff: Staff, today: CalendarDay): readonly PageQuestion[] {
  const pages = [...analyses.values()].filter((page) => mayRead(page, staff.permissions));
  const { institutionCode: institution } = staff;
  const of = (page: AnalysisPage, period: Days) => questionsOf(page, institution, period);
  const ofWall = (page: AnalysisPage): readonly PageQuestion[] =>
    Object.values(wallQuestions(page, today)).map((asked) => ({
      ...{ ...asked, page, institution, groups: [], disclosure: { kind: 'exact' } },
    }));
  return [
    ...pages.flatMap((page) => (page.id === WALL ? ofWall(page) : of(page, opensWith(page, today)))),
    ...pages.flatMap((page) => {
      const before = addDays(opensWith(page, today).from, -1);
      // Of a day that is over nobody asks by itself, and the wall shows what is now.
      return STRIPS.has(page.id) || page.id === WALL ? [] : of(page, opensWith(page, before));
    }),
  ];
}

/** The page of the wall, which asks as nobody else does. */
const WALL = 'smart-big-screen';
const STRIPS: ReadonlyMap<string, NumberStrip> = new Map(NUMBER_STRIPS.map((strip) => [strip.id, strip]));

function opensWith({ id, opens }: AnalysisPage, today: CalendarDay): Days {
  const strip = STRIPS.get(id);
  if (strip) return daysOfStrip(strip, today);
  return opens ? wholeMonth(today) : wholeYear(Number(today.slice(0, 4)));
}

function questionsOf(page: AnalysisPage, institution: string, period: Days): readonly PageQuestion[] {
  // Nobody is told the answer.
  const open = { page, institution, groups: [], disclosure: { kind: 'exact' } as const };
  if (page.columns.length === 0 && !page.tables) return numbersOf(page).map((asked) => ({ ...open, period, ...asked }));
  const by = page.opens?.by ?? BY_INSTITUTION;
  const [table] = tablesOf(page);
  const measures = page.tables && [...new Set([...(table ? measuresOfTable(table) : []), ...ofEverybody(page)])];
  const ways = new Set(page.charts.map((chart) => chart.by.join('|')).filter((way) => way !== ''));
  if (by === BY_INSTITUTION && !measures) ways.delete(BY_INSTITUTION);
  const drawings = [...ways].flatMap((way) => {
    const others = way.split('|').filter((one) => one !== BY_YEAR);
    const drawn = page.charts.filter((chart) => chart.by.join('|') === way).flatMap((chart) => chart.measures);
    // Years are asked for one by one.
    const years = others.join('|') === way ? 1 : YEARS;
    return Array.from({ length: years }, (_, back) => ({
      ...{ ...open, by: others, period: yearsEarlier(period, back), measures: drawn },
    }));
  });
  return [{ ...open, period, by: [by], ...(measures && { measures }) }, ...drawings];
}

/** What is told of everybody: the large numbers, and what drawings without groups draw. */
const ofEverybody = ({ indicators, charts }: AnalysisPage): readonly string[] => [
  ...indicators.map(({ measure }) => measure),
  ...charts.filter(({ by }) => by.length === 0).flatMap(({ measures }) => measures),
];

/** Numbers without a table, as `createNumbers` asks for them: a drawing that tells groups apart asks for its own. */
function numbersOf(page: AnalysisPage): readonly Pick<PageQuestion, 'by' | 'measures'>[] {
  const divided = page.charts.filter(({ by }) => by.length > 0);
  return [
    { by: [], ...(divided.length > 0 && { measures: [...new Set(ofEverybody(page))] }) },
    ...divided.map(({ by, measures }) => ({ by, measures })),
  ];
}
