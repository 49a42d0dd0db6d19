import { measurementSource } from '../../clinical/dictionaries/measurement-source.ts';
import type { FormDefinition } from '../../forms/index.ts';

/** Of the common code table what measures pressure. */
const MEASUREMENT_SOURCES = measurementSource.filter(({ code }) => code !== '4');

/**
 * 血压记录.
 * `previous` holds the targets of the resident's monitoring record (`targetSystolic`, `homeTargetSystolic`, …); without them
 * the defaults count.
 */
export const bloodPressureReading: FormDefinition = {
  id: 'blood-pressure-reading',
  version: 1,
  title: '血压记录',
  module: 'prevention',
  routes: ['sjgl/xyhz/xyjl'],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'measuredAt',
  source: '产品规格页面 sjgl；项目取自家庭血压/血糖监测指南、IEEE 11073-10407/10417 与蓝牙 BLP/GLP 特征、同类系统',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'reading', title: '测量值',
      fields: [
        { key: 'resident', label: '居民', type: 'resident', required: true, proposed: 'resident.id' },
        { key: 'measuredAt', label: '测量时间', type: 'dateTime', required: true, note: '不晚于当前；设备时间偏差>5分钟时以接收时间校正并保留原值' },
        {
          key: 'timeSlot', label: '测量时段', type: 'single', required: true, dictionary: 'bp-time-slot',
          note: '可由时间推断：清晨=起床后1小时内，默认 05:00–09:59；晚间=20:00–23:59',
        },
        {
          key: 'systolic', label: '收缩压', type: 'integer', unit: 'mmHg', required: true, min: 40, max: 300, usual: [80, 200],
          concept: 'systolic-blood-pressure',
        },
        {
          key: 'diastolic', label: '舒张压', type: 'integer', unit: 'mmHg', required: true, min: 20, max: 200, usual: [45, 120],
          concept: 'diastolic-blood-pressure',
        },
        {
          key: 'meanArterialPressure', label: '平均动脉压', type: 'decimal', unit: 'mmHg', min: 20, max: 250, precision: 0,
          note: '设备未给时 = 舒张压 + (收缩压−舒张压)/3',
        },
        {
          key: 'pulsePressure', label: '脉压差', type: 'computed', unit: 'mmHg', computed: 'systolic - diastolic',
          normal: [{ low: 20, high: 60, note: '≥60 提示脉压增大' }],
        },
        {
          key: 'pulseRate', label: '脉率', type: 'integer', unit: '次/分钟', min: 20, max: 250, usual: [45, 130], normal: [{ low: 60, high: 100 }],
          concept: 'pulse-rate',
        },
        { key: 'irregularPulse', label: '心律不齐', type: 'boolean' },
        {
          key: 'arm', label: '测量部位', type: 'single',
          options: [
            { code: '1', label: '左上臂' }, { code: '2', label: '右上臂' }, { code: '3', label: '左腕' }, { code: '4', label: '右腕' },
            { code: '9', label: '其他' },
          ],
        },
        {
          key: 'posture', label: '体位', type: 'single',
          options: [{ code: '1', label: '坐位' }, { code: '2', label: '卧位' }, { code: '3', label: '立位' }], default: '1',
        },
        { key: 'afterMedication', label: '服药后测量', type: 'boolean' },
        { key: 'groupId', label: '同次测量组', type: 'text', maxLength: 40, note: '一次坐下测2～3遍为一组，统计取组均值' },
      ],
    },
    {
      id: 'context', title: '来源与上下文',
      fields: [
        { key: 'measurementSource', label: '测量方式', type: 'single', required: true, options: MEASUREMENT_SOURCES, default: '2' },
        { key: 'entrySource', label: '录入来源', type: 'single', required: true, dictionary: 'entry-source', proposed: "'1'" },
        { key: 'deviceModel', label: '设备型号', type: 'text', maxLength: 60 },
        { key: 'deviceSerial', label: '设备序列号', type: 'text', maxLength: 60 },
        { key: 'rawBytes', label: '设备原始数据（十六进制）', type: 'text', maxLength: 200, note: '0x2A35 特征值原文，留证' },
        {
          key: 'statusFlags', label: '测量状态标志', type: 'multi',
          options: [
            { code: '0', label: '体动' }, { code: '1', label: '袖带过松' }, { code: '2', label: '脉搏不规则' }, { code: '3', label: '脉率超上限' },
            { code: '4', label: '脉率低于下限' }, { code: '5', label: '测量姿势不当' },
          ],
          note: '由 0x2A35 measurement status 解码：位0、1、2、位3–4（1/2）、位5',
        },
        {
          key: 'symptoms', label: '伴随症状', type: 'multi',
          options: [
            { code: '1', label: '无' }, { code: '2', label: '头痛头晕' }, { code: '3', label: '胸闷胸痛' }, { code: '4', label: '心悸' },
            { code: '5', label: '视物模糊' }, { code: '6', label: '肢体麻木无力' }, { code: '7', label: '言语不清' },
            { code: '8', label: '呼吸困难' }, { code: '9', label: '其他' },
          ],
          exclusive: ['1'],
        },
        { key: 'note', label: '备注', type: 'text', maxLength: 200 },
      ],
    },
    {
      id: 'evaluation', title: '评价（系统）',
      fields: [
        {
          key: 'bloodPressureGrade', label: '血压分级', type: 'computed', computed: 'bloodPressureGrade(systolic, diastolic)',
          dictionary: 'blood-pressure-grade',
        },
        { key: 'warningLevel', label: '预警级别', type: 'computed', computed: 'evaluation.warning' },
        { key: 'valid', label: '是否有效', type: 'boolean', default: true, note: '体动、袖带过松、超生理范围置否，不入统计' },
        { key: 'invalidReason', label: '无效原因', type: 'text', maxLength: 100, visibleWhen: { field: 'valid', in: [false] } },
        { key: 'handled', label: '预警是否处理', type: 'boolean' },
        { key: 'handledBy', label: '处理人', type: 'user', visibleWhen: { field: 'handled', in: [true] } },
        { key: 'handledAt', label: '处理时间', type: 'dateTime', visibleWhen: { field: 'handled', in: [true] } },
        { key: 'handling', label: '处理意见', type: 'text', maxLength: 200, visibleWhen: { field: 'handled', in: [true] } },
      ],
    },
  ],
  derivations: [
    {
      key: 'evaluation', rule: 'bloodPressureWarning',
      inputs: [
        'systolic', 'diastolic', 'pulseRate', 'irregularPulse', 'measurementSource', 'statusFlags', 'symptoms', 'valid', 'resident.age',
        'previous.targetSystolic', 'previous.targetDiastolic', 'previous.homeTargetSystolic', 'previous.homeTargetDiastolic',
      ],
    },
  ],
  checks: [
    {
      id: 'blood-pressure', when: 'systolic <= diastolic', severity: 'error', message: '收缩压应大于舒张压，请核对。',
      fields: ['systolic', 'diastolic'],
    },
    {
      id: 'pulse-pressure', when: 'pulsePressure < 10', severity: 'error', message: '脉压差小于 10 mmHg，读数无效，请重测。',
      fields: ['systolic', 'diastolic'],
    },
    {
      id: 'disturbed', when: "hasAny(statusFlags, ['0', '1']) && valid == true", severity: 'error',
      message: '测量时体动或袖带过松，读数无效，请重测。', fields: ['valid', 'statusFlags'],
    },
    {
      id: 'critical', when: 'evaluation.level == 4 && countTrue(handled) == 0', severity: 'warning', advice: true,
      message: '血压达到危急界（≥180/110）：休息 5～10 分钟复测；仍高或有症状请立即电话、紧急转诊。', fields: ['systolic', 'diastolic'],
    },
    {
      id: 'emergency', when: 'evaluation.emergency == true', severity: 'warning', advice: true, message: '血压危急并有急症状：不等复测，立即急救、紧急转诊。',
      fields: ['symptoms', 'systolic'],
    },
  ],
};
