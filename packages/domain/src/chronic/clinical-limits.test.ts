import { describe, expect, it } from 'vitest';
import { glucoseScreening } from './diabetes/diabetes-screening.rules.ts';
import { diabetesCrisisReasons, isGlucoseUncontrolled } from './diabetes/diabetes-visit.rules.ts';
import {
  bloodPressureReadings,
  elevatedDays,
  highestBloodPressureGrade,
} from './hypertension/hypertension-screening.rules.ts';
import { crisisReasons } from './hypertension/hypertension-visit.rules.ts';

/** Every limit from both of its sides: the last value that is not, and the first that is. */

describe('a crisis of blood pressure', () => {
  it.each([
    [{ systolic: 179, diastolic: 109 }, []],
    [{ systolic: 180, diastolic: 109 }, ['收缩压 180 mmHg（≥180）']],
    [{ systolic: 179, diastolic: 110 }, ['舒张压 110 mmHg（≥110）']],
    [{ diastolic: 110 }, ['舒张压 110 mmHg（≥110）']],
    [{ signs: ['pregnancy'], systolic: 139, diastolic: 89 }, []],
    [{ signs: ['pregnancy'], systolic: 120, diastolic: 90 }, ['妊娠期或哺乳期血压高于正常']],
    [{ signs: [], systolic: 150, diastolic: 95 }, []],
    [
      { signs: ['consciousness', 'severe-headache', 'blurred-vision', 'unmanageable-disease'] },
      ['意识改变', '剧烈头痛或头晕', '视力模糊、眼痛', '存在不能处理的其他疾病'],
    ],
  ])('of %j is %j', (input, reasons) => {
    expect(crisisReasons(input).reasons).toEqual(reasons);
  });

  it('leaves to the doctor what the form says wider than the standard', () => {
    expect(crisisReasons({ symptoms: ['4', '2', '1'] })).toEqual({
      reasons: [],
      toConfirm: ['头痛头晕：如为剧烈头痛或头晕，属危急情况', '眼花耳鸣：如有视力模糊、眼痛，属危急情况'],
    });
  });
});

describe('a crisis of a diabetic', () => {
  it.each([
    [{ systolic: 179, diastolic: 109 }, 0],
    [{ systolic: 180 }, 1],
    [{ diastolic: 110 }, 1],
    [{ postprandialGlucose: 16.6 }, 0],
    [{ randomGlucose: 16.7 }, 1],
    [{ randomGlucose: 4 }, 0],
    [{ signs: ['pregnancy'], postprandialGlucose: 8.4 }, 0],
    [{ signs: ['pregnancy'], postprandialGlucose: 8.5 }, 1],
    [{ signs: ['lactation'], postprandialGlucose: 7.7 }, 0],
    [{ signs: ['lactation'], postprandialGlucose: 7.8 }, 1],
    [{ signs: [], fastingGlucose: 6.9, postprandialGlucose: 9 }, 0],
    [{ signs: ['ketoacidosis', 'tachycardia', 'sudden-vision-loss', 'palpitation-sweating'] }, 4],
  ])('of %j has %i reasons', (input, count) => {
    expect(diabetesCrisisReasons(input).reasons).toHaveLength(count);
  });

  it.each([
    [{ heartRate: 100 }, []],
    [{ heartRate: 101 }, ['心率 101']],
    [{ heartRate: 101, signs: ['tachycardia'] }, []],
    [{ symptoms: ['2'] }, ['多饮、多尿']],
    [{ symptoms: ['4'] }, ['多饮、多尿']],
    [{ symptoms: ['2', '4'], signs: ['ketoacidosis'] }, []],
    [{ symptoms: ['5'] }, ['视力模糊']],
    [{ symptoms: ['5'], signs: ['sudden-vision-loss'] }, []],
    [{ symptoms: ['1', '3'] }, []],
  ])('%j is to be confirmed as %j', (input, begins) => {
    const { toConfirm } = diabetesCrisisReasons(input);
    expect([toConfirm.length, begins.every((words, at) => toConfirm[at]?.startsWith(words))]).toEqual([
      begins.length,
      true,
    ]);
  });

  it('is another thing than control, which fails from 7.0 on', () => {
    expect([6.9, 7, undefined].map(isGlucoseUncontrolled)).toEqual([false, true, undefined]);
  });
});

