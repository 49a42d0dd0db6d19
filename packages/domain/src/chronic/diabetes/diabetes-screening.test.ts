import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../shared/index.ts';
import { glucoseScreening } from './diabetes-screening.rules.ts';

const row = (testKind: string, value: number, measuredDate = '2026-11-02', sampleType = '2') => ({
  testKind,
  value,
  measuredDate,
  sampleType,
});

describe('glucoseScreening', () => {
  it.each([
    [[row('1', 6), row('2', 7.7)], '正常'],
    [[row('1', 6.1), row('2', 7.7)], '空腹血糖受损（IFG）'],
    [[row('1', 6), row('2', 7.8)], '糖耐量减低（IGT）'],
    [[row('1', 6.5), row('2', 11)], '空腹血糖受损＋糖耐量减低'],
    [[row('1', 7)], '达糖尿病诊断标准'],
    [[row('1', 6), row('2', 11.1)], '达糖尿病诊断标准'],
  ])('names the state of %j', (measurements, category) => {
    expect(glucoseScreening({ measurements }).category).toBe(category);
  });

  it('counts a random value only with typical symptoms', () => {
    const measurements = [row('1', 5.5), row('4', 11.1)];
    expect(glucoseScreening({ measurements, typicalSymptoms: ['1'] }).category).toBe('正常');
    expect(glucoseScreening({ measurements, typicalSymptoms: ['2'] })).toMatchObject({
      category: '达糖尿病诊断标准',
      repeatNeeded: false,
    });
  });

  it('asks for a second day without symptoms, until there is one', () => {
    expect(glucoseScreening({ measurements: [row('1', 7.4)], typicalSymptoms: ['1'] }).repeatNeeded).toBe(true);
    expect(
      glucoseScreening({ measurements: [row('1', 7.4), row('1', 7.1, '2026-11-09')], typicalSymptoms: ['1'] })
        .repeatNeeded,
    ).toBe(false);
  });

  it('takes a value without a day, or two of one day, for no second day', () => {
    const asked = (...measurements: object[]) =>
      glucoseScreening({ measurements, typicalSymptoms: ['1'] } as JsonObject).repeatNeeded;
    const { measuredDate: _, ...undated } = row('1', 7.1);
    expect([
      asked(row('1', 7.4), undated),
      asked(row('1', 7.4), { ...undated, measuredDate: null }),
      asked(row('1', 7.4), { ...undated, measuredDate: '' }),
      asked(undated, undated),
      asked(row('1', 7.4), row('1', 7.1)),
      asked(row('1', 7.4), row('1', 7.1, '2026-11-09'), undated),
    ]).toEqual([true, true, true, true, true, false]);
  });

  it('sees a crisis at both ends and a missing venous sample', () => {
    expect(glucoseScreening({ measurements: [row('4', 16.7, '2026-11-02', '1')] })).toMatchObject({
      crisis: true,
      venous: false,
    });
    expect(glucoseScreening({ measurements: [row('1', 3.9)] }).crisis).toBe(true);
    expect(glucoseScreening({ measurements: [row('5', 3.9)] }).crisis).toBe(false);
    expect(glucoseScreening({})).toEqual({ crisis: false });
  });
});
