import { describe, expect, it } from 'vitest';
import { assessCheckUp } from './assessment.rules.ts';
import { CHECK_UP_VECTORS } from './assessment.vectors.data.ts';
import { checkUpAssessment, ckdEpi2009Rule } from './check-up-rules.ts';

const assess = (input: Readonly<Record<string, unknown>>) =>
  assessCheckUp({ sex: 'male', age: 50, known: [], ...input })!;

describe('the worked examples', () => {
  it.each(CHECK_UP_VECTORS)('$name', ({ input, expected }) => {
    const assessment = assessCheckUp(input)!;
    expect({
      bmi: assessment.bmi,
      findings: assessment.findings.map(({ code, severity }) => `${code}:${severity}`),
      healthEvaluation: assessment.healthEvaluation,
      slots: assessment.slots,
      more: assessment.more,
      healthGuidance: assessment.healthGuidance,
      riskFactorControl: assessment.riskFactorControl,
      targetWeight: assessment.targetWeight ?? null,
    }).toEqual(expected);
  });
  it('writes the texts as the reference words them', () => {
    const { abnormalities, abnormalitiesMore } = assessCheckUp(CHECK_UP_VECTORS[1]!.input)!;
    expect(abnormalities).toEqual([
      '血压 162/88 mmHg↑（2 级水平，单纯收缩期）',
      '空腹血糖 6.40 mmol/L↑（空腹血糖受损）',
      '总胆固醇 6.35 mmol/L↑（升高）；甘油三酯 2.10 mmol/L↑（边缘升高）；低密度脂蛋白胆固醇 4.00 mmol/L↑（边缘升高）',
      '体质指数 28.04 kg/m²↑（肥胖）；腰围 92.0 cm↑（中心性肥胖）',
    ]);
    expect(abnormalitiesMore).toBe('血红蛋白 112 g/L↓（偏低）\n尿潜血 ±\n腹部B超异常');
  });
});

describe('who and what is judged', () => {
  it('judges no child and nobody of unknown age', () => {
    const input = { leftSystolic: 190, leftDiastolic: 120, fastingGlucose: 20 };
    expect([
      assessCheckUp({ ...input, age: 17 }),
      assessCheckUp(input),
      checkUpAssessment({ ...input, age: 17 }),
    ]).toEqual([undefined, undefined, undefined]);
  });
  it('says nothing about an empty sheet', () => {
    expect(assess({ smokingStatus: '1' }).healthEvaluation).toBeUndefined();
    expect(assess({ temperature: 36.5 }).healthEvaluation).toBe('1');
  });
  it('takes the sex in both spellings and glucose in mg/dL', () => {
    expect(assess({ sex: '2', fastingGlucoseMgdl: 126 })).toEqual(assess({ sex: 'female', fastingGlucoseMgdl: 126 }));
    expect(assess({ fastingGlucoseMgdl: 126 }).findings.map(({ code }) => code)).toEqual(['FPG_DIABETES_RANGE']);
  });
});

describe('the rule for forms', () => {
  it('leaves out what it has nothing to say about', () => {
    expect(checkUpAssessment({ sex: 'female', age: 50, temperature: 36.5, height: null })).toEqual({
      findings: [],
      slots: [],
      more: [],
      healthEvaluation: '1',
      riskFactorControl: ['3', '4'],
    });
  });
  it('gives abnormality1 to 4 by name', () => {
    const json = checkUpAssessment(CHECK_UP_VECTORS[3]!.input)!;
    expect(json['abnormality1']).toBe('空腹血糖 17.20 mmol/L↑（危急值）');
    expect(json['abnormality4']).toBe('尿蛋白 ++；尿糖 +++；尿酮体 +');
    expect(String(json['abnormalitiesMore']).split('\n')[0]).toBe('心电图异常');
  });
  it('computes eGFR with the names of the biochemistry sheet', () => {
    expect(ckdEpi2009Rule({ creatinine: 120, 'resident.sex': 'male', age: 70 })).toBe(52);
    expect(ckdEpi2009Rule({ creatinine: 120, sex: '1', age: 70 })).toBe(52);
    expect(ckdEpi2009Rule({ creatinine: 120, age: 70 })).toBeUndefined();
  });
});
