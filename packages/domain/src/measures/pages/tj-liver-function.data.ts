import type { AnalysisPage } from '../analysis-page.ts';
import { AGES, MONTHS, POPULATIONS, SEX } from './page-groups.data.ts';

/** 肝功能统计 (`/tjfx/ggn`). */
export const tjLiverFunction: AnalysisPage = {
  id: 'tj-liver-function',
  title: '肝功能统计',
  of: 'record:health-check-up',
  counts: '期内有有效体检的18岁及以上居民',
  columns: [
    { label: '体检人数', measure: 'checked-persons', width: 90 },
    { label: '检测人数', measure: 'liver-tested', width: 90 },
    { label: 'ALT升高', measure: 'liver-alt', width: 90 },
    { label: 'AST升高', measure: 'liver-ast', width: 90 },
    { label: '总胆红素升高', measure: 'liver-tbil', width: 110 },
    { label: '结合胆红素升高', measure: 'liver-dbil', width: 120 },
    { label: '白蛋白降低', measure: 'liver-albumin', width: 100 },
    { label: '肝功异常', measure: 'liver-any', width: 90 },
    { label: '异常率', measure: 'liver-any-rate', width: 80 },
    { label: 'ALT>3倍', measure: 'liver-alt-marked', width: 90 },
    { label: 'ALT均值', measure: 'liver-alt-mean', width: 90 },
  ],
  indicators: [
    { label: '肝功能异常率', measure: 'liver-any-rate' },
    { label: 'ALT升高率', measure: 'liver-alt-rate' },
    { label: 'AST升高率', measure: 'liver-ast-rate' },
    { label: '总胆红素升高率', measure: 'liver-tbil-rate' },
    { label: '低白蛋白率', measure: 'liver-albumin-rate' },
    { label: 'ALT显著升高率', measure: 'liver-alt-marked-rate' },
  ],
  charts: [
    { id: 'item', title: '各项异常率', kind: 'bar', measures: ['liver-alt-rate', 'liver-ast-rate', 'liver-tbil-rate', 'liver-dbil-rate', 'liver-albumin-rate'], by: [] },
    { id: 'age', title: '年龄组异常率', kind: 'line', measures: ['liver-any-rate'], by: ['ageBand'] },
    { id: 'sex', title: '性别对比', kind: 'grouped', measures: ['liver-alt-rate', 'liver-ast-rate', 'liver-tbil-rate', 'liver-dbil-rate', 'liver-albumin-rate'], by: ['sex'] },
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
    'ALT、AST参考区间取WS/T 404.1，总胆红素取WS/T 404.4（≤26.0/≤21.0，许多机构仍用20.5），须按本机构核定',
    '统计对象：所选机构及下级、所选期间内有有效体检（已完成或已审核、未删除、未作废）的居民；同一居民期间内多次体检取最近一次',
    '分母为“该项目有结果的人数”，不是全部体检人数；空值、“未查”不计入分母',
    '年龄按体检日期计算（周岁）；性别按档案',
    '合计行按人去重重新计算，不由各行率平均',
    '参考区间取体检时适用的“监测项目范围”，下列界值为默认值',
  ],
};
