import type { RecordSummary, RecordVersion, StoredRecord } from '@gongwei/domain/forms';
import { PRINT_JOB_FORM } from '@gongwei/domain/upload';
import type { Queryable } from '../database/database.port.ts';
import { parameters, type Parameters, type Scope } from '../database/scope.ts';
import { recordVisibility, type Reader } from './record-visibility.ts';
import {
  FULL_RECORD_COLUMNS,
  RECORD_COLUMNS,
  snapshotAt,
  toSnapshot,
  toSummary,
  toVersion,
  type FullRecordRow,
  type RecordRow,
  type StoredSummary,
  type VersionRow,
} from './record.mapper.ts';

/** Reads stored forms of one scope; what lies outside of it is as if it did not exist, and so is, in lists, what was removed. */
export type RecordsRepository = {
  readonly row: (id: string) => Promise<FullRecordRow | undefined>;
  /** The same inside of a transaction, which nobody else may change until it ends. */
  readonly held: (id: string) => Promise<FullRecordRow | undefined>;
  /** Of all forms only what was done for the subject: prints of it are listed where they are asked for. `closed`: forms that are left out. `removed`: what was taken out instead. */
  readonly summaries: (
    subjectId: string,
    formId: string | undefined,
    titleOf: (formId: string) => string,
    closed: readonly string[],
    removed?: boolean,
  ) => Promise<readonly StoredSummary[]>;
  readonly latest: (subjectId: string, formId: string, before?: string) => Promise<StoredRecord | undefined>;
  /** The last few of a form before a day, newest first. */
  readonly earlier: (subjectId: string, formId: string, before?: string) => Promise<readonly StoredRecord[]>;
  /** Newest first, with the form they are of and whom it is about. */
  readonly history: (
    id: string,
  ) => Promise<
    { readonly formId: string; readonly subjectId: string; readonly versions: readonly RecordVersion[] } | undefined
  >;
  readonly atVersion: (id: string, version: number) => Promise<StoredRecord | undefined>;
};

const MOST_SUMMARIES = 500;

/** `reader`: also their own records, and what institutions above hand down; none where only residents' sheets are wanted. */
export function recordsOf(database: Queryable, scope: Scope, reader?: Reader): RecordsRepository {
  const found = async (id: string, lock: '' | 'for update'): Promise<FullRecordRow | undefined> => {
    const into = parameters();
    const condition = `${recordVisibility(scope, reader, 'r', into)} and r.id = ${into.add(id)}`;
    return (
      await database.query<FullRecordRow>(
        `select ${FULL_RECORD_COLUMNS} from records r where ${condition} ${lock}`,
        into.values,
      )
    )[0];
  };
  const row: RecordsRepository['row'] = (id) => found(id, '');
  /** Versions are found through their record, whose scope counts. */
  const versions = (record: FullRecordRow): Promise<readonly VersionRow[]> =>
    database.query<VersionRow>(
      'select * from record_versions where county_code = $1 and record_id = $2 order by version desc',
      [record.county_code, record.id],
    );

  const earlier: RecordsRepository['earlier'] = async (subjectId, formId, before) => {
    const into = parameters();
    const day = before ? ` and r.occurred_on < ${into.add(before)}` : '';
    const condition = `${recordVisibility(scope, reader, 'r', into)} and r.removed_at is null and r.subject_id = ${into.add(subjectId)} and r.form_id = ${into.add(formId)}${day}`;
    const rows = await database.query<FullRecordRow>(
      `select ${FULL_RECORD_COLUMNS} from records r where ${condition} order by r.occurred_on desc, r.id desc limit 4`,
      into.values,
    );
    return rows.map(toSnapshot);
  };

  return {
    row,
    held: (id) => found(id, 'for update'),
    summaries: async (subjectId, formId, titleOf, closed, removed = false) => {
      const into = parameters();
      const condition = `${recordVisibility(scope, reader, 'r', into)} and r.removed_at is ${removed ? 'not null' : 'null'} and r.subject_id = ${into.add(subjectId)}${formId ? ` and r.form_id = ${into.add(formId)}` : ` and r.form_id <> ${into.add(PRINT_JOB_FORM)}`}${without(closed, into)}`;
      const rows = await database.query<RecordRow & { headline: RecordSummary['headline'] }>(
        `select ${RECORD_COLUMNS}, r.headline from records r where ${condition} order by r.occurred_on desc, r.id desc limit ${MOST_SUMMARIES}`,
        into.values,
      );
      return rows.map((each) => toSummary(each, titleOf(each.form_id)));
    },
    latest: async (subjectId, formId, before) => (await earlier(subjectId, formId, before))[0],
    earlier,
    history: async (id) => {
      const current = await row(id);
      return (
        current && {
          formId: current.form_id,
          subjectId: current.subject_id,
          versions: [toVersion(asVersion(current)), ...(await versions(current)).map(toVersion)],
        }
      );
    },
    atVersion: async (id, version) => {
      const current = await row(id);
      if (!current || current.version === version) return current && toSnapshot(current);
      const old = (await versions(current)).find((candidate) => candidate.version === version);
      return old && snapshotAt(current, old);
    },
  };
}

/**
 * Everything in a resident's file but its prints, newest first; `since`: only what was saved at that instant or later. What lies outside of the
 * scope is as if it did not exist, and so are sheets of `closed` forms.
 */
export function recordsInFile(
  database: Queryable,
  scope: Scope,
  residentId: string,
  closed: readonly string[],
  since?: string,
): Promise<readonly FullRecordRow[]> {
  const into = parameters();
  const saved = since === undefined ? '' : ` and r.updated_at >= ${into.add(since)}`;
  const condition = `${recordVisibility(scope, undefined, 'r', into)} and r.removed_at is null and r.subject_id = ${into.add(residentId)} and r.form_id <> ${into.add(PRINT_JOB_FORM)}${without(closed, into)}${saved}`;
  return database.query<FullRecordRow>(
    `select ${FULL_RECORD_COLUMNS} from records r where ${condition} order by r.occurred_on desc, r.id desc`,
    into.values,
  );
}

const without = (closed: readonly string[], into: Parameters): string =>
  closed.length === 0 ? '' : ` and not r.form_id = any(${into.add(closed)}::text[])`;

const asVersion = (row: FullRecordRow): VersionRow => ({
  ...row,
  saved_at: row.updated_at,
  saved_by: row.updated_by,
  saved_by_name: row.updated_by_name,
  removed: row.removed_at !== null,
});
