import type { FormDefinition } from '../../forms/index.ts';

/** 体弱儿（营养性疾病）随访记录. */
export const frailChildFollowUp: FormDefinition = {
  id: 'frail-child-follow-up',
  version: 1,
  title: '体弱儿（营养性疾病）随访记录',
  module: 'child',
  routes: ['tretjc'],
  subject: 'child',
  occurs: 'many',
  occurredOn: 'visitDate',
  source: '儿童营养性疾病管理技术规范（2012）；生产系统体弱儿童随访表',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'visit', title: '随访',
      fields: [
        { key: 'caseNumber', label: '专案编号', type: 'text', required: true, maxLength: 20 },
        { key: 'visitDate', label: '随诊日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'visitMonths', label: '随诊月龄', type: 'computed', unit: '月', computed: 'age.visitMonths' },
        { key: 'feeding', label: '喂养情况', type: 'text', maxLength: 100 },
        { key: 'symptoms', label: '主要症状', type: 'text', maxLength: 100 },
        { key: 'signs', label: '阳性体征', type: 'text', maxLength: 100 },
      ],
    },
    {
      id: 'measurement', title: '测量与评价',
      fields: [
        { key: 'weight', label: '体重', type: 'decimal', unit: 'kg', required: true, min: 0.3, max: 60, precision: 2, concept: 'body-weight' },
        { key: 'height', label: '身长/身高', type: 'decimal', unit: 'cm', required: true, min: 25, max: 150, precision: 1, concept: 'body-height' },
        { key: 'weightForAge', label: '体重/年龄', type: 'single', dictionary: 'child-growth-level', proposed: 'growth.weightForAge' },
        { key: 'heightForAge', label: '身高/年龄', type: 'single', dictionary: 'child-growth-level', proposed: 'growth.heightForAge' },
        { key: 'weightForHeight', label: '体重/身高', type: 'single', dictionary: 'child-growth-level', proposed: 'growth.weightForHeight' },
        {
          key: 'bmi', label: '体质指数', type: 'computed', unit: 'kg/m2', computed: 'weight / (height/100)^2', precision: 1,
          concept: 'body-mass-index',
        },
        { key: 'nutritionClass', label: '营养状况', type: 'computed', computed: 'growth.nutritionClass' },
      ],
    },
    {
      id: 'tests', title: '检查',
      fields: [
        {
          key: 'tests', label: '检查项目', type: 'table', minRows: 0, maxRows: 20,
          columns: [
            {
              key: 'item', label: '检查项目', type: 'single', required: true,
              options: [
                { code: '01', label: '血红蛋白（Hb）' }, { code: '02', label: '网织红细胞' }, { code: '03', label: '平均红细胞容积（MCV）' },
                { code: '04', label: '平均红细胞血红蛋白量（MCH）' }, { code: '05', label: '平均红细胞血红蛋白浓度（MCHC）' },
                { code: '06', label: '骨碱性磷酸酶' }, { code: '07', label: '血铅' }, { code: '08', label: '血锌' }, { code: '09', label: '血铁' },
                { code: '10', label: '血钙' }, { code: '11', label: '血磷' }, { code: '12', label: '25-(OH)D' }, { code: '99', label: '其他' },
              ],
            },
            { key: 'itemOther', label: '其他项目', type: 'text', maxLength: 30 },
            { key: 'result', label: '结果', type: 'decimal', required: true, precision: 2 },
            {
              key: 'unit', label: '单位', type: 'single', required: true,
              options: [
                { code: '1', label: 'g/L' }, { code: '2', label: '%' }, { code: '3', label: 'fL' }, { code: '4', label: 'pg' },
                { code: '5', label: 'U/L' }, { code: '6', label: 'μg/dL' }, { code: '7', label: 'mmol/L' }, { code: '8', label: 'μmol/L' },
                { code: '9', label: 'mg/dL' }, { code: '10', label: 'g/dL' }, { code: '11', label: 'nmol/L' }, { code: '12', label: 'μg/L' },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'treatment', title: '处理',
      fields: [
        {
          key: 'medication', label: '用药', type: 'table', minRows: 0, maxRows: 10,
          columns: [
            { key: 'drug', label: '药名', type: 'text', required: true, maxLength: 50 },
            { key: 'dose', label: '每次剂量', type: 'text', maxLength: 20 },
            { key: 'frequency', label: '用法', type: 'text', maxLength: 20 },
            { key: 'days', label: '疗程', type: 'integer', unit: '天', min: 1, max: 365 },
          ],
        },
        { key: 'guidance', label: '处理及指导', type: 'longText', required: true, maxLength: 1000 },
        {
          key: 'effect', label: '疗效', type: 'single', required: true,
          options: [{ code: '1', label: '痊愈' }, { code: '2', label: '好转' }, { code: '3', label: '无效' }, { code: '4', label: '加重' }],
          abnormal: ['3', '4'],
        },
        { key: 'referral', label: '转诊建议', type: 'single', required: true, dictionary: 'none-present', proposed: 'plan.referral' },
        {
          key: 'referralReason', label: '转诊原因', type: 'text', required: true, maxLength: 100, visibleWhen: { field: 'referral', in: ['2'] },
          proposed: 'plan.referralReason',
        },
        {
          key: 'referralTarget', label: '转诊机构及科室', type: 'text', required: true, maxLength: 100, visibleWhen: { field: 'referral', in: ['2'] },
        },
      ],
    },
    {
      id: 'sign-off', title: '签名',
      fields: [
        { key: 'nextVisitDate', label: '复诊日期', type: 'date', required: true, proposed: 'plan.nextVisitDate' },
        { key: 'doctor', label: '检查医生', type: 'user', required: true, proposed: 'user.id' },
        { key: 'institution', label: '检查机构', type: 'institution', proposed: 'user.institutionCode' },
      ],
    },
  ],
  derivations: [
    { key: 'age', rule: 'childAge', inputs: ['resident.birthDate', 'visitDate', 'previous.gestationalWeeks', 'previous.gestationalDays'] },
    {
      key: 'growth', rule: 'childGrowth',
      inputs: ['resident.sex', 'weight', 'height', 'resident.birthDate', 'visitDate', 'previous.gestationalWeeks', 'previous.gestationalDays'],
    },
    {
      key: 'plan', rule: 'frailChildFollowUp',
      inputs: ['visitDate', 'effect', 'previous.enrolDate', 'previous.frailTypes', 'previous.firstVisit'],
    },
  ],
  checks: [
    { id: 'next-visit-date', when: 'nextVisitDate <= visitDate', severity: 'error', message: '复诊日期应晚于随诊日期。', fields: ['nextVisitDate'] },
    {
      id: 'no-effect', when: "hasAny(effect, ['3', '4']) && referral == '1'", severity: 'warning', advice: true,
      message: '治疗无效或加重：治疗满 1 个月者应转诊，请核对。', fields: ['referral', 'effect'],
    },
  ],
};
