import { expect, it } from 'vitest';
import { psychosisRecordList } from '../lists/definitions/programmes/psychosis-record-list.list.ts';
import { compileRowValue, subjectVocabulary, type HistoryRecord } from '../lists/index.ts';
import { parseExpression, typedParts } from '../lists/language/index.ts';
import { calendarDay, type JsonObject } from '../shared/index.ts';
import { loadListLibrary } from './list-library.ts';

const vocabulary = subjectVocabulary('record:psychosis-card', await loadListLibrary())!;
const asked = { today: calendarDay(2026, 6, 18), year: 2026, me: 'doctor', institution: '990101' };
const sheet = (formId: string, occurredOn: string, data: JsonObject): HistoryRecord =>
  ({
    ...{ id: `${formId} ${occurredOn}`, formId, occurredOn, institution: '990101101', version: 1, data },
    ...{ createdAt: '2026-01-01T00:00:00.000Z', createdBy: 'doctor', updatedAt: '2026-01-01T00:00:00.000Z' },
    updatedBy: 'doctor',
  }) as HistoryRecord;

const filter = psychosisRecordList.filters.find(({ key }) => key === 'overdue')!;
const isLate = compileRowValue(
  typedParts(parseExpression(String(filter.on), 'history'), '', vocabulary, 'boolean'),
  vocabulary,
);
const late = (card: JsonObject, visit: JsonObject): boolean => {
  const record = sheet('psychosis-card', '2026-01-05', {
    ...{ fillDate: '2026-01-05', terminated: false, informedConsent: '1' },
    ...card,
  });
  const last = { followUpDate: '2026-05-20', nextFollowUpDate: '2026-06-03', visitClass: '1', ...visit };
  const records = [record, sheet('psychosis-follow-up', '2026-05-20', last)];
  return isLate({ asked, record, person: { resident: { id: 'p', status: '1' }, records } }) === true;
};

it('calls a patient late whose next visit has passed, but nobody in hospital or without consent', () => {
  expect(late({}, { hospitalization: '0' })).toBe(true);
  expect(late({}, {})).toBe(true);
  expect(late({}, { hospitalization: '2' })).toBe(true);
  expect(late({}, { hospitalization: '1' })).toBe(false);
  expect(late({ informedConsent: '0' }, { hospitalization: '0' })).toBe(false);
  expect(late({}, { nextFollowUpDate: '2026-06-18' })).toBe(false);
});
