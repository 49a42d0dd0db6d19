import { calendarDay } from '@gongwei/domain/shared';
import type { Draft } from '../forms/draft-store.port.ts';

/** What was written about a call and is not saved yet. */
export type UnsavedNote = {
  readonly callId: string;
  readonly residentId: string;
  /** Who it is about, e.g. 王秀兰 女 67岁 */
  readonly title: string;
  readonly text: string;
};

/** Notes lie among the drafts of forms; no form has this id. */
export const CALL_NOTE = 'call-note';
/** The id of the call says it all; a key wants a day. */
const ANY_DAY = calendarDay(1970, 1, 1);

/** `savedAt`: ISO 8601. */
export const callNoteDraft = (userId: string, note: UnsavedNote, savedAt: string): Draft => ({
  key: { userId, subjectId: note.residentId, formId: CALL_NOTE, recordId: note.callId, day: ANY_DAY },
  recordId: note.callId,
  subjectName: note.title,
  formVersion: 1,
  baseVersion: 0,
  answers: { text: note.text },
  origins: {},
  touched: ['text'],
  savedAt,
});

/** `undefined` for the draft of a form. */
export function callNoteOf({ key, subjectName = '', answers }: Draft): UnsavedNote | undefined {
  const text = answers['text'];
  if (key.formId !== CALL_NOTE || key.recordId === undefined || typeof text !== 'string') return undefined;
  return { callId: key.recordId, residentId: key.subjectId, title: subjectName, text };
}
