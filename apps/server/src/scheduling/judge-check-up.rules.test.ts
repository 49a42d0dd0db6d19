import { calendarDay } from '@gongwei/domain/shared';
import { expect, it } from 'vitest';
import { judgeCheckUp } from './judge-check-up.rules.ts';

const PERSON = { sex: 'male', birth_date: calendarDay(1960, 3, 1), conditions: [] };

it('a hint stands among the findings, but is none that is counted', () => {
  const pressure = { leftSystolic: 132, leftDiastolic: 84, rightSystolic: 130, rightDiastolic: 82 };
  const { abnormal, findings } = judgeCheckUp({ ...pressure, triglycerides: 3.45 }, PERSON, calendarDay(2026, 3, 28));
  expect(findings).toContainEqual({ text: expect.stringContaining('正常高值') as string, severity: 0 });
  expect(findings.length).toBeGreaterThan(abnormal);
  expect(findings.filter(({ severity }) => severity >= 1)).toHaveLength(abnormal);
});
