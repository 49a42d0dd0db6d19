import type { FormDefinition } from '../../forms/index.ts';

/** 用药记录. */
export const medicationRecord: FormDefinition = {
  id: 'medication-record',
  version: 1,
  title: '用药记录',
  module: 'prevention',
  routes: ['sjgl/xyhz/yyjl', 'sjgl/xthz/yyjl'],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'startDate',
  source: '产品规格页面；同类系统服药情况表（高血压、糖尿病）',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'drug', title: '药品与用法',
      fields: [
        { key: 'resident', label: '居民', type: 'resident', required: true, proposed: 'resident.id' },
        {
          key: 'disease', label: '对应疾病', type: 'single', required: true,
          options: [{ code: '1', label: '高血压' }, { code: '2', label: '2型糖尿病' }, { code: '3', label: '其他慢性病' }],
        },
        { key: 'drugName', label: '药品通用名', type: 'text', required: true, maxLength: 100 },
        { key: 'brandName', label: '商品名', type: 'text', maxLength: 100 },
        {
          key: 'drugClassHypertension', label: '降压药种类', type: 'single', dictionary: 'antihypertensive-class',
          visibleWhen: { field: 'disease', in: ['1'] },
        },
        {
          key: 'drugClassDiabetes', label: '降糖药种类', type: 'single', dictionary: 'glucose-lowering-class',
          visibleWhen: { field: 'disease', in: ['2'] },
        },
        { key: 'specification', label: '规格', type: 'text', maxLength: 50, note: '如 5mg×28片' },
        { key: 'dosageForm', label: '剂型', type: 'text', maxLength: 30 },
        { key: 'route', label: '用药途径', type: 'single', required: true, dictionary: 'medication-route', default: '001' },
        { key: 'frequency', label: '用药频次', type: 'single', required: true, dictionary: 'dose-frequency' },
        { key: 'timesPerDay', label: '每日次数', type: 'decimal', unit: '次/日', min: 0.1, max: 24, precision: 1 },
        { key: 'dosePerTime', label: '每次剂量', type: 'decimal', required: true, min: 0, max: 10000, precision: 3 },
        { key: 'doseUnit', label: '剂量单位', type: 'single', required: true, dictionary: 'dose-unit' },
        { key: 'morningDose', label: '早', type: 'decimal', min: 0, max: 1000, precision: 2, note: '胰岛素等分时剂量' },
        { key: 'noonDose', label: '中', type: 'decimal', min: 0, max: 1000, precision: 2 },
        { key: 'eveningDose', label: '晚', type: 'decimal', min: 0, max: 1000, precision: 2 },
        { key: 'bedtimeDose', label: '睡前', type: 'decimal', min: 0, max: 1000, precision: 2 },
        { key: 'startDate', label: '开始日期', type: 'date', required: true },
        { key: 'endDate', label: '停药日期', type: 'date', required: 'active == false' },
        { key: 'prescriber', label: '开药机构/医生', type: 'text', maxLength: 100 },
        {
          key: 'dataSource', label: '来源', type: 'single', required: true,
          options: [
            { code: '1', label: '随访记录' }, { code: '2', label: '处方' }, { code: '3', label: '居民自报' }, { code: '4', label: '接诊' },
            { code: '5', label: '药店购药' },
          ],
        },
      ],
    },
    {
      id: 'intake', title: '服药打卡',
      fields: [
        {
          key: 'intakes', label: '服药记录', type: 'table', minRows: 0, maxRows: 2000,
          columns: [
            { key: 'plannedAt', label: '计划时间', type: 'dateTime', required: true },
            { key: 'takenAt', label: '实际时间', type: 'dateTime' },
            {
              key: 'status', label: '状态', type: 'single', required: true,
              options: [{ code: '1', label: '已服' }, { code: '2', label: '漏服' }, { code: '3', label: '延迟' }, { code: '4', label: '停服' }],
            },
            { key: 'reason', label: '未服原因', type: 'single', dictionary: 'drug-nonadherence-reason' },
          ],
        },
        { key: 'adherenceRate', label: '服药依从率', type: 'computed', unit: '%', computed: 'adherence.rate', precision: 1 },
      ],
    },
    {
      id: 'effect', title: '效果与不良反应',
      fields: [
        { key: 'adverseDrugReaction', label: '药物不良反应', type: 'single', dictionary: 'none-present' },
        {
          key: 'adverseDrugReactionDetail', label: '不良反应描述', type: 'text', maxLength: 200,
          visibleWhen: { field: 'adverseDrugReaction', in: ['2'] },
        },
        {
          key: 'changeReason', label: '调整或停药原因', type: 'single',
          options: [
            { code: '1', label: '控制不满意' }, { code: '2', label: '不良反应' }, { code: '3', label: '价格或可及性' },
            { code: '4', label: '疗程结束' }, { code: '5', label: '医生调整' }, { code: '9', label: '其他' },
          ],
          visibleWhen: { field: 'active', in: [false] },
        },
        { key: 'active', label: '是否在用', type: 'boolean', default: true },
        { key: 'note', label: '备注', type: 'text', maxLength: 200 },
      ],
    },
  ],
  derivations: [{ key: 'adherence', rule: 'intakeAdherence', inputs: ['intakes', 'today'] }],
  checks: [
    {
      id: 'start-date-before-end-date', when: 'startDate > endDate', severity: 'error', message: '开始日期不能晚于停药日期，请核对。',
      fields: ['endDate', 'startDate'],
    },
    {
      id: 'low-adherence', when: 'adherenceRate < 80', severity: 'warning', advice: true, message: '服药依从率低于 80%，依从性差，请了解漏服原因。',
      fields: ['adherenceRate'],
    },
  ],
};
