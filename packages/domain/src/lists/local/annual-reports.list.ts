import { annualReportLife } from '../../reports/index.ts';
import { defineList } from '../list-definition.ts';
import { statesOf } from '../states-of.ts';

const STATES = statesOf(annualReportLife.plan.states, { '0': 'quiet', '2': 'good', '3': 'good' });

/** 年度分析报告: an institution and those one step down with their report of a year, and what those above have published; by their codes. */
export const annualReports = defineList({
  id: 'annual-reports',
  title: '年度分析报告',
  unit: '个机构',
  subject: 'annual-report',
  permission: { code: 'gwmksjwh' },
  columns: [
    { key: 'institution', label: '机构', value: 'report.institution', cell: 'text', width: 150, grows: true, shown: 'always' },
    { key: 'state', label: '状态', value: 'report.state', cell: 'state', width: 92, words: STATES, sortable: true },
    { key: 'version', label: '版本', value: 'report.version', cell: 'number', width: 56, zero: 'blank' },
    { key: 'generatedAt', label: '生成时间', value: 'report.generatedAt', cell: 'instant', width: 124, sortable: true },
    { key: 'author', label: '编制人', value: 'report.author', cell: 'text', width: 72 },
    { key: 'reviewer', label: '审核人', value: 'report.reviewer', cell: 'text', width: 72 },
    { key: 'publishedAt', label: '发布时间', value: 'report.publishedAt', cell: 'instant', width: 124, sortable: true },
  ],
  filters: [],
  sort: [],
  actions: [
    { id: 'below', label: '下级机构', on: 'row', letter: 'V', when: 'report.below', does: { dialog: 'annual-reports-below' } },
  ],
  empty: { text: '没有机构。' },
});
