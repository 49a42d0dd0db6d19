import { archiveNumber } from '@gongwei/domain/resident';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { Database, Queryable } from '../database/database.port.ts';
import { countyCodeOf, isWithin, parameters, scopeCondition } from '../organisation/scope.ts';
import { villagesOf } from '../organisation/villages.query.ts';
import { residentsChanged } from '../resident/kept-until-change.ts';
import { personColumns } from '../resident/person-columns.ts';
import { pinyinOf } from '../resident/search-text.rules.ts';
import { uuidV7, type RandomSource } from '../shared/random-source.ts';
import type { ServerClock } from '../shared/server-clock.ts';
import type { NewResident, ResidentChange, ResidentWriter, RosterUser, StoredResident } from './roster-store.port.ts';

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

/** `source`: the way the residents come in, for the operation log. */
type Tools = { readonly clock: ServerClock; readonly random: RandomSource; readonly source: 'roster' | 'form' };

/** The residents table as an import sees it. Changes of people outside of the user's scope touch no row. */
export function createDatabaseResidentWriter(database: Database, tools: Tools): ResidentWriter {
  return {
    villages: (user) => villagesOf(database, user),
    async findByIdNumbers(user, idNumbers) {
      const rows = await database.query<Row>(
        `select id, id_number, name, sex, birth_date, phone, address, village_code, village_name, institution_code from residents
         where county_code = $1 and id_number = any($2::text[])`,
        [countyCodeOf(user.institutionCode), idNumbers],
      );
      return rows.map((row) => ({ ...storedOf(row), inScope: isWithin(user, row.institution_code) }));
    },
    async reserveArchiveNumbers(villageCode, count) {
      const [row] = await database.query<{ last: number }>(
        `insert into archive_numbers (village_code, last) values ($1, $2)
         on conflict (village_code) do update set last = archive_numbers.last + excluded.last returning last`,
        [villageCode, count],
      );
      const first = (row?.last ?? count) - count + 1;
      return Array.from({ length: count }, (_, at) => archiveNumber(villageCode, first + at));
    },
    async save(user, inserts, updates) {
      await database.transaction(async (inside) => {
        await insertResidents(inside, inserts);
        for (const change of updates) await changeResident(inside, user, change);
        await logAll(inside, tools, user, inserts, updates);
      });
      // The list opens behind the import's result and must show the new total.
      await residentsChanged(database);
    },
  };
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

async function insertResidents(inside: Queryable, inserts: readonly NewResident[]): Promise<void> {
  if (inserts.length === 0) return;
  const rows = inserts.map((one) => ({ ...personColumns(one), status: '1' }));
  const columns =
    'county_code, id, institution_code, village_code, village_name, archive_number, name, name_pinyin, initials, sex, birth_date, id_number, phone, address, conditions, status, filed_on';
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
}

async function changeResident(inside: Queryable, user: RosterUser, change: ResidentChange): Promise<void> {
  const into = parameters();
  const sets: string[] = [];
  const set = (column: string, value: string | undefined): void =>
    void (value === undefined || sets.push(`${column} = ${into.add(value)}`));
  set('name', change.name);
  if (change.name !== undefined) {
    const { full, initials } = pinyinOf(change.name);
    set('name_pinyin', full);
    set('initials', initials);
  }
  set('phone', change.phone);
  set('address', change.address);
  set('village_code', change.villageCode);
  set('village_name', change.villageName);
  set('institution_code', change.institutionCode);
  if (sets.length > 0)
    await inside.query(
      `update residents r set ${sets.join(', ')} where ${scopeCondition(user, 'r', into)} and r.id = ${into.add(change.id)}`,
      into.values,
    );
}

/** One line for each resident; `details` name the changed fields, never their values. */
async function logAll(
  inside: Queryable,
  { clock, random, source }: Tools,
  user: RosterUser,
  inserts: readonly NewResident[],
  updates: readonly ResidentChange[],
): Promise<void> {
  const line = (action: string, subjectId: string, fields: readonly string[]) => ({
    id: uuidV7(clock.now(), random),
    action,
    subject_id: subjectId,
    details: { source, fields },
  });
  const lines = [
    ...inserts.map((one) => line('resident.create', one.id, [])),
    ...updates.map(({ id, ...rest }) => line('resident.change', id, Object.keys(rest))),
  ];
  await inside.query(
    `insert into operation_log (county_code, id, at, user_id, user_name, institution_code, action, subject_id, details)
     select $1, t.id, $2, $3, $4, $5, t.action, t.subject_id, t.details from jsonb_to_recordset($6::jsonb) as t(id text, action text, subject_id text, details jsonb)`,
    [
      countyCodeOf(user.institutionCode),
      clock.now().toISOString(),
      user.id,
      user.name,
      user.institutionCode,
      JSON.stringify(lines),
    ],
  );
}
