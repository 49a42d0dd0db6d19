import type { JsonObject } from '@gongwei/domain/shared';
import { sendAlong, type Queryable } from '../database/database.port.ts';
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

type PlanWrites = PlanChanges & {
  /** Residents whose rows are dropped; a row that another one's file has taken over meanwhile stays. */
  readonly owners: readonly string[];
  /** When these were worked out, and when they are next; only of whom something else is stored. */
  readonly people: readonly JsonObject[];
  /** 下次随访 and what rests of whom others are stored: what lists and the home page go by. */
  readonly next: readonly {
    readonly resident_id: string;
    readonly next_on: string;
    readonly paused: readonly string[];
  }[];
};

const DROP = `delete from plans where county_code = $1 and id = any($2) and resident_id = any($3)`;
const WRITE = `insert into plans (county_code, ${PLAN_COLUMNS.join(', ')})
  select $1, ${PLAN_COLUMNS.map((name) => `t.${name}`).join(', ')} from jsonb_to_recordset($2::jsonb) as t(${PLAN_TYPES})
  on conflict (county_code, id) do update set ${PLAN_COLUMNS.slice(1)
    .map((name) => `${name} = excluded.${name}`)
    .join(', ')}, version = plans.version + 1`;
const PEOPLE = `insert into plan_people (county_code, resident_id, worked_on, turns_on, rules)
  select $1, t.resident_id, t.worked_on, t.turns_on, t.rules from jsonb_to_recordset($3::jsonb) as t(resident_id text, worked_on date, turns_on date, rules int)
  on conflict (county_code, resident_id) do update set worked_on = excluded.worked_on, turns_on = excluded.turns_on, rules = excluded.rules`;
const NEXT = `update residents r set next_follow_up_on = t.next_on, paused_care = t.paused
  from jsonb_to_recordset($4::jsonb) as t(resident_id text, next_on date, paused text[])
  where r.county_code = $1 and r.id = t.resident_id`;
const BOTH = `with people as (${PEOPLE}) ${WRITE}`;
const ALL = `with people as (${PEOPLE}), next as (${NEXT}) ${WRITE}`;

/** Writes what changed, in one statement but for what is dropped; nothing where nothing did. */
export async function writePlans(
  inside: Queryable,
  countyCode: string,
  { write, drop, owners, people, next }: PlanWrites,
): Promise<void> {
  if (drop.length > 0) await sendAlong(inside, DROP, [countyCode, drop, owners]);
  const rows = [countyCode, JSON.stringify(write), JSON.stringify(people)];
  if (next.length > 0) await sendAlong(inside, ALL, [...rows, JSON.stringify(next)]);
  else if (write.length > 0 || people.length > 0) await sendAlong(inside, BOTH, rows);
}
