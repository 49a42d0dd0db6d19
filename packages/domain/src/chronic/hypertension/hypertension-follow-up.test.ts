import { describe, expect, it } from 'vitest';
import { assessHypertensionFollowUp, hypertensionFacts } from './hypertension-follow-up.rules.ts';
import { VISIT_VECTORS } from './hypertension-follow-up.vectors.data.ts';
import { hypertensionAssessment } from './hypertension-rules.ts';

const visit = {
  followUpDate: '2026-03-05',
  age: 50,
  systolic: 130,
  diastolic: 80,
  adverseDrugReaction: '1',
  symptoms: ['1'],
};

describe('the vectors of the standard', () => {
  it.each(VISIT_VECTORS)(
    '$age years, $systolic/$diastolic: class $expect.visitClass, measure $expect.measure',
    (vector) => {
      const { adverseReaction, previousUncontrolled, previousAdverseReaction, expect: expected, ...input } = vector;
      const adverseDrugReaction = adverseReaction ? '2' : '1';
      const typed = assessHypertensionFollowUp({
        ...input,
        adverseDrugReaction,
        previous: { uncontrolled: previousUncontrolled, adverseReaction: previousAdverseReaction },
      });
      expect(typed).toMatchObject(expected);
      expect(
        hypertensionAssessment({
          ...input,
          adverseDrugReaction,
          uncontrolled: previousUncontrolled,
          adverseReaction: previousAdverseReaction,
        }),
      ).toMatchObject(expected);
      expect(typed.referralNeeded).toBe(expected.measure === '3' || expected.measure === '4');
    },
  );
});

describe('what is not known', () => {
  it('leaves the class open until pressure and reaction are answered', () => {
    expect(assessHypertensionFollowUp({ ...visit, adverseDrugReaction: undefined }).visitClass).toBeUndefined();
    expect(assessHypertensionFollowUp({ ...visit, systolic: undefined }).visitClass).toBeUndefined();
    expect(assessHypertensionFollowUp({ ...visit, systolic: undefined, adverseDrugReaction: '2' })).toMatchObject({
      visitClass: '3',
      measure: '2',
    });
    expect(assessHypertensionFollowUp({ ...visit, systolic: undefined, newOrWorseComplication: true })).toMatchObject({
      visitClass: '4',
      measure: '3',
    });
  });
  it('sees a crisis at once, without the reaction answered', () => {
    expect(assessHypertensionFollowUp({ followUpDate: '2026-03-05', age: 50, systolic: 181 })).toMatchObject({
      crisis: true,
      measure: '4',
      nextFollowUpDate: '2026-03-19',
    });
  });
  it('does not classify lost or ended follow-ups, nor children', () => {
    for (const input of [
      { ...visit, disposition: '2' },
      { ...visit, disposition: '9' },
      { ...visit, age: 17 },
    ]) {
      expect(hypertensionAssessment(input)).toEqual({ crisis: false });
    }
  });
});

describe('crisis', () => {
  it.each([
    [{ symptoms: ['3'] }, ['恶心呕吐']],
    [{ symptoms: ['6', '5'] }, ['呼吸困难', '心悸胸闷']],
    [{ systolic: 185, diastolic: 112 }, ['收缩压 185 mmHg（≥180）', '舒张压 112 mmHg（≥110）']],
    [{ crisisSigns: ['consciousness'] }, ['意识改变']],
    [{ crisisSigns: ['pregnancy'], systolic: 140 }, ['妊娠期或哺乳期血压高于正常']],
    [{ crisisSigns: ['pregnancy'] }, []],
    [{ symptoms: ['9'] }, []],
  ])('%j', (facts, reasons) => {
    expect(assessHypertensionFollowUp({ ...visit, ...facts })).toMatchObject({
      crisis: reasons.length > 0,
      crisisReasons: reasons,
    });
  });
  it('asks the doctor to confirm headache and blurred sight instead of crying wolf', () => {
    const { crisis, crisisToConfirm, advice } = assessHypertensionFollowUp({ ...visit, symptoms: ['2', '4'] });
    expect([crisis, crisisToConfirm.length]).toEqual([false, 2]);
    expect(advice).toContain('请确认症状');
  });
});

describe('advice', () => {
  it.each([
    [{}, '血压控制满意，无药物不良反应，继续目前治疗，3 个月内（2026-06-05 前）随访。'],
    [
      { systolic: 150, medicationAdherence: '2' },
      '首次血压控制不满意：结合服药依从性，必要时增加剂量、更换或加用不同类降压药，2 周内（2026-03-19 前）随访。\n服药间断，先查明原因、督促规律服药，再考虑调整用药。',
    ],
    [
      { systolic: 150, adverseDrugReaction: '2' },
      '出现药物不良反应且血压未达标：结合服药情况调整用药，2 周内（2026-03-19 前）随访。',
    ],
    [
      { systolic: 150, previous: { uncontrolled: true } },
      '连续两次血压控制不满意：建议转诊到上级医院，2 周内（2026-03-19 前）主动随访转诊情况。',
    ],
    [{ systolic: 182 }, '危急情况：收缩压 182 mmHg（≥180）。处理后紧急转诊，2 周内（2026-03-19 前）主动随访转诊情况。'],
  ])('%j', (facts, advice) => {
    expect(assessHypertensionFollowUp({ ...visit, ...facts }).advice).toBe(advice);
  });
  it.each([
    [{ adverseDrugReaction: '2', previous: { adverseReaction: true } }, '连续两次出现药物不良反应，难以控制'],
    [{ newOrWorseComplication: true }, '出现新的并发症或原有并发症加重'],
    [{ systolic: 182 }, '收缩压 182 mmHg（≥180），紧急转诊'],
    [{}, undefined],
  ])('%j is referred because of %s', (facts, reason) => {
    expect(assessHypertensionFollowUp({ ...visit, ...facts }).referralReason).toBe(reason);
  });
});

describe('facts for the next visit', () => {
  it('tells what lies under the class code', () => {
    expect(hypertensionFacts({ systolic: 150, diastolic: 95, adverseDrugReaction: '2', visitClass: '3' }, 50)).toEqual({
      uncontrolled: true,
      adverseReaction: true,
    });
    expect(hypertensionFacts({ systolic: 148, diastolic: 88, adverseDrugReaction: '1' }, 70)).toEqual({
      uncontrolled: false,
      adverseReaction: false,
    });
    expect(hypertensionFacts({ systolic: 130 }, 50)).toEqual({});
    expect(hypertensionFacts({ disposition: '2', systolic: 190 }, 50)).toBeUndefined();
  });
  it('proposes a referral only once the measure is known', () => {
    expect(hypertensionAssessment({ ...visit, systolic: 150, previous: { uncontrolled: true } })).toMatchObject({
      measure: '3',
      referred: true,
    });
    expect(hypertensionAssessment(visit)).toMatchObject({ referred: false });
    expect(hypertensionAssessment({ age: 50 })).not.toHaveProperty('referred');
  });
});
