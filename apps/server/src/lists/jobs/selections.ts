import {
  typedParts,
  type FrozenSelection,
  type ListAction,
  type ListQuestion,
  type ListSelection,
} from '@gongwei/domain/lists';
import type { Queryable } from '../../database/database.port.ts';
import { countyCodeOf } from '../../database/scope.ts';
import { mayWorkFor } from '../../identity/staff-places.ts';
import { readAsked, readNow } from '../asked.ts';
import { foundIds } from '../export/exported-rows.ts';
import type { ListReader, ServedList } from '../source.ts';
import { sqlExpression } from '../sql/sql-expression.ts';
import { statementOf, whereOf } from '../statement.ts';
import type { Owner } from './list-jobs.repository.ts';

/** More are done in several goes. */
export const MOST_ROWS = 20_000;

type LeftOut = { readonly rowId: string; readonly reason: string };
export type StoredSelection = {
  readonly id: string;
  readonly list: string;
  readonly action: string;
  readonly scope_code: string;
  readonly row_ids: readonly string[];
  readonly left_out: readonly LeftOut[];
};

const NOT_FOUND = '已不在这份名单中';

/** Notes which rows an action is about to be done to, as they are now: what is done is what was confirmed. */
export async function freezeSelection(
  database: Queryable,
  served: ServedList,
  reading: ListReader,
  action: ListAction,
  selection: ListSelection,
  { id, at }: { readonly id: string; readonly at: string },
): Promise<FrozenSelection> {
  const chosen = await chosenIds(database, served, reading, selection);
  const fits = await fitting(database, served, reading, action, chosen);
  const rowIds = chosen.filter((one) => fits.get(one) === true);
  const leftOut = chosen
    .filter((one) => fits.get(one) !== true)
    .map((rowId): LeftOut => ({ rowId, reason: fits.has(rowId) ? `不符合“${action.label}”的条件` : NOT_FOUND }));
  await database.query(
    `insert into list_selections (county_code, id, user_id, scope_code, list, action, row_ids, left_out, made_at)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb, $9)`,
    [
      countyCodeOf(reading.staff.institutionCode),
      id,
      reading.staff.id,
      reading.scope.institutionCode,
      served.list.definition.id,
      action.id,
      JSON.stringify(rowIds),
      JSON.stringify(leftOut),
      at,
    ],
  );
  const skipped: { [reason: string]: number } = {};
  for (const { reason } of leftOut) skipped[reason] = (skipped[reason] ?? 0) + 1;
  return { id, action: action.id, count: rowIds.length, skipped };
}

async function chosenIds(
  database: Queryable,
  served: ServedList,
  reading: ListReader,
  selection: ListSelection,
): Promise<readonly string[]> {
  if ('ids' in selection) return [...new Set(selection.ids)];
  const except = new Set(selection.except);
  const question = await readNow(database, served, selection.question as Omit<ListQuestion, 'list'>, reading);
  const ids = await foundIds(database, served, question, reading, MOST_ROWS + except.size);
  return ids.filter((id) => !except.has(id)).slice(0, MOST_ROWS);
}

/** Of the rows in scope, whether the action fits them. */
async function fitting(
  database: Queryable,
  served: ServedList,
  reading: ListReader,
  action: ListAction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, boolean>> {
  const statement = statementOf(served, reading);
  const asked = readAsked(served, {}, reading);
  // A row that was ticked under a filter is chosen whatever the list shows without it.
  const all = { ...asked, conditions: asked.conditions.filter(({ unused }) => !unused) };
  const where = whereOf(served, all, reading, statement);
  const when = served.list.actions.find((one) => one.action.id === action.id)?.when;
  const fits = when
    ? sqlExpression(typedParts(when.expression, when.source, served.list.vocabulary), statement.scope, true).sql
    : 'true';
  const own = `r.${served.source.key.at(-1)}`;
  const rows = await database.query<{ id: string; fits: boolean | null }>(
    `select ${own} as id, ${fits} as fits from ${statement.from} where ${where} and ${own} = any(${statement.into.add([...ids])}::text[])`,
    statement.into.values,
  );
  return new Map(rows.map((row) => [row.id, row.fits === true]));
}

export async function findSelection(on: Queryable, owner: Owner, id: string): Promise<StoredSelection | undefined> {
  const [row] = await on.query<StoredSelection>(
    'select id, list, action, scope_code, row_ids, left_out from list_selections where id = $1 and user_id = $2',
    [id, owner.id],
  );
  return row && mayWorkFor(owner, row.scope_code) ? row : undefined;
}
