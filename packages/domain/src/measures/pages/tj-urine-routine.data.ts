import type { AnalysisPage } from '../analysis-page.ts';
import { AGES, MONTHS, POPULATIONS, SEX } from './page-groups.data.ts';

/** 尿常规统计 (`/tjfx/ncg`). */
export const tjUrineRoutine: AnalysisPage = {
  id: 'tj-urine-routine',
  title: '尿常规统计',
  of: 'record:health-check-up',
  counts: '期内有有效体检的18岁及以上居民',
  columns: [
    { label: '体检人数', measure: 'checked-persons', width: 90 },
    { label: '检测人数', measure: 'urine-tested', width: 90 },
    { label: '尿蛋白阳性', measure: 'urine-protein', width: 100 },
    { label: '尿糖阳性', measure: 'urine-glucose', width: 90 },
    { label: '酮体阳性', measure: 'urine-ketone', width: 90 },
    { label: '潜血阳性', measure: 'urine-blood', width: 90 },
    { label: '白细胞阳性', measure: 'urine-leukocyte', width: 100 },
    { label: '任一阳性', measure: 'urine-any', width: 90 },
    { label: '异常率', measure: 'urine-any-rate', width: 80 },
    { label: '弱阳性±', measure: 'urine-trace', width: 90 },
    { label: '微量白蛋白升高', measure: 'urine-microalbumin', width: 120 },
  ],
  indicators: [
    { label: '尿常规异常率', measure: 'urine-any-rate' },
    { label: '尿蛋白阳性率', measure: 'urine-protein-rate' },
    { label: '尿糖阳性率', measure: 'urine-glucose-rate' },
    { label: '尿酮体阳性率', measure: 'urine-ketone-rate' },
    { label: '尿潜血阳性率', measure: 'urine-blood-rate' },
    { label: '弱阳性率', measure: 'urine-trace-rate' },
    { label: '尿微量白蛋白升高率', measure: 'urine-microalbumin-rate' },
  ],
  charts: [
    { id: 'item', title: '各项阳性率', kind: 'bar', measures: ['urine-protein-rate', 'urine-glucose-rate', 'urine-ketone-rate', 'urine-blood-rate', 'urine-leukocyte-rate'], by: [] },
    { id: 'grade', title: '尿蛋白分级', kind: 'ring', measures: ['urine-protein-level-1', 'urine-protein-level-2', 'urine-protein-level-3', 'urine-protein-level-4', 'urine-protein-level-5', 'urine-protein-level-6'], by: [] },
    { id: 'dm', title: '糖尿病患者尿蛋白阳性率', kind: 'grouped', measures: ['urine-protein-dm-rate', 'urine-protein-no-dm-rate'], by: [] },
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
    '±不计阳性，单列',
    '定性录入规范为 -、±、+、++、+++、++++；导入的“阴性/1+/neg”自动归一',
    '统计对象：所选机构及下级、所选期间内有有效体检（已完成或已审核、未删除、未作废）的居民；同一居民期间内多次体检取最近一次',
    '分母为“该项目有结果的人数”，不是全部体检人数；空值、“未查”不计入分母',
    '年龄按体检日期计算（周岁）；性别按档案',
    '合计行按人去重重新计算，不由各行率平均',
    '参考区间取体检时适用的“监测项目范围”，下列界值为默认值',
  ],
};
