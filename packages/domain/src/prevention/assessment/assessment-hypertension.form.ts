import { conceptRanges } from '../../clinical/concept-ranges.ts';
import type { FormDefinition } from '../../forms/index.ts';

const whenNotDiagnosed = { field: 'hypertensionDiagnosed', in: [false] } as const;

/** 高血压危险因素评估与心血管危险分层. */
export const assessmentHypertension: FormDefinition = {
  id: 'assessment-hypertension',
  version: 1,
  title: '高血压危险因素评估与心血管危险分层',
  module: 'assessment',
  routes: ['jkpg/gxy'],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'assessDate',
  source: '中国高血压防治指南（2018年修订版）危险因素表与分层表；国家基本公共卫生服务规范（第三版，2017） 高血压高危人群',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'blood-pressure', title: '血压',
      fields: [
        { key: 'assessDate', label: '评估日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'systolic1', label: '第一次收缩压', type: 'integer', unit: 'mmHg', required: true, min: 40, max: 300 },
        { key: 'diastolic1', label: '第一次舒张压', type: 'integer', unit: 'mmHg', required: true, min: 20, max: 200 },
        { key: 'systolic2', label: '第二次收缩压', type: 'integer', unit: 'mmHg', min: 40, max: 300 },
        { key: 'diastolic2', label: '第二次舒张压', type: 'integer', unit: 'mmHg', min: 20, max: 200 },
        { key: 'systolic3', label: '第三次收缩压', type: 'integer', unit: 'mmHg', min: 40, max: 300 },
        { key: 'diastolic3', label: '第三次舒张压', type: 'integer', unit: 'mmHg', min: 20, max: 200 },
        {
          key: 'systolic', label: '平均收缩压', type: 'computed', unit: 'mmHg', computed: 'round(mean(systolic1, systolic2, systolic3))',
          concept: 'systolic-blood-pressure', note: '取已填各次均值；2次读数相差≥10 mmHg时测第3次',
        },
        {
          key: 'diastolic', label: '平均舒张压', type: 'computed', unit: 'mmHg', computed: 'round(mean(diastolic1, diastolic2, diastolic3))',
          concept: 'diastolic-blood-pressure',
        },
        { key: 'hypertensionDiagnosed', label: '是否已诊断高血压', type: 'boolean', required: true },
        {
          key: 'highestSystolic', label: '确诊或治疗前最高收缩压', type: 'integer', unit: 'mmHg', min: 40, max: 300,
          visibleWhen: { field: 'hypertensionDiagnosed', in: [true] }, note: '已治疗者按治疗前水平分级',
        },
        {
          key: 'highestDiastolic', label: '确诊或治疗前最高舒张压', type: 'integer', unit: 'mmHg', min: 20, max: 200,
          visibleWhen: { field: 'hypertensionDiagnosed', in: [true] },
        },
        { key: 'antihypertensive', label: '是否服用降压药', type: 'boolean' },
        { key: 'gradingSystolic', label: '分级用收缩压', type: 'computed', unit: 'mmHg', computed: 'result.gradingSystolic' },
        { key: 'gradingDiastolic', label: '分级用舒张压', type: 'computed', unit: 'mmHg', computed: 'result.gradingDiastolic' },
        {
          key: 'bpGrade', label: '血压水平分级', type: 'computed', computed: 'result.bpGrade', dictionary: 'blood-pressure-grade',
          note: '收缩压与舒张压分属不同级别时取较高级；只用代码1、2、3、5、6',
        },
        {
          key: 'isolatedType', label: '单纯型', type: 'computed',
          computed: 'systolic >= 140 && diastolic < 90 ? 2 : systolic < 140 && diastolic >= 90 ? 3 : 1',
          options: [{ code: '1', label: '非单纯型' }, { code: '2', label: '单纯收缩期高血压' }, { code: '3', label: '单纯舒张期高血压' }],
        },
      ],
    },
    {
      id: 'inputs', title: '危险因素所需数据',
      fields: [
        {
          key: 'smoking', label: '吸烟状况', type: 'single', required: true,
          options: [{ code: '1', label: '从不吸烟' }, { code: '2', label: '已戒烟' }, { code: '3', label: '吸烟' }], carryForward: true,
        },
        { key: 'passiveSmoking', label: '被动吸烟', type: 'boolean', carryForward: true },
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
          key: 'ldlC', label: '低密度脂蛋白胆固醇', type: 'decimal', unit: 'mmol/L', required: false, min: 0.1, max: 20, precision: 2,
          usual: [0.5, 8], normal: conceptRanges.ldlCholesterol, concept: 'ldl-cholesterol',
        },
        {
          key: 'hdlC', label: '高密度脂蛋白胆固醇', type: 'decimal', unit: 'mmol/L', required: false, min: 0.1, max: 10, precision: 2,
          usual: [0.4, 3.5], normal: conceptRanges.hdlCholesterol, concept: 'hdl-cholesterol',
        },
        {
          key: 'homocysteine', label: '同型半胱氨酸', type: 'decimal', unit: 'μmol/L', required: false, optionalExam: true, min: 1, max: 200,
          precision: 1, concept: 'homocysteine',
        },
        { key: 'uricAcid', label: '血尿酸', type: 'decimal', unit: 'μmol/L', required: false, min: 30, max: 1500, precision: 0, concept: 'uric-acid' },
        { key: 'heartRate', label: '静息心率', type: 'integer', unit: '次/分钟', min: 20, max: 250, usual: [45, 130], concept: 'heart-rate' },
        { key: 'earlyCvdFamilyHistory', label: '早发心血管病家族史（一级亲属发病年龄＜50岁）', type: 'boolean', required: true },
        {
          key: 'otherRiskFactors', label: '其他登记的危险因素（不计入分层个数）', type: 'multi', dictionary: 'hypertension-risk-factor',
          exclusive: ['12'], note: '同类系统编码；分层个数只用下方七项',
        },
      ],
    },
    {
      id: 'risk-factors', title: '心血管危险因素（除高血压外）',
      fields: [
        { key: 'rfAge', label: '男性＞55岁；女性＞65岁', type: 'computed', computed: 'result.rfAge' },
        { key: 'rfSmoking', label: '吸烟或被动吸烟', type: 'computed', computed: 'result.rfSmoking' },
        { key: 'rfGlucose', label: '糖耐量受损（2h 7.8～11.0）和/或空腹血糖异常（6.1～6.9）', type: 'computed', computed: 'result.rfGlucose' },
        { key: 'rfLipid', label: '血脂异常（TC≥5.2或LDL-C≥3.4或HDL-C＜1.0）', type: 'computed', computed: 'result.rfLipid' },
        { key: 'rfFamily', label: '早发心血管病家族史（一级亲属发病年龄＜50岁）', type: 'computed', computed: 'result.rfFamily' },
        { key: 'rfObesity', label: '腹型肥胖（腰围男≥90、女≥85）或肥胖（BMI≥28）', type: 'computed', computed: 'result.rfObesity' },
        { key: 'rfHomocysteine', label: '高同型半胱氨酸血症（≥15μmol/L）', type: 'computed', computed: 'result.rfHomocysteine' },
        { key: 'riskFactorCount', label: '危险因素个数', type: 'computed', computed: 'result.riskFactorCount' },
        {
          key: 'rfHyperuricemia2024', label: '高尿酸血症（男≥420、女≥360μmol/L；2024版新增，不计入2018版个数）', type: 'computed',
          computed: "uricAcid >= (resident.sex == 'male' ? 420 : 360)",
        },
        { key: 'rfHeartRate2024', label: '静息心率增快（＞80次/分；2024版新增，不计入2018版个数）', type: 'computed', computed: 'heartRate > 80' },
      ],
    },
    {
      id: 'organ-damage', title: '靶器官损害',
      fields: [
        {
          key: 'targetOrganDamage', label: '靶器官损害', type: 'multi', required: true, dictionary: 'hypertension-target-organ-damage',
          exclusive: ['10'],
          note: '左室肥厚：心电图Sokolow-Lyon＞3.8mV或Cornell乘积＞244mV·ms，或超声LVMI男≥115、女≥95g/m²；eGFR 30～59或肌酐男115～133、女107～124μmol/L；微量白蛋白尿30～300mg/24h或ACR≥30mg/g',
        },
        {
          key: 'creatinine', label: '血肌酐', type: 'decimal', unit: 'μmol/L', required: false, min: 10, max: 3000, precision: 0, usual: [20, 600],
          concept: 'creatinine',
        },
        {
          key: 'egfr', label: 'eGFR', type: 'computed', unit: 'mL/min/1.73m2', computed: 'ckdEpi2009(creatinine, resident.sex, resident.age)',
          precision: 0, concept: 'egfr',
        },
        {
          key: 'ckdStage', label: '慢性肾脏病分期', type: 'single', required: true,
          options: [{ code: '1', label: '无CKD或1～2期' }, { code: '2', label: '3期（eGFR 30～59）' }, { code: '3', label: '4～5期（eGFR＜30）' }],
        },
      ],
    },
    {
      id: 'complications', title: '伴发临床疾病',
      fields: [
        {
          key: 'clinicalComplications', label: '伴发临床疾病', type: 'multi', required: true, dictionary: 'hypertension-complication',
          exclusive: ['16'],
        },
        { key: 'atrialFibrillation', label: '心房颤动', type: 'boolean', note: '2018版列入心脏疾病，计作伴发临床疾病' },
        {
          key: 'diabetesStatus', label: '糖尿病', type: 'single', required: true,
          options: [{ code: '1', label: '无' }, { code: '2', label: '有，无并发症' }, { code: '3', label: '有，有并发症' }],
          note: '分层中糖尿病以本项为准',
        },
      ],
    },
    {
      id: 'result', title: '危险分层',
      fields: [
        {
          key: 'riskTier', label: '分层行', type: 'computed', computed: 'result.riskTier',
          options: [
            { code: '1', label: '无危险因素' }, { code: '2', label: '1～2个危险因素' },
            { code: '3', label: '≥3个危险因素、靶器官损害、CKD 3期或无并发症糖尿病' }, { code: '4', label: '伴发临床疾病、CKD≥4期或有并发症糖尿病' },
          ],
        },
        {
          key: 'riskColumn', label: '分层列', type: 'computed', computed: 'result.riskColumn',
          options: [
            { code: '1', label: '不分层（收缩压＜130且舒张压＜85）' }, { code: '2', label: '正常高值（130～139和/或85～89）' },
            { code: '3', label: '1级' }, { code: '4', label: '2级' }, { code: '5', label: '3级' },
          ],
        },
        {
          key: 'riskLevelPrinted', label: '分层结果（按表）', type: 'computed', computed: 'result.riskLevelPrinted',
          options: [
            { code: '1', label: '不分层' }, { code: '2', label: '低危' }, { code: '3', label: '中危' }, { code: '4', label: '中/高危' },
            { code: '5', label: '高危' }, { code: '6', label: '高/很高危' }, { code: '7', label: '很高危' },
          ],
          note: '矩阵行为riskColumn 1–5，列为riskTier 1–4',
        },
        {
          key: 'riskLevel', label: '危险分层（四级）', type: 'computed', computed: 'result.riskLevel', dictionary: 'cardiovascular-risk-level',
          note: '双值格取较高一级（平台约定）；不分层时为空',
        },
      ],
    },
    {
      id: 'high-risk-population', title: '高血压高危人群（未诊断高血压者）',
      fields: [
        {
          key: 'hrHighNormal', label: '血压高值（收缩压130～139和/或舒张压85～89）', type: 'computed',
          computed: 'systolic < 140 && diastolic < 90 && (systolic >= 130 || diastolic >= 85)', visibleWhen: whenNotDiagnosed,
        },
        {
          key: 'hrOverweight', label: '超重或肥胖和/或腹型肥胖（BMI≥24；腰围男≥90、女≥85）', type: 'computed',
          computed: "bmi >= 24 || waist >= (resident.sex == 'male' ? 90 : 85)", visibleWhen: whenNotDiagnosed,
        },
        { key: 'hrFamily', label: '高血压家族史（一、二级亲属）', type: 'boolean', visibleWhen: whenNotDiagnosed },
        { key: 'hrSalt', label: '长期膳食高盐', type: 'boolean', visibleWhen: whenNotDiagnosed },
        { key: 'hrAlcohol', label: '长期过量饮酒（每日饮白酒≥100ml）', type: 'boolean', visibleWhen: whenNotDiagnosed },
        { key: 'hrAge', label: '年龄≥55岁', type: 'computed', computed: 'resident.age >= 55', visibleWhen: whenNotDiagnosed },
        {
          key: 'isHighRiskPopulation', label: '高血压高危人群', type: 'computed', computed: 'result.isHighRiskPopulation',
          visibleWhen: whenNotDiagnosed, note: '符合任一项，建议每半年至少测1次血压',
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
      key: 'result', rule: 'hypertensionRiskAssessment',
      inputs: [
        'resident.sex', 'resident.age', 'systolic', 'diastolic', 'systolic1', 'diastolic1', 'systolic2', 'diastolic2', 'systolic3', 'diastolic3',
        'hypertensionDiagnosed', 'highestSystolic', 'highestDiastolic', 'antihypertensive', 'smoking', 'passiveSmoking', 'height', 'weight', 'waist',
        'fastingGlucose', 'glucose2h', 'hba1c', 'totalCholesterol', 'ldlC', 'hdlC', 'homocysteine', 'uricAcid', 'heartRate', 'earlyCvdFamilyHistory',
        'otherRiskFactors', 'targetOrganDamage', 'creatinine', 'ckdStage', 'clinicalComplications', 'atrialFibrillation', 'diabetesStatus',
        'hrFamily', 'hrSalt', 'hrAlcohol',
      ],
    },
  ],
  checks: [
    {
      id: 'systolic1-above-diastolic', when: 'systolic1 <= diastolic1', severity: 'error', message: '第一次收缩压应大于舒张压，请核对。',
      fields: ['systolic1', 'diastolic1'],
    },
    {
      id: 'systolic2-above-diastolic', when: 'systolic2 <= diastolic2', severity: 'error', message: '第二次收缩压应大于舒张压，请核对。',
      fields: ['systolic2', 'diastolic2'],
    },
    {
      id: 'systolic3-above-diastolic', when: 'systolic3 <= diastolic3', severity: 'error', message: '第三次收缩压应大于舒张压，请核对。',
      fields: ['systolic3', 'diastolic3'],
    },
    {
      id: 'highest-systolic-above-diastolic', when: 'highestSystolic <= highestDiastolic', severity: 'error',
      message: '最高收缩压应大于舒张压，请核对。', fields: ['highestSystolic', 'highestDiastolic'],
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
      id: 'unjudged', when: '!isMissing(result.unjudged) && !isMissing(riskLevel)', severity: 'warning', advice: true,
      message: '有的危险因素缺少检验数据，按不存在计，请在评估结论中写明未测项目。',
      fields: ['homocysteine', 'glucose2h', 'fastingGlucose', 'totalCholesterol'],
    },
  ],
};
