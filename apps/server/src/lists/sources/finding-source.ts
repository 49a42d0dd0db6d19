import { formIndex } from '@gongwei/domain/catalogue';
import { mayRead } from '@gongwei/domain/identity';
import { lettersOf } from '../../identity/permissions.policy.ts';
import { scopeCondition } from '../../database/scope.ts';
import { seesPsychosis } from '../../privacy/confidential.policy.ts';
import { readerOf } from '../../privacy/reader.policy.ts';
import type { ListSource } from '../source.ts';
import type { SqlColumns } from '../sql/sql-names.ts';
import { plain } from '../sql/sql-value.ts';
import { besidePerson, columns, filled, toldDay } from './source-columns.ts';

const FINDING: SqlColumns = {
  ...columns(
    {
      ...{ id: 'id', kind: 'kind', severity: 'severity', form: 'form_id', record: 'record_id', says: 'says' },
      ...{ occurredOn: 'occurred_on', foundOn: 'found_on', author: 'author_id', stored: 'state' },
    },
    filled,
  ),
  ...columns({
    ...{ closedOn: 'closed_on', doctor: 'doctor_id', dueOn: 'due_on', excuse: 'excuse' },
    ...{ saidBy: 'said_by', saidOn: 'said_on' },
  }),
  // Checks of forms are too many to be told apart by name: they are one kind.
  rule: (alias) => plain(`case when ${alias}.rule like 'sheet:check:%' then 'sheet:check' else ${alias}.rule end`),
  field: (alias) => plain(`nullif(${alias}.field, '')`),
};

/** The same with the days of sheets as who may only look is told them. */
const TOLD: SqlColumns = {
  ...FINDING,
  occurredOn: toldDay('occurred_on'),
};

/** What tells who is cared for because of a severe mental disorder. */
const TELLS_PSYCHOSIS = `(r.form_id in ('psychosis-card', 'psychosis-follow-up') or r.rule in ('across:no-diagnosis-psychosis', 'across:no-card-psychosis'))`;

/** Findings, each beside its person: of the forms somebody may read. */
export const findingSource = (facts: SqlColumns, join: string): ListSource => ({
  table: 'findings r',
  joins: `join residents p on p.county_code = r.county_code and p.id = r.resident_id ${join}`,
  tables: besidePerson('finding', FINDING, facts),
  lookingTables: besidePerson('finding', TOLD, facts),
  form: 'r.form_id',
  key: ['county_code', 'id'],
  person: 'p.id',
  version: 'r.version',
  reach: ({ scope, staff }, into) => {
    const inScope = `${scopeCondition(scope, 'p', into)} and r.county_code = p.county_code`;
    const letterOf = lettersOf(staff);
    const closed = formIndex.filter((form) => !mayRead(form, letterOf)).map(({ id }) => id);
    const readable = closed.length === 0 ? inScope : `${inScope} and not r.form_id = any(${into.add(closed)}::text[])`;
    return seesPsychosis(staff) ? readable : `${readable} and not ${TELLS_PSYCHOSIS}`;
  },
  readerOf,
  hidesTexts: true,
});
