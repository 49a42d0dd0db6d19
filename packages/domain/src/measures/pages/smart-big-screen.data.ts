import type { AnalysisPage, Breakdown } from '../analysis-page.ts';
import { SEX } from './page-groups.data.ts';

const BANDS = [[0, 7], [7, 15], [15, 18], [18, 35], [35, 45], [45, 55], [55, 60], [60, 65], [65, 70], [70, 75], [75, 80], [80, 85]] as const;
const AGE = 'yearsBetween(resident.birthDate, period.end)';
const AGE_BAND: Breakdown = {
  id: 'ageBand',
  label: '年龄组',
  groups: [
    ...BANDS.map(([from, below]) => ({ code: `${from}-${below - 1}`, label: `${from}~${below - 1}岁`, when: `between(${AGE}, ${from}, ${below})` })),
    { code: '85+', label: '85岁及以上', when: `${AGE} >= 85` },
  ],
};

const TILES = [
  ['常住人口', 'population'], ['建档数', 'archived'], ['65岁及以上', 'elderly-archived'], ['高血压在管', 'htn-managed-now'], ['糖尿病在管', 'dm-managed-now'],
  ['精神障碍在管', 'psy-managed-now'], ['肺结核在管', 'tb-managed-now'], ['孕产妇在管', 'pregnant-managed'], ['0~6岁儿童', 'child-archived'], ['老年人体检率', 'elderly-check-up-rate'],
] as const;

/** The numbers of 智慧大屏 (`/upms/zhdp`). It is no page of its own: the wall asks for all of them at once, and nobody may open people from it. */
export const smartBigScreen: AnalysisPage = {
  id: 'smart-big-screen',
  title: '智慧大屏',
  of: 'resident',
  counts: '本年的主要指标',
  columns: TILES.map(([label, measure]) => ({ label, measure, width: 110 })),
  indicators: TILES.map(([label, measure]) => ({ label, measure })),
  charts: [
    { id: 'map', title: '乡镇地图（老年人体检率）', kind: 'bar', measures: ['elderly-check-up-rate', 'elderly-archived'], by: ['org'] },
    { id: 'rank', title: '乡镇排名', kind: 'bar', measures: ['elderly-check-up-rate', 'htn-standard-rate'], by: ['org'] },
    { id: 'population', title: '人口年龄性别', kind: 'pyramid', measures: ['archived'], by: ['ageBand', 'sex'] },
    { id: 'crowd', title: '重点人群', kind: 'bar', measures: ['elderly-archived', 'htn-managed-now', 'dm-managed-now', 'psy-managed-now', 'tb-managed-now', 'pregnant-managed', 'child-archived'], by: [] },
    { id: 'chronic', title: '慢病达标', kind: 'bar', measures: ['bp-control-rate-managed', 'glucose-control-rate-managed', 'psychosis-standard-rate'], by: [] },
    { id: 'abnormal', title: '体检异常前十', kind: 'bar', top: 10, measures: [
      'elderly-bp-raised-rate', 'elderly-fpg-high-rate', 'dyslipidemia-rate', 'elderly-obese-rate', 'elderly-central-obesity-rate', 'elderly-alt-high-rate',
      'elderly-creatinine-high-rate', 'elderly-anaemia-rate', 'elderly-urine-protein-rate', 'elderly-abn-ecg-rate', 'elderly-abn-ultrasound-rate',
      'us-fatty-rate', 'self-care-dependence-rate', 'hearing-loss-rate',
    ], by: [] },
    { id: 'trend', title: '近12月服务人次', kind: 'line', measures: ['check-up-times', 'follow-up-times', 'contracts-signed'], by: ['day'] },
    { id: 'maternal', title: '孕产妇与儿童', kind: 'bar', measures: ['early-registration-rate', 'postpartum-visit-rate', 'newborn-visit-rate', 'child-management-rate', 'child-tcm-rate'], by: [] },
    { id: 'upload', title: '上传成功率', kind: 'bar', measures: ['upload-record-rate'], by: [] },
  ],
  breakdowns: [AGE_BAND, SEX],
  filters: [],
  ways: ['day'],
  notes: ['挂在墙上，人人看得到：数字取整到5；每5分钟更新'],
};
