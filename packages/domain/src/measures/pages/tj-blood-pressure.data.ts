import type { AnalysisPage } from '../analysis-page.ts';
import { AGES, MONTHS, POPULATIONS, SEX } from './page-groups.data.ts';

/** 血压统计 (`/tjfx/xy`). */
export const tjBloodPressure: AnalysisPage = {
  id: 'tj-blood-pressure',
  title: '血压统计',
  of: 'record:health-check-up',
  counts: '期内有有效体检的18岁及以上居民',
  columns: [
    { label: '体检人数', measure: 'checked-persons', width: 90 },
    { label: '测量人数', measure: 'bp-tested', width: 90 },
    { label: '偏低', measure: 'bp-low', width: 80 },
    { label: '正常', measure: 'bp-normal', width: 80 },
    { label: '正常高值', measure: 'bp-high-normal', width: 90 },
    { label: '1级', measure: 'bp-grade1', width: 70 },
    { label: '2级', measure: 'bp-grade2', width: 70 },
    { label: '3级', measure: 'bp-grade3', width: 70 },
    { label: '单纯收缩期', measure: 'bp-isolated-systolic', width: 100 },
    { label: '血压升高', measure: 'bp-raised', width: 90 },
    { label: '检出率', measure: 'bp-raised-rate', width: 80 },
    { label: '已建档高血压', measure: 'bp-known', width: 110 },
    { label: '达标', measure: 'bp-control', width: 80 },
    { label: '达标率', measure: 'bp-control-rate', width: 80 },
    { label: '疑似新发', measure: 'bp-suspect', width: 90 },
    { label: '双臂差≥20', measure: 'bp-arm-difference', width: 100 },
  ],
  indicators: [
    { label: '血压升高检出率', measure: 'bp-raised-rate' },
    { label: '低血压率', measure: 'bp-low-rate' },
    { label: '正常高值率', measure: 'bp-high-normal-rate' },
    { label: '3级高血压率', measure: 'bp-grade3-rate' },
    { label: '单纯收缩期高血压率', measure: 'bp-isolated-systolic-rate' },
    { label: '管理患者血压达标率', measure: 'bp-control-rate' },
    { label: '疑似新发率', measure: 'bp-suspect-rate' },
    { label: '双臂差异常率', measure: 'bp-arm-difference-rate' },
  ],
  charts: [
    { id: 'level', title: '血压分级构成', kind: 'ring', measures: ['bp-low', 'bp-normal', 'bp-high-normal', 'bp-grade1', 'bp-grade2', 'bp-grade3'], by: [] },
    { id: 'age', title: '年龄组收缩压均值', kind: 'line', measures: ['bp-mean-systolic', 'bp-mean-diastolic'], by: ['ageBand'] },
    { id: 'ctl', title: '机构达标率', kind: 'bar', measures: ['bp-control-rate'], by: ['org'] },
    { id: 'sex', title: '性别对比', kind: 'grouped', measures: ['bp-low', 'bp-normal', 'bp-high-normal', 'bp-grade1', 'bp-grade2', 'bp-grade3'], by: ['sex'] },
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
    { id: 'card', label: '有无专档', groups: [
      { code: '1', label: '是', when: 'is(htn-card)' },
      { code: '0', label: '否', when: '!is(htn-card)' },
    ] },
  ],
  notes: [
    '判定取双臂较高一侧',
    '一人按收缩压、舒张压较高者分级；单纯收缩期另计，与分级可重叠',
    '统计对象：所选机构及下级、所选期间内有有效体检（已完成或已审核、未删除、未作废）的居民；同一居民期间内多次体检取最近一次',
    '分母为“该项目有结果的人数”，不是全部体检人数；空值、“未查”不计入分母',
    '年龄按体检日期计算（周岁）；性别按档案',
    '合计行按人去重重新计算，不由各行率平均',
    '参考区间取体检时适用的“监测项目范围”，下列界值为默认值',
  ],
};
