import { describe, expect, it } from 'vitest';
import { newDiabetesList } from './definitions/programmes/new-diabetes-list.list.ts';
import { newHypertensionList } from './definitions/programmes/new-hypertension-list.list.ts';
import { psychosisRecordList } from './definitions/programmes/psychosis-record-list.list.ts';
import { tuberculosisRecordList } from './definitions/programmes/tuberculosis-record-list.list.ts';
import { compileRowValue, subjectVocabulary, typedExpression, type HistoryRecord } from './index.ts';
import { parseExpression, typedParts } from './language/index.ts';
import { calendarDay, type JsonObject } from '../shared/index.ts';
import { loadListLibrary } from '../catalogue/list-library.ts';
import { historySheet as sheet } from './history-sheet.fixture.ts';

const library = await loadListLibrary();
const asked = { today: calendarDay(2026, 6, 18), year: 2026, me: 'doctor', institution: '990101' };

/** What a filter of a list says of a card among the person's sheets. */
const filterOf = ({ subject, filters }: typeof psychosisRecordList | typeof tuberculosisRecordList, key: string) => {
  const vocabulary = subjectVocabulary(subject, library)!;
  const { on } = filters.find((one) => one.key === key)!;
  const said = typedParts(parseExpression(String(on), 'history'), '', vocabulary, 'boolean');
  const run = compileRowValue(said, vocabulary);
  return (record: HistoryRecord, records: readonly HistoryRecord[]) =>
    run({ asked, record, person: { resident: { id: 'p', status: '1' }, records } });
};
const isLate = filterOf(psychosisRecordList, 'overdue');
const late = (card: JsonObject, visit: JsonObject): boolean => {
  const record = sheet('psychosis-card', '2026-01-05', {
    ...{ fillDate: '2026-01-05', terminated: false, informedConsent: '1' },
    ...card,
  });
  const last = { followUpDate: '2026-05-20', nextFollowUpDate: '2026-06-03', visitClass: '1', ...visit };
  const records = [record, sheet('psychosis-follow-up', '2026-05-20', last)];
  return isLate(record, records) === true;
};

it('calls a patient late whose next visit has passed, but nobody in hospital or without consent', () => {
  expect(late({}, { hospitalization: '0' })).toBe(true);
  expect(late({}, {})).toBe(true);
  expect(late({}, { hospitalization: '2' })).toBe(true);
  expect(late({}, { hospitalization: '1' })).toBe(false);
  expect(late({ informedConsent: '0' }, { hospitalization: '0' })).toBe(false);
  expect(late({}, { nextFollowUpDate: '2026-06-18' })).toBe(false);
});

it('ends a course of tuberculosis with the visit since its card that stops it, and knows the next course by its own card', () => {
  const isEnded = filterOf(tuberculosisRecordList, 'ended');
  const [first, again] = ['2025-01-05', '2026-03-01'].map((on) => sheet('tuberculosis-card', on, { followUpDate: on }));
  const visit = (on: string, data: JsonObject) => sheet('tuberculosis-follow-up', on, { followUpDate: on, ...data });
  const stop = visit('2025-07-05', { treatmentStopped: true, stopReason: '1' });
  const cured = [first!, visit('2025-02-05', { treatmentStopped: false }), stop];
  expect([isEnded(first!, cured.slice(0, 2)), isEnded(first!, cured)]).toEqual([false, true]);
  const relapsed = [...cured, again!];
  expect([isEnded(first!, relapsed), isEnded(again!, relapsed)]).toEqual([true, false]);
  const seen = [...relapsed, visit('2026-03-11', { treatmentStopped: false })];
  expect([isEnded(first!, seen), isEnded(again!, seen)]).toEqual([true, false]);
});

describe('the state of somebody who was found with a raised value', () => {
  const stateOf = (list: typeof newDiabetesList, form: string) => {
    const vocabulary = subjectVocabulary(list.subject, library)!;
    const { value } = list.columns.find(({ key }) => key === 'state')!;
    const run = compileRowValue(typedExpression(String(value), vocabulary), vocabulary);
    return (data: JsonObject) => {
      const record = sheet(form, '2026-06-01', { screeningResult: '0', ...data });
      return run({ asked, record, person: { resident: { id: 'p', status: '1' }, records: [record] } });
    };
  };

  it('waits to be confirmed with two days of diabetes or its symptoms, else to be measured again', () => {
    const state = stateOf(newDiabetesList, 'diabetes-screening');
    expect(state({ typicalSymptoms: ['1'], differentDays: 1 })).toBe('3');
    expect(state({ typicalSymptoms: ['1'], differentDays: 2 })).toBe('0');
    expect(state({ typicalSymptoms: ['2'], differentDays: 1 })).toBe('0');
    expect(state({ typicalSymptoms: ['1'] })).toBe('3');
    expect(state({ screeningResult: '1', typicalSymptoms: ['2'], differentDays: 2 })).toBe('4');
    expect(state({ screeningResult: '4', differentDays: 2 })).toBe('2');
    expect(state({ screeningResult: '1', enrolled: true })).toBe('1');
  });

  it('waits to be confirmed with three days of pressure or one of grade 3', () => {
    const state = stateOf(newHypertensionList, 'hypertension-screening');
    expect(state({ differentDays: 2, bloodPressureGrade: '2' })).toBe('3');
    expect(state({ differentDays: 3, bloodPressureGrade: '1' })).toBe('0');
    expect(state({ differentDays: 1, bloodPressureGrade: '3' })).toBe('0');
  });
});
