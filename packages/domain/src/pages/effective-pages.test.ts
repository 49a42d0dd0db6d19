import { describe, expect, it } from 'vitest';
import { effectivePages } from './effective-pages.rules.ts';
import { PAGES } from './whole-pages.ts';

type HeldRole = Parameters<typeof effectivePages>[0][number];
const DOCTOR: HeldRole = { name: '责任医生', letters: { gwjkdngl: 'E', gwtjdngl: 'E' } };
const CLERK: HeldRole = { name: '录入员', letters: { gwjkdngl: 'V', bggl: 'V' } };
const pageOf = (roles: readonly HeldRole[], title: string) =>
  effectivePages(roles, PAGES)
    .flatMap(({ pages }) => pages)
    .find((page) => page.title === title);

describe('the pages of an account', () => {
  it('go by the highest letter of its roles, and name the roles that give it', () => {
    expect(pageOf([DOCTOR, CLERK], '居民列表')).toEqual({
      ...{ path: '/cust/base', title: '居民列表', letter: 'E', roles: ['责任医生'] },
    });
    expect(pageOf([CLERK], '居民列表')).toMatchObject({ letter: 'V', roles: ['录入员'] });
    expect(pageOf([{ ...CLERK, name: '甲' }, CLERK], '居民列表')?.roles).toEqual(['甲', '录入员']);
  });

  it('go by any of several rights where a page has several', () => {
    expect(pageOf([CLERK], '预约管理')).toMatchObject({ letter: 'V', roles: ['录入员'] });
    expect(pageOf([DOCTOR, CLERK], '预约管理')).toMatchObject({ letter: 'E', roles: ['责任医生'] });
  });

  it('leave out what no role opens, and groups without a page', () => {
    expect(pageOf([DOCTOR], '机构用户')).toBeUndefined();
    expect(effectivePages([DOCTOR], PAGES).map(({ title }) => title)).not.toContain('后台管理');
    expect(
      effectivePages([], PAGES)
        .flatMap(({ pages }) => pages)
        .every(({ letter, roles }) => letter === undefined && roles.length === 0),
    ).toBe(true);
  });
});
