import { beforeAll, describe, expect, it } from 'vitest';
import type { ClinicalSex } from '../../clinical/index.ts';
import { addDays, daysBetween, type CalendarDay } from '../../shared/index.ts';
import { exactAgeOf } from '../child/child-age.ts';
import { childCheckUp } from '../child/child-rules.ts';
import { CHILD_STAGES, stageWindow, type ChildStage } from '../child/child-visit-plan.rules.ts';
import { lmsAt, loadWhoGrowth, type PackedLmsTable } from './growth-lms.rules.ts';
import { sdLine } from './growth.rules.ts';

let who: readonly PackedLmsTable[];
beforeAll(async () => {
  who = await loadWhoGrowth();
});

const day = (text: string): CalendarDay => text as CalendarDay;
const STAGES = CHILD_STAGES.filter((stage) => stage !== '0');
const birthdays = Array.from({ length: 365 }, (_, at) => addDays(day('2025-01-01'), at));

/** The first, the middle and the last day on which a visit is on time. */
function visitDays(stage: ChildStage, born: CalendarDay): readonly CalendarDay[] {
  const { due, onTimeUntil } = stageWindow(stage, born);
  return [due, addDays(due, Math.floor(daysBetween(due, onTimeUntil) / 2)), onTimeUntil];
}

/** kg and cm of the WHO median at the exact age: another population and other tables than the ones we judge by. */
function median(sex: ClinicalSex, born: CalendarDay, on: CalendarDay): { weight: number; height: number } {
  const { months, days, monthDays } = exactAgeOf(born, on)!;
  const value = (indicator: 'weight-for-age' | 'length-height-for-age'): number =>
    Math.round(lmsAt(who, indicator, sex, months + days / monthDays)!.m * 10) / 10;
  return { weight: value('weight-for-age'), height: value('length-height-for-age') };
}

describe('a child at the median', () => {
  it.each(['male', 'female'] as const)(
    'is 中 (%s) at every stage, whatever the birthday and the day on time',
    (sex) => {
      const misjudged = STAGES.flatMap((stage) =>
        birthdays.flatMap((birthDate) =>
          visitDays(stage, birthDate).flatMap((followUpDate) => {
            const measured = median(sex, birthDate, followUpDate);
            const sheet = childCheckUp({ sex, birthDate, followUpDate, stageMonth: stage, ...measured });
            const right =
              ['weightForAgeLevel', 'heightForAgeLevel', 'weightForHeightSdLevel', 'bmiForAgeLevel'].every(
                (key) => sheet[key] === '中',
              ) && sheet['growthAssessment'] === '未见营养不良或超重';
            return right ? [] : [{ stage, birthDate, followUpDate, ...measured }];
          }),
        ),
      );
      expect(misjudged.slice(0, 3)).toEqual([]);
    },
  );
  it('of 满月 is judged by the row of one month, though the month is not full', () => {
    const boy = { sex: 'male', birthDate: '2025-01-01', stageMonth: '1', weight: 4.4, height: 54.4 };
    expect(childCheckUp({ ...boy, followUpDate: '2025-01-29' })).toMatchObject({
      weightForAgeLevel: '中',
      growthAssessment: '未见营养不良或超重',
    });
    // A visit made up for is judged by the exact age once that is more than a month; one before day 28 by what the child is.
    expect(childCheckUp({ ...boy, followUpDate: '2025-02-20' })['weightForAgeLevel']).toBe('中下');
    expect(childCheckUp({ ...boy, followUpDate: '2025-01-03' })['weightForAgeLevel']).toBe('上');
  });
});

describe('between two printed rows', () => {
  const weight = (birth: string, on: string, deviation: number): number =>
    sdLine('weight-for-age', 'male', exactAgeOf(day(birth), day(on))!, deviation)!;
  it('the day decides', () => {
    // 3.5 kg at birth, 4.6 kg at one month: fourteen of the 28 days of February are half of the way.
    expect(weight('2025-02-01', '2025-02-15', 0)).toBeCloseTo(4.05, 10);
    expect(weight('2025-02-01', '2025-03-01', 0)).toBe(4.6);
  });
  it('lengths go on until the day of 24 months, where the rows change to heights', () => {
    const length = (on: string): number =>
      sdLine('length-height-for-age', 'male', exactAgeOf(day('2023-01-01'), day(on))!, 0)!;
    expect([length('2024-12-01'), length('2024-12-31'), length('2025-01-01')]).toEqual([
      88,
      expect.closeTo(88 + 30 / 31, 10),
      88.2,
    ]);
  });
  it('the last row serves to the end of the table', () => {
    const head = (on: string) =>
      sdLine('head-circumference-for-age', 'male', exactAgeOf(day('2023-01-01'), day(on))!, 0);
    expect([head('2026-01-31') === head('2026-01-01'), head('2026-02-01')]).toEqual([true, undefined]);
  });
});
