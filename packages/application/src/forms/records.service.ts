import {
  compileForm,
  type CompiledForm,
  type RecordSnapshot,
  type RecordSummary,
  type RecordVersion,
} from '@gongwei/domain/forms';
import { createLoaded, type Loaded } from '../shared/index.ts';
import type { FormCatalogue } from './form-catalogue.port.ts';
import type { FormSessions, KeptDraft } from './form-session.service.ts';
import type { RecordRepository } from './record-repository.port.ts';

/** What was recorded for somebody, newest first, of one form or of all; of nobody, nothing. */
export const createRecordList = (
  records: RecordRepository,
  subjectId: string | undefined,
  formId?: string,
): Loaded<readonly RecordSummary[]> =>
  createLoaded(async (asker) =>
    subjectId === undefined ? [] : records.list({ subjectId, ...(formId !== undefined && { formId }) }, asker),
  );

/** What was taken out of somebody's file, newest first; nothing is asked for before somebody wants to see it. */
export const createRemovedRecords = (
  records: RecordRepository,
  subjectId: string | undefined,
): Loaded<readonly RecordSummary[]> =>
  createLoaded(async (asker) => (subjectId === undefined ? [] : records.list({ subjectId, removed: true }, asker)));

/** A stored record as it stands. */
export const createStoredRecord = (records: RecordRepository, recordId: string): Loaded<RecordSnapshot> =>
  createLoaded((asker) => records.read(recordId, undefined, asker));

/** Every stored version of a record, newest first. */
export const createRecordHistory = (records: RecordRepository, recordId: string): Loaded<readonly RecordVersion[]> =>
  createLoaded((asker) => records.history(recordId, asker));

/** Forms begun on this device and not saved yet. */
export const createKeptDrafts = (desk: FormSessions): Loaded<readonly KeptDraft[]> => createLoaded(() => desk.drafts());

/** A form of the catalogue, to show its records by. */
export const createCompiledForm = (catalogue: FormCatalogue, formId: string): Loaded<CompiledForm> =>
  createLoaded(async () => compileForm(await catalogue.load(formId)));
