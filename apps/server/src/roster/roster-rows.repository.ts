import {
  NO_ROSTER_ROWS,
  ROSTER_COUNT_OF,
  WARNED_OUTCOMES,
  type Page,
  type RosterCell,
  type RosterCounts,
  type RosterImportState,
  type RosterOutcome,
  type RosterRowResult,
  type RosterRowsShown,
} from '@gongwei/domain/resident';
import type { Queryable } from '../database/database.port.ts';
import { parameters, type Parameters } from '../database/scope.ts';
import type { JudgedRow, KeptResult, RosterPlan } from './roster-decision.rules.ts';
import type { RosterFields } from '../resident/filed-people.ts';
import type { SheetRow } from './sheet-rows.ts';

/** The key of an import, with which all of its rows begin. */
export type ImportKey = { readonly countyCode: string; readonly id: string };

/** Nothing more is written in these: what was not, is told as such, also while the rest is taken back and after that. */
const OVER: ReadonlySet<RosterImportState> = new Set(['stopped', 'withdrawing', 'withdrawn']);
export const isWritingOver = (phase: RosterImportState): boolean => OVER.has(phase);

/** What was written about a resident, and for an update what stood there before: all that taking it back needs. */
export type WrittenFields = {
  readonly kind: 'insert' | 'update';
  readonly before?: RosterFields;
  readonly after: RosterFields;
};

export type StoredRow = {
  readonly row: number;
  readonly cells: readonly RosterCell[] | null;
  readonly result: KeptResult;
  readonly plan: RosterPlan | null;
  readonly written: WrittenFields | null;
};

/** `title`: rows down to the header. The others are judged later. */
export async function addRows(
  inside: Queryable,
  { countyCode, id }: ImportKey,
  rows: readonly SheetRow[],
  headerRow: number,
): Promise<void> {
  const lines = rows.map(({ row, cells }) => ({
    row,
    cells: cells.map((cell) => cell ?? null),
    outcome: row <= headerRow + 1 ? 'title' : '',
  }));
  await inside.query(
    `insert into roster_import_rows (county_code, import_id, row, outcome, result, cells, settled)
     select $1, $2, t.row, t.outcome, '{}'::jsonb, t.cells, true from jsonb_to_recordset($3::jsonb) as t(row int, outcome text, cells jsonb)`,
    [countyCode, id, JSON.stringify(lines)],
  );
}

/** The next rows of the sheet; `which` narrows them. Blank cells come back as they were read. */
export async function rowsAfter(
  on: Queryable,
  { countyCode, id }: ImportKey,
  after: number,
  limit: number,
  which = "outcome <> 'title'",
  stopped = false,
): Promise<readonly StoredRow[]> {
  const rows = await on.query<StoredRow & { readonly cells: readonly (RosterCell | null)[] | null }>(
    `select row, cells, case when outcome in ('title', '') then result else result || jsonb_build_object('outcome', ${outcomeColumn(stopped)}) end as result,
       plan, written from roster_import_rows
     where county_code = $1 and import_id = $2 and row > $3 and ${which} order by row limit $4`,
    [countyCode, id, after, limit],
  );
  return rows.map((row) => ({ ...row, cells: row.cells?.map((cell) => cell ?? undefined) ?? null }));
}

/** Keeps what was said of rows. Those with a plan wait for their writing. */
export async function judgeRows(
  inside: Queryable,
  { countyCode, id }: ImportKey,
  rows: readonly JudgedRow[],
): Promise<void> {
  const lines = rows.map(({ result, plan }) => ({
    row: result.row,
    outcome: result.outcome,
    result,
    plan: plan ?? null,
  }));
  await inside.query(
    `update roster_import_rows r set outcome = t.outcome, result = t.result, plan = nullif(t.plan, 'null'::jsonb), settled = nullif(t.plan, 'null'::jsonb) is null
     from jsonb_to_recordset($3::jsonb) as t(row int, outcome text, result jsonb, plan jsonb)
     where r.county_code = $1 and r.import_id = $2 and r.row = t.row`,
    [countyCode, id, JSON.stringify(lines)],
  );
}

