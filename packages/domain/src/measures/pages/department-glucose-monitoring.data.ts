import type { AnalysisPage } from '../analysis-page.ts';
import { DEPARTMENTS, POINTS, WARNINGS } from './monitoring-groups.data.ts';

/** 科室血糖监测 (`/yfrh/tj/ksxtjc`): what departments should measure, what they did, in time, and what came of it. */
export const departmentGlucoseMonitoring: AnalysisPage = {
  id: 'department-glucose-monitoring',
  title: '科室血糖监测',
  of: 'record:blood-glucose-reading',
  counts: '期内在科室测的血糖，和由科室按计划测血糖的患者',
  columns: [
    { label: '患者数', measure: 'department-patients', width: 80 },
    { label: '计划次数', measure: 'department-planned', width: 90 },
    { label: '计划内实测', measure: 'department-planned-done', width: 100 },
    { label: '今日漏测', measure: 'department-missed', width: 90 },
    { label: '全部实测', measure: 'department-readings', width: 90 },
    { label: '执行率', measure: 'department-done-rate', width: 80 },
    { label: '准时次数', measure: 'department-on-time', width: 90 },
    { label: '准时率', measure: 'department-on-time-rate', width: 80 },
    { label: '目标内次数', measure: 'department-in-target', width: 100 },
    { label: '目标内比例', measure: 'department-in-target-rate', width: 100 },
    { label: '低血糖次数', measure: 'department-hypo', width: 100 },
    { label: '高血糖次数', measure: 'department-high', width: 100 },
    { label: '平均血糖', measure: 'department-mean', width: 100 },
    { label: '标准差', measure: 'department-sd', width: 90 },
    { label: '变异系数', measure: 'department-cv', width: 90 },
    { label: '预警处理率', measure: 'department-warn-handle-rate', width: 100 },
  ],
  indicators: [
    { label: '监测执行率', measure: 'department-done-rate' },
    { label: '准时率', measure: 'department-on-time-rate' },
    { label: '目标范围内比例', measure: 'department-in-target-rate' },
    { label: '变异系数', measure: 'department-cv' },
  ],
  charts: [
    { id: 'point', title: '各时点平均血糖', kind: 'line', measures: ['department-mean'], by: ['point'] },
    { id: 'dept', title: '科室目标内比例', kind: 'bar', measures: ['department-in-target-rate'], by: ['department'] },
    { id: 'box', title: '科室血糖分布', kind: 'boxplot', measures: ['department-lowest', 'department-lower-quartile', 'department-median', 'department-upper-quartile', 'department-highest'], by: ['department'] },
    { id: 'levels', title: '科室血糖分级', kind: 'stacked', measures: ['department-hypo', 'department-in-target', 'department-high'], by: ['department'] },
    { id: 'rate', title: '科室执行率', kind: 'bar', measures: ['department-done-rate'], by: ['department'] },
  ],
  breakdowns: [DEPARTMENTS, POINTS],
  filters: [DEPARTMENTS, POINTS, WARNINGS],
  entered: { label: '今日漏测名单', path: '/sjgl/xthz?view=missed' },
  ways: ['day'],
  opens: { by: 'department', days: 'month' },
  notes: [
    '科室取测量时填的科室；居家自测不属于哪个科室',
    '执行率＝计划内实测÷计划（不超过 100%），算到昨天；血糖的均值、标准差、目标内看全部实测',
    '准时：该时点计划时刻前后 30 分钟内（空腹 7:00、早餐后 9:00、午餐前 11:00、午餐后 13:30、晚餐前 17:00、晚餐后 19:30、睡前 21:30、凌晨 3:00）',
    '今日漏测：今天该测的时点过了计划时刻 30 分钟还没测的人，点数字打开名单，可直接补录；只看今天，不随所选日期',
    '计划次数不分时点，按时点查看时显示“—”',
  ],
};
