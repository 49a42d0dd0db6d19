import type { AnalysisPage } from '../analysis-page.ts';
import { ELDERLY_AGES, MONTHS, POPULATIONS, SEX } from './page-groups.data.ts';

/** 生活自理能力评估统计 (`/tjfx/shzlpg`). */
export const tjSelfCareAssessment: AnalysisPage = {
  id: 'tj-self-care-assessment',
  title: '生活自理能力评估统计',
  of: 'record:health-check-up',
  counts: '期内有有效体检的65岁及以上居民',
  columns: [
    { label: '体检人数', measure: 'elderly-checked', width: 90 },
    { label: '评估人数', measure: 'self-care-assessed', width: 90 },
    { label: '可自理', measure: 'self-care-independent', width: 80 },
    { label: '轻度依赖', measure: 'self-care-mild', width: 90 },
    { label: '中度依赖', measure: 'self-care-moderate', width: 90 },
    { label: '不能自理', measure: 'self-care-severe', width: 90 },
    { label: '依赖率', measure: 'self-care-dependence-rate', width: 80 },
    { label: '平均分', measure: 'self-care-mean', width: 80 },
    { label: '进餐', measure: 'self-care-item-feeding', width: 70 },
    { label: '梳洗', measure: 'self-care-item-grooming', width: 70 },
    { label: '穿衣', measure: 'self-care-item-dressing', width: 70 },
    { label: '如厕', measure: 'self-care-item-toileting', width: 70 },
    { label: '活动', measure: 'self-care-item-mobility', width: 70 },
    { label: '已纳入照护', measure: 'self-care-in-care', width: 100 },
  ],
  indicators: [
    { label: '评估完成率', measure: 'self-care-cover-rate' },
    { label: '自理率', measure: 'self-care-independent-rate' },
    { label: '轻度依赖率', measure: 'self-care-mild-rate' },
    { label: '中度依赖率', measure: 'self-care-moderate-rate' },
    { label: '不能自理率', measure: 'self-care-severe-rate' },
    { label: '依赖率（失能率）', measure: 'self-care-dependence-rate' },
    { label: '平均分', measure: 'self-care-mean' },
  ],
  charts: [
    { id: 'pie', title: '自理等级构成', kind: 'ring', measures: ['self-care-independent', 'self-care-mild', 'self-care-moderate', 'self-care-severe'], by: [] },
    { id: 'age', title: '年龄组依赖率', kind: 'line', measures: ['self-care-dependence-rate'], by: ['ageBand'] },
    { id: 'item', title: '五项失能率', kind: 'bar', measures: ['self-care-item-feeding-rate', 'self-care-item-grooming-rate', 'self-care-item-dressing-rate', 'self-care-item-toileting-rate', 'self-care-item-mobility-rate'], by: [] },
    { id: 'org', title: '机构依赖率', kind: 'bar', measures: ['self-care-dependence-rate'], by: ['org'] },
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
    '五项分值：进餐0/0/3/5；梳洗0/1/3/7；穿衣0/0/3/5；如厕0/1/5/10；活动0/1/5/10（规范附件）',
    '等级：0~3可自理，4~8轻度依赖，9~18中度依赖，≥19不能自理',
    '统计对象：所选机构及下级、所选期间内有有效体检（已完成或已审核、未删除、未作废）的居民；同一居民期间内多次体检取最近一次',
    '分母为“该项目有结果的人数”，不是全部体检人数；空值、“未查”不计入分母',
    '年龄按体检日期计算（周岁）；性别按档案',
    '合计行按人去重重新计算，不由各行率平均',
    '参考区间取体检时适用的“监测项目范围”，下列界值为默认值',
  ],
};
