import { scopeCondition } from '../../database/scope.ts';
import { readerOf } from '../../privacy/reader.policy.ts';
import type { ListSource } from '../source.ts';
import type { SqlColumns } from '../sql/sql-names.ts';
import { plain } from '../sql/sql-value.ts';
import { besidePerson, columns } from './source-columns.ts';

const PATTERN: SqlColumns = {
  ...columns({ id: 'id', doctor: 'user_id', institution: 'institution_code', kind: 'kind', says: 'says' }),
  ...Object.fromEntries(['n', 'hits'].map((name) => [name, (alias: string) => plain(`${alias}.${name}::numeric`)])),
  usual: (alias) => plain(`${alias}.usual::numeric`),
};

/** What stands out in what somebody of one's institutions entered. */
export const PATTERN_SOURCE: ListSource = {
  table: 'data_patterns r',
  joins: '',
  tables: { roots: { pattern: { alias: 'r', columns: PATTERN } } },
  key: ['county_code', 'id'],
  reach: ({ scope }, into) => scopeCondition(scope, 'r', into),
  readerOf,
  hidesTexts: false,
};

const PATTERN_SHEET = columns({
  ...{ id: 'id', doctor: 'user_id', kind: 'kind' },
  ...{ record: 'record_id', form: 'form_id', day: 'on_day' },
});

/** The sheets it was seen in, each beside its person. */
export const patternSheetSource = (facts: SqlColumns, join: string): ListSource => ({
  table: 'data_pattern_sheets r',
  joins: `join residents p on p.county_code = r.county_code and p.id = r.resident_id ${join}`,
  tables: besidePerson('sheet', PATTERN_SHEET, facts),
  form: 'r.form_id',
  key: ['county_code', 'id'],
  person: 'p.id',
  reach: ({ scope }, into) => `${scopeCondition(scope, 'p', into)} and r.county_code = p.county_code`,
  readerOf,
  hidesTexts: true,
});
