import type { FormDefinition } from '../../forms/index.ts';

/** 高血压患者管理卡. */
export const hypertensionCard: FormDefinition = {
  id: 'hypertension-card',
  version: 1,
  title: '高血压患者管理卡',
  module: 'follow-up',
  routes: ['hypertenCard'],
  subject: 'resident',
  occurs: 'one',
  occurredOn: 'cardDate',
  source: '2017版规范未设独立管理卡（以居民健康档案、健康体检表与随访表管理）；卡面项目取自两个以上同类系统的高血压患者管理卡，临床项目按中国高血压防治指南',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'basic', title: '基本情况',
      fields: [
        { key: 'resident', label: '患者', type: 'resident', required: true, proposed: 'resident.id' },
        {
          key: 'managementGroup', label: '管理组别', type: 'single',
          options: [
            { code: '1', label: '一组（一级）管理' }, { code: '2', label: '二组（二级）管理' }, { code: '3', label: '三组（三级）管理' },
            { code: '9', label: '一般管理' },
          ],
          note: '地区做法，2017版不分组',
        },
        { key: 'caseSource', label: '病例来源', type: 'single', required: true, dictionary: 'screening-source' },
        { key: 'confirmedDate', label: '确诊日期', type: 'date', required: true, max: 'today' },
        { key: 'confirmedInstitution', label: '确诊单位', type: 'text', required: true, maxLength: 100 },
        { key: 'diseaseYears', label: '病程', type: 'computed', unit: '年', computed: 'yearsBetween(confirmedDate, today)' },
        {
          key: 'hypertensionType', label: '高血压类型', type: 'single', required: true,
          options: [{ code: '1', label: '原发性' }, { code: '2', label: '继发性' }, { code: '9', label: '不详' }], default: '1',
          note: '只有原发性纳入管理；可疑继发性及时转诊',
        },
      ],
    },
    {
      id: 'history', title: '病史与症状',
      fields: [
        {
          key: 'familyHistory', label: '家族史', type: 'multi', required: true,
          options: [
            { code: '1', label: '高血压' }, { code: '2', label: '冠心病' }, { code: '3', label: '脑卒中' }, { code: '4', label: '糖尿病' },
            { code: '5', label: '以上都无' }, { code: '6', label: '不详' }, { code: '7', label: '拒答' }, { code: '9', label: '其他' },
          ],
          exclusive: ['5', '6', '7'], otherCode: '9', otherKey: 'familyHistoryOther',
        },
        { key: 'familyHistoryOther', label: '其他家族史', type: 'text', maxLength: 100, visibleWhen: { field: 'familyHistory', in: ['9'] } },
        {
          key: 'symptoms', label: '目前症状', type: 'multi',
          options: [
            { code: '1', label: '无症状' }, { code: '2', label: '头痛头晕' }, { code: '3', label: '恶心呕吐' }, { code: '4', label: '眼花耳鸣' },
            { code: '5', label: '呼吸困难' }, { code: '6', label: '心悸胸闷' }, { code: '7', label: '鼻衄出血不止' },
            { code: '8', label: '四肢发麻' }, { code: '9', label: '下肢水肿' }, { code: '10', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '10', otherKey: 'symptomsOther', abnormal: ['2', '3', '4', '5', '6', '7', '8', '9', '10'],
          normalFinding: ['1'],
        },
        { key: 'symptomsOther', label: '其他症状', type: 'text', maxLength: 100, visibleWhen: { field: 'symptoms', in: ['10'] } },
        { key: 'usesAntihypertensive', label: '是否使用降压药', type: 'boolean', required: true },
        {
          key: 'medications', label: '降压用药', type: 'table', visibleWhen: { field: 'usesAntihypertensive', in: [true] }, minRows: 0, maxRows: 10,
          columns: [
            { key: 'drugName', label: '药物名称', type: 'text', required: true, maxLength: 100 },
            { key: 'drugClass', label: '药物种类', type: 'single', dictionary: 'antihypertensive-class' },
            { key: 'timesPerDay', label: '每日次数', type: 'decimal', unit: '次/日', required: true, min: 0.1, max: 24, precision: 1 },
            { key: 'dosePerTime', label: '每次剂量', type: 'decimal', required: true, min: 0, max: 10000, precision: 3 },
            { key: 'doseUnit', label: '剂量单位', type: 'single', dictionary: 'dose-unit', default: 'mg' },
          ],
          note: '纸质表为药物名称1、2、3与其他药物四行，电子表以行录入',
        },
      ],
    },
    {
      id: 'complications', title: '高血压并发症情况',
      fields: [
        {
          key: 'cerebrovascularComplication', label: '脑血管疾病', type: 'multi',
          options: [
            { code: '1', label: '未发现' }, { code: '2', label: '缺血性卒中' }, { code: '3', label: '脑出血' },
            { code: '4', label: '蛛网膜下腔出血' }, { code: '5', label: '短暂性脑缺血发作' }, { code: '6', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '6', otherKey: 'cerebrovascularComplicationOther', note: '编码同健康体检表现存主要健康问题',
        },
        {
          key: 'cerebrovascularComplicationOther', label: '脑血管疾病（其他）', type: 'text', maxLength: 100,
          visibleWhen: { field: 'cerebrovascularComplication', in: ['6'] },
        },
        {
          key: 'kidneyComplication', label: '肾脏疾病', type: 'multi',
          options: [
            { code: '1', label: '未发现' }, { code: '2', label: '糖尿病肾病' }, { code: '3', label: '肾功能衰竭' }, { code: '4', label: '急性肾炎' },
            { code: '5', label: '慢性肾炎' }, { code: '6', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '6', otherKey: 'kidneyComplicationOther', note: '编码同健康体检表现存主要健康问题',
        },
        {
          key: 'kidneyComplicationOther', label: '肾脏疾病（其他）', type: 'text', maxLength: 100,
          visibleWhen: { field: 'kidneyComplication', in: ['6'] },
        },
        {
          key: 'heartComplication', label: '心脏疾病', type: 'multi',
          options: [
            { code: '1', label: '未发现' }, { code: '2', label: '心肌梗死' }, { code: '3', label: '心绞痛' },
            { code: '4', label: '冠状动脉血运重建' }, { code: '5', label: '充血性心力衰竭' }, { code: '6', label: '心前区疼痛' },
            { code: '7', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '7', otherKey: 'heartComplicationOther', note: '编码同健康体检表现存主要健康问题',
        },
        {
          key: 'heartComplicationOther', label: '心脏疾病（其他）', type: 'text', maxLength: 100,
          visibleWhen: { field: 'heartComplication', in: ['7'] },
        },
        {
          key: 'vascularComplication', label: '血管疾病', type: 'multi',
          options: [
            { code: '1', label: '未发现' }, { code: '2', label: '夹层动脉瘤' }, { code: '3', label: '动脉闭塞性疾病' }, { code: '4', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '4', otherKey: 'vascularComplicationOther', note: '编码同健康体检表现存主要健康问题',
        },
        {
          key: 'vascularComplicationOther', label: '血管疾病（其他）', type: 'text', maxLength: 100,
          visibleWhen: { field: 'vascularComplication', in: ['4'] },
        },
        {
          key: 'eyeComplication', label: '眼部疾病', type: 'multi',
          options: [
            { code: '1', label: '未发现' }, { code: '2', label: '视网膜出血或渗出' }, { code: '3', label: '视乳头水肿' },
            { code: '4', label: '白内障' }, { code: '5', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '5', otherKey: 'eyeComplicationOther', note: '编码同健康体检表现存主要健康问题',
        },
        { key: 'eyeComplicationOther', label: '眼部疾病（其他）', type: 'text', maxLength: 100, visibleWhen: { field: 'eyeComplication', in: ['5'] } },
      ],
    },
    {
      id: 'habits', title: '生活习惯',
      fields: [
        {
          key: 'smoking', label: '吸烟情况', type: 'single',
          options: [{ code: '1', label: '从不吸烟' }, { code: '2', label: '已戒烟' }, { code: '3', label: '吸烟' }],
        },
        { key: 'smokingPerDay', label: '日吸烟量', type: 'integer', unit: '支', min: 0, max: 200, visibleWhen: { field: 'smoking', in: ['3'] } },
        {
          key: 'drinking', label: '饮酒情况', type: 'single',
          options: [{ code: '1', label: '从不' }, { code: '2', label: '偶尔' }, { code: '3', label: '经常' }, { code: '4', label: '每天' }],
        },
        {
          key: 'alcoholPerDay', label: '日饮酒量（折合白酒）', type: 'decimal', unit: '两', min: 0, max: 50, precision: 1,
          visibleWhen: { field: 'drinking', in: ['2', '3', '4'] },
        },
        {
          key: 'exercise', label: '体育锻炼', type: 'single',
          options: [{ code: '1', label: '每天' }, { code: '2', label: '每周一次以上' }, { code: '3', label: '偶尔' }, { code: '4', label: '不锻炼' }],
          note: '编码同健康体检表',
        },
        {
          key: 'selfCare', label: '生活自理能力', type: 'single',
          options: [{ code: '1', label: '完全自理' }, { code: '2', label: '部分自理' }, { code: '3', label: '完全不能自理' }],
        },
      ],
    },
    {
      id: 'exam', title: '建卡时检查',
      fields: [
        {
          key: 'height', label: '身高', type: 'decimal', unit: 'cm', required: true, min: 50, max: 250, precision: 1, usual: [130, 195],
          concept: 'body-height',
        },
        {
          key: 'weight', label: '体重', type: 'decimal', unit: 'kg', required: true, min: 10, max: 300, precision: 1, usual: [30, 120],
          concept: 'body-weight',
        },
        {
          key: 'bmi', label: '体质指数', type: 'computed', unit: 'kg/m2', computed: 'weight / (height/100)^2', precision: 2,
          normal: [{ low: 18.5, high: 23.9, note: '24.0～27.9 超重，≥28.0 肥胖，<18.5 体重过低' }], concept: 'body-mass-index',
        },
        {
          key: 'waist', label: '腰围', type: 'decimal', unit: 'cm', min: 30, max: 200, precision: 1, usual: [55, 130],
          normal: [{ high: 89.9, sex: 'male' }, { high: 84.9, sex: 'female' }], concept: 'waist-circumference',
        },
        {
          key: 'systolic', label: '收缩压', type: 'integer', unit: 'mmHg', required: true, min: 40, max: 300, usual: [80, 200],
          concept: 'systolic-blood-pressure',
        },
        {
          key: 'diastolic', label: '舒张压', type: 'integer', unit: 'mmHg', required: true, min: 20, max: 200, usual: [45, 120],
          concept: 'diastolic-blood-pressure',
        },
        { key: 'heartRate', label: '心率', type: 'integer', unit: '次/分钟', min: 20, max: 250, usual: [45, 130], concept: 'heart-rate' },
        {
          key: 'fastingGlucose', label: '空腹血糖', type: 'decimal', unit: 'mmol/L', min: 0.5, max: 60, precision: 1, usual: [2.8, 16.6],
          concept: 'fasting-glucose',
        },
        {
          key: 'totalCholesterol', label: '总胆固醇', type: 'decimal', unit: 'mmol/L', min: 0.5, max: 30, precision: 2, usual: [2, 12],
          concept: 'total-cholesterol',
        },
        {
          key: 'triglyceride', label: '甘油三酯', type: 'decimal', unit: 'mmol/L', min: 0.1, max: 50, precision: 2, usual: [0.3, 10],
          concept: 'triglycerides',
        },
        {
          key: 'hdlCholesterol', label: '高密度脂蛋白胆固醇', type: 'decimal', unit: 'mmol/L', min: 0.1, max: 10, precision: 2, usual: [0.4, 3.5],
          concept: 'hdl-cholesterol',
        },
        {
          key: 'ldlCholesterol', label: '低密度脂蛋白胆固醇', type: 'decimal', unit: 'mmol/L', min: 0.1, max: 20, precision: 2, usual: [0.5, 8],
          concept: 'ldl-cholesterol',
        },
        {
          key: 'serumCreatinine', label: '血肌酐', type: 'decimal', unit: 'μmol/L', optionalExam: true, min: 10, max: 3000, precision: 1,
          usual: [20, 600], concept: 'creatinine',
        },
        { key: 'urineProtein', label: '尿蛋白', type: 'text', optionalExam: true, maxLength: 20 },
        {
          key: 'ecg', label: '心电图', type: 'single',
          options: [{ code: '1', label: '正常' }, { code: '2', label: '异常' }, { code: '3', label: '未查' }], otherCode: '2', otherKey: 'ecgDetail',
          abnormal: ['2'],
        },
        { key: 'ecgDetail', label: '心电图异常描述', type: 'text', maxLength: 200, visibleWhen: { field: 'ecg', in: ['2'] } },
      ],
    },
    {
      id: 'risk', title: '危险分层',
      fields: [
        { key: 'riskFactors', label: '危险因素', type: 'multi', dictionary: 'hypertension-risk-factor', exclusive: ['12'] },
        { key: 'targetOrganDamage', label: '靶器官损害', type: 'multi', dictionary: 'hypertension-target-organ-damage', exclusive: ['10'] },
        { key: 'clinicalConditions', label: '伴随临床疾患', type: 'multi', dictionary: 'hypertension-complication', exclusive: ['16'] },
        {
          key: 'bloodPressureGrade', label: '血压水平分级', type: 'computed', computed: 'bloodPressureGrade(systolic, diastolic)',
          dictionary: 'blood-pressure-grade',
        },
        {
          key: 'riskLevel', label: '危险分层', type: 'single', dictionary: 'cardiovascular-risk-level',
          proposed: 'hypertensionCardRisk(systolic, diastolic, riskFactors, targetOrganDamage, clinicalConditions)',
          note: '可由危险分层表推算后医生确认',
        },
      ],
    },
    {
      id: 'termination', title: '终止管理',
      fields: [
        { key: 'terminated', label: '是否终止管理', type: 'boolean', default: false },
        {
          key: 'terminationDate', label: '终止管理日期', type: 'date', required: true, max: 'today', visibleWhen: { field: 'terminated', in: [true] },
        },
        {
          key: 'terminationReason', label: '终止管理原因', type: 'single', required: true, dictionary: 'management-end-reason', otherCode: '9',
          otherKey: 'terminationReasonOther', visibleWhen: { field: 'terminated', in: [true] },
        },
        { key: 'terminationReasonOther', label: '其他终止原因', type: 'text', maxLength: 100, visibleWhen: { field: 'terminationReason', in: ['9'] } },
      ],
    },
    {
      id: 'sign', title: '建卡信息',
      fields: [
        { key: 'responsibleDoctor', label: '责任医生', type: 'user', required: true, proposed: 'user.id' },
        { key: 'managingInstitution', label: '管理机构', type: 'institution', required: true, proposed: 'user.institutionCode' },
        { key: 'cardDate', label: '建卡日期', type: 'date', required: true, max: 'today', proposed: 'today', note: '不晚于当日，不早于确诊日期' },
        { key: 'cardDoctor', label: '建卡医生', type: 'user', required: true, proposed: 'user.id' },
        { key: 'cardInstitution', label: '建卡机构', type: 'institution', required: true, proposed: 'user.institutionCode' },
        { key: 'nextFollowUpDate', label: '首次随访计划日期', type: 'date', proposed: 'addMonths(cardDate, 3)', note: '建卡后按规范安排' },
      ],
    },
  ],
  checks: [
    {
      id: 'blood-pressure', when: 'systolic <= diastolic', severity: 'error', message: '收缩压应大于舒张压，请核对。',
      fields: ['systolic', 'diastolic'],
    },
    {
      id: 'confirmed-date-before-card-date', when: 'confirmedDate > cardDate', severity: 'error', message: '确诊日期不能晚于建卡日期，请核对。',
      fields: ['cardDate', 'confirmedDate'],
    },
    {
      id: 'next-follow-up-date', when: 'nextFollowUpDate <= cardDate', severity: 'error', message: '首次随访计划日期应晚于建卡日期。',
      fields: ['nextFollowUpDate'],
    },
    {
      id: 'termination-before-card', when: 'terminationDate < cardDate', severity: 'error', message: '终止管理日期不能早于建卡日期。',
      fields: ['terminationDate', 'cardDate'],
    },
    {
      id: 'body-mass-index', when: 'bmi < 12 || bmi > 50', severity: 'warning',
      message: '按身高、体重算出的体质指数很不寻常，请核对身高（厘米）和体重（公斤）。', fields: ['weight', 'height'],
    },
    {
      id: 'cholesterol-parts', when: 'hdlCholesterol + ldlCholesterol > totalCholesterol + 0.3', severity: 'warning',
      message: '高、低密度脂蛋白胆固醇之和大于总胆固醇，请对照化验单核对。', fields: ['totalCholesterol', 'hdlCholesterol', 'ldlCholesterol'],
    },
    {
      id: 'under-35', when: 'fullYears(resident.birthDate, cardDate) < 35', severity: 'warning',
      message: '建卡日不满 35 岁，请核对是否属于管理对象。', fields: ['cardDate'],
    },
  ],
};
