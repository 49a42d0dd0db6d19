import { PAGES } from '@gongwei/domain/pages';
import { expect, it } from 'vitest';
import { HOME_LINKS, roundPath } from './home-links.rules.ts';

it.each(Object.values(HOME_LINKS))('$path is led to by those alone who may open it', ({ path, right }) => {
  expect(PAGES.find((page) => page.path === path)?.permission).toBe(right);
});

it('shows the round by village to whoever may see names, the plain list to others', () => {
  expect([roundPath(true, true), roundPath(false, true), roundPath(false, false)]).toEqual([
    '/cust/followupList?view=round',
    '/cust/followupList?view=village-round',
    '/cust/followupList',
  ]);
});
