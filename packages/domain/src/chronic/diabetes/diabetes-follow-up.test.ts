import { describe, expect, it } from 'vitest';
import { assessDiabetesFollowUp, diabetesFacts } from './diabetes-follow-up.rules.ts';
import { DIABETES_VECTORS } from './diabetes-follow-up.vectors.data.ts';
import { diabetesAssessment } from './diabetes-rules.ts';

const visit = {
  followUpDate: '2026-03-05',
  fastingGlucose: 6.5,
  systolic: 130,
  diastolic: 80,
  adverseDrugReaction: '1',
  symptoms: ['1'],
};

describe('the vectors of the standard', () => {
  it.each(DIABETES_VECTORS)(
    '$fastingGlucose mmol/L, $systolic/$diastolic: class $expect.visitClass, measure $expect.measure',
    (vector) => {
      const { adverseReaction, previousUncontrolled, previousAdverseReaction, expect: expected, ...input } = vector;
      const adverseDrugReaction = adverseReaction ? '2' : '1';
      const typed = assessDiabetesFollowUp({
        ...input,
        adverseDrugReaction,
        previous: { uncontrolled: previousUncontrolled, adverseReaction: previousAdverseReaction },
      });
      expect(typed).toMatchObject(expected);
      expect(
        diabetesAssessment({
          ...input,
          adverseDrugReaction,
          uncontrolled: previousUncontrolled,
          adverseReaction: previousAdverseReaction,
        }),
      ).toMatchObject({ ...expected, nextManagementMeasure: expected.measure, referred: expected.measure > '2' });
    },
  );
});

describe('what is not known', () => {
  it('leaves the class open until glucose and reaction are answered', () => {
    expect(assessDiabetesFollowUp({ ...visit, adverseDrugReaction: undefined }).visitClass).toBeUndefined();
    expect(assessDiabetesFollowUp({ ...visit, fastingGlucose: undefined }).visitClass).toBeUndefined();
    expect(assessDiabetesFollowUp({ ...visit, fastingGlucose: undefined, adverseDrugReaction: '2' })).toMatchObject({
      visitClass: '3',
      measure: '2',
    });
    expect(assessDiabetesFollowUp({ ...visit, fastingGlucose: undefined, newOrWorseComplication: true })).toMatchObject(
      { visitClass: '4', measure: '3' },
    );
  });
  it('does not judge by other glucose values than the fasting one', () => {
    expect(assessDiabetesFollowUp({ ...visit, postprandialGlucose: 12, hba1c: 9 }).visitClass).toBe('1');
  });
  it('does not classify lost or ended follow-ups, nor children', () => {
    for (const input of [
      { ...visit, disposition: '2' },
      { ...visit, disposition: '9' },
      { ...visit, age: 17 },
    ]) {
      expect(diabetesAssessment(input)).toEqual({ crisis: false });
    }
  });
});

