import { describe, expect, it } from 'vitest';
import { addMonths, calendarDay } from '../shared/index.ts';
import { childGrowth } from './child-growth.rules.ts';

const birthDate = calendarDay(2020, 1, 15);

/** `rules/child.md` section 2.5. */
const examples = [
  ['A', 'male', 6, 8.4, 68.7, ['中', '中', '中', '中', '正常']],
  ['B', 'female', 12, 7.2, 69.8, ['下', '下', '中下', '中下', '低体重、生长迟缓']],
  ['C', 'male', 18, 9, 78, ['下', '中下', '中下', '中下', '低体重']],
  ['D', 'female', 24, 10.5, 80.7, ['中下', '下', '中', '中', '生长迟缓']],
  ['E', 'male', 48, 22, 104, ['上', '中', '上', '上', '重度肥胖']],
  ['F', 'female', 72, 30, 117.5, ['上', '中', '上', '上', '重度肥胖']],
  ['G', 'male', 3, 5.4, 57.9, ['下', '中下', '中', '中', '低体重']],
  ['H', 'male', 25, 12, 87, ['中', '中', '中', '中', '正常']],
  ['I', 'male', 36, 10.5, 92, ['下', '中下', '下', '下', '重度低体重、重度消瘦']],
] as const;

describe('childGrowth', () => {
  it.each(examples)('example %s: %s of %d months', (_, sex, months, weight, height, [weightForAge, heightForAge, weightForHeight, bmiForAge, nutrition]) => {
    const growth = childGrowth({ sex, birthDate, followUpDate: addMonths(birthDate, months), weight, height });
    expect(growth).toMatchObject({ correctedAgeMonths: months, weightForAge, heightForAge, weightForHeight, bmiForAge, nutrition });
  });

  it('fills the three boxes and the evaluation of the sheet', () => {
    const growth = childGrowth({ sex: 'male', birthDate, followUpDate: addMonths(birthDate, 48), weight: 22, height: 104 });
    expect(growth).toMatchObject({ weightLevel: '1', heightLevel: '2', weightForHeightLevel: '1', physique: ['5'], weightForAgeCode: '1' });
  });

  it('counts a child born at 32 weeks from the day it was due', () => {
    const growth = childGrowth({ sex: 'female', birthDate, followUpDate: addMonths(birthDate, 6), weight: 6, height: 62, gestationalWeeks: 32 });
    expect(growth).toMatchObject({ ageMonths: 6, correctedAgeMonths: 4 });
  });

  it('says only what the measurements allow', () => {
    expect(childGrowth({ sex: 'male', birthDate, followUpDate: addMonths(birthDate, 6) })).toEqual({ ageMonths: 6, correctedAgeMonths: 6 });
    expect(childGrowth({ birthDate, followUpDate: addMonths(birthDate, 6), weight: 8 })).toEqual({ ageMonths: 6, correctedAgeMonths: 6 });
    expect(childGrowth({ sex: 'male', weight: 8 })).toEqual({});
  });
});
