import type { KeptDraft } from '@gongwei/application/forms';
import { isOfResident } from '@gongwei/domain/forms';
import { newFormPath, recordPath } from './paths.ts';
import { registerEntryPath } from './register-path.ts';

/** Where a draft is gone on with: in its resident's file, or on the page of its register. */
export const draftPath = ({ subject, subjectId, formId, recordId }: KeptDraft): string => {
  if (!isOfResident(subject)) return registerEntryPath(formId, recordId);
  return recordId === undefined ? newFormPath(subjectId, formId) : recordPath(subjectId, formId, recordId);
};
