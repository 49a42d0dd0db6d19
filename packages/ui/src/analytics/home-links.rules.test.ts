import { PAGES } from '@gongwei/domain/pages';
import { expect, it } from 'vitest';
import { HOME_LINKS, offeredEntries, roundPath } from './home-links.rules.ts';

it.each(Object.values(HOME_LINKS))('$path is led to by those alone who may open it', ({ path, right }) => {
  expect(PAGES.find((page) => page.path === path)?.permission).toEqual(right);
});

it('shows the round by village to whoever may see names, the plain list to others', () => {
  expect([roundPath(true, true), roundPath(false, true), roundPath(false, false)]).toEqual([
    '/cust/followupList?view=round',
    '/cust/followupList?view=village-round',
    '/cust/followupList',
  ]);
});

it('offers the work of every day, then the pages of the menu, each once and none that asks for a person', () => {
  const page = (label: string, path: string) => ({ id: path, label, path });
  const menu = [
    page('首页', '/wel/index'),
    { ...page('档案', '/cust'), children: [page('居民档案', '/cust/base'), page('一份档案', '/cust/jkdn/:id')] },
    page('报告', '/reportManage'),
  ];
  const daily = [
    { label: '打印报告', path: '/reportManage' },
    { label: '健康体检', form: 'health-check-up' },
  ];
  expect(offeredEntries(daily, menu).map(({ label }) => label)).toEqual(['打印报告', '健康体检', '居民档案']);
});
