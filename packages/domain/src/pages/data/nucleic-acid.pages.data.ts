import { definePages } from '../page-definition.ts';

/** 核酸检测: desks, lists and reports. */
export const NUCLEIC_ACID_PAGES = definePages('nucleic-acid', [
  { path: '/hsjc', title: '核酸检测', purpose: '采样、送检、检测、报告', permission: 'entries', menu: { at: 6, icon: 'nucleic-acid' }, shows: 'landing' },
  {
    path: '/hsjc/cjyb', title: '单采登记', purpose: '登记单采、打条码、装箱发车', permission: 'cjyb:V', menu: { in: '/hsjc', at: 1 },
    shows: { desk: 'nucleic-sample', register: ['nucleic-sample'] },
  },
  {
    path: '/hsjc/sjyb', title: '收集样本', purpose: '实验室扫码接收、让步或拒收', permission: 'sjyb:V', menu: { in: '/hsjc', at: 2 },
    shows: { desk: 'nucleic-receipt', register: ['nucleic-receipt'] },
  },
  {
    path: '/hsjc/ybjg', title: '样本结果', purpose: '上机、录入或导入结果、审核', permission: 'ybjg:V', menu: { in: '/hsjc', at: 3 },
    shows: { list: 'nucleic-result' }, counter: { list: 'nucleic-result', view: 'to-review', says: '管待审核' },
  },
  {
    path: '/hsjc/jdcx', title: '进度查询', purpose: '每份样本走到哪一步、是否超时', permission: 'jdcx:V', menu: { in: '/hsjc', at: 4 },
    shows: { list: 'nucleic-progress' },
  },
  {
    path: '/hsjc/jdcx/fh', title: '单采复核', purpose: '混采阳性、可疑的召回、通知、催办，每个人的单管结果', permission: 'jdcx:V', under: '/hsjc/jdcx',
    shows: { lists: [{ list: 'nucleic-retest-members', label: '按人' }, { list: 'nucleic-retests', label: '按任务' }] },
  },
  {
    path: '/hsjc/jdcx/lz', title: '流转记录', purpose: '一管、一箱每一步由谁、何时、为什么办的', permission: 'jdcx:V', under: '/hsjc/jdcx',
    shows: { list: 'nucleic-steps' },
  },
  {
    path: '/hsjc/yblb', title: '样本列表', purpose: '全部样本的查询、补打与作废', permission: 'yblb:V', menu: { in: '/hsjc', at: 5 },
    shows: { list: 'nucleic-sample-list' },
  },
  {
    path: '/hsjc/yblb/zyx', title: '转运箱', purpose: '封箱、发车、整箱接收，查缺管和拒收', permission: 'yblb:V', under: '/hsjc/yblb',
    shows: { list: 'nucleic-boxes' },
  },
  {
    path: '/hsjc/hsjcbg', title: '核酸检测报告', purpose: '预览、打印、发送、撤回报告', permission: 'hsjcbg:V', menu: { in: '/hsjc', at: 6 },
    shows: { list: 'nucleic-report-list' },
  },
  {
    path: '/hsjc/hsjccxtj', title: '核酸检测查询统计', purpose: '采样、结果与复核的数字', permission: 'hsjccxtj:V', menu: { in: '/hsjc', at: 7 },
    shows: { analysis: 'nucleic-statistics' },
  },
  {
    path: '/hsjc/hsjccxtj/samples', title: '统计名单（样本）', purpose: '一个核酸统计数字背后的人和样本', permission: 'yblb:V', under: '/hsjc/hsjccxtj',
    shows: { list: 'analysed-samples' },
  },
  {
    path: '/hsjc/hsjccxtj/tubes', title: '统计名单（采样管）', purpose: '一个核酸统计数字背后的采样管', permission: 'hsjccxtj:V', under: '/hsjc/hsjccxtj',
    shows: { list: 'analysed-tubes' },
  },
  {
    path: '/hsjc/jcyb', title: '混采登记', purpose: '一管多人混采登记与封管', permission: 'jcyb:V', menu: { in: '/hsjc', at: 8 },
    shows: { desk: 'nucleic-pool', register: ['nucleic-pool'] },
  },
]);
