import { isOfResident } from '@gongwei/domain/forms';
import { fieldsOfForm, formOfSubject, type HistoryRecord, type ListLibrary } from '@gongwei/domain/lists';
import type { CalendarDay, JsonObject } from '@gongwei/domain/shared';
import type { Database } from '../../database/database.port.ts';
import { createFacts } from '../../facts/create-facts.ts';
import { rebuildFacts } from '../../facts/rebuild-facts.ts';
import { emptyDatabase } from '../../loading/empty-database.ts';
import { loadCounty } from '../../loading/load-county.ts';
import { loadNucleic } from '../../loading/load-nucleic.ts';
import type { FormLibrary } from '../../ports/form-library.port.ts';
import { loadFormLibrary } from '../../records/catalogue-form-library.ts';
import type { ServedLists } from '../../lists/serve-lists.ts';
import { createRandom } from '../../seed/random.ts';
import { seedCounty } from '../../seed/seeded-county.ts';
import { systemRandom } from '../../shared/random-source.ts';
import { systemClock } from '../../shared/server-clock.ts';
import { TEST_PASSWORD, TEST_PASSWORD_COST } from '../tiny-county.ts';
import { randomRecord } from './random-county.ts';

const TODAY = '2026-06-15' as CalendarDay;
/** Of every form that lists are about, sheets of so many people. */
const SHEETS = 25;

/** The seeded county, and of every form some list is about sheets that the seed has none of: filled at random. */
export async function fullCounty(database: Database, lists: ServedLists, residents = 100): Promise<string> {
  await emptyDatabase(database);
  const { institutions, users, entries, files } = seedCounty({ residents, today: TODAY });
  const county = {
    institutions,
    users,
    entries,
    demoPassword: TEST_PASSWORD,
    demoPasswordCost: TEST_PASSWORD_COST,
    files: files(),
  };
  await loadCounty(database, county, { forms: await loadFormLibrary(), random: systemRandom });
  await loadNucleic(database, new Date(`${TODAY}T12:00:00Z`));
  const people = await database.query<{ id: string; county: string; institution: string; doctor: string }>(
    'select id, county_code as county, institution_code as institution, doctor_id as doctor from residents order by id',
  );
  const forms = new Set(lists.all.flatMap(({ list }) => formOfSubject(list.definition.subject) ?? []));
  const written = await loadFormLibrary();
  for (const formId of forms) {
    const form = lists.library.form(formId);
    if (!form) continue;
    if (isOfResident(form.definition.subject)) await addSheets(database, formId, lists.library, people);
    else await addEntries(database, formId, lists.library, written, people);
  }
  await rebuildFacts({ database, forms: written, facts: createFacts({ forms: written, clock: systemClock }) });
  return people[0]?.county as string;
}

async function addSheets(
  database: Database,
  formId: string,
  library: ListLibrary,
  people: readonly { id: string; county: string; institution: string; doctor: string }[],
): Promise<void> {
  const form = library.form(formId);
  if (!form) return;
  const random = createRandom(`sheets:${formId}`);
  const fields = fieldsOfForm(form.definition, form.dictionaries);
  const rows = Array.from({ length: SHEETS }, (_, at) => {
    const person = people[(at * 7) % people.length] as (typeof people)[number];
    const record = randomRecord(`full-${formId}-${at}`, random, TODAY, { [formId]: fields });
    return {
      ...commonOf(formId, record, person),
      subject_id: person.id,
      institution_code: person.institution,
      subject_kind: 'resident',
    };
  });
  await insertRecords(database, rows);
}

/** Entries of a register, of several institutions, every third of them taken out. */
async function addEntries(
  database: Database,
  formId: string,
  library: ListLibrary,
  forms: FormLibrary,
  people: readonly { county: string; institution: string; doctor: string }[],
): Promise<void> {
  const form = library.form(formId);
  if (!form) return;
  const random = createRandom(`entries:${formId}`);
  const fields = fieldsOfForm(form.definition, form.dictionaries);
  const rows = Array.from({ length: SHEETS }, (_, at) => {
    const person = people[(at * 7) % people.length] as (typeof people)[number];
    const record = randomRecord(`full-${formId}-${at}`, random, TODAY, { [formId]: fields });
    const institution = at % 2 === 0 ? person.institution : person.county;
    return {
      ...commonOf(formId, record, person),
      subject_id: institution,
      institution_code: institution,
      subject_kind: 'none',
      text_order: forms.textOrder(formId, record.data),
      removed_at: at % 3 === 0 ? record.updatedAt : null,
    };
  });
  await insertRecords(database, rows);
}

const commonOf = (
  formId: string,
  record: HistoryRecord,
  person: { readonly county: string; readonly doctor: string },
): JsonObject => ({
  county_code: person.county,
  id: record.id,
  form_id: formId,
  form_version: 1,
  occurred_on: record.occurredOn,
  stage: null,
  data: record.data,
  headline: [],
  version: 1,
  created_at: record.createdAt,
  created_by: person.doctor,
  updated_at: record.updatedAt,
  updated_by: person.doctor,
  updated_by_name: '',
});

async function insertRecords(database: Database, rows: readonly JsonObject[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {}).join(', ');
  await database.query(
    `insert into records (${names}) select ${names} from jsonb_populate_recordset(null::records, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}
