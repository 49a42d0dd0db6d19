import type { FormDefinition } from '../../forms/index.ts';

/** 严重精神障碍患者个人信息补充表. */
export const psychosisCard: FormDefinition = {
  id: 'psychosis-card',
  version: 1,
  title: '严重精神障碍患者个人信息补充表',
  module: 'follow-up',
  routes: ['psychosisCard'],
  subject: 'resident',
  occurs: 'one',
  occurredOn: 'fillDate',
  source: '国家基本公共卫生服务规范（第三版，2017） 严重精神障碍患者管理服务规范 附件1 严重精神障碍患者个人信息补充表',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'guardian', title: '监护人与联系人',
      fields: [
        { key: 'resident', label: '患者', type: 'resident', required: true, proposed: 'resident.id' },
        { key: 'guardianName', label: '监护人姓名', type: 'text', sensitive: 'person-name', required: true, maxLength: 50, note: '法律规定的、目前行使监护职责的人' },
        { key: 'guardianRelationship', label: '与患者关系', type: 'single', required: true, dictionary: 'kinship' },
        { key: 'guardianAddress', label: '监护人住址', type: 'text', required: true, maxLength: 200, sensitive: 'address' },
        { key: 'guardianPhone', label: '监护人电话', type: 'text', required: true, maxLength: 30, sensitive: 'phone' },
        { key: 'villageContact', label: '辖区村（居）委会联系人', type: 'text', required: true, maxLength: 50 },
        { key: 'villageContactPhone', label: '辖区村（居）委会联系人电话', type: 'text', required: true, maxLength: 30, sensitive: 'phone' },
      ],
    },
    {
      id: 'social', title: '社会情况',
      fields: [
        { key: 'householdType', label: '户别', type: 'single', required: true, options: [{ code: '1', label: '城镇' }, { code: '2', label: '农村' }] },
        {
          key: 'employmentStatus', label: '就业情况', type: 'single', required: true,
          options: [
            { code: '1', label: '在岗工人' }, { code: '2', label: '在岗管理者' }, { code: '3', label: '农民' }, { code: '4', label: '下岗或无业' },
            { code: '5', label: '在校学生' }, { code: '6', label: '退休' }, { code: '7', label: '专业技术人员' }, { code: '8', label: '其他' },
            { code: '9', label: '不详' },
          ],
        },
      ],
    },
    {
      id: 'consent', title: '知情同意',
      fields: [
        {
          key: 'informedConsent', label: '知情同意', type: 'single', required: true,
          options: [{ code: '1', label: '同意参加管理' }, { code: '0', label: '不同意参加管理' }], note: '个别同类系统把“不同意”编为 2，标准为 0',
        },
        { key: 'consentSigner', label: '签字人', type: 'text', required: true, maxLength: 50, note: '患者本人或监护人' },
        { key: 'consentSignature', label: '签字', type: 'signature' },
        { key: 'consentDate', label: '签字时间', type: 'date', required: true, max: 'today' },
      ],
    },
    {
      id: 'history', title: '既往情况',
      fields: [
        {
          key: 'firstOnsetDate', label: '初次发病时间', type: 'date', required: true, max: 'today',
          note: '首次出现精神症状的时间，尽可能精确，可只填到年份',
        },
        {
          key: 'firstOnsetPrecision', label: '初次发病时间精确度', type: 'single',
          options: [{ code: '1', label: '年' }, { code: '2', label: '年月' }, { code: '3', label: '年月日' }], default: '3', paper: { hidden: true },
          note: '上报国家严重精神障碍信息系统需要，表上不印',
        },
        {
          key: 'pastSymptoms', label: '既往主要症状', type: 'multi', required: true, dictionary: 'psychosis-symptom', otherCode: '12',
          otherKey: 'pastSymptomsOther', note: '从第一次发病到填表时曾出现过的主要症状',
        },
        { key: 'pastSymptomsOther', label: '其他既往症状', type: 'text', maxLength: 100, visibleWhen: { field: 'pastSymptoms', in: ['12'] } },
        {
          key: 'pastLockStatus', label: '既往关锁情况', type: 'single', required: true, dictionary: 'psychosis-lock-status',
          note: '关锁指出于非医疗目的，用绳、链、栅等限制行动',
        },
        {
          key: 'outpatientHistory', label: '既往治疗情况（门诊）', type: 'single', required: true,
          options: [{ code: '1', label: '未治' }, { code: '2', label: '间断门诊治疗' }, { code: '3', label: '连续门诊治疗' }],
        },
        {
          key: 'firstAntipsychoticDate', label: '首次抗精神病药治疗时间', type: 'date', max: 'today',
          visibleWhen: { field: 'outpatientHistory', in: ['2', '3'] }, note: '不早于初次发病时间',
        },
        {
          key: 'hospitalizationCount', label: '既往治疗情况（住院）：曾住精神专科医院/综合医院精神专科', type: 'integer', unit: '次', required: true,
          min: 0, max: 200, note: '从未住院填 0',
        },
      ],
    },
    {
      id: 'diagnosis', title: '目前诊断情况',
      fields: [
        {
          key: 'diagnosis', label: '诊断', type: 'single', required: true, dictionary: 'psychosis-diagnosis', otherCode: 'other',
          otherKey: 'diagnosisOther', note: '纸质表为文字栏',
        },
        { key: 'diagnosisOther', label: '其他诊断', type: 'text', maxLength: 100, visibleWhen: { field: 'diagnosis', in: ['other'] } },
        { key: 'diagnosisIcd10', label: '诊断 ICD-10 编码', type: 'text', maxLength: 20, paper: { hidden: true }, note: '扩展项' },
        { key: 'diagnosisHospital', label: '确诊医院', type: 'text', required: true, maxLength: 100 },
        { key: 'diagnosisDate', label: '确诊日期', type: 'date', required: true, max: 'today' },
        {
          key: 'lastTreatmentEffect', label: '最近一次治疗效果', type: 'single', required: true,
          options: [{ code: '1', label: '临床痊愈' }, { code: '2', label: '好转' }, { code: '3', label: '无变化' }, { code: '4', label: '加重' }],
        },
      ],
    },
    {
      id: 'danger', title: '危险行为',
      fields: [
        {
          key: 'dangerousBehaviours', label: '危险行为', type: 'multi', required: true, dictionary: 'psychosis-dangerous-behaviour', exclusive: ['7'],
          note: '根据患者从第一次发病到填写此表之时的情况',
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
      ],
    },
    {
      id: 'economy', title: '经济状况与意见',
      fields: [
        {
          key: 'economicStatus', label: '经济状况', type: 'single', required: true,
          options: [{ code: '1', label: '贫困，在当地贫困线标准以下' }, { code: '2', label: '非贫困' }],
          note: '指患者经济状况；2011版另有 3不详，2017版删去',
        },
        {
          key: 'specialistOpinion', label: '专科医生的意见', type: 'longText', maxLength: 2000,
          note: '如果有请记录；是家属提供、还是患者自行提供诊断证明等由填表者据实记录',
        },
        { key: 'fillDate', label: '填表日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'doctor', label: '医生签字', type: 'user', required: true, proposed: 'user.id' },
      ],
    },
    {
      id: 'management', title: '管理状态',
      fields: [
        { key: 'managingInstitution', label: '管理机构', type: 'institution', required: true, proposed: 'user.institutionCode' },
        { key: 'responsibleDoctor', label: '责任医生', type: 'user', required: true, proposed: 'user.id' },
        {
          key: 'inManagement', label: '是否纳入管理', type: 'computed',
          computed: "isMissing(informedConsent) ? informedConsent == '1' : informedConsent == '1' && countTrue(terminated) == 0",
        },
        { key: 'currentRiskGrade', label: '最近一次危险性评估', type: 'computed', computed: 'previous.riskGrade' },
        { key: 'terminated', label: '是否终止管理', type: 'boolean', default: false },
        { key: 'terminationDate', label: '终止日期', type: 'date', max: 'today', visibleWhen: { field: 'terminated', in: [true] } },
        {
          key: 'terminationReason', label: '终止原因', type: 'single', dictionary: 'management-end-reason',
          visibleWhen: { field: 'terminated', in: [true] },
        },
      ],
    },
  ],
  checks: [
    {
      id: 'onset-before-treatment', when: 'firstOnsetDate > firstAntipsychoticDate', severity: 'error',
      message: '首次抗精神病药治疗时间不能早于初次发病时间。', fields: ['firstAntipsychoticDate', 'firstOnsetDate'],
    },
    {
      id: 'onset-before-diagnosis', when: 'firstOnsetDate > diagnosisDate', severity: 'error', message: '确诊日期不能早于初次发病时间。',
      fields: ['diagnosisDate', 'firstOnsetDate'],
    },
    {
      id: 'diagnosis-before-filling', when: 'diagnosisDate > fillDate', severity: 'error', message: '确诊日期不能晚于填表日期。',
      fields: ['diagnosisDate', 'fillDate'],
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
  ],
};
