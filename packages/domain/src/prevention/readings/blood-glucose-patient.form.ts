import type { FormDefinition } from '../../forms/index.ts';
import { standingSection } from './standing.section.ts';

/**
 * 血糖患者.
 * `previous.readings` are the stored glucose readings of the resident, as their sheet holds them; the application hands them
 * over.
 */
export const bloodGlucosePatient: FormDefinition = {
  id: 'blood-glucose-patient',
  version: 1,
  title: '血糖患者',
  module: 'prevention',
  routes: ['sjgl/xthz', 'sjgl/xthz/add', 'sjgl/xthz/xtdetail'],
  subject: 'resident',
  occurs: 'one',
  source: '产品规格页面 sjgl；项目取自家庭血压/血糖监测指南、IEEE 11073-10407/10417 与蓝牙 BLP/GLP 特征、同类系统',
  verified: ['recall'],
  sections: [
    {
      id: 'basic', title: '患者信息',
      fields: [
        { key: 'resident', label: '居民', type: 'resident', required: true, proposed: 'resident.id' },
        {
          key: 'patientType', label: '患者类型', type: 'single', required: true,
          options: [
            { code: '1', label: '2型糖尿病' }, { code: '2', label: '1型糖尿病' }, { code: '3', label: '妊娠期糖尿病' },
            { code: '4', label: '糖尿病前期（高危）' }, { code: '5', label: '其他' },
          ],
        },
        {
          key: 'treatmentMode', label: '治疗方式', type: 'multi', required: true,
          options: [
            { code: '1', label: '仅生活方式' }, { code: '2', label: '口服降糖药' }, { code: '3', label: '基础胰岛素' },
            { code: '4', label: '预混胰岛素' }, { code: '5', label: '多次胰岛素或胰岛素泵' }, { code: '6', label: 'GLP-1受体激动剂' },
          ],
          exclusive: ['1'],
        },
        { key: 'confirmedDate', label: '确诊日期', type: 'date', max: 'today' },
        { key: 'responsibleDoctor', label: '责任医生', type: 'user', required: true, proposed: 'user.id' },
        { key: 'team', label: '家庭医生团队', type: 'text', maxLength: 50 },
        { key: 'emergencyContact', label: '紧急联系人', type: 'text', sensitive: 'person-name', maxLength: 50, proposed: 'previous.contactName' },
        { key: 'emergencyPhone', label: '紧急联系电话', type: 'text', maxLength: 30, sensitive: 'phone', proposed: 'previous.contactPhone' },
      ],
    },
    {
      id: 'targets', title: '目标与预警值',
      fields: [
        {
          key: 'fastingTargetLow', label: '空腹（餐前）目标下限', type: 'decimal', unit: 'mmol/L', required: true, min: 3, max: 8, precision: 1,
          default: 4.4,
        },
        {
          key: 'fastingTargetHigh', label: '空腹（餐前）目标上限', type: 'decimal', unit: 'mmol/L', required: true, min: 5, max: 12, precision: 1,
          default: 7,
        },
        {
          key: 'postprandialTargetHigh', label: '非空腹目标上限', type: 'decimal', unit: 'mmol/L', required: true, min: 6, max: 20, precision: 1,
          default: 10,
        },
        { key: 'hba1cTarget', label: '糖化血红蛋白目标', type: 'decimal', unit: '%', min: 5, max: 10, precision: 1, default: 7 },
        {
          key: 'lowAlert', label: '低血糖预警', type: 'decimal', unit: 'mmol/L', required: true, min: 2, max: 5, precision: 1, default: 3.9,
          note: '接受药物治疗的糖尿病患者 <3.9；非糖尿病 <2.8',
        },
        { key: 'highAlert', label: '高血糖预警', type: 'decimal', unit: 'mmol/L', required: true, min: 8, max: 33, precision: 1, default: 13.9 },
        { key: 'criticalHigh', label: '危急高血糖', type: 'decimal', unit: 'mmol/L', required: true, min: 10, max: 40, precision: 1, default: 16.7 },
      ],
    },
    {
      id: 'plan', title: '监测计划',
      fields: [
        { key: 'timePoints', label: '监测时点', type: 'multi', required: true, dictionary: 'glucose-time-point', default: ['1', '2'] },
        {
          key: 'measureDaysPerWeek', label: '每周监测天数', type: 'integer', unit: '天/周', required: true, min: 1, max: 7, default: 2,
          note: '仅口服药：每周2～4次空腹或餐后；基础胰岛素：每日空腹；预混：空腹与晚餐前；多次胰岛素：七点',
        },
        { key: 'sevenPointIntervalDays', label: '七点血糖间隔', type: 'integer', unit: '天', min: 7, max: 180, default: 30 },
        { key: 'department', label: '监测科室', type: 'single', dictionary: 'department', note: '由院内科室按计划测血糖的填写；在家自测的不填' },
        { key: 'device', label: '绑定设备', type: 'text', maxLength: 40 },
        { key: 'reminderEnabled', label: '测量提醒', type: 'boolean', default: true },
        { key: 'planStart', label: '计划开始', type: 'date' },
        { key: 'planEnd', label: '计划结束', type: 'date' },
      ],
    },
    standingSection,
    {
      id: 'detail', title: '详情汇总',
      fields: [
        { key: 'latestReading', label: '最近一次血糖', type: 'computed', computed: 'statistics.latest' },
        { key: 'fastingMean30d', label: '近30日空腹均值', type: 'computed', unit: 'mmol/L', computed: 'statistics.fastingMean', precision: 1 },
        {
          key: 'postprandialMean30d', label: '近30日餐后均值', type: 'computed', unit: 'mmol/L', computed: 'statistics.postprandialMean',
          precision: 1,
        },
        { key: 'inRangeRate30d', label: '近30日达标率', type: 'computed', unit: '%', computed: 'statistics.inRangeRate' },
        { key: 'lowRate30d', label: '近30日低血糖占比', type: 'computed', unit: '%', computed: 'statistics.lowRate' },
        { key: 'highRate30d', label: '近30日高血糖占比', type: 'computed', unit: '%', computed: 'statistics.highRate' },
        { key: 'sd30d', label: '标准差', type: 'computed', unit: 'mmol/L', computed: 'statistics.sd', precision: 2 },
        { key: 'cv30d', label: '变异系数', type: 'computed', unit: '%', computed: 'statistics.cv', precision: 1 },
        {
          key: 'estimatedHba1c', label: '估算糖化血红蛋白', type: 'computed', unit: '%', computed: 'statistics.estimatedHba1c', precision: 1,
          note: 'ADAG 公式，仅供参考',
        },
        { key: 'lastHba1c', label: '最近糖化血红蛋白', type: 'computed', unit: '%', computed: 'statistics.lastHba1c' },
        { key: 'lastWarning', label: '最近预警', type: 'computed', computed: 'statistics.lastWarning' },
        { key: 'sevenPointProfile', label: '最近七点血糖谱', type: 'computed', computed: 'statistics.sevenPointProfile' },
        {
          key: 'medicationCompliance', label: '服药依从率', type: 'computed', unit: '%',
          computed: 'previous.dosesTaken / previous.dosesPlanned * 100', precision: 1,
        },
      ],
    },
  ],
  derivations: [{ key: 'statistics', rule: 'glucoseStatistics', inputs: ['previous.readings', 'today'] }],
  checks: [
    {
      id: 'plan-start-before-plan-end', when: 'planStart > planEnd', severity: 'error', message: '计划开始不能晚于计划结束，请核对。',
      fields: ['planEnd', 'planStart'],
    },
    {
      id: 'fasting-target-low-before-fasting-target-high', when: 'fastingTargetLow >= fastingTargetHigh', severity: 'error',
      message: '空腹应大于空腹，请核对。', fields: ['fastingTargetHigh', 'fastingTargetLow'],
    },
    {
      id: 'fasting-above-postprandial', when: 'fastingTargetHigh > postprandialTargetHigh', severity: 'error',
      message: '空腹目标上限不能大于非空腹目标上限。', fields: ['postprandialTargetHigh', 'fastingTargetHigh'],
    },
    {
      id: 'low-alert', when: 'lowAlert >= fastingTargetLow', severity: 'error', message: '低血糖预警应低于空腹目标下限。',
      fields: ['lowAlert', 'fastingTargetLow'],
    },
    {
      id: 'high-alert', when: 'highAlert >= criticalHigh', severity: 'error', message: '高血糖预警应低于危急高血糖。',
      fields: ['highAlert', 'criticalHigh'],
    },
  ],
};
