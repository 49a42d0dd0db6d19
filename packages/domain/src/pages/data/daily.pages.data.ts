import { defineDailyPages, RESIDENT_FILES } from '../page-definition.ts';

/**
 * What is opened every day: these few come with the frame, all others with the first of them that is opened. What they are for is told in
 * `daily-purposes.data.ts`, which nobody needs before a landing page.
 */
export const DAILY_PAGES = defineDailyPages('residents', [
  {
    path: '/wel/index', title: '首页', permission: { everybody: 'shows only what the reader may see' },
    keepAlive: true, help: 'find-your-way', shows: 'screen',
  },
  {
    path: '/cust/base', title: '居民列表', permission: 'gwjkdngl:V', menu: { in: '/cust', at: 1 },
    shows: 'screen',
  },
  {
    path: '/cust/jkdnMenu', title: '健康档案管理', permission: 'gwjkdngl:V', menu: { in: '/cust', at: 2 },
    shows: 'screen',
  },
  { path: '/cust/jkdn/:id', title: '健康档案', permission: RESIDENT_FILES, under: '/cust/base', shows: 'screen' },
  {
    path: '/cust/jkdn/:id/form/:formId', title: '填写表单', permission: RESIDENT_FILES, under: '/cust/base',
    shows: 'screen',
  },
  {
    path: '/cust/jkdn/:id/form/:formId/:recordId', title: '填写表单', permission: RESIDENT_FILES, under: '/cust/base',
    shows: 'screen',
  },
]);
