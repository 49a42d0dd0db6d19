import type { Answers, RecordSummary, RecordVersion, StoredRecord, ValueOrigin } from '@gongwei/domain/forms';
import type { CalendarDay } from '@gongwei/domain/shared';

export type RecordRow = {
  county_code: string;
  id: string;
  form_id: string;
  form_version: number;
  subject_id: string;
  subject_kind: string;
  institution_code: string;
  occurred_on: CalendarDay;
  stage: string | null;
  version: number;
  created_at: string;
  created_by: string;
  updated_at: string;
  updated_by: string;
  updated_by_name: string;
  removed_at: string | null;
};

export type FullRecordRow = RecordRow & {
  data: Answers;
  origins: { [key: string]: ValueOrigin } | null;
  reason: string | null;
};

export const RECORD_COLUMNS = `r.county_code, r.id, r.form_id, r.form_version, r.subject_id, r.subject_kind, r.institution_code, r.occurred_on, r.stage, r.version,
  r.created_at, r.created_by, r.updated_at, r.updated_by, r.updated_by_name, r.removed_at`;
export const FULL_RECORD_COLUMNS = `${RECORD_COLUMNS}, r.data, r.origins, r.reason`;

const common = (row: RecordRow): Omit<StoredRecord, 'data' | 'origins'> => ({
  id: row.id,
  formId: row.form_id,
  formVersion: row.form_version,
  subjectId: row.subject_id,
  institutionCode: row.institution_code,
  occurredOn: row.occurred_on,
  ...(row.stage === null ? {} : { stage: row.stage }),
  version: row.version,
  createdAt: row.created_at,
  createdBy: row.created_by,
  updatedAt: row.updated_at,
  updatedBy: row.updated_by,
  updatedByName: row.updated_by_name,
  ...(row.removed_at === null ? {} : { removed: true }),
});

export const toSnapshot = (row: FullRecordRow): StoredRecord => ({
  ...common(row),
  data: row.data,
  ...(row.origins === null ? {} : { origins: row.origins }),
});

/** A line of a record list with the whole day. */
export type StoredSummary = RecordSummary & Pick<StoredRecord, 'occurredOn'>;

export const toSummary = (row: RecordRow & { headline: RecordSummary['headline'] }, title: string): StoredSummary => ({
  ...common(row),
  title,
  headline: row.headline,
});

export type VersionRow = {
  version: number;
  form_version: number;
  institution_code: string;
  occurred_on: CalendarDay;
  stage: string | null;
  data: Answers;
  origins: { [key: string]: ValueOrigin } | null;
  saved_at: string;
  saved_by: string;
  saved_by_name: string;
  reason: string | null;
  removed: boolean;
};

export const toVersion = (row: VersionRow): RecordVersion => ({
  version: row.version,
  savedAt: row.saved_at,
  savedBy: row.saved_by,
  savedByName: row.saved_by_name,
  ...(row.reason === null ? {} : { reason: row.reason }),
  ...(row.removed ? { removed: true } : {}),
  data: row.data,
});

/** The record as it was at an earlier version. */
export const snapshotAt = (current: FullRecordRow, at: VersionRow): StoredRecord =>
  toSnapshot({
    ...current,
    version: at.version,
    form_version: at.form_version,
    institution_code: at.institution_code,
    occurred_on: at.occurred_on,
    stage: at.stage,
    data: at.data,
    origins: at.origins,
    updated_at: at.saved_at,
    updated_by: at.saved_by,
    updated_by_name: at.saved_by_name,
    removed_at: at.removed ? at.saved_at : null,
  });
