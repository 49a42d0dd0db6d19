import type { AnalysisPage, Breakdown } from '../analysis-page.ts';

const CROWDS = [
  ['1', '愿检尽检'], ['2', '应检尽检重点人群'], ['3', '发热门诊患者'], ['4', '住院及陪护'], ['5', '密切接触者'], ['6', '次密切接触者'], ['7', '隔离人员'],
  ['8', '入境人员'], ['9', '学校师生'], ['10', '区域筛查'], ['11', '冷链从业人员'], ['12', '医务人员'], ['99', '其他'],
] as const;
const KINDS = [['1', '单采'], ['5', '5混1'], ['10', '10混1'], ['20', '20混1']] as const;

const CROWD: Breakdown = {
  id: 'crowd',
  label: '人群类别',
  groups: CROWDS.map(([code, label]) => ({ code, label, when: `sample.crowd == '${code}'` })),
};
const KIND: Breakdown = {
  id: 'kind',
  label: '采样方式',
  groups: KINDS.map(([code, label]) => ({ code, label, when: `sample.kind == '${code}'` })),
};
/** How far a tube is. What has been thrown away is counted nowhere. */
const STAGES = [
  ['10', '已采集'], ['20', '已装箱'], ['30', '转运中'], ['40', '已接收'], ['45', '已拒收'], ['50', '检测中'], ['60', '已出结果'],
  ['65', '待单采复核'], ['66', '复核完成'], ['70', '已审核'], ['80', '已报告'], ['81', '报告已撤回'],
] as const;
const STAGE: Breakdown = {
  id: 'stage',
  label: '环节',
  groups: STAGES.map(([code, label]) => ({ code, label, when: `sample.state == '${code}'` })),
};

/** By the hour of the day: one bar an hour, those of the night too. */
const byHour = (id: string, label: string, at: string): Breakdown => ({
  id,
  label,
  groups: Array.from({ length: 24 }, (_, hour) => ({ code: `${hour}`, label: `${hour}时`, when: `hourOf(sample.${at}) == ${hour}` })),
});
const SAMPLED_HOUR = byHour('sampledHour', '采样小时', 'sampledAt');
const REVIEWED_HOUR = byHour('reviewedHour', '审核小时', 'reviewedAt');

