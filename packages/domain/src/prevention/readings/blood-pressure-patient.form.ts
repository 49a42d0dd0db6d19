import type { FormDefinition } from '../../forms/index.ts';
import { standingSection } from './standing.section.ts';

/**
 * 血压患者.
 * `previous.readings` are the stored blood-pressure readings of the resident, as their sheet holds them; the application hands
 * them over.
 */
export const bloodPressurePatient: FormDefinition = {
  id: 'blood-pressure-patient',
  version: 1,
  title: '血压患者',
  module: 'prevention',
  routes: ['sjgl/xyhz', 'sjgl/xyhz/add', 'sjgl/xyhz/xydetail'],
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
            { code: '1', label: '高血压' }, { code: '2', label: '血压高值（高危）' }, { code: '3', label: '糖尿病合并高血压' },
            { code: '4', label: '其他关注' },
          ],
        },
        { key: 'onAntihypertensive', label: '是否服用降压药', type: 'boolean', required: true },
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
          key: 'targetSystolic', label: '目标收缩压上限（诊室）', type: 'integer', unit: 'mmHg', required: true, min: 100, max: 180,
          proposed: 'resident.age >= 65 ? 150 : 140', note: '默认按 rules：<65岁 140、≥65岁 150（2017规范）；可个体化',
        },
        { key: 'targetDiastolic', label: '目标舒张压上限（诊室）', type: 'integer', unit: 'mmHg', required: true, min: 50, max: 110, default: 90 },
        {
          key: 'homeTargetSystolic', label: '目标收缩压上限（家庭）', type: 'integer', unit: 'mmHg', required: true, min: 100, max: 180, default: 135,
        },
        { key: 'homeTargetDiastolic', label: '目标舒张压上限（家庭）', type: 'integer', unit: 'mmHg', required: true, min: 50, max: 110, default: 85 },
        { key: 'lowSystolic', label: '低血压预警收缩压', type: 'integer', unit: 'mmHg', min: 60, max: 120, default: 90 },
        { key: 'lowDiastolic', label: '低血压预警舒张压', type: 'integer', unit: 'mmHg', min: 30, max: 80, default: 60 },
        { key: 'heartRateLow', label: '心率下限', type: 'integer', unit: '次/分钟', min: 30, max: 80, default: 50 },
        { key: 'heartRateHigh', label: '心率上限', type: 'integer', unit: '次/分钟', min: 80, max: 180, default: 100 },
      ],
    },
    {
      id: 'plan', title: '监测计划',
      fields: [
        { key: 'measureSlots', label: '测量时段', type: 'multi', required: true, dictionary: 'bp-time-slot', default: ['1', '4'] },
        {
          key: 'measureDaysPerWeek', label: '每周测量天数', type: 'integer', unit: '天/周', required: true, min: 1, max: 7, default: 7,
          note: '初诊、未达标或调药后连续5～7天；达标后每周1～2天',
        },
        {
          key: 'readingsPerSession', label: '每次测量遍数', type: 'integer', unit: '遍', required: true, min: 1, max: 3, default: 2,
          note: '间隔约1分钟，取均值',
        },
        { key: 'device', label: '绑定设备', type: 'text', maxLength: 40, note: 'device-binding' },
        { key: 'reminderEnabled', label: '测量提醒', type: 'boolean', default: true },
        { key: 'planStart', label: '计划开始', type: 'date' },
        { key: 'planEnd', label: '计划结束', type: 'date' },
      ],
    },
    standingSection,
    {
      id: 'detail', title: '详情汇总',
      fields: [
        { key: 'latestReading', label: '最近一次血压', type: 'computed', computed: 'statistics.latest' },
        { key: 'average7d', label: '近7日均值', type: 'computed', unit: 'mmHg', computed: 'statistics.average7d' },
        { key: 'average30d', label: '近30日均值', type: 'computed', unit: 'mmHg', computed: 'statistics.average30d' },
        { key: 'controlRate30d', label: '近30日达标率', type: 'computed', unit: '%', computed: 'statistics.controlRate30d' },
        { key: 'sd30d', label: '近30日收缩压标准差', type: 'computed', unit: 'mmHg', computed: 'statistics.sd30d' },
        { key: 'morningMean', label: '清晨均值', type: 'computed', unit: 'mmHg', computed: 'statistics.morningMean' },
        { key: 'eveningMean', label: '晚间均值', type: 'computed', unit: 'mmHg', computed: 'statistics.eveningMean' },
        {
          key: 'morningEveningDifference', label: '晨晚差（收缩压）', type: 'computed', unit: 'mmHg', computed: 'statistics.morningEveningDifference',
        },
        { key: 'lastWarning', label: '最近预警', type: 'computed', computed: 'statistics.lastWarning' },
        {
          key: 'measureCompliance', label: '测量依从率', type: 'computed', unit: '%',
          computed: 'previous.measureSessionsDone / previous.measureSessionsPlanned * 100', precision: 1,
        },
        {
          key: 'medicationCompliance', label: '服药依从率', type: 'computed', unit: '%',
          computed: 'previous.dosesTaken / previous.dosesPlanned * 100', precision: 1,
        },
      ],
    },
  ],
  derivations: [{ key: 'statistics', rule: 'bloodPressureStatistics', inputs: ['previous.readings', 'homeTargetSystolic', 'homeTargetDiastolic', 'today'] }],
  checks: [
    {
      id: 'target-systolic-above-diastolic', when: 'targetSystolic <= targetDiastolic', severity: 'error',
      message: '目标收缩压应大于舒张压，请核对。', fields: ['targetSystolic', 'targetDiastolic'],
    },
    {
      id: 'home-target-systolic-above-diastolic', when: 'homeTargetSystolic <= homeTargetDiastolic', severity: 'error',
      message: '家庭目标收缩压应大于舒张压，请核对。', fields: ['homeTargetSystolic', 'homeTargetDiastolic'],
    },
    {
      id: 'low-systolic-above-diastolic', when: 'lowSystolic <= lowDiastolic', severity: 'error', message: '低血压预警收缩压应大于舒张压，请核对。',
      fields: ['lowSystolic', 'lowDiastolic'],
    },
    {
      id: 'plan-start-before-plan-end', when: 'planStart > planEnd', severity: 'error', message: '计划开始不能晚于计划结束，请核对。',
      fields: ['planEnd', 'planStart'],
    },
    {
      id: 'heart-rate-low-before-heart-rate-high', when: 'heartRateLow > heartRateHigh', severity: 'error',
      message: '心率下限不能大于心率上限，请核对。', fields: ['heartRateHigh', 'heartRateLow'],
    },
    {
      id: 'home-above-office', when: 'homeTargetSystolic > targetSystolic', severity: 'error', message: '家庭目标收缩压不能大于诊室目标。',
      fields: ['homeTargetSystolic', 'targetSystolic'],
    },
  ],
};
