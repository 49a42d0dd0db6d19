import { expect, it } from 'vitest';
import { LIMITS } from '../measures/terms/limits.data.ts';
import { calendarDay, type JsonObject } from '../shared/index.ts';
import { loadListLibrary } from '../catalogue/list-library.ts';
import { historySheet as sheet } from './history-sheet.fixture.ts';
import { MISSED_GLUCOSE, MISSED_PRESSURE } from './definitions/monitoring/missed-points.ts';
import { compileRowValue, subjectVocabulary } from './index.ts';
import { parseExpression, typedParts } from './language/index.ts';

const library = await loadListLibrary();
// A Thursday.
const asked = { today: calendarDay(2026, 6, 18), year: 2026, me: 'doctor', institution: '990101' };

function told(kind: 'glucose' | 'pressure', plan: JsonObject, minute: number | undefined, ...readings: JsonObject[]) {
  const form = `blood-${kind}-patient`;
  const vocabulary = subjectVocabulary(`record:${form}`, library);
  if (!vocabulary) throw new RangeError(form);
  const record = sheet(form, '2026-01-05', plan);
  const records = [
    record,
    ...readings.map((one) => sheet(`blood-${kind}-reading`, String(one['on']), { valid: true, ...one })),
  ];
  const missed = kind === 'glucose' ? MISSED_GLUCOSE : MISSED_PRESSURE;
  const row = {
    ...{ asked: { ...asked, ...(minute !== undefined && { minute }) }, record },
    person: { resident: { id: 'p', status: '1' }, records },
  };
  const run = (source: string, type: 'number' | 'text'): unknown =>
    compileRowValue(typedParts(parseExpression(source, 'history'), '', vocabulary, type), vocabulary)(row);
  return [
    run(missed.today.times, 'number'),
    String(run(missed.today.which, 'text') ?? '').trim(),
    run(missed.yesterday.times, 'number'),
  ];
}

it('counts what the plan asked for until now, half an hour after its time', () => {
  const plan = { timePoints: ['1', '2', '7', '0'], measureDaysPerWeek: 7 };
  expect(told('glucose', plan, 449)).toEqual([0, '', 3]);
  expect(told('glucose', plan, 450)).toEqual([1, '空腹', 3]);
  expect(told('glucose', plan, 570)).toEqual([2, '空腹 早餐后', 3]);
  expect(told('glucose', plan, 570, { on: '2026-06-18', timePoint: '1' })).toEqual([1, '早餐后', 3]);
  // A reading that was no good, and one of another day, measure nothing.
  expect(told('glucose', plan, 450, { on: '2026-06-18', timePoint: '1', valid: false })).toEqual([1, '空腹', 3]);
  expect(told('glucose', plan, undefined, { on: '2026-06-17', timePoint: '1' })).toEqual([3, '空腹 早餐后 睡前', 2]);
});

it('asks nobody on a day without a plan, before it, after it or while it rests', () => {
  const plan = { timePoints: ['1'], measureDaysPerWeek: 3 };
  // Thursday is the fourth day; Wednesday the third.
  expect(told('glucose', plan, undefined)).toEqual([0, '', 1]);
  expect(told('glucose', { ...plan, measureDaysPerWeek: 7, planStart: '2026-06-18' }, undefined)).toEqual([
    1,
    '空腹',
    0,
  ]);
  expect(told('glucose', { ...plan, measureDaysPerWeek: 7, planEnd: '2026-06-17' }, undefined)).toEqual([0, '', 1]);
  expect(told('glucose', { ...plan, measureDaysPerWeek: 7, state: '2' }, undefined)).toEqual([0, '', 0]);
});

it('knows when the times of day of a pressure are over', () => {
  const plan = { measureSlots: ['1', '4'], measureDaysPerWeek: 7 };
  expect(told('pressure', plan, 595)).toEqual([0, '', 2]);
  expect(told('pressure', plan, 600)).toEqual([1, '清晨', 2]);
  expect(told('pressure', plan, undefined, { on: '2026-06-18', timeSlot: '1' })).toEqual([1, '晚间', 2]);
});

it('keeps to the times numbers are judged by', () => {
  const limit = (id: string): number => Number(LIMITS.find((one) => one.id === id)?.values[0]?.value);
  for (const code of ['1', '2', '3', '4', '5', '6', '7', '8'])
    expect(MISSED_GLUCOSE.today.times).toContain(
      `@minute >= ${limit(`glucose-point-${code}`) + limit('glucose-on-time-minutes')} && hasAny(record.timePoints, ['${code}'])`,
    );
});
