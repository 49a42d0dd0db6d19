import { archiveNumber } from '@gongwei/domain/resident';
import type { CalendarDay, JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { requireOpen } from '../organisation/open-institutions.ts';
import { countyCodeOf, isWithin, parameters, scopeCondition, type Scope } from '../database/scope.ts';
import type { FactsWriter } from '../ports/facts.port.ts';
import { personColumns } from './person-columns.ts';
import { pinyinOf } from '../shared/pinyin.ts';
import { uuidV7, type RandomSource } from '../shared/random-source.ts';
import type { ServerClock } from '../shared/server-clock.ts';
import type { FoundResident, NewResident, ResidentChange, RosterUser, StoredResident } from './filed-people.ts';

type Row = {
  id: string;
  id_number: string;
  name: string;
  sex: 'male' | 'female';
  birth_date: CalendarDay;
  phone: string | null;
  address: string | null;
  village_code: string;
  village_name: string;
  institution_code: string;
};

const COLUMNS = 'id, id_number, name, sex, birth_date, phone, address, village_code, village_name, institution_code';

/**
 * Residents of the county with one of these unmasked numbers, whoever keeps them; `inScope` is false for another institution's. With `hold`
 * nobody else changes them until the transaction is over.
 */
export async function findByIdNumbers(
  on: Queryable,
  scope: Scope,
  idNumbers: readonly string[],
  hold = false,
): Promise<readonly FoundResident[]> {
  if (idNumbers.length === 0) return [];
  const rows = await on.query<Row>(
    `select ${COLUMNS} from residents where county_code = $1 and id_number = any($2::text[]) order by id_number ${hold ? 'for update' : ''}`,
    [countyCodeOf(scope.institutionCode), idNumbers],
  );
  return rows.map((row) => ({ ...storedOf(row), inScope: isWithin(scope, row.institution_code) }));
}

const storedOf = (row: Row): StoredResident => ({
  id: row.id,
  idNumber: row.id_number,
  name: row.name,
  sex: row.sex,
  birthDate: row.birth_date,
  villageCode: row.village_code,
  villageName: row.village_name,
  institutionCode: row.institution_code,
  ...(row.phone === null ? {} : { phone: row.phone }),
  ...(row.address === null ? {} : { address: row.address }),
});

/** The next free archive numbers of a village (12 digits). Inside a transaction they are taken once it is committed. */
export async function reserveArchiveNumbers(
  on: Queryable,
  villageCode: string,
  count: number,
): Promise<readonly string[]> {
  const [row] = await on.query<{ last: number }>(
    `insert into archive_numbers (village_code, last) values ($1, $2)
     on conflict (village_code) do update set last = archive_numbers.last + excluded.last returning last`,
    [villageCode, count],
  );
  const first = (row?.last ?? count) - count + 1;
  return Array.from({ length: count }, (_, at) => archiveNumber(villageCode, first + at));
}

/** New files. @throws 409 where one would be put into an institution that was given up. */
export async function insertResidents(
  inside: Queryable,
  facts: FactsWriter,
  inserts: readonly NewResident[],
): Promise<void> {
  if (inserts.length === 0) return;
  await requireOpen(
    inside,
    inserts.map(({ institutionCode }) => institutionCode),
  );
  const rows = inserts.map((one) => ({ ...personColumns(one), status: '1' }));
  const columns =
    'county_code, id, institution_code, village_code, village_name, archive_number, name, name_pinyin, initials, sex, birth_date, id_number, no_number, phone, address, conditions, status, filed_on';
  const types = columns
    .split(', ')
    .map(
      (column) =>
        `${column} ${column === 'conditions' ? 'text[]' : column.endsWith('_date') || column === 'filed_on' ? 'date' : 'text'}`,
    )
    .join(', ');
  await inside.query(
    `insert into residents (${columns}) select ${columns} from jsonb_to_recordset($1::jsonb) as t(${types})`,
    [JSON.stringify(rows)],
  );
  for (const [county, ids] of byCounty(inserts)) await facts.refresh(inside, county, ids);
}

const byCounty = (inserts: readonly NewResident[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...Map.groupBy(inserts, ({ institutionCode }) => countyCodeOf(institutionCode))].map(([county, ones]) => [
      county,
      ones.map(({ id }) => id),
    ]),
  );

/** Fields that a change names without a value are emptied. Residents outside of the scope stay as they are. */
export async function changeResident(
  inside: Queryable,
  scope: Scope,
  { id, ...fields }: { readonly id: string } & { readonly [field in keyof ResidentChange]?: string | null },
): Promise<void> {
  const into = parameters();
  const sets = Object.entries(fields).map(([column, value]) => `${column} = ${into.add(value)}`);
  if (typeof fields.name === 'string') {
    const { full, initials } = pinyinOf(fields.name);
    sets.push(`name_pinyin = ${into.add(full)}`, `initials = ${into.add(initials)}`);
  }
  if (sets.length === 0) return;
  await inside.query(
    `update residents r set ${sets.join(', ')} where ${scopeCondition(scope, 'r', into)} and r.id = ${into.add(id)}`,
    into.values,
  );
}

export type ResidentLine = {
  readonly action: 'resident.create' | 'resident.change' | 'resident.withdraw';
  readonly subjectId: string;
  /** Names of fields, never their values. */
  readonly details: JsonObject;
};

/** Writes a line for each resident into the operation log. */
export async function logResidents(
  inside: Queryable,
  { clock, random }: { readonly clock: ServerClock; readonly random: RandomSource },
  user: RosterUser,
  lines: readonly ResidentLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map((line) => ({ ...line, id: uuidV7(clock.now(), random) }));
  await inside.query(
    `insert into operation_log (county_code, id, at, user_id, user_name, institution_code, action, subject_id, details)
     select $1, t.id, $2, $3, $4, $5, t.action, t."subjectId", t.details
     from jsonb_to_recordset($6::jsonb) as t(id text, action text, "subjectId" text, details jsonb)`,
    [
      countyCodeOf(user.institutionCode),
      clock.now().toISOString(),
      user.id,
      user.name,
      user.institutionCode,
      JSON.stringify(rows),
    ],
  );
}
