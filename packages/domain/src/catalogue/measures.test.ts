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
  roundedFigure,
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
  it('are all there, or say where else they are answered', () => {
    const elsewhere = WAITING_MEASURES.flatMap((one) => ('answeredBy' in one ? [one.answeredBy] : []));
    expect(MEASURES.size, 'measures there were and are not any more').toBeGreaterThanOrEqual(1178);
    const known = elsewhere.every((id) => MEASURES.has(id));
    expect([WAITING_MEASURES.some(({ id }) => MEASURES.has(id)), known]).toEqual([false, true]);
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

const inCare = (birthDate: string, ...visits: readonly HistoryRecord[]): PersonHistory =>
  person(
    { birthDate, nextHypertensionOn: '2027-02-01' },
    sheet('hypertension-card', '2020-01-01', '9901', { cardDate: '2020-01-01' }),
    ...visits,
  );
const visit = (day: string, systolic?: number, diastolic?: number, disposition = '1'): HistoryRecord =>
  sheet('hypertension-follow-up', day, '9901', {
    followUpDate: day,
    disposition,
    ...(systolic !== undefined && { systolic }),
    ...(diastolic !== undefined && { diastolic }),
  });
/** A ratio of two measures, in percent. */
const ratio = (id: string, people: readonly PersonHistory[]): number => {
  const definition = MEASURES.get(id) ?? fail(id);
  if (definition.kind !== 'ratio') return fail(id);
  const [above, below] = [definition.counts, definition.among].map(
    (text) => /^measure\(([\w-]+)\)$/.exec(text ?? '')?.[1] ?? fail(id),
  );
  if (!above || !below) return fail(id);
  return (Number(count(above, people)) / Number(count(below, people))) * 100;
};

/** The twelve small histories of the platform's reference, and three of our own. */
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
  it('counts what stands in the sheet now; a report that was made keeps what stood there then', () => {
    const exam = (fastingGlucose: number) => [
      person({}, sheet('health-check-up', '2026-05-10', '9901', { examDate: '2026-05-10', fastingGlucose })),
    ];
    const told = (glucose: number) => ['glucose-high', 'glucose-impaired'].map((id) => count(id, exam(glucose)));
    expect([told(7.2), told(6.2)]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });
  it('controls by the last visit, with limits by age; who is lost is in care and not controlled', () => {
    const people = [
      inCare('1966-01-01', visit('2026-11-01', 138, 88)),
      inCare('1956-01-01', visit('2026-11-01', 148, 88)),
      inCare('1966-01-01', visit('2026-11-01', 140, 80)),
      inCare('1956-01-01', visit('2026-08-01', 120, 70), visit('2026-11-01', undefined, undefined, '2')),
    ];
    expect(figures('bp-control-rate-managed', people)).toEqual([2, 4]);
    // The same person before the visit at which nobody met them.
    expect(figures('bp-control-rate-managed', [inCare('1956-01-01', visit('2026-08-01', 120, 70))])).toEqual([1, 1]);
  });
  it('asks nobody who came into care late for visits, and has them as not controlled', () => {
    const people = [
      person({}, sheet('hypertension-card', '2026-10-04', '9901', { cardDate: '2026-10-04' })),
      // Who was there all year owes visits, and is in both.
      person(
        { standardHypertension: false },
        sheet('hypertension-card', '2025-01-04', '9901', { cardDate: '2025-01-04' }),
      ),
    ];
    expect([figures('htn-standard-rate', people), figures('bp-control-rate-managed', people)]).toEqual([
      [0, 1],
      [0, 2],
    ]);
    expect(figures('htn-standard-rate', people.slice(0, 1))).toEqual([0, 0]);
  });
  it('judges last year by what is kept of it, and a year longer ago not at all', () => {
    const held = sheet('hypertension-card', '2023-01-04', '9901', { cardDate: '2023-01-04' });
    const people = [
      person({ standardHypertension: false, standardHypertensionLast: true }, held),
      person({ standardHypertension: true, standardHypertensionLast: false }, held),
      person({ standardHypertension: true }, held),
    ];
    const days = (year: number) => ({ from: calendarDay(year, 1, 1), until: calendarDay(year, 12, 31) });
    const of = (year: number) => figures('htn-standard-rate', people, { period: days(year) }).join('/');
    expect([of(2026), of(2025), of(2024)]).toEqual(['2/3', '1/2', '0/0']);
  });
  it('counts twins as one mother and two children', () => {
    const registered = (day: string, visited: string) => {
      const mother = person(
        { sex: 'female', birthDate: '1996-01-01' },
        sheet('pregnancy-basic-info', day, '9901', {
          registrationDate: day,
          dueDateBasis: '1',
          lastMenstrualPeriod: '2025-08-10',
          expectedDeliveryDate: '2026-05-17',
        }),
        sheet('first-prenatal-visit', day, '9901', { recordDate: day }),
        sheet('delivery-mother', '2026-05-01', '9901', { deliveryTime: '2026-05-01T08:00' }),
        sheet('postpartum-visit', visited, '9901', {
          followUpMode: '2',
          dischargeDate: '2026-05-05',
          visitDate: visited,
        }),
      );
      const child = () =>
        person(
          { birthDate: '2026-05-01' },
          sheet('delivery-newborn', '2026-05-01', '9901', { deliveryOutcome: '1', birthTime: '2026-05-01T08:00' }),
          sheet('newborn-home-visit', '2026-05-10', '9901', { birthDate: '2026-05-01', visitDate: '2026-05-10' }),
        );
      return [mother, child(), child()];
    };
    // 12 weeks and 6 days, and the 28th day after leaving; then a day later each.
    const [last, late] = [registered('2025-11-08', '2026-06-02'), registered('2025-11-09', '2026-06-03')];
    expect(['parturients', 'live-births'].map((id) => count(id, last))).toEqual([1, 2]);
    const shares = ['early-registration-rate', 'postpartum-visit-rate', 'newborn-visit-rate'];
    expect(shares.map((id) => ratio(id, last))).toEqual([50, 50, 100]);
    expect(shares.map((id) => ratio(id, late))).toEqual([0, 0, 100]);
  });
  it('has one person of two archives from the day on which they were put together', () => {
    const [raised, normal] = [pressure('2026-03-01', 150, 92), pressure('2026-08-01', 120, 80)];
    const told = (people: readonly PersonHistory[]) =>
      ['checked-persons', 'bp-raised', 'check-up-times'].map((id) => count(id, people));
    expect(told([person({}, raised), person({}, normal)])).toEqual([2, 1, 2]);
    // The sheets of the one that is given up went to the one that is kept.
    expect(told([person({}, raised, normal), person({ status: '6' })])).toEqual([1, 0, 2]);
  });
  it('tells who may not open people neither the few of a village nor what would lead to them', () => {
    const VILLAGES = [
      ['A', 120, 200],
      ['B', 3, 40],
      ['C', 50, 90],
      ['all', 173, 330],
    ] as const;
    const definition = MEASURES.get('bp-raised-rate') ?? fail('bp-raised-rate');
    // The reference hides C as well, since all − A − C is B. Here each number is rounded by itself instead (ADR 35), so that what
    // is left is nobody or many as well as three.
    const left = new Set<number>();
    for (const offset of [0, 1, 2, 3, 4]) {
      const told = VILLAGES.map(([name, counts, among]) =>
        roundedFigure(definition, { counts, among }, () => (name === 'all' ? offset : 0)),
      );
      expect(told.map((figure) => figure !== undefined)).toEqual([true, false, true, true]);
      const [a = 0, , c = 0, all = 0] = told.map((figure) => figure?.counts);
      left.add(all - a - c);
    }
    expect([...left]).toEqual([0, 5]);
  });
});
