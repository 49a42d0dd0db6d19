import type { AnalysisPage } from '../analysis-page.ts';
import { AGES, MONTHS, POPULATIONS, SEX } from './page-groups.data.ts';

/** 肾功能统计 (`/tjfx/sgn`). */
export const tjKidneyFunction: AnalysisPage = {
  id: 'tj-kidney-function',
  title: '肾功能统计',
  of: 'record:health-check-up',
  counts: '期内有有效体检的18岁及以上居民',
  columns: [
    { label: '体检人数', measure: 'checked-persons', width: 90 },
    { label: '检测人数', measure: 'kidney-tested', width: 90 },
    { label: '肌酐升高', measure: 'kidney-creatinine', width: 90 },
    { label: '尿素升高', measure: 'kidney-urea', width: 90 },
    { label: '尿酸升高', measure: 'kidney-uric-acid', width: 90 },
    { label: 'eGFR<60', measure: 'kidney-egfr-low', width: 90 },
    { label: '血钾异常', measure: 'kidney-potassium', width: 90 },
    { label: '血钠异常', measure: 'kidney-sodium', width: 90 },
    { label: '肾功异常', measure: 'kidney-any', width: 90 },
    { label: '异常率', measure: 'kidney-any-rate', width: 80 },
    { label: '肌酐均值', measure: 'kidney-creatinine-mean', width: 100 },
  ],
  indicators: [
    { label: '肾功能异常率', measure: 'kidney-any-rate' },
    { label: '肌酐升高率', measure: 'kidney-creatinine-rate' },
    { label: '尿素升高率', measure: 'kidney-urea-rate' },
    { label: '高尿酸血症率', measure: 'kidney-uric-acid-rate' },
    { label: '肾小球滤过率下降率', measure: 'kidney-egfr-low-rate' },
  ],
  charts: [
    { id: 'item', title: '各项异常率', kind: 'bar', measures: ['kidney-creatinine-rate', 'kidney-urea-rate', 'kidney-uric-acid-rate', 'kidney-egfr-low-rate', 'kidney-potassium-rate', 'kidney-sodium-rate'], by: [] },
    { id: 'stage', title: 'eGFR分期构成', kind: 'ring', measures: ['kidney-egfr-g1', 'kidney-egfr-g2', 'kidney-egfr-g3a', 'kidney-egfr-g3b', 'kidney-egfr-g4', 'kidney-egfr-g5'], by: [] },
    { id: 'age', title: '年龄组异常率', kind: 'line', measures: ['kidney-any-rate'], by: ['ageBand'] },
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
    '肌酐、尿素区间取WS/T 404.5（60~79岁段用于80岁及以上为假设）',
    'eGFR用CKD-EPI(2009)公式：141×min(Scr/κ,1)^α×max(Scr/κ,1)^-1.209×0.993^年龄×[女1.018]，Scr单位mg/dL=μmol/L÷88.4，κ女0.7男0.9，α女-0.329男-0.411',
    '分期：G1≥90、G2 60~89、G3a 45~59、G3b 30~44、G4 15~29、G5<15',
    '统计对象：所选机构及下级、所选期间内有有效体检（已完成或已审核、未删除、未作废）的居民；同一居民期间内多次体检取最近一次',
    '分母为“该项目有结果的人数”，不是全部体检人数；空值、“未查”不计入分母',
    '年龄按体检日期计算（周岁）；性别按档案',
    '合计行按人去重重新计算，不由各行率平均',
    '参考区间取体检时适用的“监测项目范围”，下列界值为默认值',
  ],
};