/** Keeps what became of rows: their receipt. */
export async function settleRows(
  inside: Queryable,
  { countyCode, id }: ImportKey,
  rows: readonly { readonly result: RosterRowResult; readonly written: WrittenFields | undefined }[],
): Promise<void> {
  const lines = rows.map(({ result, written }) => ({
    row: result.row,
    outcome: result.outcome,
    // Nobody is asked again once it is written.
    result: { ...result, asked: undefined },
    written: written ?? null,
  }));
  await inside.query(
    `update roster_import_rows r set outcome = t.outcome, result = t.result, written = nullif(t.written, 'null'::jsonb), settled = true
     from jsonb_to_recordset($3::jsonb) as t(row int, outcome text, result jsonb, written jsonb)
     where r.county_code = $1 and r.import_id = $2 and r.row = t.row`,
    [countyCode, id, JSON.stringify(lines)],
  );
}

/** One page of what was said of the rows, in the sheet's order. */
export async function pageOfRows(
  on: Queryable,
  { countyCode, id }: ImportKey,
  stopped: boolean,
  { outcome, offset, limit }: { readonly outcome?: RosterRowsShown; readonly offset: number; readonly limit: number },
): Promise<Page<RosterRowResult>> {
  const into = parameters();
  const where = `county_code = ${into.add(countyCode)} and import_id = ${into.add(id)} and outcome not in ('title', '')${outcome === undefined ? '' : ` and ${shownCondition(stopped, outcome, into)}`}`;
  const [counted] = await on.query<{ total: number }>(
    `select count(*)::int as total from roster_import_rows where ${where}`,
    into.values,
  );
  const rows = await on.query<{ outcome: RosterOutcome; result: KeptResult }>(
    `select ${outcomeColumn(stopped)} as outcome, result from roster_import_rows where ${where}
     order by row limit ${into.add(limit)} offset ${into.add(offset)}`,
    into.values,
  );
  const shown = ({ result: { asked, ...result }, outcome: now }: (typeof rows)[number]): RosterRowResult => ({
    ...result,
    outcome: now,
    ...(asked && { decided: true }),
  });
  return { rows: rows.map(shown), total: counted?.total ?? 0 };
}

/** What became of the rows. Those that an import was stopped before count as not written. */
export async function countRows(on: Queryable, { countyCode, id }: ImportKey, stopped: boolean): Promise<RosterCounts> {
  const rows = await on.query<{ outcome: RosterOutcome; count: number }>(
    `select ${outcomeColumn(stopped)} as outcome, count(*)::int as count from roster_import_rows
     where county_code = $1 and import_id = $2 and outcome not in ('title', '') group by 1`,
    [countyCode, id],
  );
  // Asked by itself: the embedded database lets nobody else have a turn while it looks into 10 000 rows.
  const into = parameters();
  const [found] = await on.query<{ warned: number }>(
    `select count(*)::int as warned from roster_import_rows
     where county_code = ${into.add(countyCode)} and import_id = ${into.add(id)} and ${shownCondition(stopped, 'warned', into)}`,
    into.values,
  );
  return Object.assign(
    { ...NO_ROSTER_ROWS },
    ...rows.map(({ outcome, count }) => ({ [ROSTER_COUNT_OF[outcome]]: count })),
    { warned: found?.warned ?? 0 },
  );
}

const HAS_WARNING = `result -> 'messages' @> '[{"severity": "warning"}]'::jsonb`;

function shownCondition(stopped: boolean, shown: RosterRowsShown, into: Parameters): string {
  if (shown !== 'warned') return `${outcomeColumn(stopped)} = ${into.add(shown)}`;
  return `${outcomeColumn(stopped)} = any(${into.add(WARNED_OUTCOMES)}::text[]) and ${HAS_WARNING}`;
}

/** A row that was planned and never reached has not been written. */
export const outcomeColumn = (stopped: boolean): string =>
  stopped ? "case when settled then outcome else 'not-written' end" : 'outcome';
