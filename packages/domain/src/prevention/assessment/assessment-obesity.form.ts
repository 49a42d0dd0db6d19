import { conceptRanges } from '../../clinical/concept-ranges.ts';
import type { FormDefinition } from '../../forms/index.ts';

/** 肥胖症评估. */
export const assessmentObesity: FormDefinition = {
  id: 'assessment-obesity',
  version: 1,
  title: '肥胖症评估',
  module: 'assessment',
  routes: ['jkpg/fpz'],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'assessDate',
  source: 'WS/T 428-2013 成人体重判定；中国成人超重和肥胖症预防控制指南（2003）；肥胖症诊疗指南（2024年版）',
  verified: ['recall'],
  sections: [
    {
      id: 'measurements', title: '测量',
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
        { key: 'hip', label: '臀围', type: 'decimal', unit: 'cm', min: 40, max: 200, precision: 1, concept: 'hip-circumference' },
        {
          key: 'waistHipRatio', label: '腰臀比', type: 'computed', computed: 'waist / hip', precision: 2,
          normal: [{ high: 0.89, sex: 'male' }, { high: 0.84, sex: 'female' }],
        },
        { key: 'waistHeightRatio', label: '腰高比', type: 'computed', computed: 'waist / height', precision: 2, normal: [{ high: 0.49 }] },
        {
          key: 'bodyFatRate', label: '体脂率', type: 'decimal', unit: '%', optionalExam: true, min: 2, max: 75, precision: 1,
          normal: [{ high: 25, sex: 'male' }, { high: 30, sex: 'female' }], concept: 'body-fat-percentage',
        },
        {
          key: 'visceralFatArea', label: '内脏脂肪面积', type: 'decimal', unit: 'cm2', optionalExam: true, min: 0, max: 600, precision: 1,
          normal: [{ high: 79.9 }],
        },
      ],
    },
    {
      id: 'weight-history', title: '体重史与病因',
      fields: [
        { key: 'onsetAge', label: '开始超重年龄', type: 'integer', unit: '岁', min: 0, max: 120 },
        { key: 'highestWeight', label: '既往最高体重', type: 'decimal', unit: 'kg', min: 2, max: 400, precision: 1 },
        { key: 'weightChange1y', label: '近一年体重变化', type: 'decimal', unit: 'kg', min: -150, max: 150, precision: 1 },
        {
          key: 'parentObesity', label: '父母肥胖史', type: 'single',
          options: [{ code: '1', label: '均无' }, { code: '2', label: '父亲' }, { code: '3', label: '母亲' }, { code: '4', label: '父母均有' }],
          carryForward: true,
        },
        {
          key: 'weightLossAttempts', label: '既往减重方法', type: 'multi',
          options: [
            { code: '1', label: '无' }, { code: '2', label: '饮食控制' }, { code: '3', label: '运动' }, { code: '4', label: '药物' },
            { code: '5', label: '手术' }, { code: '6', label: '中医' }, { code: '7', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '7', otherKey: 'weightLossAttemptsOther', carryForward: true,
        },
        {
          key: 'weightLossAttemptsOther', label: '其他减重方法', type: 'text', maxLength: 100,
          visibleWhen: { field: 'weightLossAttempts', in: ['7'] }, carryForward: true,
        },
        {
          key: 'secondaryCause', label: '继发性原因', type: 'multi',
          options: [
            { code: '1', label: '无' }, { code: '2', label: '甲状腺功能减退' }, { code: '3', label: '库欣综合征' },
            { code: '4', label: '多囊卵巢综合征' }, { code: '5', label: '下丘脑疾病' }, { code: '6', label: '药物（糖皮质激素、抗精神病药等）' },
            { code: '7', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '7', otherKey: 'secondaryCauseOther', carryForward: true,
        },
        {
          key: 'secondaryCauseOther', label: '其他继发性原因', type: 'text', maxLength: 100, visibleWhen: { field: 'secondaryCause', in: ['7'] },
          carryForward: true,
        },
      ],
    },
    {
      id: 'lifestyle', title: '生活方式',
      fields: [
        {
          key: 'dietHabits', label: '饮食习惯', type: 'multi',
          options: [
            { code: '1', label: '荤素均衡' }, { code: '2', label: '荤食为主' }, { code: '3', label: '素食为主' }, { code: '4', label: '嗜盐' },
            { code: '5', label: '嗜油' }, { code: '6', label: '嗜糖' },
          ],
          carryForward: true,
        },
        {
          key: 'eatingBehaviours', label: '饮食行为', type: 'multi',
          options: [
            { code: '1', label: '无' }, { code: '2', label: '进食过快' }, { code: '3', label: '暴饮暴食' }, { code: '4', label: '夜间进食' },
            { code: '5', label: '常吃零食甜饮料' }, { code: '6', label: '常在外就餐或外卖' }, { code: '7', label: '不吃早餐' },
          ],
          exclusive: ['1'], carryForward: true,
        },
        {
          key: 'exerciseFrequency', label: '锻炼频率', type: 'single',
          options: [{ code: '1', label: '每天' }, { code: '2', label: '每周一次以上' }, { code: '3', label: '偶尔' }, { code: '4', label: '不锻炼' }],
          carryForward: true,
        },
        {
          key: 'exerciseMinutes', label: '每次锻炼时间', type: 'integer', unit: '分钟', min: 0, max: 600,
          visibleWhen: { field: 'exerciseFrequency', in: ['1', '2', '3'] }, carryForward: true,
        },
        { key: 'sedentaryHours', label: '每日静坐时间', type: 'decimal', unit: '小时', min: 0, max: 24, precision: 1 },
        { key: 'sleepHours', label: '日睡眠时间', type: 'decimal', unit: '小时', min: 0, max: 24, precision: 1 },
        {
          key: 'drinking', label: '饮酒频率', type: 'single',
          options: [{ code: '1', label: '从不' }, { code: '2', label: '偶尔' }, { code: '3', label: '经常' }, { code: '4', label: '每天' }],
          carryForward: true,
        },
      ],
    },
    {
      id: 'complications', title: '相关疾病',
      fields: [
        {
          key: 'obesityComplications', label: '肥胖相关疾病', type: 'multi', required: true,
          options: [
            { code: '1', label: '无' }, { code: '2', label: '高血压' }, { code: '3', label: '2型糖尿病或糖调节受损' },
            { code: '4', label: '血脂异常' }, { code: '5', label: '高尿酸血症或痛风' }, { code: '6', label: '脂肪肝' },
            { code: '7', label: '冠心病' }, { code: '8', label: '脑卒中' }, { code: '9', label: '睡眠呼吸暂停' }, { code: '10', label: '骨关节病' },
            { code: '11', label: '多囊卵巢综合征' }, { code: '12', label: '胆石症' }, { code: '13', label: '抑郁焦虑' },
            { code: '14', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '14', otherKey: 'obesityComplicationsOther',
        },
        {
          key: 'obesityComplicationsOther', label: '其他相关疾病', type: 'text', maxLength: 100,
          visibleWhen: { field: 'obesityComplications', in: ['14'] },
        },
      ],
    },
    {
      id: 'result', title: '评估结果',
      fields: [
        {
          key: 'bmiClass', label: '体重判定（WS/T 428-2013）', type: 'computed', computed: 'result.bmiClass',
          options: [{ code: '1', label: '体重过低' }, { code: '2', label: '体重正常' }, { code: '3', label: '超重' }, { code: '4', label: '肥胖' }],
        },
        {
          key: 'obesityDegree', label: '肥胖程度（肥胖症诊疗指南2024）', type: 'computed', computed: 'result.obesityDegree',
          options: [
            { code: '1', label: '未达肥胖' }, { code: '2', label: '轻度肥胖症' }, { code: '3', label: '中度肥胖症' },
            { code: '4', label: '重度肥胖症' }, { code: '5', label: '极重度肥胖症' },
          ],
        },
        {
          key: 'centralObesity', label: '中心型肥胖（WS/T 428-2013）', type: 'computed', computed: 'result.centralObesity',
          options: [{ code: '1', label: '正常' }, { code: '2', label: '中心型肥胖前期' }, { code: '3', label: '中心型肥胖' }],
        },
        {
          key: 'diseaseRisk', label: '相关疾病危险度（2003指南）', type: 'computed', computed: 'result.diseaseRisk',
          options: [{ code: '1', label: '—（不增加）' }, { code: '2', label: '增加' }, { code: '3', label: '高' }, { code: '4', label: '极高' }],
        },
        { key: 'targetWeight', label: '目标体重', type: 'decimal', unit: 'kg', min: 20, max: 200, precision: 1 },
        {
          key: 'targetWeightLoss', label: '6个月减重目标', type: 'computed', unit: 'kg', computed: 'result.targetWeightLoss', precision: 1,
          note: '建议3～6个月减重5%～10%；此处取5%',
        },
        { key: 'referral', label: '是否转诊', type: 'boolean', note: '疑继发性、BMI≥37.5（或≥32.5合并代谢病）评估手术指征者建议转诊' },
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
  derivations: [{ key: 'result', rule: 'obesityAssessment', inputs: ['resident.sex', 'resident.age', 'weight', 'height', 'waist'] }],
  checks: [
    {
      id: 'next-assess-date', when: 'nextAssessDate <= assessDate', severity: 'error', message: '下次评估日期应晚于评估日期。',
      fields: ['nextAssessDate'],
    },
    {
      id: 'body-mass-index', when: 'bmi < 12 || bmi > 50', severity: 'warning',
      message: '按身高、体重算出的体质指数很不寻常，请核对身高（厘米）和体重（公斤）。', fields: ['weight', 'height'],
    },
    {
      id: 'target-weight', when: 'targetWeight >= weight && bmi >= 24', severity: 'warning', advice: true, message: '体重超重，目标体重应低于目前体重。',
      fields: ['targetWeight'],
    },
    {
      id: 'under-18', when: 'fullYears(resident.birthDate, assessDate) < 18', severity: 'error', message: '本评估适用 18 岁及以上成人。',
      fields: ['assessDate'],
    },
  ],
};
