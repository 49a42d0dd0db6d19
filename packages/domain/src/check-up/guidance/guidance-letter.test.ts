import { describe, expect, it } from 'vitest';
import { guidanceLetter } from './guidance-letter.rules.ts';

const CHECK_UP = {
  sex: '2',
  age: 66,
  known: ['hypertension'],
  examDate: '2026-03-12',
  leftSystolic: 162,
  leftDiastolic: 88,
  weight: 70,
  height: 158,
  fastingGlucose: 6.4,
  totalCholesterol: 6.35,
  healthEvaluation: '2',
  abnormality1: '血压偏高：162/88 mmHg↑',
  abnormality3: '  空腹血糖 6.4 mmol/L↑ ',
  abnormalitiesMore: '甲状腺结节\n白内障',
  healthGuidance: ['1', '2'],
  riskFactorControl: ['3', '4', '5', '6', '7'],
  targetWeight: 66.5,
  vaccineAdvice: '流感疫苗',
  riskFactorOther: '低盐饮食',
};

describe('the letter after a check-up', () => {
  it('says what the doctor wrote, whatever the rules would say', () => {
    const { evaluation, findings } = guidanceLetter({ ...CHECK_UP, leftSystolic: 118, fastingGlucose: 5 });
    expect(evaluation).toBe('abnormal');
    expect(findings).toEqual(['血压偏高：162/88 mmHg↑', '空腹血糖 6.4 mmol/L↑', '甲状腺结节', '白内障']);
  });
  it('names the last day of each re-check', () => {
    const { steps } = guidanceLetter(CHECK_UP);
    expect(steps.at(-1)).toContain('纳入慢性病患者健康管理');
    expect(steps.filter((step) => step.includes('3 个月内复查'))).toHaveLength(1);
    expect(steps.join()).toContain('2026-06-12 前');
  });
  it.each([
    [{ fastingGlucose: 18 }, '请今天就到上级医院就诊'],
    [{ ecg: '1', rales: '3', alt: 400 }, '请在 2026-03-26 前到上级医院就诊'],
    [{ age: undefined }, '请到上级医院进一步检查'],
  ])('with %j and the advice to refer it says when', (answers, sentence) => {
    const { steps } = guidanceLetter({ ...CHECK_UP, ...answers, healthGuidance: ['3'] });
    expect(steps).toHaveLength(1);
    expect(steps[0]).toContain(sentence);
  });
  it('asks for what the doctor ticked and nothing else', () => {
    expect(guidanceLetter({ ...CHECK_UP, healthGuidance: [], riskFactorControl: ['1'] })).toMatchObject({
      steps: [],
      habits: [{ title: '戒烟' }],
    });
    expect(guidanceLetter({ ...CHECK_UP, age: 40, healthGuidance: ['2'] }).steps).not.toEqual([]);
  });
  it('gives the weight to reach, the vaccines and the doctor’s own words', () => {
    const advice = new Map(guidanceLetter(CHECK_UP).habits.map(({ title, advice: words }) => [title, words]));
    expect([...advice.keys()]).toEqual(['饮食', '锻炼', '减体重', '接种疫苗', '其他']);
    expect(advice.get('减体重')).toContain('减到 66.5 公斤（现在 70 公斤）');
    expect(advice.get('锻炼')).toContain('防跌倒');
    expect([advice.get('接种疫苗'), advice.get('其他')]).toEqual(['流感疫苗', '低盐饮食']);
  });
  it('asks back in a year, and claims nothing about a check-up that was not evaluated', () => {
    expect(guidanceLetter(CHECK_UP).nextExam).toBe('2027-03-12');
    expect(guidanceLetter({})).toEqual({ findings: [], steps: [], habits: [] });
    expect(guidanceLetter({ healthEvaluation: '1', examDate: '2024-02-29' })).toMatchObject({
      evaluation: 'nothing-found',
      nextExam: '2025-02-28',
    });
  });
});
