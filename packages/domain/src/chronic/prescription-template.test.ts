import { describe, expect, it } from 'vitest';
import { compileForm, createFormEngine } from '../forms/index.ts';
import { calendarDay } from '../shared/index.ts';
import { formModule } from './management-prescription.form-module.ts';
import { prescriptionFrom, TEMPLATE_FORMS } from './prescription-template.rules.ts';

const today = calendarDay(2026, 6, 15);
const [MIX, PLAN] = TEMPLATE_FORMS;
const MIXED = {
  name: '高血压合并糖尿病',
  crowd: ['04', '03'],
  diseases: ['2', '5'],
  diet: '每日食盐不超过5克',
  exercise: '快走，每周5次，每次30分钟，餐后1小时，随身带糖，' + '循序渐进'.repeat(30),
  medicine: '按时服药',
  tcm: '八段锦',
  monitor: '血压每周2次',
  danger: '血压≥180/110立即转诊',
  followUpDays: 30,
};

describe('an entry of the knowledge base as a new prescription', () => {
  it('brings kinds, problems and words into their sections, and all of it as text', () => {
    const answers = prescriptionFrom({ formId: MIX, data: MIXED }, today);
    expect(answers).toMatchObject({
      prescriptionKinds: ['1', '2', '6', '7'],
      targetProblems: ['1', '2', '3'],
      dietTopics: ['10'],
      dietOther: '每日食盐不超过5克',
      exerciseTypeOther: '见处方全文',
      tcmContent: '八段锦',
      labSchedule: '血压每周2次',
      nextFollowUpDate: '2026-07-15',
    });
    expect(answers['prescriptionText']).toMatch(
      /^套用知识库“高血压合并糖尿病”。\n【膳食】[^]*【用药提示】按时服药[^]*【危急情况与转诊】/,
    );
    expect(Object.keys(answers)).not.toContain('drugs');
  });

  it('brings a plan with its aims and steps', () => {
    const data = {
      name: '高血压12周',
      disease: '1',
      cycle: 12,
      goals: [{ item: '收缩压', target: '＜140', unit: 'mmHg' }],
      steps: [
        { week: 1, kind: '1', content: '减盐', frequency: '每日', executor: '4' },
        { kind: '3', content: '核对用药' },
      ],
      evaluate: '12周后复测',
    };
    expect(prescriptionFrom({ formId: PLAN, data }, today)).toEqual({
      prescriptionKinds: ['1'],
      targetProblems: ['1'],
      validDays: 84,
      prescriptionText:
        '套用知识库“高血压12周”。\n【目标】收缩压：＜140mmHg\n【第1周 膳食】减盐（每日，居民本人）\n【用药】核对用药\n【效果评价】12周后复测',
    });
  });

  it('says where a text is longer than the sheet takes, and never cuts it without a word', () => {
    const long = { ...MIXED, danger: '转'.repeat(5000), tcm: '功'.repeat(1200) };
    const { prescriptionText, tcmContent } = prescriptionFrom({ formId: MIX, data: long }, today);
    expect(String(prescriptionText)).toHaveLength(4000);
    expect(String(prescriptionText)).toMatch(/其余见知识库）$/);
    expect(tcmContent).toBe('见处方全文');
  });

  it('is taken by the sheet without a mistake', () => {
    const form = compileForm(formModule);
    for (const formId of TEMPLATE_FORMS) {
      const answers = prescriptionFrom({ formId, data: { ...MIXED, disease: '7', cycle: 104, steps: [] } }, today);
      const engine = createFormEngine(
        form,
        { today, user: { id: 'doctor', name: '王芳', institutionCode: '990101101' } },
        { answers },
      );
      const wrong = engine.issues().filter(({ severity }) => severity === 'error');
      expect(wrong, formId).toEqual([]);
    }
  });
});
