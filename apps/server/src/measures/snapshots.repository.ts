import type { AnalysisSnapshot, SnapshotLine } from '@gongwei/domain/measures';
import type { Queryable } from '../database/database.port.ts';
import { countyCodeOf, parameters, scopeCondition, type Scope } from '../database/scope.ts';

/** Shown at once; older ones are reached by their year. */
const MOST = 60;

type NewSnapshot = Omit<AnalysisSnapshot, 'institutionName' | 'month'> & {
  readonly page: string;
  readonly takenById: string;
  /** `2026-05`, where it is taken by itself. */
  readonly month?: string;
};

type Row = {
  readonly id: string;
  readonly title: string;
  readonly institution_code: string;
  readonly institution_name: string | null;
  readonly told_by: string;
  readonly from_day: string;
  readonly until_day: string;
  readonly month: string | null;
  readonly taken_at: string;
  readonly taken_by_name: string;
};
type WholeRow = Row & {
  readonly groups: readonly string[];
  readonly content: Pick<AnalysisSnapshot, 'measures' | 'answer'>;
};

const LINE = `r.id, r.title, r.institution_code, i.name as institution_name, r.told_by, r.from_day::text, r.until_day::text, r.month,
  to_char((r.taken_at at time zone 'UTC') + interval '8 hours', 'YYYY-MM-DD HH24:MI') as taken_at, r.taken_by_name`;
const FROM = 'from analysis_snapshots r left join institutions i on i.code = r.institution_code';

const lineOf = (row: Row): SnapshotLine => ({
  id: row.id,
  title: row.title,
  institution: row.institution_code,
  institutionName: row.institution_name ?? '',
  by: row.told_by,
  from: row.from_day,
  until: row.until_day,
  takenAt: row.taken_at,
  takenBy: row.taken_by_name,
  ...(row.month !== null && { month: true }),
});

/** The newest first. */
export async function snapshotsOf(on: Queryable, scope: Scope, page: string): Promise<readonly SnapshotLine[]> {
  const into = parameters();
  const rows = await on.query<Row>(
    `select ${LINE} ${FROM} where ${scopeCondition(scope, 'r', into)} and r.page = ${into.add(page)} order by r.taken_at desc, r.id desc limit ${MOST}`,
    into.values,
  );
  return rows.map(lineOf);
}

export async function findSnapshot(
  on: Queryable,
  scope: Scope,
  page: string,
  id: string,
): Promise<AnalysisSnapshot | undefined> {
  const into = parameters();
  const [row] = await on.query<WholeRow>(
    `select ${LINE}, r.groups, r.content ${FROM} where ${scopeCondition(scope, 'r', into)} and r.page = ${into.add(page)} and r.id = ${into.add(id)}`,
    into.values,
  );
  return row && { ...lineOf(row), groups: row.groups, ...row.content };
}

/** Written once: the same identifier again, or the same month by another process, changes nothing. Tells whether it was written. */
export async function writeSnapshot(on: Queryable, one: NewSnapshot): Promise<boolean> {
  const rows = await on.query(
    `insert into analysis_snapshots (county_code, id, page, institution_code, title, told_by, from_day, until_day, groups, month, content, taken_at, taken_by, taken_by_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) on conflict do nothing returning 1`,
    [
      countyCodeOf(one.institution),
      ...[one.id, one.page, one.institution, one.title, one.by, one.from, one.until],
      [...one.groups],
      one.month ?? null,
      JSON.stringify({ measures: one.measures, answer: one.answer }),
      ...[one.takenAt, one.takenById, one.takenBy],
    ],
  );
  return rows.length > 0;
}