/** 核酸检测查询统计 (`/hsjc/hsjccxtj`): what was taken, tested and found, by people, samples and tubes. */
export const nucleicStatistics: AnalysisPage = {
  id: 'nucleic-statistics',
  title: '核酸检测查询统计',
  of: 'sample',
  counts: '在所选机构采样、没有作废的样本',
  columns: [],
  tables: [
    { id: 'period', title: '所选时间', columns: [
      { label: '采样人数', measure: 'nucleic-persons', width: 90 },
      { label: '采样人次', measure: 'nucleic-times', width: 90 },
      { label: '采样管数', measure: 'nucleic-tubes', width: 90 },
      { label: '接收管数', measure: 'nucleic-received', width: 90 },
      { label: '拒收管数', measure: 'nucleic-rejected', width: 90 },
      { label: '拒收率', measure: 'nucleic-reject-rate', width: 80 },
      { label: '检测管数', measure: 'nucleic-tested', width: 90 },
      { label: '阴性人数', measure: 'nucleic-negative', width: 90 },
      { label: '阳性管数', measure: 'nucleic-positive-tubes', width: 90 },
      { label: '确认阳性人数', measure: 'nucleic-positive', width: 110 },
      { label: '可疑人数', measure: 'nucleic-suspect', width: 90 },
      { label: '复核人数', measure: 'nucleic-retest', width: 90 },
      { label: '阳性率', measure: 'nucleic-positive-rate', width: 80 },
      { label: '出结果', measure: 'nucleic-hourly-resulted', width: 100 },
      { label: '平均出结果时长', measure: 'nucleic-hours', width: 120 },
    ] },
    { id: 'now', title: '现在', columns: [
      { label: '今日采样人数', measure: 'nucleic-persons-today', width: 110 },
      { label: '今日采样管数', measure: 'nucleic-tubes-today', width: 110 },
      { label: '未装箱', measure: 'nucleic-unpacked', width: 80 },
      { label: '超4小时未送', measure: 'nucleic-not-sent-4h', width: 110 },
      { label: '待接收', measure: 'tubes-to-receive', width: 80 },
      { label: '今日接收', measure: 'tubes-received-today', width: 90 },
      { label: '待检测', measure: 'tube-pending', width: 80 },
      { label: '待审核', measure: 'tube-to-review', width: 80 },
      { label: '待复核人数', measure: 'retest-persons', width: 100 },
      { label: '待出报告', measure: 'reports-to-issue', width: 90 },
      { label: '未完样本', measure: 'samples-open', width: 90 },
      { label: '超时', measure: 'nucleic-overtime', width: 70 },
    ] },
    { id: 'time', title: '用时', columns: [
      { label: '阳性管', measure: 'tube-positive', width: 80 },
      { label: '可疑管', measure: 'tube-suspect', width: 80 },
      { label: '平均送达时长', measure: 'tube-transport-hours', width: 110 },
      { label: '平均出结果时长', measure: 'nucleic-hours', width: 120 },
      { label: '24小时内出结果率', measure: 'nucleic-within-24h', width: 140 },
      { label: '时限内出结果率', measure: 'nucleic-within-limit', width: 130 },
    ] },
  ],
  indicators: [
    { label: '采样人数', measure: 'nucleic-persons' },
    { label: '采样人次', measure: 'nucleic-times' },
    { label: '采样管数', measure: 'nucleic-tubes' },
    { label: '拒收率', measure: 'nucleic-reject-rate' },
    { label: '混采管阳性率', measure: 'nucleic-pool-positive-rate' },
    { label: '复核完成率', measure: 'nucleic-retest-rate' },
    { label: '人群阳性率', measure: 'nucleic-positive-rate' },
    { label: '平均出结果时长', measure: 'nucleic-hours' },
    { label: '24小时内出结果率', measure: 'nucleic-within-24h' },
  ],
  charts: [
    { id: 'trend', title: '每日采样与检测量', kind: 'line', measures: ['nucleic-times', 'nucleic-tested'], by: ['day'] },
    { id: 'sampled', title: '每小时采样人次', kind: 'line', measures: ['nucleic-times'], by: ['sampledHour'] },
    { id: 'resulted', title: '每小时出结果人次', kind: 'line', measures: ['nucleic-hourly-resulted'], by: ['reviewedHour'] },
    { id: 'kind', title: '采样方式构成', kind: 'ring', measures: ['nucleic-times'], by: ['kind'] },
    { id: 'places', title: '各机构采样人次', kind: 'bar', measures: ['nucleic-times'], by: ['org'] },
    { id: 'crowd', title: '人群类别构成', kind: 'bar', measures: ['nucleic-times'], by: ['crowd'] },
    { id: 'stage', title: '各环节管数', kind: 'bar', measures: ['nucleic-tubes'], by: ['stage'] },
  ],
  breakdowns: [KIND, CROWD, STAGE, SAMPLED_HOUR, REVIEWED_HOUR],
  filters: [KIND, CROWD],
  ways: ['day'],
  opens: { by: 'org', days: 'month' },
  notes: [
    '人数按证件号一人一次（没有证件号的按姓名加电话），结果按期内最近一次采样；人次、管数逐份、逐管计',
    '采样按采样日期、接收和拒收按验收日期、检测和阳性管按检测日期、复核按任务开始的日期计入所选时间',
    '确认阳性人数只计单管结果；混采阳性管不直接计人',
    '接收、检测等管数不分人群类别，按人群查看时显示“—”',
    '“现在”一表与所选时间无关：是此刻的情况；打开即是这些管和样本',
    '合计行为去重后的全辖区数，不等于各行之和',
  ],
};
