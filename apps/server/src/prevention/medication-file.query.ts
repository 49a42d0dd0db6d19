import type { Answers } from '@gongwei/domain/forms';
import type { MedicationFile } from '@gongwei/domain/prevention';
import { fullYears, type CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { parameters, type Scope } from '../database/scope.ts';
import type { Staff } from '../identity/users.repository.ts';
import type { FullRecordRow } from '../records/record.mapper.ts';
import { recordVisibility } from '../records/record-visibility.ts';
import { recordsOf } from '../records/records.repository.ts';

type Asking = {
  readonly scope: Scope;
  readonly staff: Staff;
  readonly today: CalendarDay;
  readonly readsFile: boolean;
};

/** Everything one medicine is held against: the person's other medicines, what the file and the registers say. */
export async function medicationFile(
  database: Queryable,
  { scope, staff, today, readsFile }: Asking,
  record: FullRecordRow,
): Promise<MedicationFile> {
  const person = record.subject_id;
  const records = recordsOf(database, scope);
  const [medicines, knowledge, catalogue] = [
    await sheetsOf(database, scope, person, 'medication-record'),
    await entriesOf(database, scope, staff, 'knowledge-drug'),
    await entriesOf(database, scope, staff, 'drug-catalogue'),
  ];
  const info = readsFile ? await records.latest(person, 'resident-personal-info') : undefined;
  const pregnancy = await records.latest(person, 'pregnancy-basic-info');
  const [resident] = await database.query<{ birth_date: CalendarDay | null }>(
    'select birth_date from residents where county_code = $1 and id = $2',
    [record.county_code, person],
  );
  const [egfr] = await database.query<{ number: number | null; on_day: CalendarDay }>(
    `select number, on_day from concept_values where county_code = $1 and subject_id = $2 and concept = 'egfr' and number is not null
     order by on_day desc, record_id desc limit 1`,
    [record.county_code, person],
  );
  const allergies = readsFile ? info && { data: info.data, on: info.occurredOn } : ('closed' as const);
  return {
    medicine: { id: record.id, data: record.data },
    medicines,
    knowledge,
    catalogue,
    today,
    // A pregnancy that is in care: neither delivered nor closed.
    pregnant: pregnancy?.data['recordStatus'] === '0',
    ...(allergies && { allergies }),
    ...(resident?.birth_date && { age: fullYears(resident.birth_date, today) }),
    ...(egfr?.number != null && { egfr: { value: egfr.number, on: egfr.on_day } }),
  };
}

/** More medicines than anybody takes, more entries than a county writes. */
const MOST = 2_000;

const sheetsOf = async (database: Queryable, scope: Scope, person: string, form: string) => {
  const into = parameters();
  const where = `${recordVisibility(scope, undefined, 'r', into)} and r.removed_at is null and r.subject_id = ${into.add(person)} and r.form_id = ${into.add(form)}`;
  return database.query<{ id: string; data: Answers }>(
    `select r.id, r.data from records r where ${where} order by r.occurred_on desc, r.id limit ${MOST}`,
    into.values,
  );
};

/** Entries of a register the reader's institution works with: its own, and those handed down from above. */
async function entriesOf(database: Queryable, scope: Scope, staff: Staff, form: string): Promise<readonly Answers[]> {
  const into = parameters();
  const where = `${recordVisibility(scope, staff, 'r', into)} and r.removed_at is null and r.form_id = ${into.add(form)}`;
  const rows = await database.query<{ data: Answers }>(
    `select r.data from records r where ${where} order by r.id limit ${MOST}`,
    into.values,
  );
  return rows.map(({ data }) => data);
}
