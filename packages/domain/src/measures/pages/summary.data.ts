import type { AnalysisPage } from '../analysis-page.ts';

const KINDS = [
  ['entry-archives', '个人档案'], ['entry-checkups', '健康体检'], ['entry-self-care', '自理评估'], ['entry-tcm', '中医体质'],
  ['entry-htn', '高血压随访'], ['entry-dm', '糖尿病随访'], ['entry-psy', '精神随访'], ['entry-tb', '结核随访'],
  ['entry-maternal', '孕产妇'], ['entry-child', '儿童'], ['entry-contract', '签约'],
] as const;

/** 数据汇总 (`/editGather/index`): who entered how much of what, and how well. */
export const summary: AnalysisPage = {
  id: 'summary',
  title: '数据汇总',
  of: 'entry',
  counts: '期内录入（首次保存）的表单',
  columns: [
    ...KINDS.map(([measure, label]) => ({ label, measure, width: label.length > 4 ? 100 : 90 })),
    { label: '合计', measure: 'entry-total', width: 80 },
    { label: '不完整', measure: 'entry-incomplete', width: 80 },
    { label: '逻辑错误', measure: 'entry-logic-error', width: 90 },
    { label: '已上传', measure: 'entry-uploaded', width: 80 },
    { label: '完整率', measure: 'entry-complete-rate', width: 80 },
  ],
  indicators: [
    { label: '录入份数', measure: 'entry-total' },
    { label: '完整率', measure: 'entry-complete-rate' },
    { label: '不完整', measure: 'entry-incomplete' },
    { label: '逻辑错误', measure: 'entry-logic-error' },
    { label: '已上传', measure: 'entry-uploaded' },
  ],
  charts: [
    { id: 'trend', title: '录入量', kind: 'line', measures: ['entry-total'], by: ['day'] },
    { id: 'mix', title: '录入类型构成', kind: 'ring', measures: KINDS.map(([measure]) => measure), by: [] },
  ],
  breakdowns: [],
  filters: [],
  ways: ['author', 'day'],
  opens: { by: 'author', days: 'month' },
  notes: [
    '按首次保存的日期统计；以后修改不重复计，删除的不计；不是体检或随访的日期',
    '机构是录入时表单所属的机构，录入人是首次保存的人',
    '不完整、逻辑错误、已上传是这些表单现在的情况：补齐、改正或上传后，数字随之变化',
    '按日期分组时，超过 62 天的期间按月显示',
    '不含无权查看的表单',
  ],
};
