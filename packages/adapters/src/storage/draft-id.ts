import type { DraftKey } from '@gongwei/application/forms';

/** A stored record has one draft; a new one has one for each day it was begun on. */
export const draftId = ({ userId, subjectId, formId, recordId, day }: DraftKey): string =>
  JSON.stringify([userId, subjectId, formId, recordId ?? '', recordId === undefined ? day : '']);
