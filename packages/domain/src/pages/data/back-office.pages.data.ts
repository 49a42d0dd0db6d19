import { definePages } from '../page-definition.ts';

/** 后台管理: institutions, staff, settings and logs. */
export const BACK_OFFICE_PAGES = definePages('setting-up', [
  { path: '/upms', title: '后台管理', purpose: '机构、用户、参数与日志', permission: 'entries', menu: { at: 10, icon: 'back-office' }, shows: 'landing' },
  {
    path: '/upms/jgyh', title: '机构用户', purpose: '机构树、用户、密码与移交', permission: 'ht-jgyh:V', menu: { in: '/upms', at: 1 },
    shows: { list: 'institution-user-management' },
  },
  { path: '/upms/jgyh/add', title: '新增用户', purpose: '新增一个账号，得到临时密码', permission: 'ht-jgyh:E', under: '/upms/jgyh', shows: 'screen' },
  { path: '/upms/jgyh/user/:id', title: '用户', purpose: '一个账号的资料、角色与登录', permission: 'ht-jgyh:V', under: '/upms/jgyh', shows: 'screen' },
  {
    path: '/upms/jgyh/orgs', title: '机构管理', purpose: '机构的新增、改名、停用与启用', permission: 'ht-jgyh:V',
    menu: { in: '/upms', at: 12, onLandingOnly: true }, shows: { list: 'institution-tree' },
  },
  { path: '/upms/jgyh/orgs/add', title: '新增机构', purpose: '在上级机构下新增一个机构', permission: 'ht-jgyh:M', within: '/upms/jgyh/orgs', under: '/upms/jgyh/orgs', shows: 'screen' },
  { path: '/upms/jgyh/orgs/:code', title: '机构', purpose: '一个机构的名称、状态和在用情况', permission: 'ht-jgyh:V', within: '/upms/jgyh/orgs', under: '/upms/jgyh/orgs', shows: 'screen' },
  {
    path: '/upms/jgyh/roles', title: '角色管理', purpose: '角色能做什么、谁有', permission: 'ht-jgyh:V',
    menu: { in: '/upms', at: 2, onLandingOnly: true }, shows: { list: 'role-management' },
  },
  { path: '/upms/jgyh/roles/:code', title: '角色', purpose: '一个角色的权限，改前先看效果', permission: 'ht-jgyh:V', under: '/upms/jgyh/roles', shows: 'screen' },
  {
    path: '/upms/qjpz', title: '全局配置', purpose: '平台与机构的参数', permission: 'ht-qjpz:V', menu: { in: '/upms', at: 3 },
    shows: { register: ['global-config'] },
  },
  {
    path: '/upms/jcxm', title: '监测项目范围', purpose: '检验项目的参考区间、录入范围、危急值', permission: 'ht-jcxm:V', menu: { in: '/upms', at: 4 },
    shows: { register: ['monitoring-item'] },
  },
  {
    path: '/upms/ypml', title: '药品目录', purpose: '随访与处方可选的药品', permission: 'ht-ypml:V', menu: { in: '/upms', at: 5 },
    shows: { register: ['drug-catalogue'] },
  },
  {
    path: '/upms/ypml/yy', title: '各病用药记录', purpose: '目录里的一种药近一年用在谁身上', permission: 'gwyfrh:V', under: '/upms/ypml',
    shows: { list: 'drug-uses' },
  },
  {
    path: '/upms/zhdp', title: '智慧大屏', purpose: '挂在墙上的全县概览', permission: 'ht-zhdp:V', menu: { in: '/upms', at: 6 },
    shows: 'screen',
  },
  {
    path: '/upms/czrz', title: '操作日志', purpose: '谁在何时对什么做了什么', permission: 'ht-czrz:V', menu: { in: '/upms', at: 7 },
    shows: { list: 'operation-log' },
  },
  { path: '/upms/czrz/:id', title: '操作详情', purpose: '一次操作的改前改后', permission: 'ht-czrz:V', under: '/upms/czrz', shows: 'screen' },
  {
    path: '/upms/ycrz', title: '异常日志', purpose: '程序与接口的异常及处理', permission: 'ht-ycrz:V', menu: { in: '/upms', at: 8 },
    shows: { list: 'exception-log' },
  },
  {
    path: '/upms/bbkz', title: '版本控制', purpose: '应用与终端的版本发布', permission: 'ht-bbkz:V', menu: { in: '/upms', at: 9 },
    shows: { register: ['app-version'] },
  },
  {
    path: '/upms/bbkz/terminals', title: '终端', purpose: '装有应用的终端和各自在用的版本', permission: 'ht-bbkz:V', under: '/upms/bbkz',
    shows: { list: 'app-terminals' },
  },
  {
    path: '/upms/gggl', title: '公告管理', purpose: '首页上的公告，本机构及下级机构可见', permission: 'ht-jgyh:V',
    menu: { in: '/upms', at: 13, onLandingOnly: true }, shows: { register: ['announcement'] },
  },
  {
    path: '/upms/apiToken', title: '接口令牌', purpose: '对接程序用的令牌，谁的、何时用过', permission: 'ht-jgyh:V',
    menu: { in: '/upms', at: 11, onLandingOnly: true }, shows: { list: 'api-tokens' },
  },
  {
    path: '/upms/cdgl', title: '菜单管理', purpose: '菜单的层次、次序、显示与权限', permission: 'ht-cdgl:V', menu: { in: '/upms', at: 10 },
    shows: 'screen',
  },
]);
