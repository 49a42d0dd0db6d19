import type { AnalysisPage } from '../analysis-page.ts';
import { AGES, MONTHS, POPULATIONS, SEX } from './page-groups.data.ts';

/** 血常规统计 (`/tjfx/xcg`). */
export const tjBloodRoutine: AnalysisPage = {
  id: 'tj-blood-routine',
  title: '血常规统计',
  of: 'record:health-check-up',
  counts: '期内有有效体检的18岁及以上居民',
  columns: [
    { label: '体检人数', measure: 'checked-persons', width: 90 },
    { label: '检测人数', measure: 'blood-tested', width: 90 },
    { label: '贫血', measure: 'anaemia', width: 80 },
    { label: '贫血率', measure: 'anaemia-rate', width: 80 },
    { label: '轻度', measure: 'anaemia-mild', width: 70 },
    { label: '中度', measure: 'anaemia-moderate', width: 70 },
    { label: '重度', measure: 'anaemia-severe', width: 70 },
    { label: '血红蛋白高', measure: 'blood-hb-high', width: 100 },
    { label: '白细胞高', measure: 'blood-wbc-high', width: 90 },
    { label: '白细胞低', measure: 'blood-wbc-low', width: 90 },
    { label: '血小板高', measure: 'blood-plt-high', width: 90 },
    { label: '血小板低', measure: 'blood-plt-low', width: 90 },
    { label: '任一异常', measure: 'blood-any', width: 90 },
    { label: '异常率', measure: 'blood-any-rate', width: 80 },
  ],
  indicators: [
    { label: '血常规异常率', measure: 'blood-any-rate' },
    { label: '贫血检出率', measure: 'anaemia-rate' },
    { label: '重度贫血率', measure: 'anaemia-severe-rate' },
    { label: '白细胞升高率', measure: 'blood-wbc-high-rate' },
    { label: '白细胞降低率', measure: 'blood-wbc-low-rate' },
    { label: '血小板降低率', measure: 'blood-plt-low-rate' },
    { label: '血小板升高率', measure: 'blood-plt-high-rate' },
  ],
  charts: [
    { id: 'item', title: '异常项目', kind: 'bar', measures: ['anaemia-rate', 'blood-hb-high-rate', 'blood-wbc-high-rate', 'blood-wbc-low-rate', 'blood-plt-high-rate', 'blood-plt-low-rate'], by: [] },
    { id: 'age', title: '年龄组贫血率', kind: 'line', measures: ['anaemia-rate'], by: ['ageBand'] },
    { id: 'anemia', title: '贫血程度构成', kind: 'ring', measures: ['anaemia-mild', 'anaemia-moderate', 'anaemia-severe'], by: [] },
  ],
  breakdowns: [
    SEX,
    AGES,
    MONTHS,
  ],
  filters: [
    AGES,
    SEX,
    POPULATIONS,
  ],
  notes: [
    '参考区间WS/T 405：Hb男130~175女115~150；WBC 3.5~9.5；PLT 125~350；贫血用临床诊断界值，与参考下限不同（WS/T 441筛查切点为男<130女<120，可配置切换）',
    '贫血分度：轻度≥90且低于界值；中度60~89；重度<60 g/L（极重度<30并入重度）',
    '统计对象：所选机构及下级、所选期间内有有效体检（已完成或已审核、未删除、未作废）的居民；同一居民期间内多次体检取最近一次',
    '分母为“该项目有结果的人数”，不是全部体检人数；空值、“未查”不计入分母',
    '年龄按体检日期计算（周岁）；性别按档案',
    '合计行按人去重重新计算，不由各行率平均',
    '参考区间取体检时适用的“监测项目范围”，下列界值为默认值',
  ],
};
