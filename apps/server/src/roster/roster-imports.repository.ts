import {
  NO_ROSTER_ROWS,
  rosterStateAfter,
  type RosterCounts,
  type RosterImport,
  type RosterImportEvent,
  type RosterImportState,
} from '@gongwei/domain/resident';
import type { Queryable } from '../database/database.port.ts';
import { countyCodeOf, parameters, scopeCondition, type Scope } from '../database/scope.ts';
import type { RosterUser } from '../resident/filed-people.ts';

/** What else is known of the sheet besides its headings. */
export type SheetFacts = { readonly headerRow: number; readonly date1904: boolean };

export type ImportRow = {
  readonly county_code: string;
  readonly id: string;
  readonly institution_code: string;
  readonly user_name: string;
  readonly phase: RosterImportState;
  readonly state: Partial<RosterImport>;
  readonly acting: RosterUser | null;
  readonly layout: SheetFacts | null;
  readonly attempts: number;
  readonly cleared_at: string | null;
};

export const checkFileUrl = (importId: string): string => `/api/v1/roster-imports/${importId}/check-file.xlsx`;

const JUDGED = new Set<RosterImportState>(['checked', 'saving', 'done', 'stopped', 'withdrawing', 'withdrawn']);

export function importOf(row: ImportRow): RosterImport {
  const { id, fileName = '', handled = 0, total, message, startedAt = '', finishedAt, headings = [] } = row.state;
  return {
    id: id ?? row.id,
    fileName,
    state: row.phase,
    handled,
    ...(total === undefined ? {} : { total }),
    counts: { ...NO_ROSTER_ROWS, ...row.state.counts },
    headings,
    by: row.user_name,
    institutionCode: row.institution_code,
    ...(JUDGED.has(row.phase) && row.cleared_at === null && total !== undefined
      ? { checkFileUrl: checkFileUrl(row.id) }
      : {}),
    ...(row.cleared_at === null ? {} : { cleared: true as const }),
    ...(message === undefined || message === '' ? {} : { message }),
    startedAt,
    ...(finishedAt === undefined ? {} : { finishedAt }),
  };
}

/** The parts of an import that change as it goes on. */
export type ImportChange = Partial<
  Pick<RosterImport, 'handled' | 'total' | 'counts' | 'headings' | 'message' | 'finishedAt'>
>;

export async function createImport(
  on: Queryable,
  user: RosterUser,
  runner: string,
  { id, fileName, startedAt }: Pick<RosterImport, 'id' | 'fileName' | 'startedAt'>,
): Promise<void> {
  const state = { id, fileName, startedAt, handled: 0, counts: NO_ROSTER_ROWS };
  await on.query(
    `insert into roster_imports (county_code, id, institution_code, user_id, user_name, acting, state, phase, started_at, runner, leased_until)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb, 'reading', $8, $9, now() + interval '15 seconds')`,
    [
      countyCodeOf(user.institutionCode),
      id,
      user.institutionCode,
      user.id,
      user.name,
      JSON.stringify(user),
      JSON.stringify(state),
      startedAt,
      runner,
    ],
  );
}

/** `undefined` where there is none or it belongs to an institution outside of the scope. */
export async function findImport(on: Queryable, scope: Scope, id: string): Promise<ImportRow | undefined> {
  const into = parameters();
  const [row] = await on.query<ImportRow>(
    `select * from roster_imports i where ${scopeCondition(scope, 'i', into)} and i.id = ${into.add(id)}`,
    into.values,
  );
  return row;
}

/** Imports of an institution and those below it, the newest first. */
export async function listImports(
  on: Queryable,
  scope: Scope,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: readonly RosterImport[]; readonly total: number }> {
  const into = parameters();
  const where = scopeCondition(scope, 'i', into);
  const [counted] = await on.query<{ total: number }>(
    `select count(*)::int as total from roster_imports i where ${where}`,
    into.values,
  );
  const rows = await on.query<ImportRow>(
    `select i.* from roster_imports i where ${where} order by i.id desc limit ${into.add(limit)} offset ${into.add(offset)}`,
    into.values,
  );
  return { rows: rows.map(importOf), total: counted?.total ?? 0 };
}

/** How many of a user's imports wait or are worked on, in all processes. */
export async function importsUnderWay(on: Queryable, user: RosterUser): Promise<number> {
  const [row] = await on.query<{ count: number }>(
    `select count(*)::int as count from roster_imports
     where phase in ('reading', 'checking', 'saving', 'withdrawing') and county_code = $1 and user_id = $2`,
    [countyCodeOf(user.institutionCode), user.id],
  );
  return row?.count ?? 0;
}

/**
 * Moves an import on as its machine says. Answers `undefined` where the event leads nowhere from where the import stands by now; the row is
 * locked before it is looked at, so that of two at once one comes first.
 */
export async function moveImport(
  inside: Queryable,
  scope: Scope,
  id: string,
  event: RosterImportEvent['type'],
  change: (counts: RosterCounts) => ImportChange | Promise<ImportChange>,
  acting?: RosterUser,
): Promise<RosterImport | undefined> {
  const into = parameters();
  const [row] = await inside.query<ImportRow>(
    `select * from roster_imports i where ${scopeCondition(scope, 'i', into)} and i.id = ${into.add(id)} for update`,
    into.values,
  );
  if (!row) return undefined;
  const to = rosterStateAfter(importOf(row), event);
  if (to === undefined) return undefined;
  const changed = await change({ ...NO_ROSTER_ROWS, ...row.state.counts });
  const [moved] = await inside.query<ImportRow>(
    `update roster_imports set phase = $3, state = state || $4::jsonb, acting = coalesce($5::jsonb, acting), runner = null, leased_until = null,
       attempts = 0
     where county_code = $1 and id = $2 returning *`,
    [row.county_code, id, to, JSON.stringify(changed), acting ? JSON.stringify(acting) : null],
  );
  return moved && importOf(moved);
}
