import type { AnalysisPage } from '../analysis-page.ts';
import { AGES, MONTHS, POPULATIONS, SEX } from './page-groups.data.ts';

/** 基础数据统计 (`/tjfx/jcsjtj`). */
export const tjBasicStatistics: AnalysisPage = {
  id: 'tj-basic-statistics',
  title: '基础数据统计',
  of: 'record:health-check-up',
  counts: '期内有有效体检的居民',
  columns: [
    { label: '体检人数', measure: 'checked-persons', width: 90 },
    { label: '体检人次', measure: 'check-up-times', width: 90 },
    { label: '男', measure: 'checked-male', width: 70 },
    { label: '女', measure: 'checked-female', width: 70 },
    { label: '老年人', measure: 'checked-elderly', width: 80 },
    { label: '高血压患者', measure: 'checked-hypertension', width: 100 },
    { label: '糖尿病患者', measure: 'checked-diabetes', width: 100 },
    { label: '精神障碍', measure: 'checked-psychosis', width: 90 },
    { label: '一般人群', measure: 'checked-general', width: 90 },
    { label: '血常规', measure: 'blood-done', width: 80 },
    { label: '尿常规', measure: 'urine-done', width: 80 },
    { label: '生化', measure: 'biochemistry-done', width: 80 },
    { label: '心电图', measure: 'ecg-done', width: 80 },
    { label: 'B超', measure: 'ultrasound-done', width: 80 },
    { label: '项目齐全', measure: 'check-up-complete-persons', width: 90 },
    { label: '已上传', measure: 'check-up-uploaded-persons', width: 80 },
  ],
  indicators: [
    { label: '体检人数', measure: 'checked-persons' },
    { label: '体检人次', measure: 'check-up-times' },
    { label: '血常规开展率', measure: 'blood-done-rate' },
    { label: '尿常规开展率', measure: 'urine-done-rate' },
    { label: '生化开展率', measure: 'biochemistry-done-rate' },
    { label: '心电图开展率', measure: 'ecg-done-rate' },
    { label: '腹部B超开展率', measure: 'ultrasound-done-rate' },
    { label: '上传率', measure: 'upload-rate' },
  ],
  charts: [
    { id: 'month', title: '月度体检人次', kind: 'bar', measures: ['check-up-times'], by: ['month'] },
    { id: 'crowd', title: '各人群体检人数', kind: 'bar', measures: ['checked-elderly', 'checked-hypertension', 'checked-diabetes', 'checked-psychosis', 'checked-general'], by: [] },
    { id: 'items', title: '项目开展率', kind: 'bar', measures: ['blood-done-rate', 'urine-done-rate', 'biochemistry-done-rate', 'ecg-done-rate', 'ultrasound-done-rate'], by: [] },
    { id: 'pyramid', title: '体检人群年龄性别', kind: 'pyramid', measures: ['checked-persons'], by: ['ageBand', 'sex'] },
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
    '统计对象：所选机构及下级、所选期间内有有效体检（已完成或已审核、未删除、未作废）的居民；同一居民期间内多次体检取最近一次',
    '分母为“该项目有结果的人数”，不是全部体检人数；空值、“未查”不计入分母',
    '年龄按体检日期计算（周岁）；性别按档案',
    '合计行按人去重重新计算，不由各行率平均',
    '参考区间取体检时适用的“监测项目范围”，下列界值为默认值',
  ],
};
