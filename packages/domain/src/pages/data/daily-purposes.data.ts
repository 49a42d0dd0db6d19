import type { PageCounter } from '../page-definition.ts';
import type { DAILY_PAGES } from './daily.pages.data.ts';

/** What the daily pages are for. */
export const DAILY_PURPOSES: { readonly [Path in (typeof DAILY_PAGES)[number]['path']]: string } = {
  '/wel/index': '今天要做的事、逾期的随访、常用入口',
  '/cust/base': '按姓名、证件号、村查人，打开或新建档案',
  '/cust/jkdnMenu': '看档案的完整度与状态，迁出、注销、合并',
  '/cust/jkdn/:id': '一位居民的全部记录',
  '/cust/jkdn/:id/form/:formId': '为一位居民填写表单',
  '/cust/jkdn/:id/form/:formId/:recordId': '查看、修改已有的记录',
};

/** The numbers on their cards. */
export const DAILY_COUNTERS: { readonly [Path in (typeof DAILY_PAGES)[number]['path']]?: PageCounter } = {
  '/cust/base': { list: 'resident-list', where: { status: ['1'] }, says: '份在管' },
  '/cust/jkdnMenu': { list: 'archive-management', where: { noInfo: ['1'] }, says: '份缺基本信息' },
};
