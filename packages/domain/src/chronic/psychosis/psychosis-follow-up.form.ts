import type { FormDefinition } from '../../forms/index.ts';

/** Neither lost nor dead: only then are findings demanded. */
const visited = 'isMissing(lostReason) && isMissing(deathDate)';

/**
 * 严重精神障碍患者随访服务记录表.
 * `judgement` proposes the class; next date and referral (`plan`) follow the class that stands in the form. A visit that only
 * records loss or death needs no findings.
 */
export const psychosisFollowUp: FormDefinition = {
  id: 'psychosis-follow-up',
  version: 1,
  title: '严重精神障碍患者随访服务记录表',
  module: 'follow-up',
  routes: ['psychosisRecord', 'modPsychosisRecord'],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'followUpDate',
  diesOn: 'deathDate',
  source: '国家基本公共卫生服务规范（第三版，2017） 严重精神障碍患者管理服务规范 附件2 严重精神障碍患者随访服务记录表；2018 工作规范差异以 note 标明',
  verified: ['standard-text', 'peer-schema', 'recall'],
  sections: [
    {
      id: 'visit', title: '随访信息',
      fields: [
        { key: 'resident', label: '患者', type: 'resident', required: true, proposed: 'resident.id' },
        { key: 'followUpDate', label: '随访日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        {
          key: 'followUpMode', label: '本次随访形式', type: 'single', required: visited,
          options: [{ code: '1', label: '门诊' }, { code: '2', label: '家庭访视' }, { code: '3', label: '电话' }],
        },
        {
          key: 'followUpRespondent', label: '本次随访对象', type: 'multi',
          options: [{ code: '1', label: '患者本人' }, { code: '2', label: '患者家属、监护人' }, { code: '3', label: '其他知情人' }],
          note: '2018 工作规范增加',
        },
      ],
    },
    {
      id: 'assessment', title: '危险性与精神状况',
      fields: [
        {
          key: 'riskGrade', label: '危险性评估', type: 'single', required: visited,
          dictionary: 'psychosis-risk-grade', abnormal: ['3', '4', '5'],
        },
        {
          key: 'symptoms', label: '目前症状', type: 'multi', dictionary: 'psychosis-symptom', otherCode: '12', otherKey: 'symptomsOther',
          note: '表上无“无”项；无症状时留空并勾 noSymptom',
        },
        { key: 'symptomsOther', label: '其他目前症状', type: 'text', maxLength: 100, visibleWhen: { field: 'symptoms', in: ['12'] } },
        { key: 'noSymptom', label: '目前无上述症状', type: 'boolean', default: false, paper: { hidden: true }, note: '系统项，用于区分未填与无症状' },
        {
          key: 'symptomLevel', label: '精神症状程度', type: 'single', required: visited,
          options: [{ code: '1', label: '基本消失' }, { code: '2', label: '存在但不明显' }, { code: '3', label: '明显' }], abnormal: ['3'],
          paper: { hidden: true }, note: '系统项，表上不印：随访分类规则需要区分“基本消失”与“明显”',
        },
        {
          key: 'insight', label: '自知力', type: 'single', required: visited,
          options: [{ code: '1', label: '自知力完全' }, { code: '2', label: '自知力不全' }, { code: '3', label: '自知力缺失' }], abnormal: ['3'],
        },
        { key: 'sleep', label: '睡眠情况', type: 'single', required: visited, dictionary: 'good-fair-worse' },
        {
          key: 'appetite', label: '饮食情况', type: 'single', required: visited,
          dictionary: 'good-fair-worse',
        },
      ],
    },
    {
      id: 'function', title: '社会功能情况',
      fields: [
        {
          key: 'selfCare', label: '个人生活料理', type: 'single', required: visited,
          dictionary: 'good-fair-worse',
        },
        {
          key: 'housework', label: '家务劳动', type: 'single', required: visited,
          dictionary: 'good-fair-worse',
        },
        {
          key: 'productiveWork', label: '生产劳动及工作', type: 'single', required: visited,
          options: [{ code: '1', label: '良好' }, { code: '2', label: '一般' }, { code: '3', label: '较差' }, { code: '9', label: '此项不适用' }],
        },
        {
          key: 'learningAbility', label: '学习能力', type: 'single', required: visited,
          dictionary: 'good-fair-worse',
        },
        {
          key: 'socialInteraction', label: '社会人际交往', type: 'single', required: visited,
          dictionary: 'good-fair-worse',
        },
      ],
    },
    {
      id: 'events', title: '两次随访期间情况',
      fields: [
        {
          key: 'dangerousBehaviours', label: '危险行为', type: 'multi', required: visited,
          dictionary: 'psychosis-dangerous-behaviour', exclusive: ['7'],
        },
        {
          key: 'minorDisturbanceCount', label: '轻度滋事次数', type: 'integer', unit: '次', required: true, min: 0, max: 999,
          visibleWhen: { field: 'dangerousBehaviours', in: ['1'] },
        },
        {
          key: 'troubleCount', label: '肇事次数', type: 'integer', unit: '次', required: true, min: 0, max: 999,
          visibleWhen: { field: 'dangerousBehaviours', in: ['2'] },
        },
        {
          key: 'accidentCount', label: '肇祸次数', type: 'integer', unit: '次', required: true, min: 0, max: 999,
          visibleWhen: { field: 'dangerousBehaviours', in: ['3'] },
        },
        {
          key: 'otherHarmCount', label: '其他危害行为次数', type: 'integer', unit: '次', required: true, min: 0, max: 999,
          visibleWhen: { field: 'dangerousBehaviours', in: ['4'] },
        },
        {
          key: 'selfHarmCount', label: '自伤次数', type: 'integer', unit: '次', required: true, min: 0, max: 999,
          visibleWhen: { field: 'dangerousBehaviours', in: ['5'] },
        },
        {
          key: 'attemptedSuicideCount', label: '自杀未遂次数', type: 'integer', unit: '次', required: true, min: 0, max: 999,
          visibleWhen: { field: 'dangerousBehaviours', in: ['6'] },
        },
        {
          key: 'lockStatus', label: '两次随访期间关锁情况', type: 'single', required: visited,
          dictionary: 'psychosis-lock-status',
        },
        {
          key: 'hospitalization', label: '两次随访期间住院情况', type: 'single', required: visited,
          options: [{ code: '0', label: '未住院' }, { code: '1', label: '目前正在住院' }, { code: '2', label: '曾住院，现未住院' }],
        },
        {
          key: 'lastDischargeDate', label: '末次出院时间', type: 'date', required: true, max: 'today',
          visibleWhen: { field: 'hospitalization', in: ['2'] },
        },
      ],
    },
    {
      id: 'lab', title: '检查与用药',
      fields: [
        {
          key: 'labTest', label: '实验室检查', type: 'single', required: visited, dictionary: 'none-present',
          note: '含上级医院或其他医院的检查',
        },
        { key: 'labTestDetail', label: '实验室检查结果', type: 'longText', maxLength: 500, visibleWhen: { field: 'labTest', in: ['2'] } },
        {
          key: 'medicationAdherence', label: '用药依从性', type: 'single', required: visited,
          options: [
            { code: '1', label: '按医嘱规律用药' }, { code: '2', label: '间断用药' }, { code: '3', label: '不用药' },
            { code: '4', label: '医嘱勿需用药' },
          ],
          note: '与慢病 medication-adherence 不同：多第4项',
        },
        {
          key: 'adverseDrugReaction', label: '药物不良反应', type: 'single', required: visited,
          options: [{ code: '1', label: '无' }, { code: '2', label: '有' }, { code: '9', label: '此项不适用' }],
        },
        {
          key: 'adverseDrugReactionDetail', label: '药物不良反应描述', type: 'text', maxLength: 200,
          visibleWhen: { field: 'adverseDrugReaction', in: ['2'] }, note: '写明哪种药物、何种反应',
        },
        {
          key: 'severeAdverseReaction', label: '是否严重（急性）药物不良反应', type: 'boolean',
          visibleWhen: { field: 'adverseDrugReaction', in: ['2'] }, paper: { hidden: true }, note: '系统项：分类规则需要区分严重与否',
        },
        {
          key: 'severePhysicalDisease', label: '是否有严重躯体疾病', type: 'boolean', default: false, paper: { hidden: true },
          note: '系统项：分类规则需要',
        },
        {
          key: 'treatmentEffect', label: '治疗效果', type: 'single', required: visited,
          dictionary: 'treatment-effect', note: '随访表 1 印作“痊愈”',
        },
        {
          key: 'referred', label: '是否转诊', type: 'single', required: visited,
          options: [{ code: '1', label: '否' }, { code: '2', label: '是' }], proposed: 'plan.referred',
        },
        {
          key: 'referralReason', label: '转诊原因', type: 'text', maxLength: 200, visibleWhen: { field: 'referred', in: ['2'] },
          proposed: 'plan.referralReason',
        },
        { key: 'referralOrganization', label: '转诊至机构及科室', type: 'text', maxLength: 100, visibleWhen: { field: 'referred', in: ['2'] } },
        {
          key: 'referralSuccess', label: '是否转诊成功', type: 'single', options: [{ code: '1', label: '是' }, { code: '2', label: '否' }],
          visibleWhen: { field: 'referred', in: ['2'] }, note: '2018 工作规范表',
        },
        {
          key: 'referralContact', label: '转诊联系人/电话', type: 'text', maxLength: 60, visibleWhen: { field: 'referred', in: ['2'] },
          note: '2018 工作规范表',
        },
        {
          key: 'medications', label: '用药情况', type: 'table', carryForward: true, minRows: 0, maxRows: 6,
          columns: [
            { key: 'drugName', label: '药物名称', type: 'text', required: true, maxLength: 100 },
            { key: 'timesPerPeriod', label: '次数', type: 'decimal', min: 0.1, max: 30, precision: 1 },
            { key: 'dosePerTime', label: '每次剂量', type: 'decimal', unit: 'mg', min: 0, max: 5000, precision: 2 },
            {
              key: 'frequencyUnit', label: '用法周期', type: 'single', required: true,
              options: [{ code: '1', label: '每日' }, { code: '2', label: '每月' }], default: '1', note: '表上印 每日（月）',
            },
            { key: 'morningDose', label: '早', type: 'decimal', unit: 'mg', min: 0, max: 5000, precision: 2, note: '2018 工作规范表为早中晚' },
            { key: 'noonDose', label: '中', type: 'decimal', unit: 'mg', min: 0, max: 5000, precision: 2 },
            { key: 'eveningDose', label: '晚', type: 'decimal', unit: 'mg', min: 0, max: 5000, precision: 2 },
            { key: 'longActing', label: '是否长效药', type: 'boolean' },
            { key: 'longActingWeeks', label: '长效药间隔', type: 'integer', unit: '周一次', min: 1, max: 26 },
            { key: 'longActingDose', label: '长效药每次剂量', type: 'decimal', unit: 'mg', min: 0, max: 5000, precision: 2 },
          ],
          note: '两次随访期间实际使用的抗精神病药物名称与用法，纸质表3种',
        },
        {
          key: 'medicationGuidance', label: '用药指导', type: 'table', minRows: 0, maxRows: 6,
          columns: [
            { key: 'drugName', label: '药物名称', type: 'text', required: true, maxLength: 100 },
            { key: 'timesPerPeriod', label: '次数', type: 'decimal', min: 0.1, max: 30, precision: 1 },
            { key: 'dosePerTime', label: '每次剂量', type: 'decimal', unit: 'mg', min: 0, max: 5000, precision: 2 },
            {
              key: 'frequencyUnit', label: '用法周期', type: 'single', required: true,
              options: [{ code: '1', label: '每日' }, { code: '2', label: '每月' }], default: '1', note: '表上印 每日（月）',
            },
            { key: 'morningDose', label: '早', type: 'decimal', unit: 'mg', min: 0, max: 5000, precision: 2, note: '2018 工作规范表为早中晚' },
            { key: 'noonDose', label: '中', type: 'decimal', unit: 'mg', min: 0, max: 5000, precision: 2 },
            { key: 'eveningDose', label: '晚', type: 'decimal', unit: 'mg', min: 0, max: 5000, precision: 2 },
            { key: 'longActing', label: '是否长效药', type: 'boolean' },
            { key: 'longActingWeeks', label: '长效药间隔', type: 'integer', unit: '周一次', min: 1, max: 26 },
            { key: 'longActingDose', label: '长效药每次剂量', type: 'decimal', unit: 'mg', min: 0, max: 5000, precision: 2 },
          ],
          note: '根据总体情况给出的下一阶段用药，纸质表3种',
        },
      ],
    },
    {
      id: 'outcome', title: '康复与分类',
      fields: [
        {
          key: 'rehabilitation', label: '康复措施', type: 'multi', required: visited,
          options: [
            { code: '1', label: '生活劳动能力' }, { code: '2', label: '职业训练' }, { code: '3', label: '学习能力' },
            { code: '4', label: '社会交往' }, { code: '5', label: '其他' },
          ],
          otherCode: '5', otherKey: 'rehabilitationOther',
        },
        { key: 'rehabilitationOther', label: '其他康复措施', type: 'text', maxLength: 100, visibleWhen: { field: 'rehabilitation', in: ['5'] } },
        {
          key: 'visitClass', label: '本次随访分类', type: 'single', required: visited,
          options: [{ code: '1', label: '不稳定' }, { code: '2', label: '基本稳定' }, { code: '3', label: '稳定' }], abnormal: ['1'],
          proposed: 'judgement.visitClass', note: '按 rules/follow-up.md 建议；2011版另有 0=未访到',
        },
        {
          key: 'nextFollowUpDate', label: '下次随访日期', type: 'date', required: visited,
          proposed: 'plan.nextFollowUpDate',
        },
        { key: 'followUpDoctor', label: '随访医生签名', type: 'user', required: true, proposed: 'user.id' },
        { key: 'followUpDoctorSignature', label: '随访医生手写签名', type: 'signature' },
        { key: 'familySignature', label: '患者（家属）签名', type: 'signature', note: '2018 工作规范表' },
      ],
    },
    // Last, so that no ordinary visit steps through it; without a question of its own a sheet stored earlier keeps what it says.
    {
      id: 'closing', title: '失访或死亡', note: '只在失访或死亡时填写；填了其中一项，上面的随访内容可以不填。',
      fields: [
        {
          key: 'lostReason', label: '若失访，原因', type: 'single',
          options: [
            { code: '1', label: '外出打工' }, { code: '2', label: '迁居他处' }, { code: '3', label: '走失' }, { code: '4', label: '连续3次未到访' },
            { code: '5', label: '其他' },
          ],
          note: '2018 表 1 为“外出务工”，4 为“连续3次未访到”',
        },
        { key: 'deathDate', label: '死亡日期', type: 'date', max: 'today' },
        {
          key: 'deathCause', label: '死亡原因', type: 'single',
          options: [
            { code: '1', label: '躯体疾病' }, { code: '2', label: '自杀' }, { code: '3', label: '他杀' }, { code: '4', label: '意外' },
            { code: '5', label: '精神疾病相关并发症' }, { code: '6', label: '其他' },
          ],
        },
        {
          key: 'deathDisease', label: '死于何种躯体疾病', type: 'single',
          options: [
            { code: '1', label: '传染病和寄生虫病' }, { code: '2', label: '肿瘤' }, { code: '3', label: '心脏病' }, { code: '4', label: '脑血管病' },
            { code: '5', label: '呼吸系统疾病' }, { code: '6', label: '消化系统疾病' }, { code: '7', label: '其他疾病' },
            { code: '8', label: '不详' },
          ],
          visibleWhen: { field: 'deathCause', in: ['1'] },
        },
      ],
    },
  ],
  derivations: [
    {
      key: 'judgement', rule: 'psychosisAssessment',
      inputs: [
        'followUpDate', 'lostReason', 'deathDate', 'riskGrade', 'symptomLevel', 'insight', 'selfCare', 'housework', 'productiveWork',
        'learningAbility', 'socialInteraction', 'adverseDrugReaction', 'severeAdverseReaction', 'severePhysicalDisease', 'hospitalization',
        'dangerousBehaviours', 'previous.previousClass',
      ],
    },
    {
      key: 'plan', rule: 'psychosisPlanned',
      inputs: [
        'followUpDate', 'lostReason', 'deathDate', 'riskGrade', 'symptomLevel', 'insight', 'selfCare', 'housework', 'productiveWork',
        'learningAbility', 'socialInteraction', 'adverseDrugReaction', 'severeAdverseReaction', 'severePhysicalDisease', 'hospitalization',
        'dangerousBehaviours', 'previous.previousClass', 'visitClass',
      ],
    },
  ],
  checks: [
    {
      id: 'next-follow-up-date', when: 'nextFollowUpDate <= followUpDate', severity: 'error', message: '下次随访日期应晚于随访日期。',
      fields: ['nextFollowUpDate'],
    },
    {
      id: 'death-date-after-visit', when: 'deathDate > followUpDate', severity: 'error', message: '死亡日期不能晚于随访日期。',
      fields: ['deathDate', 'followUpDate'],
    },
    {
      id: 'minor-disturbance-count', when: "hasAny(dangerousBehaviours, ['1']) && minorDisturbanceCount < 1", severity: 'error',
      message: '选了“轻度滋事”，次数至少填 1。', fields: ['minorDisturbanceCount'],
    },
    {
      id: 'trouble-count', when: "hasAny(dangerousBehaviours, ['2']) && troubleCount < 1", severity: 'error', message: '选了“肇事”，次数至少填 1。',
      fields: ['troubleCount'],
    },
    {
      id: 'accident-count', when: "hasAny(dangerousBehaviours, ['3']) && accidentCount < 1", severity: 'error', message: '选了“肇祸”，次数至少填 1。',
      fields: ['accidentCount'],
    },
    {
      id: 'other-harm-count', when: "hasAny(dangerousBehaviours, ['4']) && otherHarmCount < 1", severity: 'error',
      message: '选了“其他危害行为”，次数至少填 1。', fields: ['otherHarmCount'],
    },
    {
      id: 'self-harm-count', when: "hasAny(dangerousBehaviours, ['5']) && selfHarmCount < 1", severity: 'error',
      message: '选了“自伤”，次数至少填 1。', fields: ['selfHarmCount'],
    },
    {
      id: 'attempted-suicide-count', when: "hasAny(dangerousBehaviours, ['6']) && attemptedSuicideCount < 1", severity: 'error',
      message: '选了“自杀未遂”，次数至少填 1。', fields: ['attemptedSuicideCount'],
    },
    {
      id: 'self-harm-and-risk', when: "hasAny(dangerousBehaviours, ['5', '6']) && riskGrade < 4", severity: 'warning',
      message: '有自伤或自杀未遂，危险性评估应为 4 级及以上，请核对。', fields: ['riskGrade', 'dangerousBehaviours'],
    },
    {
      id: 'unstable',
      when: "visitClass != '1' && countTrue(riskGrade >= 3, symptomLevel == '3', insight == '3', severeAdverseReaction, severePhysicalDisease) > 0",
      severity: 'warning', message: '危险性评估 3 级及以上、精神症状明显、自知力缺失、严重药物不良反应或严重躯体疾病，随访分类应为“不稳定”，请核对。',
      fields: ['visitClass', 'riskGrade', 'symptomLevel', 'insight'],
    },
    {
      id: 'discharge-after-visit', when: 'lastDischargeDate > followUpDate', severity: 'error', message: '末次出院时间不能晚于随访日期。',
      fields: ['lastDischargeDate'],
    },
    {
      id: 'report-and-revisit', when: "visitClass == '1' && nextFollowUpDate > addDays(followUpDate, 14)", severity: 'warning', advice: true,
      message: '病情不稳定：应在 2 周内随访。', fields: ['nextFollowUpDate', 'visitClass'],
    },
    {
      id: 'emergency', when: 'riskGrade >= 3', severity: 'warning', advice: true,
      message: '危险性评估 3 级及以上：对症处理后立即转诊，报告当地公安部门和精神专科医师；未能住院的，在居委会人员、民警协助下 2 周内随访。',
      fields: ['riskGrade'],
    },
    {
      id: 'symptoms-and-none', when: 'noSymptom == true && !isMissing(symptoms)', severity: 'error',
      message: '“目前无上述症状”与已选的症状矛盾，请核对。', fields: ['symptoms', 'noSymptom'],
    },
  ],
};
