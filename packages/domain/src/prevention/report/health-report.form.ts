import type { FieldDefinition, FormDefinition } from '../../forms/index.ts';

/** Worked out by the server when the report is made, and kept: nobody types a number of it. */
const kept = (key: string, label: string, more: { readonly unit?: string; readonly precision?: number } = {}): FieldDefinition => ({
  ...{ key, label, type: 'computed', internal: true, computed: `report.${key}` },
  ...more,
});

/**
 * 健康报告: of one person, over a month, a quarter or a year. `previous.report` is what the server worked out (`reportNumbers`, `reportWords`)
 * when the report was made; it stays until it is made anew (`generatedAt`).
 */
export const healthReport: FormDefinition = {
  id: 'health-report',
  version: 1,
  title: '健康报告',
  module: 'prevention',
  routes: ['yfrh/jkbg'],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'generatedAt',
  source: '产品定义；参照国家基层高血压、糖尿病防治管理指南的健康教育要求',
  verified: ['recall'],
  sections: [
    {
      id: 'report', title: '报告',
      fields: [
        {
          key: 'period', label: '周期', type: 'single', required: true,
          options: [{ code: '1', label: '月报' }, { code: '2', label: '季报' }, { code: '3', label: '年报' }],
        },
        { key: 'rangeStart', label: '报告期起', type: 'date', required: true, max: 'today' },
        kept('rangeEnd', '报告期止'),
        { key: 'generatedAt', label: '生成时间', type: 'dateTime', required: true, max: 'today' },
        { key: 'doctor', label: '医生', type: 'user', required: true, proposed: 'user.id' },
        kept('reportVersion', '版本', { precision: 0 }),
      ],
    },
    {
      id: 'numbers', title: '数字',
      fields: [
        kept('counted', '您测了几次'),
        kept('times', '测量次数', { unit: '次', precision: 0 }),
        kept('planned', '计划次数', { unit: '次', precision: 0 }),
        kept('bpAverage', '平均血压'),
        kept('aimPressure', '家庭血压目标'),
        kept('fastingAverage', '平均空腹血糖', { unit: 'mmol/L', precision: 1 }),
        kept('aimFasting', '空腹血糖目标'),
        kept('controlRate', '达标率', { unit: '%', precision: 2 }),
        kept('previousControlRate', '上期达标率', { unit: '%', precision: 2 }),
        kept('extremes', '最高与最低'),
        kept('courseText', '变化'),
        kept('warnings', '不正常的几次'),
        kept('medicine', '吃药'),
        kept('risk', '风险'),
        kept('next', '下次'),
        kept('contact', '联系电话'),
      ],
    },
    {
      id: 'words', title: '结论与建议',
      fields: [
        { key: 'conclusion', label: '结论', type: 'longText', required: true, maxLength: 400 },
        { key: 'advice', label: '医生建议', type: 'longText', maxLength: 300, note: '至多 5 句，每句一行，不用术语；审核前须写好' },
      ],
    },
    {
      id: 'standing', title: '审核与交付',
      fields: [
        {
          key: 'state', label: '状态', type: 'single', default: '0',
          options: [
            { code: '0', label: '草稿' }, { code: '1', label: '已审核' }, { code: '2', label: '已推送' }, { code: '3', label: '已阅读' },
            { code: '4', label: '已作废' },
          ],
        },
        { key: 'reviewer', label: '审核人', type: 'user', visibleWhen: { field: 'state', in: ['1', '2', '3', '4'] } },
        { key: 'reviewedAt', label: '审核时间', type: 'dateTime', visibleWhen: { field: 'state', in: ['1', '2', '3', '4'] } },
        {
          key: 'pushWay', label: '交付方式', type: 'single', options: [{ code: '3', label: '打印当面交付' }],
          visibleWhen: { field: 'state', in: ['2', '3', '4'] },
        },
        { key: 'pushedAt', label: '交付时间', type: 'dateTime', visibleWhen: { field: 'state', in: ['2', '3', '4'] } },
        { key: 'receivedBy', label: '签收、听取人', type: 'text', sensitive: 'person-name', maxLength: 30, visibleWhen: { field: 'state', in: ['2', '3', '4'] } },
        { key: 'readAt', label: '讲解时间', type: 'dateTime', visibleWhen: { field: 'state', in: ['3', '4'] } },
        { key: 'stateReason', label: '撤回或作废的原因', type: 'text', maxLength: 200, visibleWhen: { field: 'state', in: ['0', '4'] } },
      ],
    },
  ],
  derivations: [{ key: 'report', rule: 'keptReport', inputs: ['previous.report'] }],
};