describe('screening', () => {
  const pressure = (measuredDate: string, systolic?: number, diastolic?: number) => ({
    ...{ measuredDate, systolic: systolic ?? null, diastolic: diastolic ?? null },
  });
  it.each([
    [pressure('2026-03-01', 139, 89), 0],
    [pressure('2026-03-01', 140, 89), 1],
    [pressure('2026-03-01', 139, 90), 1],
    [pressure('2026-03-01', undefined, 90), 1],
    [pressure('2026-03-01', 140), 1],
    [pressure('', 150, 95), 0],
  ])('of %j counts %i days', (row, days) => {
    expect(elevatedDays({ measurements: [row] })).toBe(days);
  });

  it.each([
    [119, 79, '5'],
    [120, 79, '6'],
    [139, 89, '6'],
    [140, 89, '1'],
    [159, 100, '2'],
    [179, 109, '2'],
    [180, 80, '3'],
  ])('grades %i/%i by the higher of both', (systolic, diastolic, code) => {
    const graded = (...pressures: readonly (readonly [number, number])[]) =>
      highestBloodPressureGrade({ measurements: pressures.map(([one, two]) => pressure('2026-03-01', one, two)) });
    // A lower one beside it changes nothing.
    expect([graded([systolic, diastolic]), graded([100, 60], [systolic, diastolic])]).toEqual([
      graded([systolic, diastolic], [100, 60]),
      graded([systolic, diastolic]),
    ]);
    expect(graded([systolic, diastolic])).toBe(code);
  });

  it.each([
    [121, 120, false],
    [120, 120, true],
    [undefined, 80, false],
    [120, undefined, false],
  ])('calls %s/%s reversed: %s', (systolic, diastolic, reversed) => {
    expect(bloodPressureReadings({ measurements: [pressure('2026-03-01', systolic, diastolic)] }).reversed).toBe(
      reversed,
    );
  });

  const glucose = (testKind: string, value: number, measuredDate = '2026-03-01') => ({
    testKind,
    value,
    measuredDate,
    sampleType: '2',
  });
  it.each([
    ['4', 16.6, false],
    ['3', 16.7, true],
    ['2', 4, false],
    ['2', 3.9, true],
    ['5', 16.7, false],
  ])('glucose of kind %s and %f is a crisis: %s', (kind, value, crisis) => {
    expect(glucoseScreening({ measurements: [glucose(kind, value)] }).crisis).toBe(crisis);
  });

  it.each([
    ['1', 6.9, true],
    ['1', 7, false],
    ['2', 11, true],
    ['2', 11.1, false],
    ['4', 11, true],
    ['4', 11.1, false],
    ['5', 6.4, true],
    ['5', 6.5, false],
  ])('a second day with kind %s of %f is still needed: %s', (kind, value, needed) => {
    const measurements = [glucose('1', 7.4), glucose(kind, value, '2026-03-09')];
    expect(glucoseScreening({ measurements, typicalSymptoms: ['1'] }).repeatNeeded).toBe(needed);
  });

  it('takes the highest value after a meal or at random, where somebody has symptoms', () => {
    const of = (...measurements: readonly object[]) =>
      glucoseScreening({ measurements: [...measurements] as never, typicalSymptoms: ['1', '3'] }).category;
    expect([
      of(glucose('1', 5), glucose('3', 11.1), glucose('3', 8)),
      of(glucose('1', 5), glucose('4', 8), glucose('4', 11.1)),
      of(glucose('1', 5), glucose('3', 11), glucose('4', 11)),
    ]).toEqual(['达糖尿病诊断标准', '达糖尿病诊断标准', '正常']);
  });
});
