import { createRecordList, RecordRepository } from '@gongwei/application/forms';
import type { RecordSummary } from '@gongwei/domain/forms';
import { useLoaded, useService } from '../shared/index.ts';

/** What was recorded with a form in somebody's file, newest first; nothing of nobody, and until it is known. */
export const useSheetsOf = (residentId: string | undefined, formId: string): readonly RecordSummary[] =>
  useLoaded(createRecordList, useService(RecordRepository), residentId, formId).value ?? [];
