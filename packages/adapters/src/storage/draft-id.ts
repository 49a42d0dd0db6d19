import type { DraftKey } from '@gongwei/application/forms';

/** A stored record has one draft; so has each new one, told apart by the day it was begun on and the record it will be. */
export const draftId = ({ userId, subjectId, formId, recordId, day, begunAs }: DraftKey): string =>
  JSON.stringify([
    userId,
    subjectId,
    formId,
    ...(recordId !== undefined ? [recordId, ''] : ['', day, ...(begunAs === undefined ? [] : [begunAs])]),
  ]);
