import type { AnalysisPage, AnalysisTable } from '../analysis-page.ts';
import { ADULT_AGES } from './monitoring-groups.data.ts';
import { SEX } from './page-groups.data.ts';

const tableOf = (at: 'bp' | 'bg', title: string, rate: string): AnalysisTable => ({
  id: at,
  title,
  columns: [
    { label: '在管人数', measure: `${at}-managed`, width: 90 },
    { label: '监测人数', measure: `${at}-monitored`, width: 90 },
    { label: '监测率', measure: `${at}-coverage`, width: 80 },
    { label: '监测人次', measure: `${at}-times`, width: 90 },
    { label: '人均次数', measure: `${at}-average-times`, width: 90 },
    { label: '达标人数', measure: `${at}-controlled`, width: 90 },
    { label: '达标率', measure: rate, width: 80 },
    { label: '偏高人数', measure: `${at}-high-persons`, width: 90 },
    { label: '偏低人数', measure: `${at}-low-persons`, width: 90 },
    { label: '危急人数', measure: `${at}-critical-persons`, width: 90 },
  ],
});

/** 患者监测统计 (`/yfrh/tj/hzjc`): who is followed at home, who measures, how often, and who is within their aim. */
export const patientMonitoringStatistics: AnalysisPage = {
  id: 'patient-monitoring-statistics',
  title: '患者监测统计',
  of: 'record:blood-pressure-patient',
  counts: '期末在管的血压、血糖监测对象',
  columns: [],
  tables: [tableOf('bp', '血压', 'monitoring-bp-target-rate'), tableOf('bg', '血糖', 'bg-control-rate')],
  indicators: [
    { label: '血压监测率', measure: 'bp-coverage' },
    { label: '血压达标率', measure: 'monitoring-bp-target-rate' },
    { label: '血压人均次数', measure: 'bp-average-times' },
    { label: '血糖监测率', measure: 'bg-coverage' },
    { label: '血糖达标率', measure: 'bg-control-rate' },
    { label: '血糖人均次数', measure: 'bg-average-times' },
  ],
  charts: [
    { id: 'trend', title: '监测人次趋势', kind: 'line', measures: ['bp-readings', 'bg-readings'], by: ['day'] },
    { id: 'ctl', title: '各机构达标率', kind: 'bar', measures: ['monitoring-bp-target-rate', 'bg-control-rate'], by: ['org'] },
    { id: 'age', title: '年龄组达标率', kind: 'bar', measures: ['monitoring-bp-target-rate', 'bg-control-rate'], by: ['ageBand'] },
    { id: 'sex', title: '男女监测率', kind: 'grouped', measures: ['bp-coverage', 'bg-coverage'], by: ['sex'] },
  ],
  breakdowns: [ADULT_AGES, SEX],
  filters: [ADULT_AGES, SEX],
  ways: ['day'],
  opens: { by: 'org', days: 'month' },
  notes: [
    '合计按去重后的人数另算，不是各行相加',
    '偏高、偏低、达标按期内最近一次，三者互斥；危急按期内出现过，不与之相加',
    '达标：按测量当时本人的目标；居家、动态用家庭目标，诊室用诊室目标',
    '年龄按期末周岁；机构按居民现在的管理机构',
    '按日查看时，人数没有日子可分，显示“—”；每日人次见趋势图',
  ],
};
