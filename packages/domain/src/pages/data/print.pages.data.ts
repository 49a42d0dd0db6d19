import { definePages, RESIDENT_FILES } from '../page-definition.ts';

/** Sheets as they come out of the printer. Whoever works with files prints them. */
export const PRINT_PAGES = definePages('printing', [
  { path: '/print/batch', title: '批量打印', permission: 'bggl:V', shows: { print: 'batch' } },
  { path: '/print/all', title: '全部报告（合并打印）', permission: 'bggl:V', shows: { print: 'all' } },
  { path: '/print/cover', title: '档案封面', permission: 'bggl:V', shows: { print: 'cover' } },
  { path: '/print/jktjCover', title: '健康体检封面', permission: 'bggl:V', shows: { print: 'jktjCover' } },
  { path: '/print/jktjCoverNew', title: '健康体检封面（新）', permission: 'bggl:V', shows: { print: 'jktjCoverNew' } },
  { path: '/print/guardBack', title: '封底', permission: 'bggl:V', shows: { print: 'guardBack' } },
  { path: '/print/jktjCoverImg', title: '健康体检封面（图片）', permission: 'bggl:V', shows: { print: 'jktjCoverImg' } },
  { path: '/print/jktjCoverGuard', title: '健康体检封面（卫健版）', permission: 'bggl:V', shows: { print: 'jktjCoverGuard' } },
  { path: '/print/jbxx', title: '个人基本信息表', permission: 'bggl:V', shows: { print: 'jbxx' } },
  { path: '/print/jktj', title: '健康体检表', permission: 'bggl:V', shows: { print: 'jktj' } },
  { path: '/print/jktjFirstTemplate', title: '健康体检表（首页模板）', permission: 'bggl:V', shows: { print: 'jktjFirstTemplate' } },
  { path: '/print/oldShzlnl', title: '老年人生活自理能力评估表', permission: 'bggl:V', shows: { print: 'oldShzlnl' } },
  { path: '/print/zyyjkgl', title: '老年人中医药健康管理服务记录表', permission: 'bggl:V', shows: { print: 'zyyjkgl' } },
  { path: '/print/color', title: 'B超报告', permission: 'bggl:V', shows: { print: 'color' } },
  { path: '/print/shct', title: '生化报告', permission: 'bggl:V', shows: { print: 'shct' } },
  { path: '/print/xcgct', title: '血常规报告', permission: 'bggl:V', shows: { print: 'xcgct' } },
  { path: '/print/ncgct', title: '尿常规报告', permission: 'bggl:V', shows: { print: 'ncgct' } },
  { path: '/print/xdt', title: '心电图报告', permission: 'bggl:V', shows: { print: 'xdt' } },
  { path: '/print/jkzd', title: '健康指导', permission: 'bggl:V', shows: { print: 'jkzd' } },
  { path: '/print/jkzdb', title: '健康指导表', permission: 'bggl:V', shows: { print: 'jkzdb' } },
  { path: '/cust/jkdn/:id/print/:recordId', title: '打印', purpose: '打印一份记录', permission: RESIDENT_FILES, shows: 'screen' },
  {
    path: '/entry/:formId/:recordId/print', title: '打印', purpose: '打印一条登记', shows: 'screen',
    permission: { everybody: 'an entry is read by who may read its form, whatever page shows it' },
  },
  { path: '/cust/jkdn/:id/report', title: '健康报告', purpose: '一位居民一段时间的健康报告', permission: [...RESIDENT_FILES, 'gwyfrh:V'], shows: 'screen' },
]);
