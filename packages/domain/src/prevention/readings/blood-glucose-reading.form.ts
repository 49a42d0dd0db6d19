import { measurementSource } from '../../clinical/dictionaries/measurement-source.ts';
import type { FormDefinition } from '../../forms/index.ts';

/** Of the common code table what measures glucose. */
const MEASUREMENT_SOURCES = measurementSource.filter(({ code }) => code !== '3');

/**
 * 血糖记录.
 * `previous` holds the targets of the resident's monitoring record (`fastingTargetHigh`, `postprandialTargetHigh`); without
 * them the defaults count.
 */
export const bloodGlucoseReading: FormDefinition = {
  id: 'blood-glucose-reading',
  version: 1,
  title: '血糖记录',
  module: 'prevention',
  routes: ['sjgl/xthz/xtjl'],
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
        { key: 'measuredAt', label: '测量时间', type: 'dateTime', required: true },
        {
          key: 'timePoint', label: '监测时点', type: 'single', required: true, dictionary: 'glucose-time-point',
          note: '七点：空腹、早餐后2h、午餐前、午餐后2h、晚餐前、晚餐后2h、睡前；另 凌晨、随机',
        },
        {
          key: 'value', label: '血糖值', type: 'decimal', unit: 'mmol/L', required: true, min: 0.6, max: 33.3, precision: 1,
          normal: [{ low: 4.4, high: 7, note: '空腹、餐前目标（糖尿病患者毛细血管血糖）' }, { high: 9.9, note: '非空腹目标 <10.0' }],
          note: '多数血糖仪量程 1.1～33.3；显示 Lo/Hi 时见 outOfRange',
        },
        {
          key: 'outOfRange', label: '超量程', type: 'single',
          options: [{ code: '0', label: '否' }, { code: '1', label: '低于量程（Lo）' }, { code: '2', label: '高于量程（Hi）' }], default: '0',
          note: 'Lo 按危急低值、Hi 按危急高值处理，value 存量程端点且不入均值',
        },
        { key: 'sampleType', label: '血样', type: 'single', required: true, dictionary: 'blood-sample-type', default: '1' },
        {
          key: 'sampleSite', label: '采样部位', type: 'single',
          options: [
            { code: '1', label: '手指' }, { code: '2', label: '其他部位（AST）' }, { code: '3', label: '耳垂' }, { code: '4', label: '质控液' },
            { code: '15', label: '不详' },
          ],
          note: '编码同 0x2A18 sample location',
        },
        { key: 'hoursAfterMeal', label: '距上餐时间', type: 'decimal', unit: '小时', min: 0, max: 24, precision: 1, note: '餐后2h 从第一口饭计' },
        { key: 'beforeInsulin', label: '注射胰岛素前', type: 'boolean' },
      ],
    },
    {
      id: 'context', title: '上下文',
      fields: [
        { key: 'carbohydrate', label: '碳水化合物', type: 'decimal', unit: 'g', min: 0, max: 1000, precision: 0 },
        { key: 'mealContent', label: '进食情况', type: 'text', maxLength: 200 },
        { key: 'exerciseMinutes', label: '运动时长', type: 'integer', unit: '分钟', min: 0, max: 600 },
        { key: 'insulinDose', label: '胰岛素剂量', type: 'decimal', unit: 'U', min: 0, max: 200, precision: 1 },
        { key: 'medication', label: '用药', type: 'text', maxLength: 100 },
        {
          key: 'symptoms', label: '伴随症状', type: 'multi',
          options: [
            { code: '1', label: '无' }, { code: '2', label: '心慌手抖' }, { code: '3', label: '出冷汗' }, { code: '4', label: '饥饿' },
            { code: '5', label: '头晕' }, { code: '6', label: '意识改变' }, { code: '7', label: '口渴多尿' }, { code: '8', label: '恶心呕吐' },
            { code: '9', label: '腹痛' }, { code: '10', label: '呼气有烂苹果味' }, { code: '11', label: '其他' },
          ],
          exclusive: ['1'],
        },
        { key: 'hba1c', label: '同时测得糖化血红蛋白', type: 'decimal', unit: '%', min: 3, max: 20, precision: 1 },
      ],
    },
    {
      id: 'source', title: '来源',
      fields: [
        { key: 'measurementSource', label: '测量方式', type: 'single', required: true, options: MEASUREMENT_SOURCES, default: '2' },
        { key: 'entrySource', label: '录入来源', type: 'single', required: true, dictionary: 'entry-source', proposed: "'1'" },
        {
          key: 'department', label: '科室', type: 'single', dictionary: 'department', visibleWhen: { field: 'measurementSource', in: ['1', '4', '5'] },
          note: '院内测量填在哪个科室测的，用于科室血糖监测和试纸消耗；家庭自测没有科室',
        },
        { key: 'deviceModel', label: '设备型号', type: 'text', maxLength: 60 },
        { key: 'deviceSerial', label: '设备序列号', type: 'text', maxLength: 60 },
        { key: 'sequenceNumber', label: '设备序号', type: 'integer', min: 0, max: 65535, note: '0x2A18 sequence number，与设备序列号联合去重' },
        { key: 'rawBytes', label: '设备原始数据（十六进制）', type: 'text', maxLength: 200 },
        { key: 'controlSolution', label: '质控液测量', type: 'boolean', default: false, note: '真则不入居民记录统计' },
        { key: 'note', label: '备注', type: 'text', maxLength: 200 },
      ],
    },
    {
      id: 'evaluation', title: '评价（系统）',
      fields: [
        { key: 'glucoseLevel', label: '分级', type: 'computed', computed: 'evaluation.name' },
        { key: 'warningLevel', label: '预警级别', type: 'computed', computed: 'evaluation.warning' },
        { key: 'valid', label: '是否有效', type: 'boolean', default: true },
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
      key: 'evaluation', rule: 'glucoseWarning',
      inputs: [
        'value', 'timePoint', 'outOfRange', 'symptoms', 'valid', 'controlSolution', 'sampleSite', 'previous.fastingTargetHigh',
        'previous.postprandialTargetHigh',
      ],
    },
  ],
  checks: [
    {
      id: 'fasting-too-soon', when: "timePoint == '1' && hoursAfterMeal < 8", severity: 'warning',
      message: '距上餐不足 8 小时不算空腹，请改为“随机”。', fields: ['timePoint', 'hoursAfterMeal'],
    },
    {
      id: 'critical', when: 'evaluation.level == 4 && countTrue(handled) == 0', severity: 'warning', advice: true,
      message: '血糖达到危急界（≥16.7 或 <3.0 mmol/L）：请立即联系居民处理。', fields: ['value'],
    },
    {
      id: 'control-solution', when: "valid == true && (controlSolution == true || sampleSite == '4')", severity: 'error',
      message: '质控液测量不计入居民记录，请标为无效。', fields: ['valid', 'controlSolution', 'sampleSite'],
    },
  ],
};
