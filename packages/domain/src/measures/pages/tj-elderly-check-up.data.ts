import type { AnalysisPage } from '../analysis-page.ts';
import { ELDERLY_AGES, MONTHS, POPULATIONS, SEX } from './page-groups.data.ts';

/** 老年人体检分析 (`/tjfx/lnrtjfx`). */
export const tjElderlyCheckUp: AnalysisPage = {
  id: 'tj-elderly-check-up',
  title: '老年人体检分析',
  of: 'record:health-check-up',
  counts: '期内有有效体检的65岁及以上居民',
  columns: [
    { label: '体检人数', measure: 'elderly-checked', width: 90 },
    { label: '完整表', measure: 'elderly-complete', width: 80 },
    { label: '完整率', measure: 'elderly-complete-rate', width: 80 },
    { label: '异常人数', measure: 'elderly-abnormal', width: 90 },
    { label: '异常检出率', measure: 'elderly-abnormal-rate', width: 100 },
    { label: '血压异常', measure: 'elderly-abn-bp', width: 90 },
    { label: '血糖异常', measure: 'elderly-abn-glucose', width: 90 },
    { label: '血脂异常', measure: 'elderly-abn-lipid', width: 90 },
    { label: '心电异常', measure: 'elderly-abn-ecg', width: 90 },
    { label: 'B超异常', measure: 'elderly-abn-ultrasound', width: 90 },
    { label: '新发现患病', measure: 'elderly-new-found', width: 100 },
    { label: '已反馈', measure: 'elderly-fed-back', width: 80 },
  ],
  indicators: [
    { label: '体检表完整率', measure: 'elderly-complete-rate' },
    { label: '异常检出率', measure: 'elderly-abnormal-rate' },
    { label: '新发现率', measure: 'elderly-new-found-rate' },
    { label: '多重异常率', measure: 'elderly-multi-abnormal-rate' },
    { label: '结果反馈率', measure: 'elderly-fed-back-rate' },
  ],
  charts: [
    { id: 'top', title: '异常项目检出率TOP10', kind: 'bar', measures: ['elderly-abn-bp-rate', 'elderly-abn-glucose-rate', 'elderly-abn-lipid-rate', 'elderly-abn-liver-rate', 'elderly-abn-kidney-rate', 'elderly-abn-blood-rate', 'elderly-abn-urine-rate', 'elderly-abn-ecg-rate', 'elderly-abn-ultrasound-rate', 'elderly-abn-bmi-rate', 'elderly-abn-waist-rate', 'elderly-abn-vision-rate', 'elderly-abn-hearing-rate', 'elderly-abn-oral-rate', 'elderly-abn-mental-rate', 'elderly-abn-self-care-rate'], by: [], top: 10 },
    { id: 'age', title: '年龄组异常率', kind: 'line', measures: ['elderly-abnormal-rate'], by: ['ageBand'] },
    { id: 'sex', title: '性别对比', kind: 'grouped', measures: ['elderly-abn-bp-rate', 'elderly-abn-glucose-rate', 'elderly-abn-lipid-rate', 'elderly-abn-liver-rate', 'elderly-abn-kidney-rate', 'elderly-abn-blood-rate', 'elderly-abn-urine-rate', 'elderly-abn-ecg-rate', 'elderly-abn-ultrasound-rate', 'elderly-abn-bmi-rate', 'elderly-abn-waist-rate', 'elderly-abn-vision-rate', 'elderly-abn-hearing-rate', 'elderly-abn-oral-rate', 'elderly-abn-mental-rate', 'elderly-abn-self-care-rate'], by: ['sex'] },
    { id: 'year', title: '三年对比', kind: 'grouped', measures: ['elderly-abnormal-rate'], by: ['year'] },
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
    '异常项：血压、血糖、血脂、肝功能、肾功能、血常规、尿常规、心电图、B超、BMI、腰围、视力、听力、口腔、心理/认知、自理',
    '统计对象：所选机构及下级、所选期间内有有效体检（已完成或已审核、未删除、未作废）的居民；同一居民期间内多次体检取最近一次',
    '分母为“该项目有结果的人数”，不是全部体检人数；空值、“未查”不计入分母',
    '年龄按体检日期计算（周岁）；性别按档案',
    '合计行按人去重重新计算，不由各行率平均',
    '参考区间取体检时适用的“监测项目范围”，下列界值为默认值',
  ],
};
