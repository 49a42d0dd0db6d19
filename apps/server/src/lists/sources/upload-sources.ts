import { scopeCondition } from '../../database/scope.ts';
import { readerOfUploads } from '../../privacy/reader.policy.ts';
import type { ListSource } from '../source.ts';
import type { SqlColumns, SqlTables } from '../sql/sql-names.ts';
import { plain } from '../sql/sql-value.ts';
import { besidePerson, columns, toldDay } from './source-columns.ts';

const ENTRY: SqlColumns = {
  ...columns({
    ...{ id: 'record_id', form: 'form_id', recordType: 'record_type', recordDate: 'occurred_on' },
    ...{ institution: 'institution_code', state: 'state', platformId: 'platform_id', lastTime: 'last_at' },
    ...{ nextTime: 'next_at', errorCode: 'error_code', errorMsg: 'error_text', uploader: 'uploader_id' },
    ...{
      reconcileState: 'reconcile_state',
      skipReason: 'skip_reason',
      completedOn: 'completed_on',
      revokeState: 'revoke_state',
    },
  }),
  attempts: (alias) => plain(`${alias}.attempts::numeric`),
  askedTimes: (alias) => plain(`${alias}.asked_times::numeric`),
  missingCount: (alias) => plain(`cardinality(${alias}.missing)::numeric`),
  field: (alias) => plain(`coalesce(${alias}.error_field, ${alias}.missing[1])`),
  batchNo: (alias) =>
    plain(
      `(select b.batch_no from upload_batches b where b.county_code = ${alias}.county_code and b.id = ${alias}.batch_id)`,
    ),
  account: (alias) => plain(`(select a.username from platform_accounts a where a.id = ${alias}.account_id)`),
};

/** The same with the days of sheets as who may only look is told them. */
const TOLD: SqlColumns = {
  ...ENTRY,
  recordDate: toldDay('occurred_on'),
};

const counted =
  (outcome: string, before = '') =>
  (alias: string) =>
    plain(
      `(${before && `${alias}.${before} + `}(select count(*) from upload_outcomes o
        where o.county_code = ${alias}.county_code and o.batch_id = ${alias}.id and o.outcome = '${outcome}'))::numeric`,
    );

const BATCH: SqlColumns = {
  ...columns({
    ...{ id: 'id', batchNo: 'batch_no', institution: 'institution_code', account: 'account_name', state: 'state' },
    ...{ recordTypes: 'record_types', pauseReason: 'pause_reason', creator: 'creator_id', createdAt: 'created_at' },
    ...{ endedAt: 'ended_at' },
  }),
  total: (alias) => plain(`${alias}.total::numeric`),
  skipped: counted('skipped', 'skipped'),
  success: counted('success'),
  fail: counted('fail'),
  unknown: counted('unknown'),
  wait: counted('waiting'),
};

/** What goes to the provincial platform: records beside their person, and tasks. */
const ownOf = (join: string): NonNullable<SqlTables['own']> => ({
  from: `upload_entries r join residents p on p.county_code = r.county_code and p.id = r.resident_id ${join}`,
  county: 'r.county_code',
  person: 'r.resident_id',
  newest: 'r.occurred_on',
  id: 'r.record_id',
});

export const uploadSource = (facts: SqlColumns, join: string): ListSource => ({
  table: 'upload_entries r',
  joins: `join residents p on p.county_code = r.county_code and p.id = r.resident_id ${join}`,
  tables: { ...besidePerson('upload', ENTRY, facts), own: ownOf(join) },
  lookingTables: { ...besidePerson('upload', TOLD, facts), own: ownOf(join) },
  form: 'r.form_id',
  key: ['county_code', 'record_id'],
  person: 'p.id',
  reach: ({ scope }, into) => scopeCondition(scope, 'r', into),
  readerOf: readerOfUploads,
  hidesTexts: true,
  unfinished: 'uploads',
});

const STEP: SqlColumns = {
  ...columns({ id: 'id', record: 'record_id', at: 'at', event: 'event', from: 'from_state', to: 'to_state' }),
  ...columns({ code: 'code', message: 'message', by: 'by_id' }),
  form: () => plain('e.form_id'),
  recordType: () => plain('e.record_type'),
  recordDate: () => plain('e.occurred_on'),
  institution: () => plain('e.institution_code'),
};

/** Each step of each upload, beside the person of its record. */
export const uploadStepSource = (facts: SqlColumns, join: string): ListSource => ({
  table: 'upload_events r',
  joins: `join upload_entries e on e.county_code = r.county_code and e.record_id = r.record_id
    join residents p on p.county_code = e.county_code and p.id = e.resident_id ${join}`,
  tables: besidePerson('step', STEP, facts),
  form: 'e.form_id',
  key: ['county_code', 'id'],
  person: 'p.id',
  reach: ({ scope }, into) => `${scopeCondition(scope, 'e', into)} and r.county_code = e.county_code`,
  readerOf: readerOfUploads,
  hidesTexts: true,
});

export const UPLOAD_BATCH_SOURCE: ListSource = {
  table: 'upload_batches r',
  joins: '',
  tables: { roots: { batch: { alias: 'r', columns: BATCH } } },
  key: ['county_code', 'id'],
  reach: ({ scope }, into) => scopeCondition(scope, 'r', into),
  readerOf: readerOfUploads,
  hidesTexts: false,
};

/** What only the provincial platform holds. */
export const HELD_SOURCE: ListSource = {
  table: 'platform_only r',
  joins: '',
  tables: {
    roots: {
      upload: {
        alias: 'r',
        columns: columns({ recordType: 'record_type', recordDate: 'occurred_on', institution: 'institution_code' }),
      },
    },
  },
  key: ['county_code', 'platform_id'],
  reach: ({ scope }, into) => scopeCondition(scope, 'r', into),
  readerOf: readerOfUploads,
  hidesTexts: false,
};
