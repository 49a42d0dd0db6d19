import type { FormDefinition } from '../../forms/index.ts';

const whenVaccinated = { field: 'decision', in: ['1'] } as const;
const whenAefi = { field: 'aefi', in: [true] } as const;

/**
 * 预防接种单剂记录（接种登记）.
 * `previous` holds of the child's immunisation record: `doses`, `motherHbsAg`, `birthWeight`, `childHiv`, `immuneDeficiency`,
 * `permanentContraindications`; `givenDoses` are those of its other sheets.
 */
export const immunizationDose: FormDefinition = {
  id: 'immunization-dose',
  version: 1,
  title: '预防接种单剂记录（接种登记）',
  module: 'child',
  routes: ['jhmydj'],
  subject: 'child',
  occurs: 'many',
  occurredOn: 'date',
  source: '预防接种服务规范（第三版，2017）；预防接种工作规范（2023年版）；WS 375.12 疾病控制基本数据集 预防接种',
  verified: ['recall'],
  sections: [
    {
      id: 'precheck', title: '接种前核对与健康询问',
      fields: [
        { key: 'child', label: '儿童', type: 'resident', required: true, proposed: 'resident.id' },
        { key: 'date', label: '接种日期时间', type: 'dateTime', required: true },
        {
          key: 'temperature', label: '体温', type: 'decimal', unit: '℃', min: 34, max: 42, precision: 1,
          normal: [{ low: 35.5, high: 37.4, note: '≥37.5℃暂缓' }],
        },
        {
          key: 'healthInquiry', label: '健康询问', type: 'multi', required: true,
          options: [
            { code: '0', label: '无异常' }, { code: '1', label: '近期发热或急性感染' }, { code: '2', label: '腹泻（≥4次/日，脊灰）' },
            { code: '3', label: '过敏史' }, { code: '4', label: '既往接种严重反应' }, { code: '5', label: '惊厥癫痫或神经系统疾病' },
            { code: '6', label: '免疫缺陷或免疫抑制治疗' }, { code: '7', label: '近3个月用免疫球蛋白或血液制品' },
            { code: '8', label: '近28天接种注射类减毒活疫苗' }, { code: '9', label: '先天性疾病' }, { code: '10', label: '皮肤病（接种部位）' },
            { code: '11', label: '近期手术' }, { code: '99', label: '其他' },
          ],
          exclusive: ['0'], otherCode: '99', otherKey: 'healthInquiryOther',
        },
        { key: 'healthInquiryOther', label: '其他情况', type: 'text', maxLength: 100, visibleWhen: { field: 'healthInquiry', in: ['99'] } },
        {
          key: 'decision', label: '预检结论', type: 'single', required: true,
          options: [{ code: '1', label: '可以接种' }, { code: '2', label: '暂缓接种' }, { code: '3', label: '不宜接种' }], abnormal: ['2', '3'],
          proposed: 'fitness.decision',
        },
        {
          key: 'deferReason', label: '暂缓或不宜原因', type: 'text', required: true, maxLength: 100,
          visibleWhen: { field: 'decision', in: ['2', '3'] }, proposed: 'fitness.deferReason',
        },
        { key: 'deferUntil', label: '暂缓至', type: 'date', visibleWhen: { field: 'decision', in: ['2'] } },
        { key: 'informedConsent', label: '知情告知已签署', type: 'boolean', required: true },
        { key: 'guardianSignature', label: '监护人签名', type: 'signature' },
      ],
    },
    {
      id: 'injection', title: '接种',
      fields: [
        { key: 'vaccine', label: '疫苗', type: 'single', required: true, dictionary: 'vaccine-code', visibleWhen: whenVaccinated },
        {
          key: 'doseNumber', label: '剂次', type: 'integer', required: true, min: 1, max: 6, visibleWhen: whenVaccinated,
          proposed: 'check.doseNumber',
        },
        {
          key: 'doseAdvice', label: '程序提示', type: 'computed', computed: 'check.message', visibleWhen: whenVaccinated, paper: { hidden: true },
          note: '扩展项：所选疫苗按程序应种、未到、禁忌或已完成',
        },
        {
          key: 'doseType', label: '接种类型', type: 'single',
          options: [{ code: '1', label: '常规' }, { code: '2', label: '补种' }, { code: '3', label: '强化（群体性）' }, { code: '4', label: '应急' }],
          visibleWhen: whenVaccinated, default: '1',
        },
        {
          key: 'batch', label: '疫苗批次', type: 'text', required: true, maxLength: 40, visibleWhen: whenVaccinated,
          note: '关联 vaccine-management 的库存批次',
        },
        { key: 'batchNumber', label: '批号', type: 'text', required: true, maxLength: 30, visibleWhen: whenVaccinated },
        {
          key: 'traceCode', label: '追溯码', type: 'text', maxLength: 30, pattern: '^\\d{20}$', visibleWhen: whenVaccinated,
          note: '最小包装20位追溯码',
        },
        { key: 'expiryDate', label: '有效期至', type: 'date', required: true, visibleWhen: whenVaccinated },
        { key: 'manufacturer', label: '生产企业', type: 'text', required: true, maxLength: 50, visibleWhen: whenVaccinated },
        { key: 'amount', label: '剂量', type: 'decimal', unit: 'mL', min: 0.05, max: 2, precision: 2, visibleWhen: whenVaccinated },
        { key: 'route', label: '途径', type: 'single', required: true, dictionary: 'vaccination-route', visibleWhen: whenVaccinated },
        { key: 'site', label: '部位', type: 'single', required: true, dictionary: 'injection-site', visibleWhen: whenVaccinated },
        { key: 'vaccinator', label: '接种医生', type: 'user', required: true, proposed: 'user.id' },
        { key: 'institution', label: '接种单位', type: 'institution', required: true, proposed: 'user.institutionCode' },
        {
          key: 'paid', label: '费用', type: 'single', options: [{ code: '1', label: '免疫规划（免费）' }, { code: '2', label: '非免疫规划（自费）' }],
          default: '1',
        },
      ],
    },
    {
      id: 'observation', title: '留观与反应',
      fields: [
        { key: 'observationStart', label: '留观开始', type: 'dateTime' },
        { key: 'observationEnd', label: '留观结束', type: 'dateTime' },
        {
          key: 'observationMinutes', label: '留观分钟', type: 'computed', unit: '分钟', computed: 'minutesBetween(observationStart, observationEnd)',
          normal: [{ low: 30, note: '不少于30分钟' }],
        },
        {
          key: 'reaction', label: '接种反应', type: 'multi',
          options: [
            { code: '0', label: '无' }, { code: '1', label: '发热37.1~37.5℃' }, { code: '2', label: '发热37.6~38.5℃' },
            { code: '3', label: '发热≥38.6℃' }, { code: '4', label: '局部红肿≤2.5cm' }, { code: '5', label: '局部红肿2.6~5.0cm' },
            { code: '6', label: '局部红肿>5.0cm' }, { code: '7', label: '硬结' }, { code: '8', label: '过敏性皮疹' }, { code: '9', label: '晕厥' },
            { code: '10', label: '过敏性休克' }, { code: '11', label: '热性惊厥' }, { code: '99', label: '其他' },
          ],
          exclusive: ['0'], otherCode: '99', otherKey: 'reactionOther',
        },
        { key: 'reactionOther', label: '其他反应', type: 'text', maxLength: 100, visibleWhen: { field: 'reaction', in: ['99'] } },
      ],
    },
    {
      id: 'aefi', title: '疑似预防接种异常反应',
      fields: [
        { key: 'aefi', label: '是否AEFI', type: 'boolean', default: false },
        { key: 'aefiOnset', label: '发生时间', type: 'dateTime', required: true, visibleWhen: whenAefi },
        {
          key: 'aefiClass', label: '反应分类', type: 'single',
          options: [
            { code: '1', label: '一般反应' }, { code: '2', label: '异常反应' }, { code: '3', label: '疫苗质量事故' },
            { code: '4', label: '接种事故' }, { code: '5', label: '偶合症' }, { code: '6', label: '心因性反应' }, { code: '7', label: '待定' },
          ],
          visibleWhen: whenAefi,
        },
        { key: 'aefiSevere', label: '严重AEFI', type: 'boolean', visibleWhen: whenAefi },
        { key: 'aefiReportedAt', label: '报告时间', type: 'dateTime', visibleWhen: whenAefi, note: '48小时内；死亡、严重残疾、群体性2小时内' },
        {
          key: 'aefiOutcome', label: '转归', type: 'single',
          options: [
            { code: '1', label: '痊愈' }, { code: '2', label: '好转' }, { code: '3', label: '后遗症' }, { code: '4', label: '死亡' },
            { code: '5', label: '不详' },
          ],
          visibleWhen: whenAefi,
        },
      ],
    },
    {
      id: 'next', title: '下一剂',
      fields: [
        { key: 'nextVaccine', label: '下一剂疫苗', type: 'computed', computed: 'next.nextVaccine' },
        { key: 'nextDate', label: '预约日期', type: 'date', sensitive: 'birth-date', proposed: 'next.nextDate' },
      ],
    },
  ],
  derivations: [
    { key: 'fitness', rule: 'vaccinationCheck', inputs: ['date', 'healthInquiry', 'temperature'] },
    {
      key: 'check', rule: 'vaccinationCheck',
      inputs: [
        'vaccine', 'date', 'resident.birthDate', 'resident.sex', 'previous.doses', 'previous.birthDoses', 'previous.givenDoses', 'previous.motherHbsAg', 'previous.birthWeight',
        'previous.childHiv', 'previous.immuneDeficiency', 'previous.permanentContraindications',
      ],
    },
    {
      key: 'next', rule: 'nextDoses',
      inputs: [
        'today', 'vaccine', 'date', 'decision', 'resident.birthDate', 'resident.sex', 'previous.doses', 'previous.birthDoses', 'previous.givenDoses', 'previous.motherHbsAg', 'previous.birthWeight', 'previous.childHiv',
        'previous.immuneDeficiency', 'previous.permanentContraindications',
      ],
    },
  ],
  checks: [
    {
      id: 'observation-start-before-observation-end', when: 'observationStart > observationEnd', severity: 'error',
      message: '留观开始不能晚于留观结束，请核对。', fields: ['observationEnd', 'observationStart'],
    },
    {
      id: 'aefi-onset-before-aefi-reported-at', when: 'aefiOnset > aefiReportedAt', severity: 'error', message: '发生时间不能晚于报告时间，请核对。',
      fields: ['aefiReportedAt', 'aefiOnset'],
    },
    { id: 'next-date', when: 'nextDate <= left(date, 10)', severity: 'error', message: '预约日期应晚于接种日期时间。', fields: ['nextDate'] },
    { id: 'expired', when: 'left(date, 10) > expiryDate', severity: 'error', message: '疫苗已过有效期，不得接种。', fields: ['expiryDate', 'date'] },
    {
      id: 'observation', when: 'observationMinutes < 30', severity: 'warning', message: '留观应满 30 分钟，请核对留观结束时间。',
      fields: ['observationEnd'],
    },
    {
      id: 'consent', when: "decision == '1' && informedConsent == false", severity: 'error', message: '未签署知情告知，不得接种。',
      fields: ['informedConsent', 'decision'],
    },
    {
      id: 'too-early', when: "check.tooEarly == true && decision == '1'", severity: 'error', message: '早于该剂次的最早接种日期，不得接种。',
      fields: ['vaccine', 'doseNumber', 'date'],
    },
    {
      id: 'unfit', when: "decision == '1' && fitness.decision != '1'", severity: 'warning',
      message: '健康询问或体温提示暂缓或不宜接种，请核对预检结论。', fields: ['decision', 'healthInquiry', 'temperature'],
    },
  ],
};
