import type { AnalysisPage } from '../analysis-page.ts';
import { ELDERLY_AGES, MONTHS, POPULATIONS, SEX } from './page-groups.data.ts';

/** 健康状态自评 (`/tjfx/jkzp`). */
export const tjSelfRatedHealth: AnalysisPage = {
  id: 'tj-self-rated-health',
  title: '健康状态自评',
  of: 'record:health-check-up',
  counts: '期内有有效体检的65岁及以上居民',
  columns: [
    { label: '体检人数', measure: 'elderly-checked', width: 90 },
    { label: '评估人数', measure: 'self-rated-assessed', width: 90 },
    { label: '满意', measure: 'self-rated-1', width: 80 },
    { label: '基本满意', measure: 'self-rated-2', width: 90 },
    { label: '说不清楚', measure: 'self-rated-3', width: 90 },
    { label: '不太满意', measure: 'self-rated-4', width: 90 },
    { label: '不满意', measure: 'self-rated-5', width: 80 },
    { label: '满意率', measure: 'self-rated-good-rate', width: 80 },
    { label: '不满意率', measure: 'self-rated-bad-rate', width: 90 },
  ],
  indicators: [
    { label: '自评满意率', measure: 'self-rated-good-rate' },
    { label: '自评不满意率', measure: 'self-rated-bad-rate' },
    { label: '评估完成率', measure: 'self-rated-cover-rate' },
    { label: '自评满意但客观异常率', measure: 'self-rated-gap-rate' },
  ],
  charts: [
    { id: 'pie', title: '自评构成', kind: 'ring', measures: ['self-rated-1', 'self-rated-2', 'self-rated-3', 'self-rated-4', 'self-rated-5'], by: [] },
    { id: 'age', title: '年龄组满意率', kind: 'line', measures: ['self-rated-good-rate'], by: ['ageBand'] },
    { id: 'sex', title: '性别对比', kind: 'grouped', measures: ['self-rated-1-share', 'self-rated-2-share', 'self-rated-3-share', 'self-rated-4-share', 'self-rated-5-share'], by: ['sex'] },
    { id: 'year', title: '三年对比', kind: 'stacked', measures: ['self-rated-1-share', 'self-rated-2-share', 'self-rated-3-share', 'self-rated-4-share', 'self-rated-5-share'], by: ['year'] },
  ],
  breakdowns: [
    SEX,
    ELDERLY_AGES,
    MONTHS,
  ],
  filters: [
    ELDERLY_AGES,
    SEX,
    POPULATIONS,
  ],
  notes: [
    '编码：1满意 2基本满意 3说不清楚 4不太满意 5不满意（健康体检表）',
    '统计对象：所选机构及下级、所选期间内有有效体检（已完成或已审核、未删除、未作废）的居民；同一居民期间内多次体检取最近一次',
    '分母为“该项目有结果的人数”，不是全部体检人数；空值、“未查”不计入分母',
    '年龄按体检日期计算（周岁）；性别按档案',
    '合计行按人去重重新计算，不由各行率平均',
    '参考区间取体检时适用的“监测项目范围”，下列界值为默认值',
  ],
};
