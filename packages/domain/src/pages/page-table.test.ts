import { describe, expect, it } from 'vitest';
import { dailyPages } from './daily-pages.ts';
import { createPageTable, fillPath } from './page-table.ts';
import { registerFormPath, registerPlace } from './register-pages.ts';
import { wholePages } from './whole-pages.ts';

const titleAt = (path: string) => wholePages.at(path)?.title;
const tabAt = (path: string) => wholePages.at(path)?.tab;

describe('the page at an address', () => {
  it.each([
    ['/cust/base', '居民列表', '/cust/base'],
    ['/cust/base/', '居民列表', '/cust/base'],
    ['/cust/base/import/7', '核对名册', '/cust/base/import/7'],
    ['/cust/jkdn/r1', '健康档案', '/cust/jkdn/r1'],
    ['/cust/jkdn/r1/form/health-check-up', '填写表单', '/cust/jkdn/r1/form/health-check-up'],
    ['/houseType/edit/7', '房型管理-编辑', '/houseType'],
    ['/health/etjbxx/c1/jhmy/myymgl/add', '免疫疫苗管理-新增', '/health/etjbxx/c1/jhmy/myymgl'],
    ['/health/fnbjxx/w1/cqjc/cqfcjl', '妇女保健信息', '/health/fnbjxx/w1'],
    ['/info/video/audio-call', '视频通话', '/info/video/video-home'],
    ['/hsjc/cjyb/edit/s1', '单采登记-编辑', '/hsjc/cjyb'],
  ])('%s is %s, in the tab %s', (path, title, tab) => {
    expect([titleAt(path), tabAt(path)]).toEqual([title, tab]);
  });

  it.each([
    ['/upms/jgyh/roles', '/upms'],
    ['/cust/tjReport', '/cust'],
    ['/cust/base', '/cust/base'],
    ['/houseType/edit/7', '/houseType'],
    ['/cust/jkdn/r1', '/cust/base'],
  ])('%s stands in the menu at %s', (path, menuPath) => {
    expect(wholePages.at(path)?.menuPath).toBe(menuPath);
  });

  it('stands at its group in the menu where it is on the landing page only', () => {
    const small = wholePages.pages.filter(({ menu }) => menu?.onLandingOnly);
    expect(small.map(({ path }) => wholePages.at(path)?.menuPath)).toEqual(small.map(({ menu }) => menu?.in));
  });

  it('prefers what is written out to a parameter', () => {
    const page = { help: 'index', permission: { everybody: 'test' }, purpose: 'x', shows: 'screen' } as const;
    const table = createPageTable([
      { ...page, path: '/a/:id/c', title: 'parameter' },
      { ...page, path: '/a/b/c', title: 'literal' },
      { ...page, path: '/:any/:id/c', title: 'two' },
    ]);
    expect(['/a/b/c', '/a/x/c', '/y/x/c', '/a/b', '/a/b/c/d'].map((path) => table.at(path)?.title)).toEqual([
      'literal',
      'parameter',
      'two',
      undefined,
      undefined,
    ]);
  });

  it('keeps parameters as they were meant', () => {
    expect(wholePages.at('/cust/jkdn/a%2Fb')?.params).toEqual({ id: 'a/b' });
    expect(wholePages.at('/cust/jkdn/%E0%A4%A')?.params).toEqual({ id: '%E0%A4%A' });
    expect(fillPath('/cust/jkdn/:id', { id: 'a/b' })).toBe('/cust/jkdn/a%2Fb');
  });

  it('is the same in the few pages of every day', () => {
    for (const page of dailyPages.pages) expect(wholePages.at(page.path)?.page).toMatchObject(page);
  });
});

it.each([
  ['/cust/jkdn/r1/jws', true],
  ['/cust/jkdn/r1/jkpg', false],
  ['/cust/hypertenCard', false],
  ['/cust/jkdn/r1/jkdn', true],
  ['/entry/hotel', true],
  ['/cust/form/visit-record', false],
  ['/cust/base', false],
])('%s only leads on: %s', (path, leads) => {
  expect(wholePages.at(path)?.page.leads === true).toBe(leads);
});

it('a form about no resident has an address for a new entry and for a stored one', () => {
  expect(registerFormPath('hotel')).toBe('/hotelManage/add');
  expect(registerFormPath('hotel', '7')).toBe('/hotelManage/edit/7');
  expect(registerFormPath('personal-signature', '7')).toBe('/info/sign');
  expect(registerFormPath('cold-chain-record')).toBe('/health/etjbxx/-/jhmy/myymgl/add?form=cold-chain-record');
  expect(registerFormPath('menu')).toBeUndefined();
  expect(registerPlace('menu')).toEqual({ base: '', query: '' });
});

describe('a table of few pages', () => {
  const page = { help: 'index', permission: { everybody: 'test' }, purpose: 'x', shows: 'screen' } as const;
  it('means the path with the most words, however they were written down', () => {
    const table = createPageTable([
      { ...page, path: '/:a/:b/:c', title: 'none' },
      { ...page, path: '/x/y/:c', title: 'two' },
      { ...page, path: '/x/:b/:c', title: 'one' },
      { ...page, path: '/plain', title: 'plain' },
    ]);
    expect(['/x/y/z', '/x/n/z', '/n/n/z', '/plain', '/plain///'].map((path) => table.at(path)?.title)).toEqual([
      'two',
      'one',
      'none',
      'plain',
      'plain',
    ]);
  });
  it('stands in the menu with the page it is under or within, and in the group of one that is on no menu', () => {
    const table = createPageTable([
      { ...page, path: '/g/list', title: 'list', menu: { in: '/g', at: 1 } },
      { ...page, path: '/g/small', title: 'small', menu: { in: '/g', at: 2, onLandingOnly: true } },
      { ...page, path: '/below', title: 'below', under: '/g/list' },
      { ...page, path: '/beneath', title: 'beneath', under: '/g/small' },
      { ...page, path: '/part', title: 'part', within: '/g/list' },
      { ...page, path: '/piece', title: 'piece', within: '/g/small', part: 'add' },
      { ...page, path: '/lost', title: 'lost', under: '/nowhere' },
      { ...page, path: '/g/list/:id', title: 'one', within: '/g/list' },
    ]);
    const said = (path: string) => {
      const { menuPath, tab, title } = table.at(path)!;
      return [menuPath, tab, title];
    };
    expect(said('/below')).toEqual(['/g/list', '/below', 'below']);
    expect(said('/beneath')).toEqual(['/g', '/beneath', 'beneath']);
    expect(said('/part')).toEqual(['/part', '/g/list', 'list']);
    expect(said('/piece')).toEqual(['/g', '/g/small', 'piece']);
    expect(said('/lost')).toEqual(['/nowhere', '/lost', 'lost']);
    expect(said('/g/list/7')).toEqual(['/g/list/7', '/g/list', 'list']);
  });
});
