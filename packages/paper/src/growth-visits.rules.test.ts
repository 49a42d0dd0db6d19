import { describe, expect, it } from 'vitest';
import { compileForm, type Answers } from '@gongwei/domain/forms';
import { loadForm } from '@gongwei/domain/catalogue';
import type { CalendarDay } from '@gongwei/domain/shared';
import { correctionMessage, growthChildOf, growthVisitsOf } from './growth-visits.rules.ts';
import type { PaperData, PaperFacts } from './paper-answers.rules.ts';

const form = compileForm(await loadForm('child-check-up'));
const sheet = (data: Answers, facts: PaperFacts = {}): PaperData => ({ form, data, names: {}, facts });

describe('the points of a growth chart', () => {
  it('are what was measured on a day, lying or standing', () =>
    expect(
      growthVisitsOf([
        sheet({ followUpDate: '2026-03-02', weight: 6.4, height: 61.5, measurePosition: '1' }),
        sheet({ followUpDate: '2026-06-02', weight: 7.9 }),
        sheet({ weight: 8.5 }),
      ]),
    ).toEqual([
      { on: '2026-03-02', weight: 6.4, length: 61.5, position: 'lying' },
      { on: '2026-06-02', weight: 7.9, length: undefined },
    ]));

  it.each([
    [
      { 'resident.sex': '男', 'resident.birthDate': '2025-12-01' },
      { sex: 'male', birthDate: '2025-12-01' },
    ],
    [
      { 'resident.sex': '女', 'resident.birthDate': '2025-12-01' },
      { sex: 'female', birthDate: '2025-12-01' },
    ],
    [
      { 'resident.sex': '女', 'resident.birthDate': '2025-12-01', 'child.gestationalDays': '240' },
      { sex: 'female', birthDate: '2025-12-01', gestationalDays: 240 },
    ],
    [{ 'resident.birthDate': '2025-12-01' }, undefined],
    [{ 'resident.sex': '女' }, undefined],
  ])('belong to a child whose sex and birthday are known: %j', (facts, child) =>
    expect(growthChildOf(sheet({}, facts))).toEqual(child),
  );
});

it.each([
  [240, '早产儿（孕 34 周 2 天）满 24 月龄前按矫正月龄描点，自预产期 2026-01-10 起算，此前的测量不描点。'],
  [238, '早产儿（孕 34 周）满 24 月龄前按矫正月龄描点，自预产期 2026-01-12 起算，此前的测量不描点。'],
  [259, ''],
  [undefined, ''],
])('says below the chart of a child of %j days how its age is counted', (gestationalDays, words) => {
  expect(correctionMessage({ sex: 'female', birthDate: '2025-12-01' as CalendarDay, gestationalDays })).toBe(words);
});
