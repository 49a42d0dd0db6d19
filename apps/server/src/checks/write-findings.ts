import type { JsonObject } from '@gongwei/domain/shared';
import { sendAlong, type Queryable } from '../database/database.port.ts';
import { FINDING_COLUMNS, FINDING_TYPES, type FindingRow } from './finding-row.ts';

const WRITE = `insert into findings (county_code, ${FINDING_COLUMNS.join(', ')})
  select $1, ${FINDING_COLUMNS.map((name) => `t.${name}`).join(', ')} from jsonb_to_recordset($2::jsonb) as t(${FINDING_TYPES})
  on conflict (county_code, id) do update set ${FINDING_COLUMNS.slice(1)
    .map((name) => `${name} = excluded.${name}`)
    .join(', ')}, version = findings.version + 1`;
const PEOPLE = `insert into check_people (county_code, resident_id, worked_on, rules, sheets)
  select $1, t.resident_id, t.worked_on, t.rules, t.sheets from jsonb_to_recordset($3::jsonb) as t(resident_id text, worked_on date, rules text, sheets jsonb)
  on conflict (county_code, resident_id) do update set worked_on = excluded.worked_on, rules = excluded.rules, sheets = excluded.sheets`;

/** Writes what changed in one statement, and when these people were worked out; nothing where nothing did. */
export async function writeFindings(
  inside: Queryable,
  countyCode: string,
  findings: readonly FindingRow[],
  people: readonly JsonObject[] = [],
): Promise<void> {
  if (findings.length === 0 && people.length === 0) return;
  await sendAlong(inside, `with people as (${PEOPLE}) ${WRITE}`, [
    countyCode,
    JSON.stringify(findings),
    JSON.stringify(people),
  ]);
}
