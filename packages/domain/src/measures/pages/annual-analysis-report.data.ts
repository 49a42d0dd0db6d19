import type { AnalysisPage, Breakdown } from '../analysis-page.ts';
import { SEX } from './page-groups.data.ts';

const AGE = 'yearsBetween(resident.birthDate, period.end)';
const band = (from: number, until: number): Breakdown['groups'][number] => ({
  code: `${from}-${until}`, label: `${from}~${until}岁`, when: `between(${AGE}, ${from}, ${until + 1})`,
});
const AGE_BANDS: Breakdown = {
  id: 'ageBand',
  label: '年龄组',
  groups: [
    band(0, 6), band(7, 14), band(15, 17), band(18, 34), band(35, 44), band(45, 54), band(55, 59), band(60, 64), band(65, 69), band(70, 74), band(75, 79),
    band(80, 84), { code: '85+', label: '85岁及以上', when: `${AGE} >= 85` },
  ],
};

/** 年度分析报告 (`/gwsj/ndfxbg`): the numbers and drawings its chapters are made of. */
export const annualAnalysisReport: AnalysisPage = {
  id: 'annual-analysis-report',
  title: '年度分析报告',
  of: 'resident',
  counts: '国家基本公共卫生服务各项指标',
  columns: [
    { label: '常住人口', measure: 'population', width: 80 },
    { label: '65岁及以上常住人数', measure: 'elderly-population', width: 170 },
    { label: '建档数', measure: 'archived', width: 80 },
    { label: '建档率', measure: 'archive-rate', width: 80 },
    { label: '档案使用率', measure: 'archive-use-rate', width: 95 },
    { label: '老年人体检人数', measure: 'elderly-checked', width: 125 },
    { label: '老年人体检率', measure: 'elderly-check-up-rate', width: 110 },
    { label: '老年人健康管理率', measure: 'elderly-management-rate', width: 140 },
    { label: '完整率', measure: 'elderly-complete-rate', width: 80 },
    { label: '异常检出率', measure: 'elderly-abnormal-rate', width: 95 },
    { label: '多重异常率', measure: 'elderly-multi-abnormal-rate', width: 95 },
    { label: '血压高率', measure: 'elderly-bp-raised-rate', width: 80 },
    { label: '空腹血糖高率', measure: 'elderly-fpg-high-rate', width: 110 },
    { label: '血脂异常检出率', measure: 'dyslipidemia-rate', width: 125 },
    { label: '心电图异常检出率', measure: 'elderly-abn-ecg-rate', width: 140 },
    { label: 'B超异常检出率', measure: 'elderly-abn-ultrasound-rate', width: 125 },
    { label: '新发现患病（疑似）', measure: 'elderly-new-found', width: 155 },
    { label: '结果反馈率', measure: 'elderly-fed-back-rate', width: 95 },
    { label: '自理评估依赖率', measure: 'self-care-dependence-rate', width: 125 },
    { label: '高血压在管', measure: 'htn-managed-now', width: 95 },
    { label: '高血压规范管理率', measure: 'htn-standard-rate', width: 140 },
    { label: '血压控制率', measure: 'bp-control-rate-managed', width: 95 },
    { label: '糖尿病在管', measure: 'dm-managed-now', width: 95 },
    { label: '糖尿病规范管理率', measure: 'dm-standard-rate', width: 140 },
    { label: '血糖控制率', measure: 'glucose-control-rate-managed', width: 95 },
    { label: '精神障碍在管', measure: 'psy-managed-now', width: 110 },
    { label: '精神障碍规范管理率', measure: 'psychosis-standard-rate', width: 155 },
    { label: '肺结核在管', measure: 'tb-managed-now', width: 95 },
    { label: '肺结核管理率', measure: 'tb-management-rate', width: 110 },
    { label: '规则服药率', measure: 'tb-regular-rate', width: 95 },
    { label: '活产数', measure: 'live-births', width: 80 },
    { label: '早孕建册率', measure: 'early-registration-rate', width: 95 },
    { label: '产后访视率', measure: 'postpartum-visit-rate', width: 95 },
    { label: '新生儿访视率', measure: 'newborn-visit-rate', width: 110 },
    { label: '儿童健康管理率', measure: 'child-management-rate', width: 125 },
    { label: '孕产妇死亡', measure: 'maternal-deaths', width: 95 },
    { label: '婴儿死亡率', measure: 'infant-mortality', width: 95 },
    { label: '老年人中医药健康管理率', measure: 'elderly-tcm-rate', width: 185 },
    { label: '0～36月中医药管理率', measure: 'child-tcm-rate', width: 185 },
    { label: '签约人次', measure: 'contracts-signed', width: 80 },
    { label: '上传率', measure: 'upload-rate', width: 80 },
    { label: '报告发放率', measure: 'report-delivery-rate', width: 95 },
  ],
  indicators: [],
  charts: [
    { id: 'pyramid', title: '在管居民年龄金字塔', kind: 'pyramid', measures: ['archived'], by: ['ageBand', 'sex'] },
    { id: 'archives', title: '各机构建档率与档案使用率', kind: 'bar', measures: ['archive-rate', 'archive-use-rate'], by: ['org'] },
    { id: 'abnormal', title: '老年人体检异常检出率', kind: 'bar', by: [], top: 16, measures: [
      'elderly-abn-bp-rate', 'elderly-abn-glucose-rate', 'elderly-abn-lipid-rate', 'elderly-abn-liver-rate', 'elderly-abn-kidney-rate',
      'elderly-abn-blood-rate', 'elderly-abn-urine-rate', 'elderly-abn-ecg-rate', 'elderly-abn-ultrasound-rate', 'elderly-abn-bmi-rate',
      'elderly-abn-waist-rate', 'elderly-abn-vision-rate', 'elderly-abn-hearing-rate', 'elderly-abn-oral-rate', 'elderly-abn-mental-rate',
      'elderly-abn-self-care-rate',
    ] },
    { id: 'disease', title: '重点疾病管理人数三年对比', kind: 'grouped', measures: ['htn-managed-now', 'dm-managed-now', 'psy-managed-now', 'tb-managed-now'], by: ['year'] },
    { id: 'control', title: '各机构血压、血糖控制率', kind: 'bar', measures: ['bp-control-rate-managed', 'glucose-control-rate-managed'], by: ['org'] },
    { id: 'maternal-child', title: '妇幼主要指标', kind: 'bar', measures: ['early-registration-rate', 'postpartum-visit-rate', 'newborn-visit-rate', 'child-management-rate'], by: [] },
    { id: 'rank', title: '各机构主要指标', kind: 'heat', by: ['org'], measures: [
      'archive-rate', 'elderly-management-rate', 'htn-standard-rate', 'dm-standard-rate', 'bp-control-rate-managed', 'glucose-control-rate-managed',
      'early-registration-rate', 'child-management-rate', 'elderly-tcm-rate',
    ] },
  ],
  breakdowns: [AGE_BANDS, SEX],
  filters: [],
  notes: ['数据范围受机构树约束', '规范管理率按年末的规则判断，只有本年度的数；往年显示“—”。'],
};
