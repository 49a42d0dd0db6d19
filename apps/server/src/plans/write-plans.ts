import type { JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { PLAN_COLUMNS, PLAN_TYPES, type PlanRow } from './plan-row.ts';

export type PlanChanges = { readonly write: readonly PlanRow[]; readonly drop: readonly string[] };

/** What has to change so that the stored rows are the wanted ones. */
export function planChanges(stored: readonly PlanRow[], wanted: readonly PlanRow[]): PlanChanges {
  const before = new Map(stored.map((row) => [row.id, row]));
  const after = new Set(wanted.map(({ id }) => id));
  return {
    write: wanted.filter((row) => {
      const old = before.get(row.id);
      return old === undefined || PLAN_COLUMNS.some((name) => (old[name] ?? null) !== row[name]);
    }),
    drop: stored.flatMap(({ id }) => (id === null || after.has(id) ? [] : [id])),
  };
}

const WRITE = `insert into plans (county_code, ${PLAN_COLUMNS.join(', ')})
  select $1, ${PLAN_COLUMNS.map((name) => `t.${name}`).join(', ')} from jsonb_to_recordset($2::jsonb) as t(${PLAN_TYPES})
  on conflict (county_code, id) do update set ${PLAN_COLUMNS.slice(1)
    .map((name) => `${name} = excluded.${name}`)
    .join(', ')}, version = plans.version + 1`;

/** `owners`: the residents whose rows are dropped; a row that another one's file has taken over meanwhile stays. */
export async function writePlans(
  inside: Queryable,
  countyCode: string,
  owners: readonly string[],
  { write, drop }: PlanChanges,
): Promise<void> {
  if (drop.length > 0)
    await inside.query('delete from plans where county_code = $1 and id = any($2) and resident_id = any($3)', [
      countyCode,
      drop,
      owners,
    ]);
  if (write.length > 0) await inside.query(WRITE, [countyCode, JSON.stringify(write)]);
}

/** When these people were worked out, and when they are next. Written only where it says something else. */
export async function writePeople(inside: Queryable, countyCode: string, rows: readonly JsonObject[]): Promise<void> {
  await inside.query(
    `insert into plan_people (county_code, resident_id, worked_on, turns_on, rules)
     select $1, t.resident_id, t.worked_on, t.turns_on, t.rules from jsonb_to_recordset($2::jsonb) as t(resident_id text, worked_on date, turns_on date, rules int)
     on conflict (county_code, resident_id) do update set worked_on = excluded.worked_on, turns_on = excluded.turns_on, rules = excluded.rules`,
    [countyCode, JSON.stringify(rows)],
  );
}
