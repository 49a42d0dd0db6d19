import {
  AS_NOW,
  BY_INSTITUTION,
  BY_YEAR,
  byYears,
  groupOfKey,
  measuresFor,
  MEASURES,
  waysOf,
  YEARS,
  yearsEarlier,
  type AnalysisAnswer,
  type AnalysisCloud,
  type AnalysisPage,
} from '@gongwei/domain/measures';
import { analysisDocument, type MeasureNote, type ReportDocument } from '@gongwei/domain/reports';
import type { Queryable } from '../database/database.port.ts';
import type { Counting } from '../measures/count-groups.query.ts';
import { pageCloud } from '../measures/page-cloud.ts';
import { measuresOf, pageFigures, type PageQuestion } from '../measures/page-figures.ts';
import { findInstitution } from '../organisation/institutions.repository.ts';

/** Who makes a document, and when, as it is written on it. */
export type Made = { readonly byName: string; readonly at: string };

/** What stands behind a page's numbers, in words: what the measures meant in the period. */
export const notesOf = (
  page: AnalysisPage,
  question: Pick<PageQuestion, 'period' | 'groups'>,
): readonly MeasureNote[] =>
  measuresOf(page, measuresFor(MEASURES, question)).map(
    ({ id, label, unit, decimals, hint, kind, basis, of, source, validFrom }) => ({
      ...{ id, label, unit, decimals, hint, kind, basis, of, source, validFrom },
    }),
  );

/** The numbers of the page's drawings, by what they are told apart by; of years, a row each. */
export async function drawnFigures(
  database: Queryable,
  counting: Counting,
  question: PageQuestion,
  known: ReadonlyMap<string, AnalysisAnswer>,
): Promise<ReadonlyMap<string, AnalysisAnswer>> {
  const { page, period } = question;
  const found = new Map(known);
  for (const { by } of page.charts) {
    const way = by.join('|');
    if (way === '' || found.has(way)) continue;
    const measures = page.charts.filter((chart) => chart.by.join('|') === way).flatMap((chart) => chart.measures);
    const others = by.filter((one) => one !== BY_YEAR);
    const ask = (days: PageQuestion['period']) =>
      pageFigures(database, counting, { ...question, by: others, measures, period: days });
    if (others.length === by.length) {
      found.set(way, await ask(period));
      continue;
    }
    const years: (readonly [string, AnalysisAnswer])[] = [];
    for (let back = YEARS - 1; back >= 0; back -= 1) {
      const days = yearsEarlier(period, back);
      years.push([days.until.slice(0, 4), await ask(days)]);
    }
    found.set(way, byYears(years));
  }
  return found;
}

/** A page of numbers as a document: its tables and drawings, what they say, and how they are counted. */
export async function pageDocument(
  database: Queryable,
  counting: Counting,
  question: PageQuestion,
  made: Made,
): Promise<ReportDocument> {
  const { page, by, period, groups, institution, disclosure } = question;
  const [way = BY_INSTITUTION] = by;
  const table = await pageFigures(database, counting, { ...question, by: [way] });
  const before = await pageFigures(database, counting, { ...question, by: [], period: yearsEarlier(period, 1) });
  const whole = await findInstitution(database, institution);
  return analysisDocument(
    page,
    notesOf(page, question),
    {
      table,
      before: before.total,
      drawings: await drawnFigures(database, counting, question, new Map([[way, table]])),
      clouds: await clouds(database, counting, question),
    },
    {
      ...made,
      institution: whole?.name ?? institution,
      own: institution,
      from: period.from,
      until: period.until,
      filters: groups.map((key) => groupLabelOf(page, key)),
      grouped: groupedBy(page, way),
      rounded: disclosure.kind === 'rounded',
    },
  );
}

/** The points of the page's scatters: each is somebody, so that who is told rounded numbers gets none. */
async function clouds(
  database: Queryable,
  counting: Counting,
  question: PageQuestion,
): Promise<ReadonlyMap<string, AnalysisCloud>> {
  const found = new Map<string, AnalysisCloud>();
  if (question.disclosure.kind === 'rounded') return found;
  for (const { id, kind } of question.page.charts)
    if (kind === 'scatter') found.set(id, await pageCloud(database, counting, question, id));
  return found;
}

const groupedBy = (page: AnalysisPage, way: string): string => waysOf(page).find(({ id }) => id === way)?.label ?? way;

/** `sex:1` as it is read: 性别：男. */
function groupLabelOf(page: AnalysisPage, key: string): string {
  if (key === AS_NOW) return '口径：按现行口径';
  const { id, code, of, group } = groupOfKey(page, key);
  return `${of?.label ?? id}：${group?.label ?? code}`;
}
