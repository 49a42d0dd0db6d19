import type { AnalysisPage } from '../analysis-page.ts';
import { AGES, MONTHS, POPULATIONS, SEX } from './page-groups.data.ts';

/** 血脂异常统计 (`/tjfx/xzyc`). */
export const tjDyslipidemia: AnalysisPage = {
  id: 'tj-dyslipidemia',
  title: '血脂异常统计',
  of: 'record:health-check-up',
  counts: '期内有有效体检的18岁及以上居民',
  columns: [
    { label: '体检人数', measure: 'checked-persons', width: 90 },
    { label: '检测人数', measure: 'lipid-tested', width: 90 },
    { label: 'TC升高', measure: 'lipid-tc', width: 90 },
    { label: 'TG升高', measure: 'lipid-tg', width: 90 },
    { label: 'LDL-C升高', measure: 'lipid-ldl', width: 100 },
    { label: 'HDL-C降低', measure: 'lipid-hdl', width: 100 },
    { label: '血脂异常', measure: 'dyslipidemia', width: 90 },
    { label: '检出率', measure: 'dyslipidemia-rate', width: 80 },
    { label: '混合型', measure: 'lipid-mixed', width: 80 },
    { label: '边缘升高', measure: 'lipid-border', width: 90 },
  ],
  indicators: [
    { label: '血脂异常检出率', measure: 'dyslipidemia-rate' },
    { label: '高胆固醇血症率', measure: 'lipid-tc-rate' },
    { label: '高甘油三酯血症率', measure: 'lipid-tg-rate' },
    { label: '高LDL-C率', measure: 'lipid-ldl-rate' },
    { label: '低HDL-C率', measure: 'lipid-hdl-rate' },
    { label: '混合型高脂血症率', measure: 'lipid-mixed-rate' },
    { label: '边缘升高率', measure: 'lipid-border-rate' },
  ],
  charts: [
    { id: 'type', title: '异常类型构成', kind: 'bar', measures: ['lipid-tc-rate', 'lipid-tg-rate', 'lipid-ldl-rate', 'lipid-hdl-rate', 'lipid-mixed-rate'], by: [] },
    { id: 'age', title: '年龄组检出率', kind: 'line', measures: ['dyslipidemia-rate'], by: ['ageBand'] },
    { id: 'sex', title: '性别对比', kind: 'grouped', measures: ['lipid-tc-rate', 'lipid-tg-rate', 'lipid-ldl-rate', 'lipid-hdl-rate'], by: ['sex'] },
    { id: 'org', title: '机构排名', kind: 'bar', measures: ['dyslipidemia-rate'], by: ['org'] },
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
    '界值依据中国成人血脂异常防治指南（2016修订）/中国血脂管理指南（2023）',
    '统计对象：所选机构及下级、所选期间内有有效体检（已完成或已审核、未删除、未作废）的居民；同一居民期间内多次体检取最近一次',
    '分母为“该项目有结果的人数”，不是全部体检人数；空值、“未查”不计入分母',
    '年龄按体检日期计算（周岁）；性别按档案',
    '合计行按人去重重新计算，不由各行率平均',
    '参考区间取体检时适用的“监测项目范围”，下列界值为默认值',
  ],
};
