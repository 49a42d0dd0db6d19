import { conceptRanges } from '../../clinical/concept-ranges.ts';
import type { FormDefinition } from '../../forms/index.ts';

/** 健康评估基本信息. */
export const assessmentBasicInfo: FormDefinition = {
  id: 'assessment-basic-info',
  version: 1,
  title: '健康评估基本信息',
  module: 'assessment',
  routes: ['jkpg/jbxx'],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'assessDate',
  source: '国家基本公共卫生服务规范（第三版，2017） 个人基本信息表、健康体检表之相应项；中国高血压防治指南、中国血脂管理指南（2023年）所需评估项',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'person', title: '基本情况',
      fields: [
        { key: 'assessDate', label: '评估日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'ageAtAssess', label: '评估时年龄', type: 'computed', unit: '岁', computed: 'floor(yearsBetween(resident.birthDate, assessDate))' },
        {
          key: 'menopause', label: '是否绝经', type: 'single', options: [{ code: '1', label: '未绝经' }, { code: '2', label: '已绝经' }],
          appliesTo: { sex: 'female', minAge: 40 },
        },
        {
          key: 'menopauseAge', label: '绝经年龄', type: 'integer', unit: '岁', min: 30, max: 65, visibleWhen: { field: 'menopause', in: ['2'] },
          appliesTo: { sex: 'female' },
        },
      ],
    },
    {
      id: 'measurements', title: '一般测量',
      fields: [
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
          concept: 'body-fat-percentage',
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
          key: 'heartRate', label: '静息心率', type: 'integer', unit: '次/分钟', min: 20, max: 250, usual: [45, 130],
          normal: [{ low: 60, high: 100 }], concept: 'heart-rate',
        },
      ],
    },
    {
      id: 'lifestyle', title: '生活方式',
      fields: [
        {
          key: 'smoking', label: '吸烟状况', type: 'single', required: true,
          options: [{ code: '1', label: '从不吸烟' }, { code: '2', label: '已戒烟' }, { code: '3', label: '吸烟' }], carryForward: true,
        },
        {
          key: 'cigarettesPerDay', label: '日吸烟量', type: 'integer', unit: '支', min: 0, max: 200,
          visibleWhen: { field: 'smoking', in: ['2', '3'] }, carryForward: true,
        },
        {
          key: 'smokeStartAge', label: '开始吸烟年龄', type: 'integer', unit: '岁', min: 5, max: 100,
          visibleWhen: { field: 'smoking', in: ['2', '3'] }, carryForward: true,
        },
        {
          key: 'smokeQuitAge', label: '戒烟年龄', type: 'integer', unit: '岁', min: 5, max: 120, visibleWhen: { field: 'smoking', in: ['2'] },
          carryForward: true,
        },
        { key: 'passiveSmoking', label: '被动吸烟', type: 'boolean', carryForward: true, note: '每周有1天以上、每天15分钟以上吸入他人烟雾' },
        {
          key: 'drinking', label: '饮酒频率', type: 'single', required: true,
          options: [{ code: '1', label: '从不' }, { code: '2', label: '偶尔' }, { code: '3', label: '经常' }, { code: '4', label: '每天' }],
          carryForward: true,
        },
        {
          key: 'alcoholPerDay', label: '日饮酒量', type: 'decimal', unit: '两', min: 0, max: 50, precision: 1,
          visibleWhen: { field: 'drinking', in: ['2', '3', '4'] }, carryForward: true, note: '折合白酒，1两＝50g白酒',
        },
        {
          key: 'drinkStartAge', label: '开始饮酒年龄', type: 'integer', unit: '岁', min: 5, max: 100,
          visibleWhen: { field: 'drinking', in: ['2', '3', '4'] }, carryForward: true,
        },
        {
          key: 'alcoholTypes', label: '饮酒种类', type: 'multi',
          options: [
            { code: '1', label: '白酒' }, { code: '2', label: '啤酒' }, { code: '3', label: '红酒' }, { code: '4', label: '黄酒' },
            { code: '5', label: '其他' },
          ],
          otherCode: '5', otherKey: 'alcoholTypeOther', visibleWhen: { field: 'drinking', in: ['2', '3', '4'] }, carryForward: true,
        },
        {
          key: 'alcoholTypeOther', label: '其他酒类', type: 'text', maxLength: 50, visibleWhen: { field: 'alcoholTypes', in: ['5'] },
          carryForward: true,
        },
        {
          key: 'exerciseFrequency', label: '体育锻炼频率', type: 'single', required: true,
          options: [{ code: '1', label: '每天' }, { code: '2', label: '每周一次以上' }, { code: '3', label: '偶尔' }, { code: '4', label: '不锻炼' }],
          carryForward: true,
        },
        {
          key: 'exerciseMinutes', label: '每次锻炼时间', type: 'integer', unit: '分钟', min: 0, max: 600,
          visibleWhen: { field: 'exerciseFrequency', in: ['1', '2', '3'] }, carryForward: true,
        },
        {
          key: 'exerciseYears', label: '坚持锻炼时间', type: 'decimal', unit: '年', min: 0, max: 100, precision: 1,
          visibleWhen: { field: 'exerciseFrequency', in: ['1', '2', '3'] }, carryForward: true,
        },
        {
          key: 'exerciseType', label: '锻炼方式', type: 'text', maxLength: 100, visibleWhen: { field: 'exerciseFrequency', in: ['1', '2', '3'] },
          carryForward: true,
        },
        {
          key: 'physicalLabour', label: '体力劳动强度', type: 'single',
          options: [{ code: '1', label: '轻体力' }, { code: '2', label: '中体力' }, { code: '3', label: '重体力' }], carryForward: true,
          note: '中重度体力劳动者视为有体育锻炼（脑卒中筛查）',
        },
        { key: 'sedentaryHours', label: '每日静坐时间', type: 'decimal', unit: '小时', min: 0, max: 24, precision: 1 },
        {
          key: 'dietHabits', label: '饮食习惯', type: 'multi', required: true,
          options: [
            { code: '1', label: '荤素均衡' }, { code: '2', label: '荤食为主' }, { code: '3', label: '素食为主' }, { code: '4', label: '嗜盐' },
            { code: '5', label: '嗜油' }, { code: '6', label: '嗜糖' },
          ],
          carryForward: true,
        },
        { key: 'saltPerDay', label: '日摄盐量', type: 'decimal', unit: 'g', min: 0, max: 60, precision: 1, normal: [{ high: 5, note: '＜5 g' }] },
        { key: 'oilPerDay', label: '日烹调油量', type: 'decimal', unit: 'g', min: 0, max: 200, precision: 0, normal: [{ low: 25, high: 30 }] },
        { key: 'sleepHours', label: '日睡眠时间', type: 'decimal', unit: '小时', min: 0, max: 24, precision: 1 },
        { key: 'snoring', label: '睡眠打鼾', type: 'boolean', carryForward: true },
        {
          key: 'stressLevel', label: '精神压力', type: 'single',
          options: [{ code: '1', label: '轻' }, { code: '2', label: '中' }, { code: '3', label: '重' }], carryForward: true,
        },
      ],
    },
    {
      id: 'history', title: '疾病史与家族史',
      fields: [
        {
          key: 'pastDiseases', label: '既往疾病', type: 'multi', required: true, dictionary: 'past-disease', exclusive: ['1'], otherCode: '13',
          otherKey: 'pastDiseasesOther', carryForward: true,
        },
        {
          key: 'pastDiseasesOther', label: '其他既往疾病', type: 'text', maxLength: 100, visibleWhen: { field: 'pastDiseases', in: ['13'] },
          carryForward: true,
        },
        {
          key: 'fatherHistory', label: '父亲', type: 'multi', dictionary: 'family-disease', exclusive: ['1'], otherCode: '12',
          otherKey: 'fatherHistoryOther', carryForward: true,
        },
        {
          key: 'fatherHistoryOther', label: '父亲其他疾病', type: 'text', maxLength: 100, visibleWhen: { field: 'fatherHistory', in: ['12'] },
          carryForward: true,
        },
        {
          key: 'motherHistory', label: '母亲', type: 'multi', dictionary: 'family-disease', exclusive: ['1'], otherCode: '12',
          otherKey: 'motherHistoryOther', carryForward: true,
        },
        {
          key: 'motherHistoryOther', label: '母亲其他疾病', type: 'text', maxLength: 100, visibleWhen: { field: 'motherHistory', in: ['12'] },
          carryForward: true,
        },
        {
          key: 'siblingHistory', label: '兄弟姐妹', type: 'multi', dictionary: 'family-disease', exclusive: ['1'], otherCode: '12',
          otherKey: 'siblingHistoryOther', carryForward: true,
        },
        {
          key: 'siblingHistoryOther', label: '兄弟姐妹其他疾病', type: 'text', maxLength: 100, visibleWhen: { field: 'siblingHistory', in: ['12'] },
          carryForward: true,
        },
        {
          key: 'childrenHistory', label: '子女', type: 'multi', dictionary: 'family-disease', exclusive: ['1'], otherCode: '12',
          otherKey: 'childrenHistoryOther', carryForward: true,
        },
        {
          key: 'childrenHistoryOther', label: '子女其他疾病', type: 'text', maxLength: 100, visibleWhen: { field: 'childrenHistory', in: ['12'] },
          carryForward: true,
        },
        {
          key: 'earlyCvdFamilyHistory', label: '早发心血管病家族史', type: 'boolean', carryForward: true,
          note: '一级亲属发病年龄：高血压指南2018用＜50岁；血脂指南与2024指南用男＜55岁、女＜65岁',
        },
        { key: 'gestationalDiabetes', label: '妊娠糖尿病或巨大儿（≥4kg）分娩史', type: 'boolean', appliesTo: { sex: 'female' }, carryForward: true },
      ],
    },
    {
      id: 'medication', title: '用药',
      fields: [
        { key: 'antihypertensive', label: '是否服用降压药', type: 'boolean' },
        { key: 'glucoseLowering', label: '是否使用降糖药（含胰岛素）', type: 'boolean' },
        { key: 'lipidLowering', label: '是否服用调脂药', type: 'boolean' },
        {
          key: 'adherence', label: '服药依从性', type: 'single', dictionary: 'medication-adherence',
          visibleWhen: {
            any: [{ field: 'antihypertensive', in: [true] }, { field: 'glucoseLowering', in: [true] }, { field: 'lipidLowering', in: [true] }],
          },
        },
      ],
    },
    {
      id: 'labs', title: '检验',
      fields: [
        {
          key: 'fastingGlucose', label: '空腹血糖', type: 'decimal', unit: 'mmol/L', required: false, min: 0.5, max: 50, precision: 1,
          usual: [2.8, 16.6], normal: [{ low: 3.9, high: 6, note: '＜6.1为正常' }], concept: 'fasting-glucose',
        },
        {
          key: 'glucose2h', label: '糖负荷后（餐后）2小时血糖', type: 'decimal', unit: 'mmol/L', required: false, min: 0.5, max: 60, precision: 1,
          usual: [2.8, 25], normal: [{ high: 7.7, note: '＜7.8为正常' }], concept: 'postprandial-glucose-2h',
        },
        {
          key: 'hba1c', label: '糖化血红蛋白', type: 'decimal', unit: '%', required: false, min: 2, max: 20, precision: 1, usual: [3.5, 15],
          normal: conceptRanges.hba1c, concept: 'hba1c',
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
        {
          key: 'uricAcid', label: '血尿酸', type: 'decimal', unit: 'μmol/L', required: false, min: 30, max: 1500, precision: 0,
          normal: [{ high: 420, note: '＞420为高尿酸血症；高血压指南2024危险因素为男≥420、女≥360' }], concept: 'uric-acid',
        },
        {
          key: 'creatinine', label: '血肌酐', type: 'decimal', unit: 'μmol/L', required: false, min: 10, max: 3000, precision: 0, usual: [20, 600],
          normal: [
            { low: 57, high: 97, sex: 'male', note: '20～59岁；60～79岁57～111' },
            { low: 41, high: 73, sex: 'female', note: '20～59岁；60～79岁41～81' },
          ],
          concept: 'creatinine',
        },
        {
          key: 'egfr', label: '估算肾小球滤过率', type: 'computed', unit: 'mL/min/1.73m2',
          computed: 'ckdEpi2009(creatinine, resident.sex, resident.age)', precision: 0, normal: [{ low: 90 }], concept: 'egfr',
        },
        {
          key: 'homocysteine', label: '同型半胱氨酸', type: 'decimal', unit: 'μmol/L', required: false, optionalExam: true, min: 1, max: 200,
          precision: 1, normal: conceptRanges.homocysteine, concept: 'homocysteine',
        },
        {
          key: 'urineAlbuminCreatinineRatio', label: '尿白蛋白/肌酐比', type: 'decimal', unit: 'mg/g', required: false, optionalExam: true, min: 0,
          max: 10000, precision: 0, normal: [{ high: 29, note: '≥30增高' }], concept: 'albumin-creatinine-ratio',
        },
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
  checks: [
    {
      id: 'blood-pressure', when: 'systolic <= diastolic', severity: 'error', message: '收缩压应大于舒张压，请核对。',
      fields: ['systolic', 'diastolic'],
    },
    {
      id: 'body-mass-index', when: 'bmi < 12 || bmi > 50', severity: 'warning',
      message: '按身高、体重算出的体质指数很不寻常，请核对身高（厘米）和体重（公斤）。', fields: ['weight', 'height'],
    },
    {
      id: 'smoke-quit-before-start', when: 'smokeQuitAge < smokeStartAge', severity: 'error', message: '戒烟年龄不能小于开始吸烟年龄。',
      fields: ['smokeQuitAge', 'smokeStartAge'],
    },
    {
      id: 'cholesterol-parts', when: 'hdlC + ldlC > totalCholesterol + 0.3', severity: 'warning',
      message: '高、低密度脂蛋白胆固醇之和大于总胆固醇，请对照化验单核对。', fields: ['totalCholesterol', 'hdlC', 'ldlC'],
    },
  ],
};
