import type { FormDefinition } from '../../forms/index.ts';
import { HYPERTENSION_SIGNS, optionsOfSigns } from '../psychosis/crisis-signs.rules.ts';

/**
 * 高血压患者随访服务记录表.
 * Class, next date and referral are proposed by `hypertensionAssessment`; a visit that only records loss or end of care needs
 * no findings.
 */
export const hypertensionFollowUp: FormDefinition = {
  id: 'hypertension-follow-up',
  version: 1,
  title: '高血压患者随访服务记录表',
  module: 'follow-up',
  routes: ['hypertenRecord', 'modHypertenRecord', '/cust/hfollowup'],
  subject: 'resident',
  occurs: 'many',
  oncePerDay: true,
  occurredOn: 'followUpDate',
  diesOn: 'deathDate',
  source: '国家基本公共卫生服务规范（第三版，2017） 高血压患者健康管理服务规范 附件 高血压患者随访服务记录表',
  verified: ['standard-text', 'peer-schema', 'recall'],
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
          paper: { hidden: true }, note: '随访日满周岁，由档案带出；65 岁起达标界不同',
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
            { code: '1', label: '无症状' }, { code: '2', label: '头痛头晕' }, { code: '3', label: '恶心呕吐' }, { code: '4', label: '眼花耳鸣' },
            { code: '5', label: '呼吸困难' }, { code: '6', label: '心悸胸闷' }, { code: '7', label: '鼻衄出血不止' },
            { code: '8', label: '四肢发麻' }, { code: '9', label: '下肢水肿' }, { code: '10', label: '其他' },
          ],
          exclusive: ['1'], otherCode: '10', otherKey: 'symptomsOther', abnormal: ['2', '3', '4', '5', '6', '7', '8', '9', '10'],
          normalFinding: ['1'], paper: { boxes: 8 }, note: '纸质表编码到 9，“其他”为文字栏，无印刷编码；10 取同类系统',
        },
        { key: 'symptomsOther', label: '其他症状', type: 'text', maxLength: 100, visibleWhen: { field: 'symptoms', in: ['10'] } },
      ],
    },
    {
      id: 'signs', title: '体征',
      fields: [
        {
          key: 'systolic', label: '收缩压', type: 'integer', unit: 'mmHg', required: "disposition == '1'", min: 40, max: 300, usual: [80, 200],
          normal: [{ low: 90, high: 139, maxAge: 64 }, { low: 90, high: 149, minAge: 65 }], concept: 'systolic-blood-pressure',
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
          usual: [35, 120], concept: 'body-weight', note: '超重、肥胖者每次测量，体重正常者可每年一次',
        },
        {
          key: 'weightTarget', label: '体重（目标）', type: 'decimal', unit: 'kg', min: 10, max: 300, precision: 1, usual: [35, 120],
          carryForward: true,
        },
        {
          key: 'bmi', label: '体质指数（目前）', type: 'computed', unit: 'kg/m2', computed: 'weight / (height/100)^2', precision: 2,
          normal: [{ low: 18.5, high: 23.99, note: '24.0～27.9 超重，≥28.0 肥胖，<18.5 体重过低' }], concept: 'body-mass-index',
        },
        { key: 'bmiTarget', label: '体质指数（目标）', type: 'computed', unit: 'kg/m2', computed: 'weightTarget / (height/100)^2', precision: 2 },
        {
          key: 'heartRate', label: '心率', type: 'integer', unit: '次/分钟', required: "disposition == '1'", min: 20, max: 250, usual: [45, 130],
          normal: [{ low: 60, high: 100 }], concept: 'heart-rate',
        },
        { key: 'signsOther', label: '其他体征', type: 'text', maxLength: 200, note: '其他阳性体征' },
      ],
    },
    {
      id: 'lifestyle', title: '生活方式指导',
      fields: [
        {
          key: 'smokingPerDay', label: '日吸烟量（目前）', type: 'integer', unit: '支', required: "disposition == '1'", min: 0, max: 200,
          concept: 'smoking-per-day', usual: [0, 60], carryForward: true, note: '不吸烟填 0',
        },
        {
          key: 'smokingPerDayTarget', label: '日吸烟量（目标）', type: 'integer', unit: '支', min: 0, max: 200, usual: [0, 60], carryForward: true,
          note: '吸烟者下次随访的目标',
        },
        {
          key: 'alcoholPerDay', label: '日饮酒量（目前，折合白酒）', type: 'decimal', unit: '两', required: "disposition == '1'", min: 0, max: 50,
          concept: 'alcohol-per-day', precision: 1, usual: [0, 20], carryForward: true, note: '不饮酒填 0；1两=50g白酒；折算：啤酒÷10、红酒÷4、黄酒÷5 得白酒量',
        },
        {
          key: 'alcoholPerDayTarget', label: '日饮酒量（目标）', type: 'decimal', unit: '两', min: 0, max: 50, precision: 1, usual: [0, 20],
          carryForward: true,
        },
        {
          key: 'exerciseTimesPerWeek', label: '运动频次（目前）', type: 'integer', unit: '次/周', required: "disposition == '1'", min: 0, max: 50,
          concept: 'exercise-times-per-week', usual: [0, 21], carryForward: true,
        },
        {
          key: 'exerciseMinutesPerTime', label: '每次运动时长（目前）', type: 'integer', unit: '分钟/次', required: "disposition == '1'", min: 0,
          concept: 'exercise-minutes-per-time', max: 600, usual: [0, 180], carryForward: true,
        },
        {
          key: 'exerciseTimesPerWeekTarget', label: '运动频次（目标）', type: 'integer', unit: '次/周', min: 0, max: 50, usual: [0, 21],
          carryForward: true,
        },
        {
          key: 'exerciseMinutesPerTimeTarget', label: '每次运动时长（目标）', type: 'integer', unit: '分钟/次', min: 0, max: 600, usual: [0, 180],
          carryForward: true,
        },
        {
          key: 'saltIntake', label: '摄盐情况（目前）', type: 'single', required: "disposition == '1'", dictionary: 'salt-intake-level',
          abnormal: ['3'], carryForward: true,
        },
        { key: 'saltIntakeTarget', label: '摄盐情况（目标）', type: 'single', dictionary: 'salt-intake-level', carryForward: true },
        {
          key: 'psychologicalAdjustment', label: '心理调整', type: 'single', required: "disposition == '1'", dictionary: 'good-fair-poor',
          concept: 'psychological-adjustment', abnormal: ['3'],
        },
        {
          key: 'complianceBehaviour', label: '遵医行为', type: 'single', required: "disposition == '1'", dictionary: 'good-fair-poor',
          concept: 'compliance-behaviour', abnormal: ['3'], note: '是否遵照医生指导改善生活方式',
        },
      ],
    },
    {
      id: 'exam', title: '辅助检查',
      fields: [
        {
          key: 'auxiliaryExam', label: '辅助检查', type: 'longText', optionalExam: true, maxLength: 500,
          note: '上次随访到本次随访之间在各医疗卫生机构所做检查的结果',
        },
      ],
    },
    {
      id: 'medication', title: '服药与分类',
      fields: [
        {
          key: 'medicationAdherence', label: '服药依从性', type: 'single', required: "disposition == '1'", dictionary: 'medication-adherence',
          abnormal: ['2', '3'], note: '规律=按医嘱服药；间断=未按医嘱，频次或数量不足；不服药=已开处方但未使用',
        },
        {
          key: 'nonadherenceReason', label: '不规律服药原因', type: 'single', dictionary: 'drug-nonadherence-reason', otherCode: '99',
          otherKey: 'nonadherenceReasonOther', visibleWhen: { field: 'medicationAdherence', in: ['2', '3'] }, paper: { hidden: true },
          note: '同类系统扩展项',
        },
        {
          key: 'nonadherenceReasonOther', label: '不规律服药其他原因', type: 'text', maxLength: 100,
          visibleWhen: { field: 'nonadherenceReason', in: ['99'] }, paper: { hidden: true },
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
          key: 'crisisSigns', label: '危急征象', type: 'multi', options: optionsOfSigns(HYPERTENSION_SIGNS), exclusive: ['1'],
          visibleWhen: {
            any: [
              { field: 'systolic', above: 139 }, { field: 'diastolic', above: 89 },
              { field: 'symptoms', in: ['2', '3', '4', '5', '6', '7', '8', '9', '10'] },
            ],
          },
          abnormal: optionsOfSigns(HYPERTENSION_SIGNS).slice(1).map(({ code }) => code), normalFinding: ['1'], paper: { hidden: true },
          note: '表上无此栏（扩展项）：规范所列、表上问不到的危急情况，血压升高或有症状时填',
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
          key: 'visitClass', label: '此次随访分类', type: 'single', required: "disposition == '1'", dictionary: 'chronic-visit-class',
          abnormal: ['2', '3', '4'], proposed: 'assessment.visitClass', note: '系统按 rules/follow-up.md 给出建议值，医生确认',
        },
        {
          key: 'medications', label: '用药情况', type: 'table', carryForward: true, minRows: 0, maxRows: 10,
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
      id: 'referral', title: '转诊',
      fields: [
        {
          key: 'referred', label: '是否转诊', type: 'boolean', proposed: 'assessment.referred', default: false,
          note: '2017版无独立是否栏：填写了原因或机构即为转诊；结构化为本项',
        },
        {
          key: 'referralReason', label: '转诊原因', type: 'text', maxLength: 200, visibleWhen: { field: 'referred', in: [true] },
          proposed: 'assessment.referralReason',
        },
        {
          key: 'referralOrganization', label: '转诊机构及科别', type: 'text', maxLength: 100, visibleWhen: { field: 'referred', in: [true] },
          note: '如 ××市人民医院心内科',
        },
      ],
    },
    {
      id: 'regional-extension', title: '融合版随访表扩展项（地区）',
      fields: [
        {
          key: 'nextManagementMeasure', label: '下一步管理措施', type: 'single', dictionary: 'next-management-measure',
          proposed: 'assessment.measure', paper: { hidden: true }, note: '非2017版项目，多地融合版随访表有此栏',
        },
        {
          key: 'medicationAdjustments', label: '用药调整意见', type: 'table', minRows: 0, maxRows: 10,
          columns: [
            { key: 'drugName', label: '药物名称', type: 'text', required: true, maxLength: 100 },
            { key: 'drugClass', label: '药物种类', type: 'single', dictionary: 'antihypertensive-class' },
            { key: 'timesPerDay', label: '每日次数', type: 'decimal', unit: '次/日', required: true, min: 0.1, max: 24, precision: 1 },
            { key: 'dosePerTime', label: '每次剂量', type: 'decimal', required: true, min: 0, max: 10000, precision: 3 },
            { key: 'doseUnit', label: '剂量单位', type: 'single', dictionary: 'dose-unit', default: 'mg' },
          ],
          paper: { hidden: true }, note: '非2017版项目',
        },
        {
          key: 'referralContact', label: '转诊联系人', type: 'text', maxLength: 50, visibleWhen: { field: 'referred', in: [true] },
          paper: { hidden: true },
        },
        {
          key: 'referralContactPhone', label: '转诊联系人电话', type: 'text', maxLength: 30, visibleWhen: { field: 'referred', in: [true] },
          sensitive: 'phone', paper: { hidden: true },
        },
        {
          key: 'referralResult', label: '转诊结果', type: 'single', dictionary: 'referral-result', visibleWhen: { field: 'referred', in: [true] },
          paper: { hidden: true }, note: '2周内主动随访转诊情况后填写',
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
        { key: 'residentSignature', label: '居民（家属）签名', type: 'signature', paper: { hidden: true }, note: '2017版未印，部分地区加印' },
        { key: 'remark', label: '备注', type: 'text', maxLength: 200, paper: { hidden: true }, note: '扩展项' },
      ],
    },
  ],
  derivations: [
    {
      key: 'assessment', rule: 'hypertensionAssessment',
      inputs: [
        'followUpDate', 'age', 'disposition', 'systolic', 'diastolic', 'symptoms', 'adverseDrugReaction', 'medicationAdherence', 'resident.known',
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
      id: 'satisfied-while-uncontrolled', when: "visitClass == '1' && (diastolic >= 90 || (age >= 65 ? systolic >= 150 : systolic >= 140))",
      severity: 'error', message: '本次血压未达标，随访分类不能选“控制满意”。', fields: ['visitClass', 'systolic', 'diastolic'],
    },
    {
      id: 'satisfied-with-adverse-reaction', when: "visitClass == '1' && adverseDrugReaction == '2'", severity: 'error',
      message: '有药物不良反应，随访分类不能选“控制满意”。', fields: ['visitClass', 'adverseDrugReaction'],
    },
    {
      id: 'crisis-without-referral', when: 'assessment.crisis == true && referred == false', severity: 'warning', advice: true,
      message: '血压或症状达到紧急转诊标准：请处理后紧急转诊，并在 2 周内随访转诊情况。', fields: ['referred', 'systolic', 'diastolic', 'symptoms'],
    },
    {
      id: 'symptoms-to-confirm',
      when: '!isMissing(assessment.crisisToConfirm) && isMissing(crisisSigns) && assessment.crisis == false && referred == false',
      severity: 'warning', advice: true, message: '头痛头晕如为剧烈、眼花如伴视力模糊或眼痛，属危急情况，请确认是否需要紧急转诊。',
      fields: ['symptoms', 'referred'],
    },
    {
      id: 'next-follow-up', when: 'nextFollowUpDate <= followUpDate', severity: 'error', message: '下次随访日期应晚于本次随访日期。',
      fields: ['nextFollowUpDate'],
    },
    {
      id: 'next-follow-up-late', when: 'nextFollowUpDate > assessment.nextFollowUpDate', severity: 'warning', advice: true,
      message: '下次随访日期晚于规范要求的最迟日期，请核对。', fields: ['nextFollowUpDate'],
    },
    {
      id: 'death-after-visit', when: 'deathDate > followUpDate', severity: 'error', message: '死亡日期不能晚于登记（随访）日期。',
      fields: ['deathDate', 'followUpDate'],
    },
    {
      id: 'target-weight', when: 'weightTarget > weight && bmi >= 24', severity: 'warning', advice: true, message: '体重超重，目标体重不应高于目前体重。',
      fields: ['weightTarget'],
    },
    {
      id: 'body-mass-index', when: 'bmi < 12 || bmi > 50', severity: 'warning',
      message: '按身高、体重算出的体质指数很不寻常，请核对身高（厘米）和体重（公斤）。', fields: ['weight', 'height'],
    },
  ],
};
