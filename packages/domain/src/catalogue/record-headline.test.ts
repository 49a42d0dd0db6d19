import { describe, expect, it } from 'vitest';
import type { Answers } from '../forms/index.ts';
import { conceptValuesOf } from './concept-values.ts';
import { loadForm } from './load-form.ts';
import { recordHeadline, type HeadlinePerson } from './record-headline.ts';

const headline = async (formId: string, data: Answers, person?: HeadlinePerson) =>
  recordHeadline((await loadForm(formId)).definition, data, person);

describe('headline of a record', () => {
  it('says of a check-up the higher arm, glucose, BMI and how many findings', async () => {
    const data = {
      leftSystolic: 138,
      leftDiastolic: 92,
      rightSystolic: 142,
      rightDiastolic: 88,
      fastingGlucose: 6.4,
      bmi: 28.04,
      age: 66,
      healthEvaluation: '2',
      abnormality1: '血压 142/92 mmHg↑（1 级水平）',
      abnormality2: '总胆固醇 6.35 mmol/L↑；甘油三酯 2.10 mmol/L↑',
      abnormalitiesMore: '尿潜血 ±\n腹部B超异常',
    };
    expect(await headline('health-check-up', data)).toEqual([
      { text: '血压 142/92 mmHg', mark: 'high' },
      { text: '空腹血糖 6.40 mmol/L', mark: 'high' },
      { text: 'BMI 28.04', mark: 'high' },
      { text: '有异常 5 项', mark: 'abnormal' },
    ]);
    expect(await headline('health-check-up', { healthEvaluation: '1' })).toEqual([{ text: '体检无异常' }]);
  });

  it('judges a follow-up by the goal of the age on its day', async () => {
    const data = { systolic: 148, diastolic: 88, heartRate: 72, disposition: '1', visitClass: '1' };
    expect(await headline('hypertension-follow-up', { ...data, age: 65 })).toEqual([
      { text: '血压 148/88 mmHg' },
      { text: '心率 72 次/分钟' },
      { text: '控制满意' },
    ]);
    expect(
      (await headline('hypertension-follow-up', { ...data, age: 64, visitClass: '2' })).map(({ mark }) => mark),
    ).toEqual(['high', undefined, 'abnormal']);
    expect(await headline('hypertension-follow-up', { disposition: '2' })).toEqual([{ text: '暂时失访' }]);
  });

  it('says of a visit of diabetes the glucose and its class, of a pregnant woman pressure, grade and referral', async () => {
    const visit = { fastingGlucose: 7.2, disposition: '1', visitClass: '2' };
    expect(await headline('diabetes-follow-up', visit)).toEqual([
      { text: '空腹血糖 7.2 mmol/L', mark: 'high' },
      { text: '控制不满意', mark: 'abnormal' },
    ]);
    const seen = { systolic: 166, diastolic: 112, riskLevel: '4', referral: '2' };
    for (const form of ['first-prenatal-visit', 'prenatal-visit'])
      expect(await headline(form, seen), form).toEqual([
        { text: '血压 166/112 mmHg', mark: 'high' },
        { text: '妊娠风险分级 红色（高风险）', mark: 'abnormal' },
        { text: '转诊', mark: 'abnormal' },
      ]);
    expect(await headline('prenatal-visit', { riskLevel: '1', referral: '1' })).toEqual([]);
  });

  it('marks laboratory values by sex, and is silent where a form has nothing to say', async () => {
    expect(await headline('supplement-blood-routine', { hemoglobin: 120 }, { sex: 'male', age: 50 })).toEqual([
      { text: '血红蛋白 120 g/L', mark: 'low' },
    ]);
    expect(await headline('supplement-blood-routine', { hemoglobin: 120 }, { sex: 'female', age: 50 })).toEqual([
      { text: '血红蛋白 120 g/L' },
    ]);
    expect(await headline('supplement-urine-routine', { urineProtein: '2', urineGlucose: '0' })).toEqual([
      { text: '尿蛋白 +', mark: 'abnormal' },
      { text: '尿糖 -' },
    ]);
    expect(await headline('resident-personal-info', { name: '测试' })).toEqual([]);
  });
});

describe('concepts of a record', () => {
  it('count the higher arm as the blood pressure, each value for itself', async () => {
    const { definition } = await loadForm('health-check-up');
    const values = new Map(
      conceptValuesOf(definition, { leftSystolic: 138, leftDiastolic: 92, rightSystolic: 142, rightDiastolic: 88 }).map(
        ({ concept, value }) => [concept, value],
      ),
    );
    expect(values.get('systolic-blood-pressure')).toBe(142);
    expect(values.get('diastolic-blood-pressure')).toBe(92);
    expect(values.get('systolic-blood-pressure-left')).toBe(138);
  });

  it('are none for an empty record', async () => {
    expect(conceptValuesOf((await loadForm('health-check-up')).definition, {})).toEqual([]);
  });
});
