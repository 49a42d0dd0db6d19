import type { FormDefinition } from '../../forms/index.ts';
import { DIABETES_SIGNS, optionsOfSigns } from '../psychosis/crisis-signs.rules.ts';

const whenReferred = { field: 'referred', in: [true] } as const;

/**
 * 2型糖尿病患者随访服务记录表.
 * Class, next date and referral are proposed by `diabetesAssessment`; a visit that only records loss or end of care needs no
 * findings.
 */
export const diabetesFollowUp: FormDefinition = {
  id: 'diabetes-follow-up',
  version: 1,
  title: '2型糖尿病患者随访服务记录表',
  module: 'follow-up',
  routes: ['diabeteRecord', 'modDiabeteRecord'],
  subject: 'resident',
  occurs: 'many',
  oncePerDay: true,
  occurredOn: 'followUpDate',
  diesOn: 'deathDate',
  source: '国家基本公共卫生服务规范（第三版，2017） 2型糖尿病患者健康管理服务规范 附件 2型糖尿病患者随访服务记录表',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'visit', title: '随访信息',
      fields: [
        {
          key: 'resident', label: '患者', type: 'resident', required: true, proposed: 'resident.id',
          note: '姓名与编号（健康档案编号后8位印作□□□-□□□□□）取自居民档案',
        },
        {
          key: 'followUpDate', label: '随访日期', type: 'date', required: true, max: 'today', proposed: 'today',
          note: '不晚于当日；电子表失访、死亡也须有登记日期',
        },
        {
          key: 'age', label: '年龄', type: 'computed', unit: '岁', computed: 'fullYears(resident.birthDate, followUpDate)', precision: 0,
          paper: { hidden: true }, note: '随访日满周岁，由档案带出',
        },
        { key: 'followUpMode', label: '随访方式', type: 'single', required: "disposition == '1'", dictionary: 'follow-up-mode' },
        {
          key: 'disposition', label: '随访转归', type: 'single', dictionary: 'follow-up-disposition', default: '1', paper: { hidden: true },
          note: '2017版在“随访日期”处写明失访原因或死亡日期、原因；结构化为本项及以下三项（同类系统做法）',
        },
        {
          key: 'lostReason', label: '失访或终止原因', type: 'single', required: true, dictionary: 'management-end-reason',
          visibleWhen: { field: 'disposition', in: ['2', '9'] }, paper: { hidden: true },
        },
        { key: 'deathDate', label: '死亡日期', type: 'date', max: 'today', visibleWhen: { field: 'lostReason', in: ['1'] }, paper: { hidden: true } },
        {
          key: 'deathCause', label: '死亡原因', type: 'text', maxLength: 200, visibleWhen: { field: 'lostReason', in: ['1'] },
          paper: { hidden: true },
        },
      ],
    },
    {
      id: 'symptoms', title: '症状',
      fields: [
        {
          key: 'symptoms', label: '症状', type: 'multi', required: "disposition == '1'",
          options: [
            { code: '1', label: '无症状' }, { code: '2', label: '多饮' }, { code: '3', label: '多食' }, { code: '4', label: '多尿' },
            { code: '5', label: '视力模糊' }, { code: '6', label: '感染' }, { code: '7', label: '手脚麻木' }, { code: '8', label: '下肢浮肿' },
            { code: '9', label: '体重明显下降' }, { code: '10', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '10', otherKey: 'symptomsOther', abnormal: ['2', '3', '4', '5', '6', '7', '8', '9', '10'],
          normalFinding: ['1'], note: '纸质表编码到 9，“其他”为文字栏；10 取同类系统',
        },
        { key: 'symptomsOther', label: '其他症状', type: 'text', maxLength: 100, visibleWhen: { field: 'symptoms', in: ['10'] } },
      ],
    },
    {
      id: 'signs', title: '体征',
      fields: [
        {
          key: 'systolic', label: '收缩压', type: 'integer', unit: 'mmHg', required: "disposition == '1'", min: 40, max: 300, usual: [80, 200],
          normal: [{ low: 90, high: 139, note: '基层糖尿病指南的糖尿病患者血压目标为 <130/80，另行提示' }], concept: 'systolic-blood-pressure',
        },
        {
          key: 'diastolic', label: '舒张压', type: 'integer', unit: 'mmHg', required: "disposition == '1'", min: 20, max: 200, usual: [45, 120],
          normal: [{ low: 60, high: 89 }], concept: 'diastolic-blood-pressure',
        },
        {
          key: 'height', label: '身高', type: 'decimal', unit: 'cm', min: 50, max: 250, precision: 1, usual: [130, 195], concept: 'body-height',
          carryForward: true, paper: { hidden: true }, note: '默认取档案或最近体检；用于算 BMI，表上不印',
        },
        {
          key: 'weight', label: '体重（目前）', type: 'decimal', unit: 'kg', required: "disposition == '1'", min: 10, max: 300, precision: 1,
          usual: [30, 120], concept: 'body-weight',
        },
        { key: 'weightTarget', label: '体重（目标）', type: 'decimal', unit: 'kg', min: 10, max: 300, precision: 1, carryForward: true },
        {
          key: 'bmi', label: '体质指数（目前）', type: 'computed', unit: 'kg/m2', computed: 'weight / (height/100)^2', precision: 2,
          normal: [{ low: 18.5, high: 23.9, note: '24.0～27.9 超重，≥28.0 肥胖，<18.5 体重过低' }], concept: 'body-mass-index',
        },
        { key: 'bmiTarget', label: '体质指数（目标）', type: 'computed', unit: 'kg/m2', computed: 'weightTarget / (height/100)^2', precision: 2 },
        {
          key: 'dorsalisPedisPulse', label: '足背动脉搏动', type: 'single', required: "disposition == '1'",
          options: [{ code: '1', label: '触及正常' }, { code: '2', label: '减弱' }, { code: '3', label: '消失' }], abnormal: ['2', '3'],
          normalFinding: '1',
        },
        {
          key: 'dorsalisPedisPulseSide', label: '足背动脉搏动减弱或消失的部位', type: 'single', required: true,
          options: [{ code: '1', label: '双侧' }, { code: '2', label: '左侧' }, { code: '3', label: '右侧' }],
          visibleWhen: { field: 'dorsalisPedisPulse', in: ['2', '3'] },
        },
        {
          key: 'heartRate', label: '心率', type: 'integer', unit: '次/分钟', min: 20, max: 250, usual: [45, 130], concept: 'heart-rate',
          note: '2017版糖尿病表未印；评估危急情况（心率>100持续）时记录，扩展项',
        },
        {
          key: 'bodyTemperature', label: '体温', type: 'decimal', unit: '℃', min: 30, max: 45, precision: 1, usual: [35, 39],
          concept: 'body-temperature', note: '同上，危急情况为 >39℃',
        },
        { key: 'signsOther', label: '其他体征', type: 'text', maxLength: 200 },
      ],
    },
    {
      id: 'lifestyle', title: '生活方式指导',
      fields: [
        {
          key: 'smokingPerDay', label: '日吸烟量（目前）', type: 'integer', unit: '支', required: "disposition == '1'", min: 0, max: 200,
          concept: 'smoking-per-day', carryForward: true, note: '不吸烟填 0',
        },
        {
          key: 'smokingPerDayTarget', label: '日吸烟量（目标）', type: 'integer', unit: '支', min: 0, max: 200, carryForward: true,
          note: '吸烟者下次随访的目标',
        },
        {
          key: 'alcoholPerDay', label: '日饮酒量（目前，折合白酒）', type: 'decimal', unit: '两', required: "disposition == '1'", min: 0, max: 50,
          concept: 'alcohol-per-day', precision: 1, carryForward: true, note: '不饮酒填 0；1两=50g白酒；折算：啤酒÷10、红酒÷4、黄酒÷5 得白酒量',
        },
        { key: 'alcoholPerDayTarget', label: '日饮酒量（目标）', type: 'decimal', unit: '两', min: 0, max: 50, precision: 1, carryForward: true },
        {
          key: 'exerciseTimesPerWeek', label: '运动频次（目前）', type: 'integer', unit: '次/周', required: "disposition == '1'", min: 0, max: 50,
          concept: 'exercise-times-per-week', carryForward: true,
        },
        {
          key: 'exerciseMinutesPerTime', label: '每次运动时长（目前）', type: 'integer', unit: '分钟/次', required: "disposition == '1'", min: 0,
          concept: 'exercise-minutes-per-time', max: 600, carryForward: true,
        },
        { key: 'exerciseTimesPerWeekTarget', label: '运动频次（目标）', type: 'integer', unit: '次/周', min: 0, max: 50, carryForward: true },
        { key: 'exerciseMinutesPerTimeTarget', label: '每次运动时长（目标）', type: 'integer', unit: '分钟/次', min: 0, max: 600, carryForward: true },
        {
          key: 'stapleFoodPerDay', label: '主食（目前）', type: 'integer', unit: '克/天', required: "disposition == '1'", min: 0, max: 3000,
          carryForward: true, note: '每日各餐合计',
        },
        { key: 'stapleFoodPerDayTarget', label: '主食（目标）', type: 'integer', unit: '克/天', min: 0, max: 3000, carryForward: true },
        {
          key: 'psychologicalAdjustment', label: '心理调整', type: 'single', required: "disposition == '1'", dictionary: 'good-fair-poor',
          concept: 'psychological-adjustment', carryForward: true,
        },
        {
          key: 'complianceBehaviour', label: '遵医行为', type: 'single', required: "disposition == '1'", dictionary: 'good-fair-poor',
          concept: 'compliance-behaviour', carryForward: true, note: '是否遵照医生指导改善生活方式',
        },
      ],
    },
    {
      id: 'exam', title: '辅助检查',
      fields: [
        {
          key: 'fastingGlucose', label: '空腹血糖值', type: 'decimal', unit: 'mmol/L', required: "disposition == '1'", min: 0.5, max: 60,
          precision: 1, usual: [2.8, 16.6], normal: [{ low: 4.4, high: 6.9, note: '规范的达标界为 <7.0；4.4 为基层指南空腹目标下限' }],
          concept: 'fasting-glucose', note: '每年4次免费空腹血糖检测',
        },
        {
          key: 'hba1c', label: '糖化血红蛋白', type: 'decimal', unit: '%', optionalExam: true, min: 3, max: 20, precision: 1, usual: [3.5, 15],
          normal: [{ high: 6.9, note: '一般成人目标 <7.0%' }], concept: 'hba1c', note: '“其他检查*”内',
        },
        { key: 'hba1cDate', label: '糖化血红蛋白检查日期', type: 'date', optionalExam: true, max: 'today', note: '纸质表印 月 日' },
        { key: 'otherExam', label: '其他检查', type: 'longText', optionalExam: true, maxLength: 500 },
        {
          key: 'postprandialGlucose', label: '餐后2小时血糖', type: 'decimal', unit: 'mmol/L', min: 0.5, max: 60, precision: 1, usual: [2.8, 25],
          concept: 'postprandial-glucose-2h', paper: { hidden: true }, note: '扩展项，地区融合版有',
        },
        {
          key: 'randomGlucose', label: '随机血糖', type: 'decimal', unit: 'mmol/L', min: 0.5, max: 60, precision: 1, usual: [2.8, 16.6],
          concept: 'random-glucose', paper: { hidden: true }, note: '扩展项',
        },
      ],
    },
    {
      id: 'medication', title: '服药与分类',
      fields: [
        {
          key: 'medicationAdherence', label: '服药依从性', type: 'single', required: "disposition == '1'", dictionary: 'medication-adherence',
          note: '规律=按医嘱服药；间断=未按医嘱，频次或数量不足；不服药=已开处方但未使用',
        },
        {
          key: 'nonadherenceReason', label: '不规律服药原因', type: 'single', dictionary: 'drug-nonadherence-reason', otherCode: '99',
          otherKey: 'nonadherenceReasonOther', visibleWhen: { field: 'medicationAdherence', in: ['2', '3'] }, note: '同类系统扩展项',
        },
        {
          key: 'nonadherenceReasonOther', label: '不规律服药其他原因', type: 'text', maxLength: 100,
          visibleWhen: { field: 'nonadherenceReason', in: ['99'] },
        },
        {
          key: 'adverseDrugReaction', label: '药物不良反应', type: 'single', required: "disposition == '1'", dictionary: 'none-present',
          abnormal: ['2'], normalFinding: '1',
        },
        {
          key: 'adverseDrugReactionDetail', label: '药物不良反应描述', type: 'text', maxLength: 200,
          visibleWhen: { field: 'adverseDrugReaction', in: ['2'] }, note: '写明药物与反应',
        },
        {
          key: 'crisisSigns', label: '危急征象', type: 'multi', options: optionsOfSigns(DIABETES_SIGNS), exclusive: ['1'],
          abnormal: optionsOfSigns(DIABETES_SIGNS).slice(1).map(({ code }) => code), normalFinding: ['1'], paper: { hidden: true },
          note: '表上无此栏（扩展项）：规范所列、表上问不到的危急情况，低血糖、酮症等',
        },
        {
          key: 'newOrWorseComplication', label: '并发症', type: 'single',
          options: [{ code: '1', label: '无新发或加重' }, { code: '2', label: '有新发或加重' }], abnormal: ['2'], normalFinding: '1',
          paper: { hidden: true }, note: '表上无此栏（扩展项）：随访分类“并发症”由此提出',
        },
        {
          key: 'newOrWorseComplicationDetail', label: '新发或加重的并发症', type: 'text', maxLength: 200,
          visibleWhen: { field: 'newOrWorseComplication', in: ['2'] }, paper: { hidden: true },
        },
        {
          key: 'hypoglycemiaReaction', label: '低血糖反应', type: 'single', required: "disposition == '1'",
          options: [{ code: '1', label: '无' }, { code: '2', label: '偶尔' }, { code: '3', label: '频繁' }], abnormal: ['2', '3'],
        },
        {
          key: 'visitClass', label: '此次随访分类', type: 'single', required: "disposition == '1'", dictionary: 'chronic-visit-class',
          abnormal: ['2', '3', '4'], proposed: 'assessment.visitClass',
        },
        {
          key: 'medications', label: '用药情况（口服药）', type: 'table', carryForward: true, minRows: 0, maxRows: 10,
          columns: [
            { key: 'drugName', label: '药物名称', type: 'text', required: true, maxLength: 100 },
            { key: 'drugClass', label: '药物种类', type: 'single', dictionary: 'glucose-lowering-class' },
            { key: 'timesPerDay', label: '每日次数', type: 'decimal', unit: '次/日', required: true, min: 0.1, max: 24, precision: 1 },
            { key: 'dosePerTime', label: '每次剂量', type: 'decimal', required: true, min: 0, max: 10000, precision: 3 },
            { key: 'doseUnit', label: '剂量单位', type: 'single', dictionary: 'dose-unit', default: 'mg' },
          ],
          note: '纸质表为药物名称1至3，另列胰岛素',
        },
        { key: 'insulinType', label: '胰岛素种类', type: 'text', required: '!isMissing(insulinUsage)', maxLength: 100, carryForward: true },
        { key: 'insulinUsage', label: '胰岛素用法和用量', type: 'text', required: '!isMissing(insulinType)', maxLength: 200, carryForward: true },
      ],
    },
    {
      id: 'referral', title: '转诊',
      fields: [
        {
          key: 'referred', label: '是否转诊', type: 'boolean', proposed: 'assessment.referred', default: false,
          note: '2017版无独立是否栏：填写了原因或机构即为转诊；结构化为本项',
        },
        { key: 'referralReason', label: '转诊原因', type: 'text', maxLength: 200, visibleWhen: whenReferred, proposed: 'assessment.referralReason' },
        {
          key: 'referralOrganization', label: '转诊机构及科别', type: 'text', maxLength: 100, visibleWhen: whenReferred,
          note: '如 ××市人民医院心内科',
        },
      ],
    },
    {
      id: 'regional-extension', title: '融合版随访表扩展项（地区）',
      fields: [
        {
          key: 'nextManagementMeasure', label: '下一步管理措施', type: 'single', dictionary: 'next-management-measure',
          proposed: 'assessment.nextManagementMeasure', paper: { hidden: true }, note: '非2017版项目，多地融合版随访表有此栏',
        },
        {
          key: 'medicationAdjustments', label: '用药调整意见', type: 'table', minRows: 0, maxRows: 10,
          columns: [
            { key: 'drugName', label: '药物名称', type: 'text', required: true, maxLength: 100 },
            { key: 'drugClass', label: '药物种类', type: 'single', dictionary: 'glucose-lowering-class' },
            { key: 'timesPerDay', label: '每日次数', type: 'decimal', unit: '次/日', required: true, min: 0.1, max: 24, precision: 1 },
            { key: 'dosePerTime', label: '每次剂量', type: 'decimal', required: true, min: 0, max: 10000, precision: 3 },
            { key: 'doseUnit', label: '剂量单位', type: 'single', dictionary: 'dose-unit', default: 'mg' },
          ],
          paper: { hidden: true }, note: '非2017版项目',
        },
        { key: 'referralContact', label: '转诊联系人', type: 'text', maxLength: 50, visibleWhen: whenReferred, paper: { hidden: true } },
        {
          key: 'referralContactPhone', label: '转诊联系人电话', type: 'text', maxLength: 30, visibleWhen: whenReferred, sensitive: 'phone',
          paper: { hidden: true },
        },
        {
          key: 'referralResult', label: '转诊结果', type: 'single', dictionary: 'referral-result', visibleWhen: whenReferred, paper: { hidden: true },
          note: '2周内主动随访转诊情况后填写',
        },
      ],
    },
    {
      id: 'sign', title: '下次随访与签名',
      fields: [
        {
          key: 'nextFollowUpDate', label: '下次随访日期', type: 'date', required: "disposition == '1'", proposed: 'assessment.nextFollowUpDate',
          note: '按 rules/follow-up.md 的间隔给出默认值，可改；终止管理时不填',
        },
        { key: 'followUpDoctor', label: '随访医生签名', type: 'user', required: true, proposed: 'user.id' },
        { key: 'followUpDoctorSignature', label: '随访医生手写签名', type: 'signature' },
        { key: 'residentSignature', label: '居民（家属）签名', type: 'signature', note: '2017版未印，部分地区加印' },
        { key: 'remark', label: '备注', type: 'text', maxLength: 200, paper: { hidden: true }, note: '扩展项' },
      ],
    },
  ],
  derivations: [
    {
      key: 'assessment', rule: 'diabetesAssessment',
      inputs: [
        'followUpDate', 'age', 'disposition', 'systolic', 'diastolic', 'symptoms', 'fastingGlucose', 'postprandialGlucose', 'randomGlucose',
        'heartRate', 'bodyTemperature', 'adverseDrugReaction', 'medicationAdherence', 'hypoglycemiaReaction', 'dorsalisPedisPulse', 'resident.known',
        'previous.uncontrolled', 'previous.adverseReaction', 'crisisSigns', 'newOrWorseComplication',
      ],
    },
  ],
  checks: [
    {
      id: 'complication-class', when: "newOrWorseComplication == '2' && visitClass != '4'", severity: 'warning',
      message: '有新发或加重的并发症，随访分类应选“并发症”。', fields: ['visitClass', 'newOrWorseComplication'],
    },
    {
      id: 'blood-pressure', when: 'systolic <= diastolic', severity: 'error', message: '收缩压应大于舒张压，请核对。',
      fields: ['systolic', 'diastolic'],
    },
    {
      id: 'next-follow-up-date', when: 'nextFollowUpDate <= followUpDate', severity: 'error', message: '下次随访日期应晚于随访日期。',
      fields: ['nextFollowUpDate'],
    },
    {
      id: 'death-date-after-visit', when: 'deathDate > followUpDate', severity: 'error', message: '死亡日期不能晚于随访日期。',
      fields: ['deathDate', 'followUpDate'],
    },
    {
      id: 'body-mass-index', when: 'bmi < 12 || bmi > 50', severity: 'warning',
      message: '按身高、体重算出的体质指数很不寻常，请核对身高（厘米）和体重（公斤）。', fields: ['weight', 'height'],
    },
    {
      id: 'satisfied-while-uncontrolled', when: "visitClass == '1' && fastingGlucose >= 7", severity: 'error',
      message: '空腹血糖 ≥7.0 mmol/L（恰为 7.0 也算），随访分类不能选“控制满意”。', fields: ['visitClass', 'fastingGlucose'],
    },
    {
      id: 'satisfied-with-adverse-reaction', when: "visitClass == '1' && adverseDrugReaction == '2'", severity: 'error',
      message: '有药物不良反应，随访分类不能选“控制满意”。', fields: ['visitClass', 'adverseDrugReaction'],
    },
    {
      id: 'crisis-without-referral', when: 'assessment.crisis == true && referred == false', severity: 'warning', advice: true,
      message: '血糖、血压、体温、心率或症状达到紧急转诊标准：请处理后紧急转诊，并在 2 周内随访转诊情况。',
      fields: ['referred', 'fastingGlucose', 'systolic', 'diastolic', 'symptoms'],
    },
    {
      id: 'next-follow-up-late', when: 'nextFollowUpDate > assessment.nextFollowUpDate', severity: 'warning', advice: true,
      message: '下次随访日期晚于规范要求的最迟日期，请核对。', fields: ['nextFollowUpDate'],
    },
    {
      id: 'hba1c-date', when: 'hba1cDate > followUpDate', severity: 'error', message: '糖化血红蛋白检查日期不能晚于随访日期。', fields: ['hba1cDate'],
    },
    {
      id: 'target-weight', when: 'weightTarget > weight && bmi >= 24', severity: 'warning', advice: true, message: '体重超重，目标体重不应高于目前体重。',
      fields: ['weightTarget'],
    },
  ],
};
