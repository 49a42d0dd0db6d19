import { definePages } from '../page-definition.ts';

/** 健康体检: from the appointment to the upload. */
export const CHECK_UP_PAGES = definePages('check-up', [
  { path: '/custTj', title: '健康体检', purpose: '从预约、体检、报告到上传', permission: 'entries', menu: { at: 2, icon: 'check-up' }, shows: 'landing' },
  {
    path: '/custTj/jkdnTjMenu', title: '体检管理', purpose: '今年谁体检了、谁没有，录体检表', permission: 'gwtjdngl:V', menu: { in: '/custTj', at: 1 },
    counter: { list: 'check-up-management', where: { examined: ['1'] }, says: '人本年已检' },
    shows: { list: 'check-up-management' },
  },
  {
    path: '/reportManage', title: '报告管理', purpose: '生成、审核、打印、发放体检报告', permission: 'bggl:V', menu: { in: '/custTj', at: 2 },
    counter: { list: 'report-manage', view: 'to-deliver', says: '份待发放' },
    shows: { list: 'report-manage' },
  },
  {
    path: '/uploadManage', title: '上传管理', help: 'uploading', purpose: '把体检数据传到省平台，看失败与对账', permission: 'tjscgl:V', menu: { in: '/custTj', at: 3 },
    shows: { list: 'upload-manage' },
  },
  {
    path: '/uploadManage/uploadList', title: '上传列表', help: 'uploading', purpose: '全部应上传记录与状态', permission: 'tjscgl:V', under: '/uploadManage',
    shows: { list: 'upload-list' },
  },
  {
    path: '/uploadManage/uploadListed', title: '已上传', help: 'uploading', purpose: '上传成功记录及修改后需重传提示', permission: 'tjscgl:V', under: '/uploadManage',
    shows: { list: 'uploaded-list' },
  },
  {
    path: '/uploadManage/uploadListNot', title: '未上传', help: 'uploading', purpose: '已体检但未上传或失败的记录', permission: 'tjscgl:V', under: '/uploadManage',
    shows: { list: 'not-uploaded-list' },
  },
  {
    path: '/uploadManage/uploadListNotTJ', title: '未上传-未体检', help: 'uploading', purpose: '本年度应检但本系统与第三方平台均无体检记录的居民', permission: 'tjscgl:V',
    under: '/uploadManage', shows: { list: 'upload-not-checked-list' },
  },
  {
    path: '/uploadManage/uploadSteps', title: '上传经过', help: 'uploading', purpose: '每一次上传的时间和结果，成功与失败的数字从这里打开', permission: 'tjscgl:V',
    under: '/uploadManage', shows: { list: 'upload-steps' },
  },
  {
    path: '/appointManage', title: '预约管理', purpose: '排体检场次，约人、签到', permission: ['gwtjdngl:V', 'bggl:V'], menu: { in: '/custTj', at: 4 },
    shows: { list: 'appointment-manage' },
  },
  {
    path: '/appointManage/appointList', title: '预约列表', purpose: '本年度应检居民及其预约状态总表', permission: ['gwtjdngl:V', 'bggl:V'],
    under: '/appointManage', shows: { list: 'appointment-list' },
  },
  {
    path: '/appointManage/appointListed', title: '已预约', purpose: '已预约未完成的居民', permission: ['gwtjdngl:V', 'bggl:V'],
    under: '/appointManage', shows: { list: 'appointed-list' },
  },
  {
    path: '/appointManage/appointListNot', title: '未预约', purpose: '应检而未预约的居民，供动员', permission: ['gwtjdngl:V', 'bggl:V'],
    under: '/appointManage', shows: { list: 'not-appointed-list' },
  },
  {
    path: '/appointManage/day/:id', title: '签到台', purpose: '体检当天签到，看谁还缺哪一项', permission: 'gwtjdngl:V', under: '/appointManage', shows: 'screen',
  },
  {
    path: '/appointManage/calendar', title: '预约日历', purpose: '按月、按周看体检场次和约满的程度', permission: 'gwtjdngl:V', under: '/appointManage',
    shows: 'screen',
  },
  {
    path: '/appointManage/yytj', title: '预约统计', purpose: '预约、到检与爽约的数字', permission: 'gwtjdngl:V', under: '/appointManage',
    shows: { analysis: 'appointment-statistics' },
  },
  {
    path: '/appointManage/yytj/people', title: '统计名单（预约）', purpose: '一个统计数字背后的人', permission: 'gwtjdngl:V', under: '/appointManage/yytj',
    shows: { list: 'analysed-appointments' },
  },
  {
    path: '/reportManage/prints', title: '打印记录', purpose: '打印过的报告和表：谁的、谁打印、第几次、交给了谁', permission: 'bggl:V',
    menu: { in: '/custTj', at: 8, onLandingOnly: true }, shows: { list: 'print-journal' },
  },
  {
    path: '/cust/tjReport/:id', title: '审核体检表', purpose: '逐项核对一份体检表，通过或退回', permission: 'gwtjdngl:V', under: '/cust/tjReport', shows: 'screen',
  },
  {
    path: '/custTj/jgzc', title: '机构自查', purpose: '按清单自查服务与数据质量，限期整改', permission: ['gwtjdngl:V', 'bggl:V'],
    menu: { in: '/custTj', at: 5 }, shows: { register: ['institution-self-check'] },
  },
  {
    path: '/custTj/sjhc', title: '数据核查', purpose: '已存的记录哪里有错、缺项或前后矛盾，派给谁、何时改正', permission: 'gwtjdngl:V',
    menu: { in: '/custTj', at: 9, onLandingOnly: true }, shows: { list: 'data-check' },
    counter: { list: 'data-check', where: { severity: ['error', 'missing'], state: ['open', 'assigned', 'overdue'] }, says: '处错误或缺项' },
  },
  {
    path: '/custTj/sjhc/gl', title: '录入规律', purpose: '近一年录入里不像偶然的规律：只是提示，不是结论，请先看记录再问本人', permission: 'gwtjdngl:M',
    menu: { in: '/custTj', at: 10, onLandingOnly: true }, shows: { list: 'data-patterns' },
  },
  {
    path: '/custTj/sjhc/gl/jl', title: '规律里的记录', purpose: '一条录入规律是在哪些记录里看到的', permission: 'gwtjdngl:M',
    under: '/custTj/sjhc/gl', shows: { list: 'pattern-sheets' },
  },
  {
    path: '/custTj/jdkb', title: '进度看板', purpose: '各机构体检进度与目标的差距', permission: ['gwtjdngl:V', 'bggl:V'], menu: { in: '/custTj', at: 6 },
    shows: 'screen',
  },
  {
    path: '/custTj/fzjc', title: '辅助监测', purpose: '看检验与仪器结果是否到齐', permission: ['gwtjdngl:V', 'bggl:V'], menu: { in: '/custTj', at: 7 },
    shows: { list: 'auxiliary-monitoring' },
  },
  {
    path: '/cust/jkdnTjMenu', title: '健康体检管理', purpose: '今年谁体检了、谁没有，进体检表', permission: 'gwtjdngl:V',
    menu: { in: '/cust', at: 6, onLandingOnly: true },
    counter: { list: 'check-up-management', where: { examined: ['0'] }, says: '人本年未检' },
    shows: { list: 'check-up-management' },
  },
  {
    path: '/cust/tjReport', title: '居民体检档案审核', purpose: '逐份核对体检表，通过或退回', permission: 'gwtjdngl:V',
    menu: { in: '/cust', at: 5, onLandingOnly: true }, shows: { list: 'check-up-review' },
  },
]);
