import { formIndex, type FormIndexEntry } from '@gongwei/domain/catalogue';
import { mayRead } from '@gongwei/domain/identity';
import { DRUG_DAYS, ENTERED_FORMS } from '@gongwei/domain/lists';
import { addDays } from '@gongwei/domain/shared';
import { PRINT_JOB_FORM, PRINT_TEMPLATES } from '@gongwei/domain/upload';
import { lettersOf } from '../../identity/permissions.policy.ts';
import { scopeCondition } from '../../database/scope.ts';
import { closedTo, seesPsychosis } from '../../privacy/confidential.policy.ts';
import { readerOf, readerOfRegister } from '../../privacy/reader.policy.ts';
import { recordVisibility } from '../../records/record-visibility.ts';
import { besideRows, type ListSource } from '../source.ts';
import type { SqlColumns } from '../sql/sql-names.ts';
import { plain } from '../sql/sql-value.ts';
import { RESIDENT_SQL } from './resident-columns.ts';
import { besidePerson } from './source-columns.ts';

/** The archives of a scope. `facts`: further columns of residents and the join they come by. */
export const residentSource = (facts: { readonly columns: SqlColumns; readonly join: string }): ListSource => ({
  table: 'residents r',
  ...besideRows(['f', facts.join]),
  tables: {
    roots: { resident: { alias: 'r', columns: { ...RESIDENT_SQL, ...facts.columns } } },
    person: { county: 'r.county_code', id: 'r.id' },
  },
  key: ['county_code', 'id'],
  person: 'r.id',
  reach: ({ scope }, into) => scopeCondition(scope, 'r', into),
  readerOf,
  hidesTexts: false,
});

/** A sheet is written with its person, whose archive is never taken away. */
const PERSON = ['p', 'join residents p on p.county_code = r.county_code and p.id = r.subject_id'] as const;

/** Whose a sheet is, as the sheet itself says it: what is asked of facts alone needs no archive. */
export const PERSON_OF_SHEET = { county: 'r.county_code', id: 'r.subject_id' } as const;

/** A print that does not tell of a severe mental disorder. */
const OTHER_PRINT = `r.data ->> 'template' is distinct from '${PRINT_TEMPLATES.find(({ page }) => page === 'psychosis')?.code}'`;

/** Sheets of residents, each beside its person and the facts of `PERSON_OF_SHEET`. */
export const sheetSource = (formId: string, columns: SqlColumns, facts: SqlColumns, join: string): ListSource => ({
  table: 'records r',
  ...besideRows(PERSON, ['f', join]),
  tables: { ...besidePerson('record', columns, facts), person: PERSON_OF_SHEET },
  form: 'r.form_id',
  key: ['county_code', 'id'],
  person: 'p.id',
  version: 'r.version',
  reach: ({ scope, staff }, into) => {
    const prints = formId === PRINT_JOB_FORM && !seesPsychosis(staff) ? ` and ${OTHER_PRINT}` : '';
    return `${scopeCondition(scope, 'r', into)} and r.form_id = ${into.add(formId)} and r.removed_at is null and r.subject_kind = 'resident'${prints}`;
  },
  readerOf,
  hidesTexts: true,
});

/** Whether something stands in another table for the sheet `r`. */
const hasFinding = (which: string) => (alias: string) =>
  plain(`exists (select 1 from findings f where f.county_code = ${alias}.county_code and f.resident_id = ${alias}.subject_id
    and f.record_id = ${alias}.id and f.kind = 'sheet' and ${which})`);

const ENTRY_COLUMNS: SqlColumns = {
  missing: hasFinding("f.severity = 'missing' and f.state <> 'closed'"),
  erroneous: hasFinding("f.severity = 'error' and f.state in ('open', 'assigned')"),
  uploaded: (alias) =>
    plain(
      `exists (select 1 from upload_entries u where u.county_code = ${alias}.county_code and u.record_id = ${alias}.id and u.state = '3')`,
    ),
  // As `tellsOfLoss` says, and in the words of the index `records_lost`: the few that are lost are looked up, no sheet is read for it.
  lost: (alias) =>
    plain(
      `((${alias}.county_code, ${alias}.id) in (select l.county_code, l.id from records l where (l.data ->> 'disposition' = '2' or l.form_id = 'psychosis-follow-up' and l.data ->> 'lostReason' is not null)))`,
    ),
};

