import type { AnalysisPage } from '../analysis-page.ts';
import { AGES, MONTHS, POPULATIONS, SEX } from './page-groups.data.ts';

/** B超异常统计 (`/tjfx/bcyc`). */
export const tjUltrasoundAbnormal: AnalysisPage = {
  id: 'tj-ultrasound-abnormal',
  title: 'B超异常统计',
  of: 'record:health-check-up',
  counts: '期内有有效体检的18岁及以上居民',
  columns: [
    { label: '体检人数', measure: 'checked-persons', width: 90 },
    { label: '检查人数', measure: 'ultrasound-tested', width: 90 },
    { label: '异常人数', measure: 'ultrasound-abnormal', width: 90 },
    { label: '异常率', measure: 'ultrasound-abnormal-rate', width: 80 },
    { label: '脂肪肝', measure: 'us-fatty', width: 80 },
    { label: '肝囊肿', measure: 'us-liver-cyst', width: 80 },
    { label: '肝血管瘤', measure: 'us-hemangioma', width: 90 },
    { label: '肝硬化/弥漫', measure: 'us-cirrhosis', width: 110 },
    { label: '胆囊结石', measure: 'us-gallstone', width: 90 },
    { label: '胆囊息肉', measure: 'us-gall-polyp', width: 90 },
    { label: '胆囊炎', measure: 'us-cholecystitis', width: 80 },
    { label: '肾结石', measure: 'us-renal-stone', width: 80 },
    { label: '肾囊肿', measure: 'us-renal-cyst', width: 80 },
    { label: '肾积水', measure: 'us-hydronephrosis', width: 80 },
    { label: '前列腺增生', measure: 'us-prostate', width: 100 },
    { label: '脾大', measure: 'us-spleen', width: 70 },
    { label: '占位', measure: 'us-mass', width: 70 },
    { label: '其他', measure: 'us-other', width: 70 },
  ],
  indicators: [
    { label: 'B超异常率', measure: 'ultrasound-abnormal-rate' },
    { label: '脂肪肝检出率', measure: 'us-fatty-rate' },
    { label: '胆囊结石检出率', measure: 'us-gallstone-rate' },
    { label: '肾囊肿检出率', measure: 'us-renal-cyst-rate' },
    { label: '前列腺增生检出率', measure: 'us-prostate-rate' },
    { label: '占位性病变检出率', measure: 'us-mass-rate' },
    { label: '占位转诊率', measure: 'us-mass-referred-rate' },
  ],
  charts: [
    { id: 'finding', title: '异常发现TOP12', kind: 'bar', measures: ['us-fatty-rate', 'us-liver-cyst-rate', 'us-hemangioma-rate', 'us-cirrhosis-rate', 'us-gallstone-rate', 'us-gall-polyp-rate', 'us-cholecystitis-rate', 'us-renal-stone-rate', 'us-renal-cyst-rate', 'us-hydronephrosis-rate', 'us-spleen-rate', 'us-prostate-rate', 'us-mass-rate'], by: [], top: 12 },
    { id: 'organ', title: '各部位异常人数', kind: 'bar', measures: ['us-organ-liver', 'us-organ-gallbladder', 'us-organ-pancreas', 'us-organ-spleen-organ', 'us-organ-left-kidney', 'us-organ-right-kidney', 'us-organ-bladder', 'us-organ-prostate-organ', 'us-organ-uterus-adnexa', 'us-organ-thyroid', 'us-organ-breast', 'us-organ-carotid'], by: [] },
    { id: 'age', title: '年龄组异常率', kind: 'line', measures: ['ultrasound-abnormal-rate'], by: ['ageBand'] },
    { id: 'organRate', title: '各脏器异常率（12个部位）', kind: 'bar', measures: ['us-organ-liver-rate', 'us-organ-gallbladder-rate', 'us-organ-pancreas-rate', 'us-organ-spleen-organ-rate', 'us-organ-left-kidney-rate', 'us-organ-right-kidney-rate', 'us-organ-bladder-rate', 'us-organ-prostate-organ-rate', 'us-organ-uterus-adnexa-rate', 'us-organ-thyroid-rate', 'us-organ-breast-rate', 'us-organ-carotid-rate'], by: [] },
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
    '一人多个发现分别计数，异常人数去重',
    '结论文字按关键词归类，未匹配归“其他”；关键词表在监测项目范围维护',
    '统计对象：所选机构及下级、所选期间内有有效体检（已完成或已审核、未删除、未作废）的居民；同一居民期间内多次体检取最近一次',
    '分母为“该项目有结果的人数”，不是全部体检人数；空值、“未查”不计入分母',
    '年龄按体检日期计算（周岁）；性别按档案',
    '合计行按人去重重新计算，不由各行率平均',
    '参考区间取体检时适用的“监测项目范围”，下列界值为默认值',
  ],
};
