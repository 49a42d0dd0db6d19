import { RecordRepository } from '@gongwei/application/forms';
import type { RecordSummary } from '@gongwei/domain/forms';
import { useCallback } from 'react';
import { useResource, useService, type Resource } from '../shared/index.ts';

const NONE: readonly RecordSummary[] = [];

/** What was recorded for somebody, newest first; nobody, nothing. */
export function useRecords(subjectId: string | undefined): Resource<readonly RecordSummary[]> {
  const records = useService(RecordRepository);
  return useResource(
    useCallback(
      () => (subjectId === undefined ? Promise.resolve(NONE) : records.list({ subjectId })),
      [records, subjectId],
    ),
  );
}