/** Sheets of all forms that are entered by hand, each beside its person: of the forms somebody may read. */
export const entrySource = (facts: SqlColumns, join: string): ListSource => ({
  table: 'records r',
  ...besideRows(PERSON, ['f', join]),
  tables: {
    roots: {
      record: { alias: 'r' },
      entry: { alias: 'r', columns: ENTRY_COLUMNS },
      resident: { alias: 'p', columns: { ...RESIDENT_SQL, ...facts } },
    },
    person: { county: 'p.county_code', id: 'p.id' },
  },
  form: 'r.form_id',
  key: ['county_code', 'id'],
  person: 'p.id',
  version: 'r.version',
  reach: ({ scope, staff, counting }, into) => {
    const closed = counting ? closedTo(staff) : [];
    const letterOf = lettersOf(staff);
    const mine = (form: FormIndexEntry) => mayRead(form, letterOf) || closed.includes(form.id);
    const readable = formIndex.filter((form) => ENTERED_FORMS.includes(form.id) && mine(form));
    const forms = into.add(readable.map(({ id }) => id));
    return `${scopeCondition(scope, 'r', into)} and r.form_id = any(${forms}::text[]) and r.removed_at is null and r.subject_kind = 'resident'`;
  },
  readerOf,
  hidesTexts: true,
});

/** What is counted beside the entries of a register. */
const REGISTER_COLUMNS: { readonly [formId: string]: SqlColumns } = {
  // The room types an institution has entered under the hotel's name.
  hotel: {
    '@houseTypes': (alias) =>
      plain(`(select count(*) from records o where o.county_code = ${alias}.county_code and o.form_id = 'house-type'
        and o.institution_code = ${alias}.institution_code and o.removed_at is null
        and o.data ->> 'hotel' = ${alias}.data ->> 'name')::numeric`),
  },
  // Of the last year, wherever the reader sees the records: as many as open.
  'drug-catalogue': {
    '@used': (alias, { asked, into }) =>
      plain(`(select count(*) from records o where o.county_code = ${alias}.county_code and o.form_id = 'medication-record'
        and o.removed_at is null and o.subject_kind = 'resident' and starts_with(o.institution_code, ${into.add(asked.institution)})
        and o.occurred_on between ${into.add(addDays(asked.today, -DRUG_DAYS))}::date and ${into.add(asked.today)}::date
        and o.data ->> 'drugName' = ${alias}.data ->> 'genericName')::numeric`),
  },
  // The other way round: the hotels of that name, so that each opens as many room types as stand beside it.
  'house-type': {
    '@hotels': (alias) =>
      plain(`(select array_agg(o.id order by o.id) from records o where o.county_code = ${alias}.county_code and o.form_id = 'hotel'
        and o.institution_code = ${alias}.institution_code and o.data ->> 'name' = ${alias}.data ->> 'hotel')`),
  },
};

/** What is known of sheets of a form beside them. */
export const SHEET_COLUMNS: { readonly [formId: string]: SqlColumns } = {
  'medication-record': {
    // The drugs of the catalogue a medicine is called as.
    '@drugs': (alias) =>
      plain(`(select array_agg(o.id order by o.id) from records o where o.county_code = ${alias}.county_code and o.form_id = 'drug-catalogue'
        and o.data ->> 'genericName' = ${alias}.data ->> 'drugName')`),
  },
};

/** Entries of a register: the reader's institution's and those below it, and what is handed down to it. What was taken out the list leaves out. */
export const registerSource = (formId: string, personal: boolean): ListSource => ({
  table: 'records r',
  joins: '',
  tables: { roots: { record: { alias: 'r', columns: REGISTER_COLUMNS[formId] ?? {} } } },
  key: ['county_code', 'id'],
  version: 'r.version',
  reach: ({ scope, staff }, into) =>
    `${recordVisibility(scope, staff, 'r', into)} and r.form_id = ${into.add(formId)} and r.subject_kind <> 'resident'`,
  readerOf: personal ? readerOfRegister : () => 'reveals',
  hidesTexts: personal,
});

/** How often the same page (of the same check-up) was printed until then. */
export const PRINT_COLUMNS: SqlColumns = {
  '@time': (alias) =>
    plain(`(select count(*) from records o where o.county_code = ${alias}.county_code and o.subject_id = ${alias}.subject_id
      and o.form_id = ${alias}.form_id and o.removed_at is null and o.data ->> 'template' = ${alias}.data ->> 'template'
      and o.data ->> 'checkUpId' is not distinct from ${alias}.data ->> 'checkUpId'
      and (o.created_at, o.id) <= (${alias}.created_at, ${alias}.id))::numeric`),
};
