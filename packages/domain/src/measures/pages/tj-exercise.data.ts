import type { AnalysisPage } from '../analysis-page.ts';
import { AGES, MONTHS, POPULATIONS, SEX } from './page-groups.data.ts';

/** 体育锻炼统计 (`/tjfx/tydl`). */
export const tjExercise: AnalysisPage = {
  id: 'tj-exercise',
  title: '体育锻炼统计',
  of: 'record:health-check-up',
  counts: '期内有有效体检的18岁及以上居民',
  columns: [
    { label: '体检人数', measure: 'checked-persons', width: 90 },
    { label: '每天', measure: 'exercise-daily', width: 80 },
    { label: '每周一次以上', measure: 'exercise-weekly', width: 110 },
    { label: '偶尔', measure: 'exercise-sometimes', width: 70 },
    { label: '不锻炼', measure: 'exercise-none', width: 80 },
    { label: '经常锻炼', measure: 'exercise-regular', width: 90 },
    { label: '经常锻炼率', measure: 'exercise-regular-rate', width: 100 },
    { label: '平均时长', measure: 'exercise-minutes-mean', width: 90 },
    { label: '坚持年数', measure: 'exercise-years-mean', width: 90 },
    { label: '散步', measure: 'exercise-walk', width: 70 },
    { label: '广场舞', measure: 'exercise-square-dance', width: 80 },
    { label: '太极', measure: 'exercise-tai-chi', width: 70 },
    { label: '其他方式', measure: 'exercise-other', width: 80 },
  ],
  indicators: [
    { label: '参加锻炼率', measure: 'exercise-join-rate' },
    { label: '经常锻炼率', measure: 'exercise-regular-rate' },
    { label: '不锻炼率', measure: 'exercise-no-rate' },
    { label: '高血压患者经常锻炼率', measure: 'exercise-htn-regular-rate' },
    { label: '平均每次锻炼时间', measure: 'exercise-minutes-mean' },
  ],
  charts: [
    { id: 'freq', title: '锻炼频率构成', kind: 'ring', measures: ['exercise-daily', 'exercise-weekly', 'exercise-sometimes', 'exercise-none'], by: [] },
    { id: 'way', title: '锻炼方式TOP', kind: 'bar', measures: ['exercise-walk', 'exercise-square-dance', 'exercise-tai-chi', 'exercise-other'], by: [] },
    { id: 'age', title: '年龄组经常锻炼率', kind: 'line', measures: ['exercise-regular-rate'], by: ['ageBand'] },
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
    '编码：1每天 2每周一次以上 3偶尔 4不锻炼；锻炼方式为文字，按关键词归类',
    '与国家体育部门“每周3次、每次30分钟中等强度”口径不同，体检表无“每周3次”选项',
    '统计对象：所选机构及下级、所选期间内有有效体检（已完成或已审核、未删除、未作废）的居民；同一居民期间内多次体检取最近一次',
    '分母为“该项目有结果的人数”，不是全部体检人数；空值、“未查”不计入分母',
    '年龄按体检日期计算（周岁）；性别按档案',
    '合计行按人去重重新计算，不由各行率平均',
    '参考区间取体检时适用的“监测项目范围”，下列界值为默认值',
  ],
};
