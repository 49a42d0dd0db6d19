import type { AnalysisPage } from '../analysis-page.ts';
import { DEPARTMENTS } from './monitoring-groups.data.ts';

/** 试纸使用 (`/yfrh/tj/szsy`): strips bought, used, lost and left, and for how many days they last. */
export const testStripUsage: AnalysisPage = {
  id: 'test-strip-usage',
  title: '试纸使用',
  of: 'record:test-strip-stock',
  counts: '登记的试纸出入库，和用机构试纸做的血糖测量',
  columns: [],
  tables: [
    { id: 'stock', title: '库存', columns: [
      { label: '期初', measure: 'strip-opening', width: 80 },
      { label: '入库', measure: 'strip-in', width: 80 },
      { label: '消耗', measure: 'strip-used', width: 80 },
      { label: '有效测量', measure: 'strip-effective', width: 90 },
      { label: '质控', measure: 'strip-qc', width: 80 },
      { label: '损耗', measure: 'strip-loss', width: 80 },
      { label: '损耗率', measure: 'strip-loss-rate', width: 80 },
      { label: '结存', measure: 'strip-closing', width: 80 },
      { label: '可用天数', measure: 'strip-days', width: 90 },
      { label: '金额', measure: 'strip-cost', width: 100 },
      { label: '近效期', measure: 'strip-expiring', width: 80 },
    ] },
    { id: 'departments', title: '科室领用', columns: [
      { label: '领用', measure: 'strip-issued', width: 80 },
      { label: '消耗', measure: 'strip-used', width: 80 },
      { label: '有效测量', measure: 'strip-effective', width: 90 },
      { label: '质控', measure: 'strip-qc', width: 80 },
      { label: '损耗', measure: 'strip-loss', width: 80 },
      { label: '损耗率', measure: 'strip-loss-rate', width: 80 },
      { label: '科室结存', measure: 'strip-department-closing', width: 90 },
      { label: '监测人数', measure: 'strip-persons', width: 90 },
      { label: '人均用量', measure: 'strip-per-person', width: 90 },
    ] },
  ],
  indicators: [
    { label: '结存', measure: 'strip-closing' },
    { label: '可用天数', measure: 'strip-days' },
    { label: '消耗', measure: 'strip-used' },
    { label: '损耗率', measure: 'strip-loss-rate' },
    { label: '人均用量', measure: 'strip-per-person' },
    { label: '近效期', measure: 'strip-expiring' },
  ],
  charts: [
    { id: 'usage', title: '日消耗趋势', kind: 'line', measures: ['strip-used'], by: ['day'] },
    { id: 'dept', title: '科室消耗对比', kind: 'bar', measures: ['strip-used'], by: ['department'] },
    { id: 'places', title: '各机构可用天数', kind: 'bar', measures: ['strip-days'], by: ['org'] },
  ],
  breakdowns: [DEPARTMENTS],
  filters: [DEPARTMENTS],
  entered: { label: '试纸出入库', path: '/yfrh/tj/szsy/crk' },
  ways: ['day'],
  opens: { by: 'org', days: 'month' },
  notes: [
    '消耗＝有效测量＋质控＋损耗；结存＝期初＋入库－消耗＋盘盈',
    '出入库在右上角的“试纸出入库”里登记：入库、领用、损耗、盘点、退回；测量由血糖记录自己数',
    '居家自测用的是居民自己的试纸，不计入消耗',
    '90 天内到期为近效期，只看库房里还没有领走的',
    '金额按入库的平均单价算',
    '按日查看时，期初、结存、可用天数没有日子可分，显示“—”',
  ],
};
