import { describe, expect, it } from 'vitest';
import { abnormalityTexts } from '../abnormality-text.rules.ts';
import { assessCheckUp } from '../assessment.rules.ts';
import { missingRequiredItems, requiredItems } from '../required-items.rules.ts';

const assess = (input: Readonly<Record<string, unknown>>) =>
  assessCheckUp({ sex: 'male', age: 50, known: [], examDate: '2026-01-31', ...input })!;

describe('re-check', () => {
  it.each([
    [{ fastingGlucose: 16.7 }, '1', '2026-01-31'],
    [{ triglycerides: 5.6 }, '4', '2026-02-14'],
    [{ leftSystolic: 165, leftDiastolic: 95 }, '3', '2026-02-07'],
    [{ leftSystolic: 130, leftDiastolic: 95 }, '5', '2026-02-28'],
    [{ fastingGlucose: 7 }, '3', '2026-02-07'],
    [{ fastingGlucose: 6.1 }, '5', '2026-02-28'],
    [{ totalCholesterol: 6.2 }, '6', '2026-04-30'],
    [{ platelet: 120 }, '5', '2026-02-28'],
    [{ totalCholesterol: 5.2 }, '8', '2027-01-31'],
  ])('%j within code %s, by %s', (input, recheckWithin, dueDate) => {
    expect(assess(input).recheck[0]).toMatchObject({ recheckWithin, dueDate });
  });
  it('asks nobody back for a hint, and gives no day without the day of the check-up', () => {
    expect(assess({ leftSystolic: 125, leftDiastolic: 70 }).recheck).toEqual([]);
    expect(assess({ platelet: 120, examDate: undefined }).recheck[0]).not.toHaveProperty('dueDate');
  });
  it('refers a critical value the same day and asks for the outcome two weeks later', () => {
    expect(assess({ fastingGlucose: 16.7, platelet: 40 }).referral).toEqual({
      urgency: 'same-day',
      reason: '空腹血糖 16.70 mmol/L↑（危急值）；血小板 40 ×10⁹/L↓',
      referBy: '2026-01-31',
      followUpBy: '2026-02-14',
    });
    expect(assess({ platelet: 40 }).referral).toMatchObject({
      urgency: 'two-weeks',
      referBy: '2026-02-14',
      followUpBy: '2026-02-28',
    });
    expect(assess({ platelet: 120 }).referral).toBeUndefined();
  });
});

describe('guidance', () => {
  it('proposes vaccines from 60 on and to chronic patients, without those given within a year', () => {
    expect(assess({ age: 60 }).vaccineAdvice).toBe('流感疫苗、23价肺炎球菌多糖疫苗');
    expect(assess({ known: ['diabetes'] }).vaccineAdvice).toBe('流感疫苗、23价肺炎球菌多糖疫苗');
    expect(assess({ age: 59 }).vaccineAdvice).toBe('');
    const given = (vaccinationDate: string) =>
      assess({ age: 70, vaccinations: [{ vaccineName: '四价流感病毒裂解疫苗', vaccinationDate }] }).vaccineAdvice;
    expect([given('2025-10-01'), given('2025-01-30')]).toEqual([
      '23价肺炎球菌多糖疫苗',
      '流感疫苗、23价肺炎球菌多糖疫苗',
    ]);
  });
  it('words the other risk factors from diseases, habits and findings', () => {
    expect(assess({ age: 66, known: ['hypertension'], uricAcid: 500, dietHabits: ['6'] }).riskFactorOther).toBe(
      '低盐饮食（每日食盐不超过 5 克）；控制糖和主食摄入；低嘌呤饮食、多饮水；防跌倒、预防骨质疏松、意外伤害预防与自救',
    );
    expect(assess({}).riskFactorOther).toBe('');
  });
  it('advises people at risk of hypertension to measure twice a year, not those who have it or show it', () => {
    const advised = (input: Readonly<Record<string, unknown>>): boolean =>
      assess(input).riskFactorOther.includes('每半年');
    expect([
      advised({ age: 55 }),
      advised({ leftSystolic: 131, leftDiastolic: 80 }),
      advised({ age: 55, known: ['hypertension'] }),
      advised({ age: 55, leftSystolic: 150, leftDiastolic: 80 }),
      advised({}),
    ]).toEqual([true, true, false, false, false]);
  });
  it('tells what is worth knowing though no abnormality', () => {
    expect(
      assess({ leftSystolic: 125, leftDiastolic: 78, waistCircumference: 86, elderHealthSelfAssessment: '5' }),
    ).toMatchObject({
      healthEvaluation: '1',
      hints: [
        '血压 125/78 mmHg（正常高值）',
        '腰围 86.0 cm（中心性肥胖前期）',
        '老年人健康状态自我评估：不满意，请了解原因',
      ],
    });
  });
  it.each([
    [{ drinkingFrequency: '4', quitDrinking: '1' }, true],
    [{ drinkingFrequency: '4', quitDrinking: '2' }, false],
    [{ drinkingFrequency: '2', dailyAlcohol: 2 }, true],
    [{ drinkingFrequency: '2', dailyAlcohol: 1.9 }, false],
    [{ drinkingFrequency: '2', drunkInPastYear: '1' }, true],
    [{ drinkingFrequency: '1', dailyAlcohol: 5 }, false],
  ])('%j should drink less: %s', (input, expected) => {
    expect(assess(input).riskFactorControl.includes('2')).toBe(expected);
  });
});

describe('texts of a long category', () => {
  it('carries whole items over into the rest instead of cutting them', () => {
    const findings = Array.from(
      { length: 10 },
      (_, index) =>
        ({ code: `X${index}`, severity: 2, category: 12, item: '', value: '', text: `${index}`.repeat(50) }) as const,
    );
    const { abnormalities, abnormalitiesMore } = abnormalityTexts(findings);
    expect(abnormalities[0]).toBe(['0', '1', '2'].map((digit) => digit.repeat(50)).join('；'));
    expect(abnormalitiesMore.split('；')).toHaveLength(7);
  });
});

describe('required items', () => {
  it('asks 65-year-olds for the four assessments, the laboratory, ECG and ultrasound', () => {
    const items = requiredItems({ age: 65 });
    expect(items).toEqual(
      expect.arrayContaining([
        'elderCognition',
        'urineOccultBlood',
        'urea',
        'ldlCholesterol',
        'ecg',
        'abdominalUltrasound',
      ]),
    );
    expect(requiredItems({ age: 64 })).toEqual([]);
    expect(requiredItems({ examPurpose: ['2'] })).toEqual(items);
  });
  it('asks diabetics for glucose and foot pulse beyond the list of hypertension', () => {
    const [hypertension, diabetes] = [
      requiredItems({ known: ['hypertension'] }),
      requiredItems({ known: ['diabetes'] }),
    ];
    expect(diabetes.filter((key) => !hypertension.includes(key))).toEqual(['fastingGlucose', 'dorsalisPedisPulse']);
    expect(requiredItems({ examPurpose: ['1', '9'], known: [] })).toEqual([]);
  });
  it('never repeats a key and only shrinks by answers', () => {
    const input = { age: 70, known: ['hypertension', 'diabetes', 'psychosis'] };
    const items = requiredItems(input);
    expect(new Set(items).size).toBe(items.length);
    expect(missingRequiredItems(input, { ecg: '1', alt: 0, weight: '' })).toEqual(
      items.filter((key) => key !== 'ecg' && key !== 'alt'),
    );
  });
});
