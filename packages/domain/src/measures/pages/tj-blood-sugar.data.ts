import type { AnalysisPage } from '../analysis-page.ts';
import { AGES, MONTHS, POPULATIONS, SEX } from './page-groups.data.ts';

/** 血糖统计 (`/tjfx/xt`). */
export const tjBloodSugar: AnalysisPage = {
  id: 'tj-blood-sugar',
  title: '血糖统计',
  of: 'record:health-check-up',
  counts: '期内有有效体检的18岁及以上居民',
  columns: [
    { label: '体检人数', measure: 'checked-persons', width: 90 },
    { label: '检测人数', measure: 'glucose-tested', width: 90 },
    { label: '偏低', measure: 'glucose-low', width: 80 },
    { label: '正常', measure: 'glucose-normal', width: 80 },
    { label: '空腹受损', measure: 'glucose-impaired', width: 90 },
    { label: '≥7.0', measure: 'glucose-high', width: 80 },
    { label: '升高率', measure: 'glucose-high-rate', width: 80 },
    { label: '≥16.7', measure: 'glucose-critical', width: 80 },
    { label: '糖化≥6.5', measure: 'hba1c-high', width: 100 },
    { label: '已建专档', measure: 'glucose-known', width: 90 },
    { label: '空腹达标', measure: 'glucose-control', width: 90 },
    { label: '达标率', measure: 'glucose-control-rate', width: 80 },
    { label: '疑似新发', measure: 'glucose-suspect', width: 90 },
    { label: '均值', measure: 'glucose-mean', width: 90 },
  ],
  indicators: [
    { label: '空腹血糖升高率', measure: 'glucose-high-rate' },
    { label: '空腹血糖受损率', measure: 'glucose-impaired-rate' },
    { label: '低血糖率', measure: 'glucose-low-rate' },
    { label: '糖化升高率', measure: 'hba1c-high-rate' },
    { label: '管理患者血糖达标率', measure: 'glucose-control-rate' },
    { label: '疑似新发率', measure: 'glucose-suspect-rate' },
  ],
  charts: [
    { id: 'level', title: '血糖分级构成', kind: 'ring', measures: ['glucose-low', 'glucose-normal', 'glucose-impaired', 'glucose-high'], by: [] },
    { id: 'age', title: '年龄组检出率', kind: 'line', measures: ['glucose-high-rate'], by: ['ageBand'] },
    { id: 'hist', title: '血糖值分布', kind: 'bar', measures: ['glucose-tested'], by: ['glucoseBin'] },
    { id: 'ctl', title: '机构达标率', kind: 'bar', measures: ['glucose-control-rate'], by: ['org'] },
  ],
  breakdowns: [
    SEX,
    AGES,
    MONTHS,
    { id: 'glucoseBin', label: '空腹血糖', groups: [
      { code: '1', label: '＜3.9', when: 'record.fastingGlucose < 3.9' },
      { code: '2', label: '3.9～6.0', when: 'record.fastingGlucose >= 3.9 && record.fastingGlucose < 6.1' },
      { code: '3', label: '6.1～6.9', when: 'record.fastingGlucose >= 6.1 && record.fastingGlucose < 7' },
      { code: '4', label: '7.0～11.0', when: 'record.fastingGlucose >= 7 && record.fastingGlucose < 11.1' },
      { code: '5', label: '11.1～16.6', when: 'record.fastingGlucose >= 11.1 && record.fastingGlucose < 16.7' },
      { code: '6', label: '≥16.7', when: 'record.fastingGlucose >= 16.7' },
    ] },
  ],
  filters: [
    AGES,
    SEX,
    POPULATIONS,
    { id: 'card', label: '有无专档', groups: [
      { code: '1', label: '是', when: 'is(dm-card)' },
      { code: '0', label: '否', when: '!is(dm-card)' },
    ] },
  ],
  notes: [
    '随机血糖不参与分级，仅≥11.1时列入名单提示',
    '统计对象：所选机构及下级、所选期间内有有效体检（已完成或已审核、未删除、未作废）的居民；同一居民期间内多次体检取最近一次',
    '分母为“该项目有结果的人数”，不是全部体检人数；空值、“未查”不计入分母',
    '年龄按体检日期计算（周岁）；性别按档案',
    '合计行按人去重重新计算，不由各行率平均',
    '参考区间取体检时适用的“监测项目范围”，下列界值为默认值',
  ],
};
