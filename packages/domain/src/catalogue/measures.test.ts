import { describe, expect, it } from 'vitest';
import { calendarDay, type CalendarDay, type JsonObject } from '../shared/index.ts';
import { parseExpression, subjectVocabulary, type HistoryRecord, type PersonHistory } from '../lists/index.ts';
import { typedParts } from '../lists/language/check-types.ts';
import { writeExpression } from '../lists/language/write-expression.ts';
import {
  answerMeasure,
  compileMeasure,
  hasRows,
  MEASURES,
  peopleOf,
  type LimitSetting,
  type MeasureCell,
  type MeasureDefinition,
} from '../measures/index.ts';
import { WAITING_MEASURES } from '../measures/data/waiting.data.ts';
import { loadListLibrary } from './list-library.ts';

const library = await loadListLibrary();
const YEAR = { from: calendarDay(2026, 1, 1), until: calendarDay(2026, 12, 31) };
const asked = { today: calendarDay(2026, 12, 31), year: 2026, me: 'doctor', institution: '990101' };
const county = (settings: readonly LimitSetting[] = []): MeasureCell => ({
  period: YEAR,
  today: asked.today,
  institution: '99',
  narrowed: [],
  settings,
});
const counted = [...MEASURES.values()].filter(hasRows);
const vocabularyOf = ({ of }: MeasureDefinition) => subjectVocabulary(of, library) ?? fail(of);
const fail = (why: string): never => {
  throw new RangeError(why);
};

describe('the measures', () => {
  it('are all there, or say what they wait for', () => {
    expect([MEASURES.size, WAITING_MEASURES.length]).toEqual([934, 136]);
    expect(WAITING_MEASURES.filter(({ id }) => MEASURES.has(id))).toEqual([]);
  });
  it.each(counted)('$id is a list that can be asked', (definition) => {
    const vocabulary = vocabularyOf(definition);
    const condition = peopleOf(compileMeasure(definition, county()), 'counts', county());
    expect(typedParts(condition, '', vocabulary, 'boolean').type).toBe('boolean');
    // What is written out reads back as the same, so that a condition can be kept and sent as text.
    const text = writeExpression(condition);
    expect(writeExpression(parseExpression(text, 'history'))).toBe(text);
  });
  it.each([...MEASURES.values()].filter(({ kind }) => kind === 'ratio'))('$id names measures there are', (ratio) => {
    const text = ratio.kind === 'ratio' ? `${ratio.counts} ${ratio.among}` : '';
    const named = [...text.matchAll(/measure\(([\w-]+)\)/g)].map(([, id]) => id as string);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((id) => !MEASURES.has(id))).toEqual([]);
  });
});

let serial = 0;
const sheet = (formId: string, day: string, institution: string, data: JsonObject = {}): HistoryRecord => ({
  id: `s${String((serial += 1)).padStart(5, '0')}`,
  formId,
  occurredOn: day as CalendarDay,
  institution,
  createdAt: `${day}T02:00:00.000Z`,
  createdBy: 'doctor',
  updatedAt: `${day}T02:00:00.000Z`,
  updatedBy: 'doctor',
  version: 1,
  data,
});
const person = (resident: JsonObject, ...records: readonly HistoryRecord[]): PersonHistory => ({
  resident: {
    id: `p${(serial += 1)}`,
    sex: 'male',
    status: '1',
    institution: '9901',
    birthDate: '1956-01-01',
    ...resident,
  },
  records,
});
const pressure = (day: string, systolic: number, diastolic?: number, institution = '9901'): HistoryRecord =>
  sheet('health-check-up', day, institution, {
    examDate: day,
    leftSystolic: systolic,
    ...(diastolic !== undefined && { leftDiastolic: diastolic }),
  });
const figures = (id: string, people: readonly PersonHistory[], cell: Partial<MeasureCell> = {}) => {
  const definition = MEASURES.get(id) ?? fail(id);
  const answer = answerMeasure(
    definition,
    people,
    { ...county(), ...cell },
    { vocabulary: vocabularyOf(definition), asked },
  );
  return [answer.counts, answer.among];
};
const count = (...given: Parameters<typeof figures>) => figures(...given)[0];

/** The small histories of the platform's reference, as far as their rows are kept. */
describe('small histories', () => {
  it('counts a person once, by the latest check-up; sheets each', () => {
    const people = [person({}, pressure('2026-03-01', 150, 92), pressure('2026-09-10', 138, 84))];
    expect(['checked-persons', 'check-up-times', 'bp-tested', 'bp-raised'].map((id) => count(id, people))).toEqual([
      1, 2, 1, 0,
    ]);
  });
  it('leaves who was not measured out of the denominator', () => {
    const people = [
      person({}, pressure('2026-03-01', 146, 86)),
      person({}, pressure('2026-03-01', 120)),
      person({}, pressure('2026-03-01', 130, 80)),
    ];
    expect([count('bp-tested', people), count('bp-raised', people)]).toEqual([2, 1]);
    expect(figures('bp-raised-rate', people)).toEqual([1, 2]);
  });
  it('takes the age of the day of the check-up, or of the end of the year', () => {
    const on = (day: string) => [person({ birthDate: '1961-11-21' }, pressure(day, 120, 80))];
    const seen = (day: string) =>
      ['checked-persons', 'elderly-checked', 'elderly-archived', 'elderly-checked-at-end'].map((id) =>
        count(id, on(day)),
      );
    expect(seen('2026-11-20')).toEqual([1, 0, 1, 0]);
    expect(seen('2026-11-21')).toEqual([1, 1, 1, 1]);
  });
  it('shows who moved where the event was, and where they are now', () => {
    const people = [person({ institution: '9902' }, pressure('2026-03-01', 120, 80, '9901'))];
    const at = (id: string) => ['9901', '9902', '99'].map((institution) => count(id, people, { institution }));
    expect([at('elderly-checked'), at('elderly-checked-at-end')]).toEqual([
      [1, 0, 1],
      [0, 1, 1],
    ]);
  });
  it('counts totals again by person', () => {
    const people = [person({}, pressure('2026-03-01', 150, 92, '9901'), pressure('2026-09-10', 138, 84, '9902'))];
    const at = (id: string) => ['9901', '9902', '99'].map((institution) => count(id, people, { institution }));
    expect([at('checked-persons'), at('bp-raised')]).toEqual([
      [1, 1, 1],
      [1, 0, 0],
    ]);
  });
  it('keeps what happened to who died since', () => {
    const people = [person({ birthDate: '1946-01-01', status: '3' }, pressure('2026-02-01', 120, 80))];
    expect(['elderly-checked', 'elderly-archived', 'elderly-checked-at-end'].map((id) => count(id, people))).toEqual([
      1, 0, 0,
    ]);
  });
  it('takes the limits an institution has set, from their day on', () => {
    const people = [person({}, pressure('2026-03-01', 135, 80)), person({}, pressure('2026-09-01', 135, 80))];
    const settings = [
      { limit: 'bp-raised-systolic', institution: '9901', from: calendarDay(2026, 7, 1), values: [{ value: 130 }] },
    ];
    expect([count('bp-raised', people), count('bp-raised', people, { settings })]).toEqual([0, 1]);
  });
  it('narrows before it picks', () => {
    const people = [
      person({ birthDate: '1956-06-01' }, pressure('2026-03-01', 150, 92), pressure('2026-09-10', 138, 84)),
    ];
    const narrowed = ['yearsBetween(resident.birthDate, record.examDate) < 70'];
    expect(count('bp-raised', people, { narrowed })).toBe(1);
  });
});
