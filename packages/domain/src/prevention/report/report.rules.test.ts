import { describe, expect, it } from 'vitest';
import { calendarDay } from '../../shared/index.ts';
import { madeReport, reportDays } from './made-report.rules.ts';
import type { ReportFacts, ReportGlucose, ReportPressure } from './report-facts.ts';
import { reportNumbers } from './report-numbers.rules.ts';

const GOOD = '0级：血压达标';
const HIGH = '2级：血压高于目标，3 日内联系';
const pressure = (
  day: number,
  systolic: number,
  diastolic: number,
  more: Partial<ReportPressure> = {},
): ReportPressure => ({
  ...{ measuredAt: `2026-05-${String(day).padStart(2, '0')}T07:00:00`, systolic, diastolic },
  ...{ warning: systolic >= 135 || diastolic >= 85 ? HIGH : GOOD, ...more },
});
const glucose = (day: number, value: number, more: Partial<ReportGlucose> = {}): ReportGlucose => ({
  ...{ measuredAt: `2026-05-${String(day).padStart(2, '0')}T07:10:00`, timePoint: '1', value, shown: value.toFixed(1) },
  ...{ level: value < 3.9 ? '1级低血糖' : value > 7 ? '高于目标' : '达标' },
  ...{ warning: value < 3.9 ? '3级：补糖后复测，当日联系' : value > 7 ? '2级：3 日内联系' : '0级：达标', ...more },
});
const facts = (more: Partial<ReportFacts> = {}): ReportFacts => ({
  ...{
    from: calendarDay(2026, 5, 1),
    until: calendarDay(2026, 5, 31),
    pressure: [],
    glucose: [],
    medicines: [],
    next: [],
  },
  ...{ before: { reached: 0, counted: 0 }, aims: { systolic: 135, diastolic: 85, fasting: 7 }, ...more },
});
const report = (more: Partial<ReportFacts> = {}) => madeReport(facts(more), { version: 1, contact: '' });

describe('the numbers of a health report', () => {
  it('are means of sittings, from three days on', () => {
    const two = [pressure(1, 140, 80, { groupId: 'a' }), pressure(1, 130, 80, { groupId: 'a' }), pressure(2, 120, 76)];
    expect(reportNumbers(facts({ pressure: two }))).toMatchObject({ pressureDays: 2, pressureTimes: 2, times: 2 });
    expect(reportNumbers(facts({ pressure: two }))).not.toHaveProperty('bpAverage');
    // 135, 120 and 120 are 125, 80, 76 and 76 are 77.33.
    expect(reportNumbers(facts({ pressure: [...two, pressure(3, 120, 76)] })).bpAverage).toBe('125/77');
  });
  it('take fasting glucose from three times on, and no Lo or Hi', () => {
    const { value: _beyond, ...hi } = glucose(4, 33.3, { shown: 'Hi' });
    const some = [glucose(1, 7.4), glucose(2, 6.8), hi];
    expect(reportNumbers(facts({ glucose: some }))).not.toHaveProperty('fastingAverage');
    expect(reportNumbers(facts({ glucose: [...some, glucose(3, 7)] })).fastingAverage).toBe(7.1);
  });
  it('say what share was within the aim, and before: one sitting once, by the worst of it', () => {
    const readings = [
      pressure(1, 140, 80, { groupId: 'a' }),
      pressure(1, 130, 80, { groupId: 'a' }),
      pressure(2, 120, 76),
      pressure(3, 120, 76),
    ];
    expect(reportNumbers(facts({ pressure: readings, before: { reached: 1, counted: 4 } }))).toMatchObject({
      ...{ controlRate: 66.67, previousControlRate: 25 },
    });
    expect(reportNumbers(facts())).not.toHaveProperty('controlRate');
  });
  it('go by weeks in a month, by months over more', () => {
    const readings = [pressure(1, 130, 80), pressure(7, 132, 80), pressure(8, 120, 70), pressure(31, 120, 70)];
    expect(reportNumbers(facts({ pressure: readings })).course.map(({ label, times }) => [label, times])).toEqual([
      ['1～7日', 2],
      ['8～14日', 1],
      ['29～31日', 1],
    ]);
    const quarter = { from: calendarDay(2026, 4, 1), until: calendarDay(2026, 6, 30) };
    expect(reportNumbers(facts({ ...quarter, pressure: readings })).course.map(({ label }) => label)).toEqual(['5月']);
  });
});

describe('what a health report says', () => {
  const high = [1, 2, 3].map((day) => pressure(day, 150, 88));
  it('asks who is above the aim to come, on the day that is arranged', () => {
    expect(report({ pressure: high, next: [{ title: '高血压随访', on: calendarDay(2026, 6, 20) }] })).toMatchObject({
      conclusion: '平均血压 150/88，高于您的目标 135/85，请 2026-06-20 前来复诊。',
      next: '高血压随访：2026-06-20',
    });
    expect(report({ pressure: high })['conclusion']).toContain('请尽快前来复诊');
  });
  it('praises who is within it', () =>
    expect(report({ pressure: [1, 2, 3].map((day) => pressure(day, 120, 70)) })['conclusion']).toBe(
      '血压控制得好，请保持。',
    ));
  it('says where too little was measured to tell', () => {
    expect(report({ pressure: [pressure(1, 120, 70)], planned: 3 })['conclusion']).toContain('这段时间测得少');
    expect(report({ pressure: [pressure(1, 120, 70)], planned: 2 })['conclusion']).toBe(
      '测量的次数还不够算平均，请继续测。',
    );
    expect(report()['conclusion']).toBe('这段时间没有测量记录。');
  });
  it('counts low sugar and gives each warning its answer', () => {
    const sugars = [glucose(1, 3.4, { handling: '电话随访：已补糖' }), glucose(2, 8), glucose(3, 8)];
    const made = report({ glucose: sugars });
    expect(made['conclusion']).toBe('空腹血糖平均 6.5，在目标内。有 1 次低血糖，随身带糖，和医生商量药量。');
    expect(made['warnings']).toBe('5月1日 血糖 3.4：电话随访：已补糖');
    expect(made['advice']).toContain('先吃糖');
  });
  it('names three medicines and how they are taken', () => {
    const medicines = ['甲', '乙', '丙', '丁'];
    expect(report({ medicines, adherence: 79 })['medicine']).toBe('甲、乙、丙等 4 种；有几次没按时吃。');
    expect(report({ medicines: ['甲'], adherence: 80 })['medicine']).toBe('甲；按时吃药做得好。');
  });
  it('advises in five short lines at most', () => {
    const made = report({
      pressure: high,
      glucose: [1, 2, 3].map((day) => glucose(day, day === 1 ? 3.2 : 12)),
      planned: 90,
    });
    const lines = String(made['advice']).split('\n');
    expect(lines.length).toBeLessThanOrEqual(5);
    expect(lines.filter((line) => line.length > 30)).toEqual([]);
  });
});

it('the days of a report are whole, with as many before them', () => {
  expect(reportDays({ period: '1', rangeStart: '2026-03-15' })).toEqual({
    from: '2026-03-01',
    until: '2026-03-31',
    before: '2026-01-29',
  });
  expect(reportDays({ period: '4', rangeStart: '2026-03-15' })).toBeUndefined();
});
