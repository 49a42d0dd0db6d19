import type { AnalysisPage } from '../analysis-page.ts';
import { AGES, MONTHS, POPULATIONS, SEX } from './page-groups.data.ts';

/** 吸烟饮酒听力统计 (`/tjfx/xyyjtl`). */
export const tjSmokingDrinkingHearing: AnalysisPage = {
  id: 'tj-smoking-drinking-hearing',
  title: '吸烟饮酒听力统计',
  of: 'record:health-check-up',
  counts: '期内有有效体检的18岁及以上居民',
  columns: [
    { label: '体检人数', measure: 'checked-persons', width: 90 },
    { label: '从不吸烟', measure: 'smoke-never', width: 90 },
    { label: '已戒烟', measure: 'smoke-quit', width: 80 },
    { label: '吸烟', measure: 'smoke-now', width: 70 },
    { label: '吸烟率', measure: 'smoking-rate', width: 80 },
    { label: '日均支数', measure: 'smoking-daily-mean', width: 90 },
    { label: '从不饮酒', measure: 'drink-never', width: 90 },
    { label: '偶尔', measure: 'drink-sometimes', width: 70 },
    { label: '经常', measure: 'drink-often', width: 70 },
    { label: '每天', measure: 'drink-daily', width: 70 },
    { label: '饮酒率', measure: 'drinking-rate', width: 80 },
    { label: '过量饮酒', measure: 'drinking-excess', width: 90 },
    { label: '听见', measure: 'hearing-ok', width: 70 },
    { label: '听不清', measure: 'hearing-bad', width: 80 },
    { label: '听力下降率', measure: 'hearing-loss-rate', width: 100 },
  ],
  indicators: [
    { label: '现在吸烟率', measure: 'smoking-rate' },
    { label: '戒烟率', measure: 'smoking-quit-rate' },
    { label: '饮酒率', measure: 'drinking-rate' },
    { label: '每天饮酒率', measure: 'drinking-daily-rate' },
    { label: '过量饮酒率', measure: 'drinking-excess-rate' },
    { label: '听力下降率', measure: 'hearing-loss-rate' },
    { label: '吸烟且饮酒率', measure: 'smoke-and-drink-rate' },
  ],
  charts: [
    { id: 'smoke', title: '吸烟构成', kind: 'ring', measures: ['smoke-never', 'smoke-quit', 'smoke-now'], by: [] },
    { id: 'drink', title: '饮酒频率构成', kind: 'ring', measures: ['drink-never', 'drink-sometimes', 'drink-often', 'drink-daily'], by: [] },
    { id: 'hear', title: '年龄组听力下降率', kind: 'line', measures: ['hearing-loss-rate'], by: ['ageBand'] },
    { id: 'sex', title: '性别吸烟饮酒率', kind: 'grouped', measures: ['smoking-rate', 'drinking-rate'], by: ['sex'] },
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
    '编码：吸烟1从不 2已戒烟 3吸烟；饮酒1从不 2偶尔 3经常 4每天；听力1听见 2听不清或无法听见',
    '过量界值1两为假设默认（膳食指南建议日酒精≤15g），可配置',
    '统计对象：所选机构及下级、所选期间内有有效体检（已完成或已审核、未删除、未作废）的居民；同一居民期间内多次体检取最近一次',
    '分母为“该项目有结果的人数”，不是全部体检人数；空值、“未查”不计入分母',
    '年龄按体检日期计算（周岁）；性别按档案',
    '合计行按人去重重新计算，不由各行率平均',
    '参考区间取体检时适用的“监测项目范围”，下列界值为默认值',
  ],
};
