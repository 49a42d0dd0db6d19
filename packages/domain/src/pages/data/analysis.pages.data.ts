import { definePages } from '../page-definition.ts';

/** 体检分析, 公卫数据 and 第三方报告. */
export const ANALYSIS_PAGES = definePages('analysis', [
  {
    path: '/gwsj', title: '公卫数据', purpose: '全县的数字与年度报告', permission: 'entries', menu: { at: 5, icon: 'public-health-data' },
    shows: 'landing',
  },
  {
    path: '/gwsj/sjtj', title: '数据统计', purpose: '各项公卫指标，按机构与时期', permission: 'gwmksjwh:V', menu: { in: '/gwsj', at: 1 },
    shows: { analysis: 'public-health-statistics' },
  },
  {
    path: '/gwsj/ndfxbg', title: '年度分析报告', purpose: '生成、审定一年的分析报告', permission: 'gwmksjwh:V', menu: { in: '/gwsj', at: 2 },
    shows: { analysis: 'annual-analysis-report' },
  },
  { path: '/tjfx', title: '体检分析', purpose: '体检结果里的规律', permission: 'entries', menu: { at: 7, icon: 'analysis' }, shows: 'landing' },
  {
    path: '/tjfx/lnrtjfx', title: '老年人体检分析', purpose: '老年人的异常率、构成与趋势', permission: 'gwmktjfx:V', menu: { in: '/tjfx', at: 1 },
    shows: { analysis: 'tj-elderly-check-up' },
  },
  {
    path: '/tjfx/lnrtjhz', title: '老年人体检汇总', purpose: '老年人体检人数与完成情况的汇总表', permission: 'gwmktjfx:V', menu: { in: '/tjfx', at: 2 },
    shows: { analysis: 'tj-elderly-summary' },
  },
  {
    path: '/tjfx/jcsjtj', title: '基础数据统计', purpose: '体检人数、性别年龄与体格的分布', permission: 'gwmktjfx:V', menu: { in: '/tjfx', at: 3 },
    shows: { analysis: 'tj-basic-statistics' },
  },
  {
    path: '/tjfx/xzyc', title: '血脂异常统计', purpose: '四项血脂的异常人数与比例', permission: 'gwmktjfx:V', menu: { in: '/tjfx', at: 4 },
    shows: { analysis: 'tj-dyslipidemia' },
  },
  {
    path: '/tjfx/bcyc', title: 'B超异常统计', purpose: '腹部 B 超各部位异常', permission: 'gwmktjfx:V', menu: { in: '/tjfx', at: 5 },
    shows: { analysis: 'tj-ultrasound-abnormal' },
  },
  {
    path: '/tjfx/xy', title: '血压统计', purpose: '血压分级与控制情况', permission: 'gwmktjfx:V', menu: { in: '/tjfx', at: 6 },
    shows: { analysis: 'tj-blood-pressure' },
  },
  {
    path: '/tjfx/xdt', title: '心电图统计', purpose: '心电图异常的类别', permission: 'gwmktjfx:V', menu: { in: '/tjfx', at: 7 },
    shows: { analysis: 'tj-ecg' },
  },
  {
    path: '/tjfx/xt', title: '血糖统计', purpose: '空腹血糖的分布与异常', permission: 'gwmktjfx:V', menu: { in: '/tjfx', at: 8 },
    shows: { analysis: 'tj-blood-sugar' },
  },
  {
    path: '/tjfx/ggn', title: '肝功能统计', purpose: '转氨酶、胆红素、白蛋白异常', permission: 'gwmktjfx:V', menu: { in: '/tjfx', at: 9 },
    shows: { analysis: 'tj-liver-function' },
  },
  {
    path: '/tjfx/sgn', title: '肾功能统计', purpose: '肌酐、尿素与肾小球滤过率', permission: 'gwmktjfx:V', menu: { in: '/tjfx', at: 10 },
    shows: { analysis: 'tj-kidney-function' },
  },
  {
    path: '/tjfx/xcg', title: '血常规统计', purpose: '贫血、白细胞、血小板异常', permission: 'gwmktjfx:V', menu: { in: '/tjfx', at: 11 },
    shows: { analysis: 'tj-blood-routine' },
  },
  {
    path: '/tjfx/ncg', title: '尿常规统计', purpose: '尿蛋白、尿糖、潜血、酮体', permission: 'gwmktjfx:V', menu: { in: '/tjfx', at: 12 },
    shows: { analysis: 'tj-urine-routine' },
  },
  {
    path: '/tjfx/tnbhz', title: '糖尿病患者统计', purpose: '糖尿病患者的体检结果与控制', permission: 'gwmktjfx:V', menu: { in: '/tjfx', at: 13 },
    shows: { analysis: 'tj-diabetes-patients' },
  },
  {
    path: '/tjfx/jkzp', title: '健康状态自评', purpose: '老年人对自己健康的评价', permission: 'gwmktjfx:V', menu: { in: '/tjfx', at: 14 },
    shows: { analysis: 'tj-self-rated-health' },
  },
  {
    path: '/tjfx/xyyjtl', title: '吸烟饮酒听力统计', purpose: '吸烟、饮酒与听力的分布', permission: 'gwmktjfx:V', menu: { in: '/tjfx', at: 15 },
    shows: { analysis: 'tj-smoking-drinking-hearing' },
  },
  {
    path: '/tjfx/tydl', title: '体育锻炼统计', purpose: '锻炼频率与时长', permission: 'gwmktjfx:V', menu: { in: '/tjfx', at: 16 },
    shows: { analysis: 'tj-exercise' },
  },
  {
    path: '/tjfx/shzlpg', title: '生活自理能力评估统计', purpose: '自理能力四级的人数与比例', permission: 'gwmktjfx:V', menu: { in: '/tjfx', at: 17 },
    shows: { analysis: 'tj-self-care-assessment' },
  },
  {
    path: '/tjfx/people', title: '统计名单（体检）', purpose: '一个统计数字背后的人，按计数的那次体检', permission: 'gwtjdngl:V', under: '/tjfx',
    shows: { list: 'analysed-check-ups' },
  },
  {
    path: '/tjfx/residents', title: '统计名单（居民）', purpose: '一个统计数字背后的居民', permission: 'gwtjdngl:V', under: '/tjfx',
    shows: { list: 'analysed-residents' },
  },
  {
    path: '/tjfx/reviews', title: '统计名单（体检进度）', purpose: '一个统计数字背后的体检表，连同审核和报告', permission: 'gwtjdngl:V', under: '/tjfx',
    shows: { list: 'analysed-reviews' },
  },
  { path: '/third', title: '第三方报告', purpose: '用省平台账号查看与核对', permission: 'entries', menu: { at: 8, icon: 'third-party' }, shows: 'landing' },
  {
    path: '/third/login', title: '报告登录', purpose: '检验平台账号，登录第三方平台', permission: 'gwdsfmk:V', menu: { in: '/third', at: 1 },
    shows: 'screen',
  },
  {
    path: '/third/sjtj', title: '数据统计', purpose: '平台上与本地的数字并列', permission: 'gwdsfmk:V', menu: { in: '/third', at: 2 },
    shows: { analysis: 'third-party-statistics' },
  },
]);
