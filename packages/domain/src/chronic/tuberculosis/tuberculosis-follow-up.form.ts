import type { FormDefinition } from '../../forms/index.ts';

const whenTreatmentStopped = { field: 'treatmentStopped', in: [true] } as const;

/** 肺结核患者随访服务记录表. */
export const tuberculosisFollowUp: FormDefinition = {
  id: 'tuberculosis-follow-up',
  version: 1,
  title: '肺结核患者随访服务记录表',
  module: 'follow-up',
  routes: ['ptRecord', 'modPtRecord'],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'followUpDate',
  source: '国家基本公共卫生服务规范（第三版，2017） 肺结核患者健康管理服务规范 附件2 肺结核患者随访服务记录表',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'visit', title: '随访信息',
      fields: [
        { key: 'resident', label: '患者', type: 'resident', required: true, proposed: 'resident.id' },
        { key: 'followUpDate', label: '随访时间', type: 'date', required: true, max: 'today', proposed: 'today' },
        {
          key: 'treatmentMonth', label: '治疗月序', type: 'integer', unit: '月', required: true, min: 1, max: 36,
          proposed: 'tuberculosisTreatmentMonth(previous.treatmentStartDate, followUpDate)', note: '第 x 月；由开始治疗日期推算可改',
        },
        { key: 'supervisor', label: '督导人员', type: 'single', required: true, dictionary: 'tb-supervisor', carryForward: true, proposed: 'previous.supervisor' },
        { key: 'followUpMode', label: '随访方式', type: 'single', required: true, dictionary: 'follow-up-mode' },
      ],
    },
    {
      id: 'symptoms', title: '症状及体征',
      fields: [
        {
          key: 'symptoms', label: '症状及体征', type: 'multi', required: true,
          options: [
            { code: '0', label: '没有症状' }, { code: '1', label: '咳嗽咳痰' }, { code: '2', label: '低热盗汗' }, { code: '3', label: '咯血或血痰' },
            { code: '4', label: '胸痛消瘦' }, { code: '5', label: '恶心纳差' }, { code: '6', label: '关节疼痛' }, { code: '7', label: '头痛失眠' },
            { code: '8', label: '视物模糊' }, { code: '9', label: '皮肤瘙痒、皮疹' }, { code: '10', label: '耳鸣、听力下降' },
            { code: '11', label: '其他' },
          ],
          exclusive: ['0'], otherCode: '11', otherKey: 'symptomsOther', note: '表上编码 0～10，“其他”为文字栏；11 取同类系统',
        },
        { key: 'symptomsOther', label: '其他症状及体征', type: 'text', maxLength: 100, visibleWhen: { field: 'symptoms', in: ['11'] } },
      ],
    },
    {
      id: 'lifestyle', title: '生活方式指导',
      fields: [
        { key: 'smokingPerDay', label: '吸烟（目前）', type: 'integer', unit: '支/天', required: true, min: 0, max: 200, carryForward: true },
        { key: 'smokingPerDayTarget', label: '吸烟（目标）', type: 'integer', unit: '支/天', min: 0, max: 200, carryForward: true },
        {
          key: 'alcoholPerDay', label: '饮酒（目前）', type: 'decimal', unit: '两/天', required: true, min: 0, max: 50, precision: 1,
          carryForward: true,
        },
        { key: 'alcoholPerDayTarget', label: '饮酒（目标）', type: 'decimal', unit: '两/天', min: 0, max: 50, precision: 1, carryForward: true },
      ],
    },
    {
      id: 'medication', title: '用药',
      fields: [
        {
          key: 'chemotherapyRegimen', label: '化疗方案', type: 'text', required: true, maxLength: 100, carryForward: true,
          proposed: 'previous.chemotherapyRegimen',
        },
        {
          key: 'drugUsage', label: '用法', type: 'single', required: true, dictionary: 'tb-drug-usage', carryForward: true,
          proposed: 'previous.drugUsage',
        },
        {
          key: 'drugForms', label: '药品剂型', type: 'multi', required: true, dictionary: 'tb-drug-form', carryForward: true,
          proposed: 'previous.drugForms',
        },
        { key: 'missedDoses', label: '漏服药次数', type: 'integer', unit: '次', required: true, min: 0, max: 500, note: '上次随访至本次；0 须填' },
      ],
    },
    {
      id: 'adverse', title: '不良反应与并发症',
      fields: [
        { key: 'adverseDrugReaction', label: '药物不良反应', type: 'single', required: true, dictionary: 'none-present', abnormal: ['2'] },
        {
          key: 'adverseDrugReactionDetail', label: '药物不良反应描述', type: 'text', maxLength: 200,
          visibleWhen: { field: 'adverseDrugReaction', in: ['2'] },
        },
        { key: 'complication', label: '并发症或合并症', type: 'single', required: true, dictionary: 'none-present', abnormal: ['2'] },
        { key: 'complicationDetail', label: '并发症或合并症描述', type: 'text', maxLength: 200, visibleWhen: { field: 'complication', in: ['2'] } },
      ],
    },
    {
      id: 'referral', title: '转诊',
      fields: [
        { key: 'referred', label: '是否转诊', type: 'boolean', proposed: 'assessment.referred', default: false, note: '表上无独立是否栏' },
        { key: 'referralDepartment', label: '转诊科别', type: 'text', maxLength: 100, visibleWhen: { field: 'referred', in: [true] } },
        {
          key: 'referralReason', label: '转诊原因', type: 'text', maxLength: 200, visibleWhen: { field: 'referred', in: [true] },
          proposed: 'assessment.referralReason',
        },
        { key: 'referralTwoWeekResult', label: '2周内随访，随访结果', type: 'text', maxLength: 200, visibleWhen: { field: 'referred', in: [true] } },
      ],
    },
    {
      id: 'plan', title: '处理与下次随访',
      fields: [
        { key: 'handlingOpinion', label: '处理意见', type: 'longText', required: true, maxLength: 500, proposed: 'assessment.handlingOpinion' },
        {
          key: 'nextFollowUpDate', label: '下次随访时间', type: 'date', required: 'treatmentStopped != true', proposed: 'assessment.nextFollowUpDate',
        },
        { key: 'followUpDoctor', label: '随访医生签名', type: 'user', required: true, proposed: 'user.id' },
        { key: 'followUpDoctorSignature', label: '随访医生手写签名', type: 'signature' },
      ],
    },
    {
      id: 'closure', title: '停止治疗及全程管理情况（结案时填）',
      fields: [
        { key: 'treatmentStopped', label: '是否停止治疗', type: 'boolean', default: false, paper: { hidden: true }, note: '系统项' },
        { key: 'stopDate', label: '出现停止治疗时间', type: 'date', required: true, max: 'today', visibleWhen: whenTreatmentStopped },
        { key: 'stopReason', label: '停止治疗原因', type: 'single', required: true, dictionary: 'tb-stop-reason', visibleWhen: whenTreatmentStopped },
        {
          key: 'visitsDue', label: '应访视患者次数', type: 'integer', unit: '次', required: true, min: 0, max: 500, visibleWhen: whenTreatmentStopped, proposed: 'closing.visitsDue',
        },
        { key: 'visitsDone', label: '实际访视次数', type: 'integer', unit: '次', required: true, min: 0, max: 500, visibleWhen: whenTreatmentStopped, proposed: 'closing.visitsDone' },
        {
          key: 'dosesDue', label: '患者在疗程中应服药次数', type: 'integer', unit: '次', required: true, min: 0, max: 2000,
          visibleWhen: whenTreatmentStopped, proposed: 'closing.dosesDue',
        },
        {
          key: 'dosesTaken', label: '实际服药次数', type: 'integer', unit: '次', required: true, min: 0, max: 2000, visibleWhen: whenTreatmentStopped, proposed: 'closing.dosesTaken',
        },
        {
          key: 'medicationRate', label: '服药率', type: 'computed', unit: '%', computed: 'tuberculosisMedicationRate(dosesTaken, dosesDue)',
          precision: 1,
        },
        { key: 'assessor', label: '评估医生签名', type: 'user', required: true, visibleWhen: whenTreatmentStopped, proposed: 'user.id' },
        { key: 'assessorSignature', label: '评估医生手写签名', type: 'signature', visibleWhen: whenTreatmentStopped },
      ],
    },
  ],
  derivations: [
    {
      key: 'assessment', rule: 'tuberculosisAssessment',
      inputs: [
        'followUpDate', 'treatmentMonth', 'supervisor', 'drugUsage', 'missedDoses', 'adverseDrugReaction', 'complication', 'treatmentStopped',
        'dosesTaken', 'dosesDue', 'chemotherapyRegimen', 'previous.patientType', 'previous.isMultidrugResistant',
      ],
    },
    {
      key: 'closing', rule: 'tuberculosisClosing',
      inputs: [
        'followUpDate', 'stopDate', 'supervisor', 'chemotherapyRegimen', 'drugUsage', 'missedDoses', 'previous.treatmentStartDate',
        'previous.earlierVisits',
      ],
    },
  ],
  checks: [
    {
      id: 'next-follow-up-date', when: 'nextFollowUpDate <= followUpDate', severity: 'error', message: '下次随访时间应晚于随访时间。',
      fields: ['nextFollowUpDate'],
    },
    {
      id: 'irregular', when: 'medicationRate < 90', severity: 'warning', advice: true, message: '服药率低于 90%，不算规则服药，请核对漏服原因。',
      fields: ['medicationRate'],
    },
    {
      id: 'refer', when: "(adverseDrugReaction == '2' || complication == '2') && referred == false", severity: 'warning', advice: true,
      message: '有药物不良反应、并发症或合并症：应立即转诊，并在 2 周内随访。', fields: ['referred', 'adverseDrugReaction', 'complication'],
    },
    {
      id: 'missed-a-week', when: 'assessment.reportMissedDoses == true', severity: 'warning', advice: true,
      message: '漏服药累计 1 周及以上：须及时向上级专业机构报告。', fields: ['missedDoses'],
    },
    { id: 'doses', when: 'dosesTaken > dosesDue', severity: 'error', message: '实际服药次数不能大于应服药次数。', fields: ['dosesTaken', 'dosesDue'] },
    {
      id: 'visits', when: 'visitsDone > visitsDue', severity: 'warning', message: '实际访视次数大于应访视次数，请核对。',
      fields: ['visitsDone', 'visitsDue'],
    },
    {
      id: 'next-after-stop', when: 'treatmentStopped == true && !isMissing(nextFollowUpDate)', severity: 'error',
      message: '已停止治疗，不填下次随访时间。', fields: ['nextFollowUpDate', 'treatmentStopped'],
    },
  ],
};
