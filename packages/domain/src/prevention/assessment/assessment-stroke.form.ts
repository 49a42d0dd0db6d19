import { conceptRanges } from '../../clinical/concept-ranges.ts';
import type { FormDefinition } from '../../forms/index.ts';

/** 脑卒中高危人群筛查. */
export const assessmentStroke: FormDefinition = {
  id: 'assessment-stroke',
  version: 1,
  title: '脑卒中高危人群筛查',
  module: 'assessment',
  routes: ['jkpg/ncz'],
  subject: 'resident',
  occurs: 'yearly',
  occurredOn: 'assessDate',
  source: '国家卫生健康委脑卒中高危人群筛查与干预项目 初筛表',
  verified: ['public-copy', 'recall'],
  sections: [
    {
      id: 'inputs', title: '基础数据',
      fields: [
        { key: 'assessDate', label: '评估日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        {
          key: 'systolic', label: '收缩压', type: 'integer', unit: 'mmHg', required: true, min: 40, max: 300, usual: [80, 200],
          normal: [{ low: 90, high: 139, minAge: 18 }], concept: 'systolic-blood-pressure',
        },
        {
          key: 'diastolic', label: '舒张压', type: 'integer', unit: 'mmHg', required: true, min: 20, max: 200, usual: [45, 120],
          normal: [{ low: 60, high: 89, minAge: 18 }], concept: 'diastolic-blood-pressure',
        },
        { key: 'antihypertensive', label: '正在服用降压药', type: 'boolean', required: true },
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
          key: 'smoking', label: '吸烟状况', type: 'single', required: true,
          options: [{ code: '1', label: '从不吸烟' }, { code: '2', label: '已戒烟' }, { code: '3', label: '吸烟' }], carryForward: true,
        },
        {
          key: 'lipidStatus', label: '血脂', type: 'single', required: true,
          options: [{ code: '1', label: '正常' }, { code: '2', label: '异常' }, { code: '3', label: '未知' }],
        },
        {
          key: 'totalCholesterol', label: '总胆固醇', type: 'decimal', unit: 'mmol/L', required: false, min: 0.5, max: 30, precision: 2,
          usual: [2, 12], normal: conceptRanges.totalCholesterol, concept: 'total-cholesterol',
        },
        {
          key: 'triglycerides', label: '甘油三酯', type: 'decimal', unit: 'mmol/L', required: false, min: 0.1, max: 50, precision: 2,
          usual: [0.3, 10], normal: conceptRanges.triglycerides, concept: 'triglycerides',
        },
        {
          key: 'ldlC', label: '低密度脂蛋白胆固醇', type: 'decimal', unit: 'mmol/L', required: false, min: 0.1, max: 20, precision: 2,
          usual: [0.5, 8], normal: conceptRanges.ldlCholesterol, concept: 'ldl-cholesterol',
        },
        {
          key: 'hdlC', label: '高密度脂蛋白胆固醇', type: 'decimal', unit: 'mmol/L', required: false, min: 0.1, max: 10, precision: 2,
          usual: [0.4, 3.5], normal: conceptRanges.hdlCholesterol, concept: 'hdl-cholesterol',
        },
        { key: 'exercise3x30', label: '每周锻炼≥3次、每次≥30分钟、持续超过1年', type: 'boolean', required: true, carryForward: true },
        { key: 'manualLabour', label: '从事中重度体力劳动', type: 'boolean', required: true },
        {
          key: 'pastStrokeTia', label: '既往脑卒中/短暂性脑缺血发作', type: 'multi', required: true,
          options: [
            { code: '1', label: '无' }, { code: '2', label: '缺血性脑卒中' }, { code: '3', label: '出血性脑卒中' },
            { code: '4', label: '短暂性脑缺血发作' },
          ],
          exclusive: ['1'],
        },
      ],
    },
    {
      id: 'factors', title: '8项危险因素',
      fields: [
        { key: 'hypertensionFactor', label: '高血压（≥140/90mmHg）或正在服用降压药', type: 'computed', computed: 'result.hypertensionFactor' },
        { key: 'atrialFibrillation', label: '房颤和/或心瓣膜病等心脏病', type: 'boolean', required: true },
        { key: 'smokingFactor', label: '吸烟', type: 'computed', computed: 'result.smokingFactor' },
        {
          key: 'dyslipidemiaFactor', label: '血脂异常（或未知）', type: 'computed', computed: 'result.dyslipidemiaFactor',
          note: '项目表与宣传资料有“血脂异常”与“血脂异常或未知”两种，按“或未知”计',
        },
        { key: 'diabetesFactor', label: '糖尿病', type: 'boolean', required: true },
        { key: 'inactivityFactor', label: '很少进行体育活动', type: 'computed', computed: 'result.inactivityFactor' },
        { key: 'overweightFactor', label: '明显超重或肥胖（BMI≥26）', type: 'computed', computed: 'result.overweightFactor' },
        { key: 'strokeFamilyHistory', label: '有脑卒中家族史', type: 'boolean', required: true },
      ],
    },
    {
      id: 'result', title: '结果',
      fields: [
        { key: 'factorCount', label: '危险因素项数', type: 'computed', computed: 'result.factorCount' },
        {
          key: 'strokeRisk', label: '风险分级', type: 'computed', computed: 'result.strokeRisk',
          options: [{ code: '1', label: '低危' }, { code: '2', label: '中危' }, { code: '3', label: '高危' }],
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
      key: 'result', rule: 'strokeAssessment',
      inputs: [
        'resident.sex', 'resident.age', 'systolic', 'diastolic', 'antihypertensive', 'height', 'weight', 'smoking', 'lipidStatus', 'totalCholesterol',
        'triglycerides', 'ldlC', 'hdlC', 'exercise3x30', 'manualLabour', 'pastStrokeTia', 'atrialFibrillation', 'diabetesFactor',
        'strokeFamilyHistory',
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
      id: 'cholesterol-parts', when: 'hdlC + ldlC > totalCholesterol + 0.3', severity: 'warning',
      message: '高、低密度脂蛋白胆固醇之和大于总胆固醇，请对照化验单核对。', fields: ['totalCholesterol', 'hdlC', 'ldlC'],
    },
    {
      id: 'under-40', when: 'fullYears(resident.birthDate, assessDate) < 40', severity: 'warning',
      message: '本筛查适用 40 岁及以上常住居民，请核对年龄。', fields: ['assessDate'],
    },
  ],
};