describe('crisis', () => {
  it.each([
    [{ fastingGlucose: 16.7 }, ['空腹血糖 16.7 mmol/L（≥16.7）']],
    [{ fastingGlucose: 16.69 }, []],
    [{ fastingGlucose: 3.9 }, ['空腹血糖 3.9 mmol/L（≤3.9）']],
    [{ fastingGlucose: 3.91 }, []],
    [{ randomGlucose: 20 }, ['随机血糖 20 mmol/L（≥16.7）']],
    [{ postprandialGlucose: 3.5 }, ['餐后 2 小时血糖 3.5 mmol/L（≤3.9）']],
    [{ systolic: 180, diastolic: 110 }, ['收缩压 180 mmHg（≥180）', '舒张压 110 mmHg（≥110）']],
    [{ bodyTemperature: 39 }, []],
    [{ bodyTemperature: 39.1 }, ['体温 39.1 ℃（＞39）']],
    [{ crisisSigns: ['acetone-breath', 'consciousness'] }, ['意识或行为改变', '呼气有烂苹果样丙酮味']],
    [{ crisisSigns: ['pregnancy'], fastingGlucose: 5.1 }, ['妊娠期或哺乳期血糖高于正常']],
    [{ crisisSigns: ['pregnancy'], fastingGlucose: 5 }, []],
    [{ crisisSigns: ['lactation'], fastingGlucose: 6 }, []],
    [{ crisisSigns: ['lactation'], fastingGlucose: 6.1 }, ['妊娠期或哺乳期血糖高于正常']],
  ])('%j', (facts, reasons) => {
    expect(assessDiabetesFollowUp({ ...visit, ...facts })).toMatchObject({
      crisis: reasons.length > 0,
      crisisReasons: reasons,
    });
  });
  it.each([
    [{ heartRate: 101 }, 1],
    [{ heartRate: 100 }, 0],
    [{ symptoms: ['2', '5'] }, 2],
    [{ symptoms: ['3', '7'] }, 0],
    [{ heartRate: 120, crisisSigns: ['tachycardia'] }, 0],
  ])('%j asks the doctor %i things', (facts, questions) => {
    expect(assessDiabetesFollowUp({ ...visit, ...facts }).crisisToConfirm).toHaveLength(questions);
  });
});

describe('advice', () => {
  it.each([
    [{}, '空腹血糖控制满意，无药物不良反应，继续目前治疗，3 个月内（2026-06-05 前）随访。'],
    [
      { fastingGlucose: 8, medicationAdherence: '2' },
      '首次空腹血糖控制不满意：结合服药依从性，必要时增加现有药物剂量、更换或增加不同类的降糖药，2 周内（2026-03-19 前）随访。\n服药间断，先查明原因、督促规律服药，再考虑调整用药。',
    ],
    [
      { fastingGlucose: 8, previous: { uncontrolled: true } },
      '连续两次空腹血糖控制不满意：建议转诊到上级医院，2 周内（2026-03-19 前）主动随访转诊情况。',
    ],
    [
      { fastingGlucose: 17 },
      '危急情况：空腹血糖 17 mmol/L（≥16.7）。处理后紧急转诊，2 周内（2026-03-19 前）主动随访转诊情况。',
    ],
  ])('%j', (facts, advice) => {
    expect(assessDiabetesFollowUp({ ...visit, ...facts }).advice).toBe(advice);
  });
  it('speaks of low glucose and of the foot pulse', () => {
    const { advice } = assessDiabetesFollowUp({ ...visit, hypoglycemiaReaction: '3', dorsalisPedisPulse: '3' });
    expect(advice.split('\n').slice(1)).toEqual([
      '频繁低血糖反应：核查降糖药种类与剂量，必要时减量或转诊。',
      '足背动脉搏动消失：建议转上级医院排查下肢血管病变。',
    ]);
  });
  it.each([
    [{ adverseDrugReaction: '2', previous: { adverseReaction: true } }, '连续两次出现药物不良反应，难以控制'],
    [{ newOrWorseComplication: true }, '出现新的并发症或原有并发症加重'],
    [{ fastingGlucose: 17 }, '空腹血糖 17 mmol/L（≥16.7），紧急转诊'],
    [{}, undefined],
  ])('%j is referred because of %s', (facts, reason) => {
    expect(assessDiabetesFollowUp({ ...visit, ...facts }).referralReason).toBe(reason);
  });
});

describe('facts for the next visit', () => {
  it('tells what lies under the class code', () => {
    expect(diabetesFacts({ fastingGlucose: 7, adverseDrugReaction: '2', visitClass: '3' })).toEqual({
      uncontrolled: true,
      adverseReaction: true,
    });
    expect(diabetesFacts({ fastingGlucose: 6.9 })).toEqual({ uncontrolled: false });
    expect(diabetesFacts({ disposition: '2', fastingGlucose: 20 })).toBeUndefined();
  });
});
