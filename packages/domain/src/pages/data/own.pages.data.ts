import { definePages, RESIDENT_FILES } from '../page-definition.ts';

/** Pages without a session, and pages of everybody: home, the own account, calls. */
export const OWN_PAGES = definePages('find-your-way', [
  { path: '/', title: '首页跳转', permission: { visitors: 'leads to home' }, shows: { leads: '/wel/index' } },
  { path: '/wel', title: '首页父路由', permission: { visitors: 'leads to home' }, shows: { leads: '/wel/index' } },
  {
    path: '/login', title: '登录', purpose: '登录', permission: { visitors: 'who logs in has no session yet' }, help: 'log-in',
    shows: 'screen',
  },
  {
    path: '/lock', title: '锁屏', purpose: '离开座位时锁住屏幕', permission: { visitors: 'what is locked opens to its password only' },
    help: 'log-in', shows: 'screen',
  },
  {
    path: '/setup', title: '初始设置', purpose: '第一次启动时设置机构和管理员', permission: { visitors: 'before there is anybody who could log in' },
    help: 'setting-up', shows: 'screen',
  },
  { path: '/403', title: '无权限', purpose: '说明没有权限', permission: { visitors: 'says that something is not open' }, shows: 'screen' },
  { path: '/404', title: '页面不存在', purpose: '说明页面不存在', permission: { visitors: 'says that there is nothing' }, shows: 'screen' },
  { path: '/500', title: '服务器错误', purpose: '说明系统出错', permission: { visitors: 'says that something broke' }, shows: 'screen' },
  {
    path: '/myiframe/:routerPath', title: '内嵌页面', purpose: '打开允许嵌入的页面',
    permission: { visitors: 'the server keeps the list of what may be embedded' }, shows: 'screen',
  },
  {
    path: '/home/in', title: '机构与个人信息', purpose: '嵌入首页顶部的机构与个人信息卡', permission: { everybody: 'one’s own name and institution' },
    shows: 'screen',
  },
  {
    path: '/editGather/index', title: '数据汇总', purpose: '录入汇总：按录入人、录入机构、日期统计各表单录入量与质量', permission: RESIDENT_FILES,
    shows: { analysis: 'summary' },
  },
  {
    path: '/editGather/entries', title: '录入明细', purpose: '期内录入的每一份表单，缺什么、谁录的', permission: 'gwjkdngl:V', under: '/editGather/index',
    shows: { list: 'entry-list' },
  },
  { path: '/info/index', title: '个人中心', purpose: '个人资料、账号安全与绑定', permission: { everybody: 'one’s own account' }, shows: 'screen' },
  {
    path: '/info/sign', title: '个人签名', purpose: '手写签名，打印时使用', permission: { everybody: 'one’s own signature' },
    shows: { register: ['personal-signature'], single: true },
  },
  {
    path: '/info/org', title: '机构设置', purpose: '本机构的名称、电话与印章',
    permission: { everybody: 'whoever works there reads it; the server decides who changes it' },
    shows: { register: ['organisation-settings'], single: true },
  },
  { path: '/info/video', title: '视频通话', permission: { everybody: 'leads to the calls' }, shows: { leads: '/info/video/video-home' } },
  {
    path: '/info/video/video-home', title: '视频通话', purpose: '在线人员与音视频通话入口（两个磁贴：视频通话、语音通话）',
    permission: { everybody: 'everybody may be called' }, help: 'calls', shows: 'screen',
  },
  {
    path: '/info/video/video-call', title: '视频通话', purpose: '正在进行的视频通话', permission: { everybody: 'everybody may be called' },
    within: '/info/video/video-home', help: 'calls', shows: 'screen',
  },
  {
    path: '/info/video/audio-call', title: '语音通话', purpose: '正在进行的语音通话', permission: { everybody: 'everybody may be called' },
    within: '/info/video/video-home', help: 'calls', shows: 'screen',
  },
  {
    path: '/houseType/trtc', title: '音视频演示', purpose: '自己和自己通话，检查画面和声音', permission: { everybody: 'everybody may be called' },
    help: 'calls', shows: 'screen',
  },
  { path: '/vipLevel', title: '会员等级', purpose: '会员等级与折扣', permission: 'ht-qjpz:V', shows: { register: ['vip-level'] } },
  { path: '/hotelManage', title: '酒店管理', purpose: '合作酒店的名称与联系方式', permission: 'ht-qjpz:V', shows: { register: ['hotel'] } },
  { path: '/houseType', title: '房型管理', purpose: '酒店的房型与价格', permission: 'ht-qjpz:V', shows: { register: ['house-type'] } },
  {
    path: '/entry/:formId', title: '登记', permission: { everybody: 'leads to the page of the form, which has a permission of its own' },
    shows: 'entry',
  },
  {
    path: '/entry/:formId/:recordId', title: '登记',
    permission: { everybody: 'leads to the page of the form, which has a permission of its own' }, shows: 'entry',
  },
]);
