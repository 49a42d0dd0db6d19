import { conceptRanges } from '../../clinical/concept-ranges.ts';
import type { FormDefinition } from '../../forms/index.ts';

/** 血脂异常评估与ASCVD风险分层. */
export const assessmentDyslipidemia: FormDefinition = {
  id: 'assessment-dyslipidemia',
  version: 1,
  title: '血脂异常评估与ASCVD风险分层',
  module: 'assessment',
  routes: ['jkpg/xzyc'],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'assessDate',
  source: '中国血脂管理指南（2023年） ASCVD总体发病风险评估流程图',
  verified: ['recall'],
  sections: [
    {
      id: 'lipids', title: '血脂（mmol/L，治疗前水平优先）',
      fields: [
        { key: 'assessDate', label: '评估日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'fastingBlood', label: '是否空腹采血', type: 'boolean' },
        {
          key: 'totalCholesterol', label: '总胆固醇', type: 'decimal', unit: 'mmol/L', required: true, min: 0.5, max: 30, precision: 2,
          usual: [2, 12], normal: conceptRanges.totalCholesterol, concept: 'total-cholesterol',
        },
        {
          key: 'triglycerides', label: '甘油三酯', type: 'decimal', unit: 'mmol/L', required: true, min: 0.1, max: 50, precision: 2, usual: [0.3, 10],
          normal: conceptRanges.triglycerides, concept: 'triglycerides',
        },
        {
          key: 'ldlC', label: '低密度脂蛋白胆固醇', type: 'decimal', unit: 'mmol/L', required: true, min: 0.1, max: 20, precision: 2, usual: [0.5, 8],
          normal: conceptRanges.ldlCholesterol, concept: 'ldl-cholesterol',
        },
        {
          key: 'hdlC', label: '高密度脂蛋白胆固醇', type: 'decimal', unit: 'mmol/L', required: true, min: 0.1, max: 10, precision: 2,
          usual: [0.4, 3.5], normal: conceptRanges.hdlCholesterol, concept: 'hdl-cholesterol',
        },
        {
          key: 'nonHdlC', label: '非高密度脂蛋白胆固醇', type: 'computed', unit: 'mmol/L', computed: 'result.nonHdlC', precision: 2,
          normal: conceptRanges.nonHdlCholesterol, concept: 'non-hdl-cholesterol',
        },
        {
          key: 'lipoproteinA', label: '脂蛋白(a)', type: 'decimal', unit: 'mg/L', required: false, optionalExam: true, min: 0, max: 5000,
          precision: 0, normal: conceptRanges.lipoproteinA, concept: 'lipoprotein-a',
        },
        {
          key: 'apoA1', label: '载脂蛋白A1', type: 'decimal', unit: 'g/L', required: false, optionalExam: true, min: 0.1, max: 5, precision: 2,
          concept: 'apolipoprotein-a1',
        },
        {
          key: 'apoB', label: '载脂蛋白B', type: 'decimal', unit: 'g/L', required: false, optionalExam: true, min: 0.1, max: 5, precision: 2,
          concept: 'apolipoprotein-b',
        },
        { key: 'onStatin', label: '是否正在调脂治疗', type: 'boolean', required: true },
        {
          key: 'baselineLdlC', label: '治疗前LDL-C', type: 'decimal', unit: 'mmol/L', required: false, min: 0.1, max: 20, precision: 2,
          visibleWhen: { field: 'onStatin', in: [true] },
        },
      ],
    },
    {
      id: 'factors', title: '危险因素',
      fields: [
        {
          key: 'systolic', label: '收缩压', type: 'integer', unit: 'mmHg', required: true, min: 40, max: 300, usual: [80, 200],
          normal: [{ low: 90, high: 139, minAge: 18 }], concept: 'systolic-blood-pressure',
        },
        {
          key: 'diastolic', label: '舒张压', type: 'integer', unit: 'mmHg', required: true, min: 20, max: 200, usual: [45, 120],
          normal: [{ low: 60, high: 89, minAge: 18 }], concept: 'diastolic-blood-pressure',
        },
        { key: 'hypertension', label: '高血压（已诊断或正在服降压药）', type: 'boolean', required: true },
        {
          key: 'smoking', label: '吸烟状况', type: 'single', required: true,
          options: [{ code: '1', label: '从不吸烟' }, { code: '2', label: '已戒烟' }, { code: '3', label: '吸烟' }], carryForward: true,
        },
        { key: 'diabetes', label: '糖尿病', type: 'boolean', required: true },
        { key: 'ckd34', label: '慢性肾脏病3～4期（eGFR 15～59）', type: 'boolean', required: true },
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
        { key: 'earlyCvdFamilyHistory', label: '早发ASCVD家族史（一级亲属男＜55岁、女＜65岁）', type: 'boolean' },
        { key: 'familialHypercholesterolemia', label: '家族性高胆固醇血症', type: 'boolean' },
      ],
    },
    {
      id: 'ascvd', title: 'ASCVD病史',
      fields: [
        {
          key: 'ascvdHistory', label: 'ASCVD病史', type: 'multi', required: true,
          options: [
            { code: '1', label: '无' }, { code: '2', label: '近期（1年内）急性冠脉综合征' }, { code: '3', label: '既往心肌梗死（上项以外）' },
            { code: '4', label: '缺血性脑卒中' }, { code: '5', label: '有症状的周围血管病变、既往血运重建或截肢' },
            { code: '6', label: '其他ASCVD（稳定性冠心病、TIA等）' },
          ],
          exclusive: ['1'], note: '代码2～5为严重ASCVD事件',
        },
        {
          key: 'severeEventCount', label: '严重ASCVD事件次数', type: 'integer', min: 0, max: 20,
          visibleWhen: { field: 'ascvdHistory', in: ['2', '3', '4', '5'] },
        },
        {
          key: 'highRiskFactors', label: '高危险因素（仅ASCVD患者）', type: 'multi',
          options: [
            { code: '1', label: '无' }, { code: '2', label: 'LDL-C≤1.8mmol/L时再次发生严重ASCVD事件' },
            { code: '3', label: '早发冠心病（男＜55岁、女＜65岁）' }, { code: '4', label: '家族性高胆固醇血症或基线LDL-C≥4.9mmol/L' },
            { code: '5', label: '既往CABG或PCI史' }, { code: '6', label: '糖尿病' }, { code: '7', label: '高血压' },
            { code: '8', label: 'CKD 3～4期' }, { code: '9', label: '吸烟' },
          ],
          exclusive: ['1'], visibleWhen: { field: 'ascvdHistory', in: ['2', '3', '4', '5', '6'] },
        },
      ],
    },
    {
      id: 'result', title: '风险分层',
      fields: [
        {
          key: 'tcClass', label: 'TC分层', type: 'computed', computed: 'result.tcClass',
          options: [{ code: '1', label: '合适（＜5.2）' }, { code: '2', label: '边缘升高（5.2～＜6.2）' }, { code: '3', label: '升高（≥6.2）' }],
        },
        {
          key: 'ldlClass', label: 'LDL-C分层', type: 'computed', computed: 'result.ldlClass',
          options: [
            { code: '1', label: '理想（＜2.6）' }, { code: '2', label: '合适（2.6～＜3.4）' }, { code: '3', label: '边缘升高（3.4～＜4.1）' },
            { code: '4', label: '升高（≥4.1）' },
          ],
        },
        {
          key: 'hdlClass', label: 'HDL-C', type: 'computed', computed: 'result.hdlClass',
          options: [{ code: '1', label: '不降低（≥1.0）' }, { code: '2', label: '降低（＜1.0）' }],
        },
        {
          key: 'tgClass', label: 'TG分层', type: 'computed', computed: 'result.tgClass',
          options: [{ code: '1', label: '合适（＜1.7）' }, { code: '2', label: '边缘升高（1.7～＜2.3）' }, { code: '3', label: '升高（≥2.3）' }],
        },
        {
          key: 'nonHdlClass', label: '非HDL-C分层', type: 'computed', computed: 'result.nonHdlClass',
          options: [
            { code: '1', label: '理想（＜3.4）' }, { code: '2', label: '合适（3.4～＜4.1）' }, { code: '3', label: '边缘升高（4.1～＜4.9）' },
            { code: '4', label: '升高（≥4.9）' },
          ],
        },
        { key: 'dyslipidemia', label: '血脂异常', type: 'computed', computed: 'result.dyslipidemia', note: '流行病学常用诊断界值；边缘升高另列' },
        { key: 'riskFactorCount', label: '危险因素个数（吸烟、低HDL-C＜1.0、年龄男≥45/女≥55）', type: 'computed', computed: 'result.riskFactorCount' },
        { key: 'riskLdlC', label: '分层用LDL-C', type: 'computed', unit: 'mmol/L', computed: 'result.riskLdlC', note: '治疗中者用治疗前水平' },
        {
          key: 'cholesterolBand', label: '胆固醇分层（TC、LDL-C取较高层）', type: 'computed', computed: 'result.cholesterolBand',
          options: [
            { code: '1', label: '低于下限（TC＜3.1且LDL-C＜1.8）' }, { code: '2', label: 'TC 3.1～＜4.1或LDL-C 1.8～＜2.6' },
            { code: '3', label: 'TC 4.1～＜5.2或LDL-C 2.6～＜3.4' }, { code: '4', label: 'TC 5.2～＜7.2或LDL-C 3.4～＜4.9' },
            { code: '5', label: 'TC≥7.2或LDL-C≥4.9' },
          ],
        },
        {
          key: 'ascvdRisk', label: 'ASCVD风险分层', type: 'computed', computed: 'result.ascvdRisk',
          options: [
            { code: '1', label: '低危' }, { code: '2', label: '中危' }, { code: '3', label: '高危' }, { code: '4', label: '极高危' },
            { code: '5', label: '超高危' },
          ],
          note: '10年风险：低危＜5%、中危5%～9%、高危≥10%',
        },
        {
          key: 'lifetimeFactorCount', label: '余生风险因素个数', type: 'computed', computed: 'result.lifetimeFactorCount',
          visibleWhen: { field: 'ascvdRisk', in: ['2'] },
        },
        {
          key: 'lifetimeRisk', label: '余生风险', type: 'computed', computed: 'result.lifetimeRisk',
          options: [{ code: '1', label: '不适用' }, { code: '2', label: '非高危' }, { code: '3', label: '高危' }],
          visibleWhen: { field: 'ascvdRisk', in: ['2'] },
        },
        {
          key: 'ldlGoal', label: 'LDL-C目标值', type: 'computed', unit: 'mmol/L', computed: 'result.ldlGoal',
          note: '小于该值；极高危、超高危尚需较基线降低＞50%；糖尿病按2023指南特殊人群：合并ASCVD＜1.4、高危＜1.8',
        },
        { key: 'nonHdlGoal', label: '非HDL-C目标值', type: 'computed', unit: 'mmol/L', computed: 'result.nonHdlGoal' },
        { key: 'ldlGoalMet', label: 'LDL-C是否达标', type: 'computed', computed: 'result.ldlGoalMet' },
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
      key: 'result', rule: 'ascvdAssessment',
      inputs: [
        'resident.sex', 'resident.age', 'totalCholesterol', 'triglycerides', 'ldlC', 'hdlC', 'lipoproteinA', 'apoA1', 'apoB', 'onStatin',
        'baselineLdlC', 'systolic', 'diastolic', 'hypertension', 'smoking', 'diabetes', 'ckd34', 'height', 'weight', 'earlyCvdFamilyHistory',
        'familialHypercholesterolemia', 'ascvdHistory', 'severeEventCount', 'highRiskFactors',
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
      id: 'under-18', when: 'fullYears(resident.birthDate, assessDate) < 18', severity: 'error', message: '本评估适用 18 岁及以上成人。',
      fields: ['assessDate'],
    },
  ],
};
