import type { AnalysisPage } from '../analysis-page.ts';
import { AGES, MONTHS, POPULATIONS, SEX } from './page-groups.data.ts';

/** 心电图统计 (`/tjfx/xdt`). */
export const tjEcg: AnalysisPage = {
  id: 'tj-ecg',
  title: '心电图统计',
  of: 'record:health-check-up',
  counts: '期内有有效体检的18岁及以上居民',
  columns: [
    { label: '体检人数', measure: 'checked-persons', width: 90 },
    { label: '检查人数', measure: 'ecg-tested', width: 90 },
    { label: '正常', measure: 'ecg-normal', width: 80 },
    { label: '异常', measure: 'ecg-abnormal', width: 80 },
    { label: '异常率', measure: 'ecg-abnormal-rate', width: 80 },
    { label: 'ST-T改变', measure: 'ecg-st-t', width: 90 },
    { label: '陈旧心梗', measure: 'ecg-old-infarction', width: 90 },
    { label: '心动过速', measure: 'ecg-tachycardia', width: 90 },
    { label: '心动过缓', measure: 'ecg-bradycardia', width: 90 },
    { label: '早搏', measure: 'ecg-premature', width: 70 },
    { label: '房颤/房扑', measure: 'ecg-af', width: 90 },
    { label: '房室阻滞', measure: 'ecg-av-block', width: 90 },
    { label: '束支阻滞', measure: 'ecg-bundle-block', width: 90 },
    { label: '左室高电压', measure: 'ecg-lv-voltage', width: 100 },
    { label: '电轴偏移', measure: 'ecg-axis', width: 90 },
    { label: '其他', measure: 'ecg-other', width: 70 },
    { label: '危急', measure: 'ecg-critical', width: 70 },
  ],
  indicators: [
    { label: '心电图异常率', measure: 'ecg-abnormal-rate' },
    { label: 'ST-T改变检出率', measure: 'ecg-st-t-rate' },
    { label: '心房颤动检出率', measure: 'ecg-af-rate' },
    { label: '早搏检出率', measure: 'ecg-premature-rate' },
    { label: '束支传导阻滞检出率', measure: 'ecg-bundle-block-rate' },
    { label: '危急心电转诊率', measure: 'ecg-critical-referred-rate' },
  ],
  charts: [
    { id: 'type', title: '异常类型构成', kind: 'bar', measures: ['ecg-st-t-rate', 'ecg-old-infarction-rate', 'ecg-tachycardia-rate', 'ecg-bradycardia-rate', 'ecg-premature-rate', 'ecg-af-rate', 'ecg-av-block-rate', 'ecg-bundle-block-rate', 'ecg-lv-voltage-rate', 'ecg-axis-rate'], by: [] },
    { id: 'age', title: '年龄组异常率', kind: 'line', measures: ['ecg-abnormal-rate'], by: ['ageBand'] },
    { id: 'afMap', title: '房颤乡镇分布', kind: 'map', measures: ['ecg-af-rate'], by: ['org'] },
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
    '窦性心动过缓<60、过速>100次/分钟；一人多诊断分别计数',
    '统计对象：所选机构及下级、所选期间内有有效体检（已完成或已审核、未删除、未作废）的居民；同一居民期间内多次体检取最近一次',
    '分母为“该项目有结果的人数”，不是全部体检人数；空值、“未查”不计入分母',
    '年龄按体检日期计算（周岁）；性别按档案',
    '合计行按人去重重新计算，不由各行率平均',
    '参考区间取体检时适用的“监测项目范围”，下列界值为默认值',
  ],
};
