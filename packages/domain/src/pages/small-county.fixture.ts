import type { Page } from './page-table.ts';

const screen = { help: 'index', shows: 'screen', purpose: 'x' } as const;

/** A few pages in two groups, written out of their order: with what they say rules of menus, cards and rights are tried. */
export const SMALL: readonly Page[] = [
  {
    ...screen,
    path: '/b',
    title: '乙组',
    help: 'index',
    shows: 'landing',
    permission: 'entries',
    menu: { at: 2, icon: 'star' },
  },
  { ...screen, path: '/b/two', title: '打印', permission: 'bggl:V', menu: { in: '/b', at: 2 } },
  {
    ...screen,
    path: '/b/one',
    title: 'Report',
    purpose: 'Sheets of today',
    permission: 'bggl:E',
    menu: { in: '/b', at: 1, label: '报告' },
    counter: { list: 'reports', where: { state: ['1', '2'], year: ['2026'] }, says: '份待打印' },
  },
  { ...screen, path: '/a', title: '甲组', shows: 'landing', permission: 'entries', menu: { at: 1, icon: 'heart' } },
  {
    ...screen,
    path: '/a/people',
    title: '居民',
    permission: 'gwjkdngl:V',
    menu: { in: '/a', at: 1 },
    counter: { list: 'people', says: '人' },
  },
  {
    ...screen,
    path: '/a/card',
    title: '小卡',
    permission: ['gwjkdngl:V', 'bggl:M'],
    menu: { in: '/a', at: 2, onLandingOnly: true },
  },
  {
    ...screen,
    path: '/a/open',
    title: '说明',
    permission: { everybody: 'tells nothing' },
    menu: { in: '/a', at: 3, icon: 'heart' },
  },
  { ...screen, path: '/sheet', title: '一张表', permission: 'gwjkdngl:V' },
  { ...screen, path: '/login', title: '登录', permission: { visitors: 'logs in' } },
];
