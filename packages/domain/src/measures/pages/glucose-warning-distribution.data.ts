import type { AnalysisPage } from '../analysis-page.ts';
import { DEPARTMENTS, POINTS, WARNINGS, WEEKDAYS } from './monitoring-groups.data.ts';

/** 血糖预警分布 (`/yfrh/tj/xtyjfb`): readings beyond their aim, by place, department, time of day and day of the week. */
export const glucoseWarningDistribution: AnalysisPage = {
  id: 'glucose-warning-distribution',
  title: '血糖预警分布',
  of: 'record:blood-glucose-reading',
  counts: '期内有效的血糖测量；作废、质控的不数',
  columns: [
    { label: '测量总数', measure: 'glucose-total', width: 90 },
    { label: '低血糖1级', measure: 'glucose-hypo-1', width: 100 },
    { label: '低血糖2级', measure: 'glucose-hypo-2', width: 100 },
    { label: '低血糖3级', measure: 'glucose-hypo-3', width: 90 },
    { label: '目标范围内', measure: 'glucose-in-target', width: 100 },
    { label: '偏高', measure: 'glucose-readings-high', width: 80 },
    { label: '高血糖≥13.9', measure: 'glucose-very-high', width: 110 },
    { label: '危急≥16.7', measure: 'glucose-critical-high', width: 110 },
    { label: '预警率', measure: 'glucose-warn-rate', width: 80 },
    { label: '已处理', measure: 'glucose-warn-handled', width: 80 },
    { label: '处理率', measure: 'glucose-warn-handle-rate', width: 80 },
  ],
  indicators: [
    { label: '测量总数', measure: 'glucose-total' },
    { label: '预警率', measure: 'glucose-warn-rate' },
    { label: '低血糖发生率', measure: 'glucose-hypo-rate' },
    { label: '目标范围内比例', measure: 'glucose-in-target-rate' },
    { label: '处理率', measure: 'glucose-warn-handle-rate' },
  ],
  charts: [
    { id: 'heat', title: '时点×星期预警次数', kind: 'heat', measures: ['glucose-warned'], by: ['point', 'weekday'] },
    { id: 'pie', title: '预警级别构成', kind: 'ring', measures: ['glucose-warned'], by: ['level'] },
    { id: 'map', title: '乡镇预警分布', kind: 'map', measures: ['glucose-warn-rate'], by: ['org'] },
    { id: 'scatter', title: '血糖值散点', kind: 'scatter', measures: ['monitored-glucose-mean'], by: [], across: { at: 'record.measuredAt', limits: [
      { value: 3.9, label: '低血糖 3.9' }, { value: 13.9, label: '高血糖 13.9' }, { value: 16.7, label: '危急 16.7' },
    ] } },
    { id: 'days', title: '每天的测量与预警', kind: 'line', measures: ['glucose-total', 'glucose-warned'], by: ['day'] },
  ],
  breakdowns: [DEPARTMENTS, POINTS, WEEKDAYS, WARNINGS],
  filters: [POINTS, WARNINGS, DEPARTMENTS],
  ways: ['day'],
  opens: { by: 'org', days: 'month' },
  notes: [
    '各列互斥：总数＝低血糖三级之和＋目标范围内＋偏高＋≥13.9（不含≥16.7）＋≥16.7',
    '低血糖：1级低于3.9而不低于3.0，2级低于3.0，3级须他人救助',
    '目标按测量当时本人的目标；处理率只看 2 级及以上的预警',
    '科室只有院内测量才有；居家自测不属于哪个科室',
  ],
};
