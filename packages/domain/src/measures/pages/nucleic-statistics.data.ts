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

/** 核酸检测查询统计 (`/hsjc/hsjccxtj`): what was taken, tested and found, by people, samples and tubes. */
export const nucleicStatistics: AnalysisPage = {
  id: 'nucleic-statistics',
  title: '核酸检测查询统计',
  of: 'sample',
  counts: '在所选机构采样、没有作废的样本',
  columns: [
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
    { label: '平均出结果时长', measure: 'nucleic-hours', width: 120 },
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
  ],
  charts: [
    { id: 'trend', title: '每日采样与检测量', kind: 'line', measures: ['nucleic-times', 'nucleic-tested'], by: ['day'] },
    { id: 'kind', title: '采样方式构成', kind: 'ring', measures: ['nucleic-times'], by: ['kind'] },
    { id: 'places', title: '各机构采样人次', kind: 'bar', measures: ['nucleic-times'], by: ['org'] },
    { id: 'crowd', title: '人群类别构成', kind: 'bar', measures: ['nucleic-times'], by: ['crowd'] },
  ],
  breakdowns: [KIND, CROWD],
  filters: [KIND, CROWD],
  ways: ['day'],
  opens: { by: 'org', days: 'month' },
  notes: [
    '人数按证件号一人一次（没有证件号的按姓名加电话），结果按期内最近一次采样；人次、管数逐份、逐管计',
    '采样按采样日期、接收和拒收按验收日期、检测和阳性管按检测日期、复核按任务开始的日期计入所选时间',
    '确认阳性人数只计单管结果；混采阳性管不直接计人',
    '接收、检测等管数不分人群类别，按人群查看时显示“—”',
    '合计行为去重后的全辖区数，不等于各行之和',
  ],
};
