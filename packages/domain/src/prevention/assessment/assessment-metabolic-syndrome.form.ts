import { conceptRanges } from '../../clinical/concept-ranges.ts';
import type { FormDefinition } from '../../forms/index.ts';

/** 代谢综合征评估. */
export const assessmentMetabolicSyndrome: FormDefinition = {
  id: 'assessment-metabolic-syndrome',
  version: 1,
  title: '代谢综合征评估',
  module: 'assessment',
  routes: ['jkpg/dxzhz'],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'assessDate',
  source: '中国2型糖尿病防治指南（2020年版；与2017版相同） 代谢综合征诊断标准（CDS）',
  verified: ['recall'],
  sections: [
    {
      id: 'inputs', title: '测量与检验',
      fields: [
        { key: 'assessDate', label: '评估日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        {
          key: 'height', label: '身高', type: 'decimal', unit: 'cm', required: true, min: 50, max: 250, precision: 1, usual: [130, 195],
          concept: 'body-height', carryForward: true,
        },
        {
          key: 'weight', label: '体重', type: 'decimal', unit: 'kg', required: true, min: 2, max: 300, precision: 1, usual: [30, 120],
          concept: 'body-weight',
        },
        {
          key: 'bmi', label: '体质指数', type: 'computed', unit: 'kg/m2', computed: 'weight / (height/100)^2', precision: 1,
          normal: [{ low: 18.5, high: 23.9, minAge: 18, note: '判级用未四舍五入值，≥24.0为超重' }], concept: 'body-mass-index',
        },
        {
          key: 'waist', label: '腰围', type: 'decimal', unit: 'cm', required: true, min: 30, max: 200, precision: 1, usual: [55, 130],
          normal: conceptRanges.waistCircumference, concept: 'waist-circumference',
        },
        {
          key: 'systolic', label: '收缩压', type: 'integer', unit: 'mmHg', required: true, min: 40, max: 300, usual: [80, 200],
          normal: [{ low: 90, high: 139, minAge: 18 }], concept: 'systolic-blood-pressure',
        },
        {
          key: 'diastolic', label: '舒张压', type: 'integer', unit: 'mmHg', required: true, min: 20, max: 200, usual: [45, 120],
          normal: [{ low: 60, high: 89, minAge: 18 }], concept: 'diastolic-blood-pressure',
        },
        {
          key: 'fastingGlucose', label: '空腹血糖', type: 'decimal', unit: 'mmol/L', required: true, min: 0.5, max: 50, precision: 1,
          usual: [2.8, 16.6], normal: [{ low: 3.9, high: 6, note: '＜6.1为正常' }], concept: 'fasting-glucose',
        },
        {
          key: 'glucose2h', label: '糖负荷后（餐后）2小时血糖', type: 'decimal', unit: 'mmol/L', required: false, min: 0.5, max: 60, precision: 1,
          usual: [2.8, 25], normal: [{ high: 7.7, note: '＜7.8为正常' }], concept: 'postprandial-glucose-2h',
        },
        {
          key: 'triglycerides', label: '甘油三酯', type: 'decimal', unit: 'mmol/L', required: true, min: 0.1, max: 50, precision: 2, usual: [0.3, 10],
          normal: conceptRanges.triglycerides, concept: 'triglycerides',
        },
        {
          key: 'hdlC', label: '高密度脂蛋白胆固醇', type: 'decimal', unit: 'mmol/L', required: true, min: 0.1, max: 10, precision: 2,
          usual: [0.4, 3.5], normal: conceptRanges.hdlCholesterol, concept: 'hdl-cholesterol',
        },
        { key: 'uricAcid', label: '血尿酸', type: 'decimal', unit: 'μmol/L', required: false, min: 30, max: 1500, precision: 0, concept: 'uric-acid' },
        { key: 'diabetesTreated', label: '已确诊糖尿病并治疗', type: 'boolean', required: true },
        { key: 'hypertensionTreated', label: '已确诊高血压并治疗', type: 'boolean', required: true },
        { key: 'lipidTreated', label: '正在调脂治疗', type: 'boolean' },
      ],
    },
    {
      id: 'components', title: '组成成分',
      fields: [
        { key: 'abdominalObesity', label: '腹型肥胖（腰围男≥90、女≥85 cm）', type: 'computed', computed: 'result.abdominalObesity' },
        {
          key: 'hyperglycemia', label: '高血糖（空腹≥6.1或2h≥7.8 mmol/L，和/或已确诊糖尿病并治疗）', type: 'computed',
          computed: 'result.hyperglycemia',
        },
        {
          key: 'hypertensionComponent', label: '高血压（≥130/85 mmHg和/或已确诊高血压并治疗）', type: 'computed',
          computed: 'result.hypertensionComponent',
        },
        { key: 'highTriglycerides', label: '空腹TG≥1.70 mmol/L', type: 'computed', computed: 'result.highTriglycerides' },
        { key: 'lowHdl', label: '空腹HDL-C＜1.04 mmol/L', type: 'computed', computed: 'result.lowHdl' },
      ],
    },
    {
      id: 'result', title: '评估结果',
      fields: [
        { key: 'componentCount', label: '符合项数', type: 'computed', computed: 'result.componentCount' },
        {
          key: 'metabolicSyndrome', label: '判定', type: 'computed', computed: 'result.metabolicSyndrome',
          options: [{ code: '1', label: '不符合' }, { code: '2', label: '代谢综合征' }, { code: '3', label: '不能判定（缺数据）' }],
        },
      ],
    },
    {
      id: 'management', title: '评估结论与管理建议',
      fields: [
        { key: 'assessmentConclusion', label: '评估结论', type: 'longText', maxLength: 1000 },
        {
          key: 'managementAdvice', label: '管理建议', type: 'multi',
          options: [
            { code: '1', label: '合理膳食' }, { code: '2', label: '限盐' }, { code: '3', label: '控制体重' }, { code: '4', label: '规律运动' },
            { code: '5', label: '戒烟' }, { code: '6', label: '限酒' }, { code: '7', label: '心理平衡、保证睡眠' }, { code: '8', label: '药物治疗' },
            { code: '9', label: '定期监测' }, { code: '10', label: '转诊' }, { code: '11', label: '其他' },
          ],
          otherCode: '11', otherKey: 'managementAdviceOther',
        },
        { key: 'managementAdviceOther', label: '其他建议', type: 'text', maxLength: 200, visibleWhen: { field: 'managementAdvice', in: ['11'] } },
        { key: 'nextAssessDate', label: '下次评估日期', type: 'date' },
      ],
    },
    {
      id: 'sign-off', title: '填表',
      fields: [
        { key: 'doctor', label: '评估医生', type: 'user', required: true, proposed: 'user.id' },
        { key: 'institution', label: '评估机构', type: 'institution', proposed: 'user.institutionCode' },
      ],
    },
  ],
  derivations: [
    {
      key: 'result', rule: 'metabolicAssessment',
      inputs: [
        'resident.sex', 'resident.age', 'height', 'weight', 'waist', 'systolic', 'diastolic', 'fastingGlucose', 'glucose2h', 'triglycerides', 'hdlC',
        'uricAcid', 'diabetesTreated', 'hypertensionTreated', 'lipidTreated',
      ],
    },
  ],
  checks: [
    {
      id: 'blood-pressure', when: 'systolic <= diastolic', severity: 'error', message: '收缩压应大于舒张压，请核对。',
      fields: ['systolic', 'diastolic'],
    },
    {
      id: 'next-assess-date', when: 'nextAssessDate <= assessDate', severity: 'error', message: '下次评估日期应晚于评估日期。',
      fields: ['nextAssessDate'],
    },
    {
      id: 'body-mass-index', when: 'bmi < 12 || bmi > 50', severity: 'warning',
      message: '按身高、体重算出的体质指数很不寻常，请核对身高（厘米）和体重（公斤）。', fields: ['weight', 'height'],
    },
    {
      id: 'under-18', when: 'fullYears(resident.birthDate, assessDate) < 18', severity: 'error', message: '本评估适用 18 岁及以上成人。',
      fields: ['assessDate'],
    },
  ],
};
