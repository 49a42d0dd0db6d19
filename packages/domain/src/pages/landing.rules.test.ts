import { describe, expect, it } from 'vitest';
import { findEntries, landingEntries } from './landing.rules.ts';
import { SMALL } from './small-county.fixture.ts';
import { wholePages } from './whole-pages.ts';

const entries = (group: string, ...codes: string[]) =>
  landingEntries(group, wholePages.pages, (code) => (codes.includes(code) ? 'V' : undefined));
const titles = (group: string, ...codes: string[]) => entries(group, ...codes).map(({ title }) => title);

describe('the cards of a landing page', () => {
  it('are the pages one may open, those without a place in the menu small and last', () => {
    expect(titles('/cust', 'gwjkdngl')).toEqual(['居民列表', '健康档案管理', '居民基本档案表']);
    expect(entries('/cust', 'gwjkdngl').map(({ small }) => small)).toEqual([false, false, true]);
    expect(titles('/custTj', 'bggl')).toEqual(['报告管理', '预约管理', '机构自查', '进度看板', '辅助监测', '打印记录']);
    expect(titles('/custTj')).toEqual([]);
  });

  it('hold the groups within a group, and those have cards of their own', () => {
    expect(titles('/yfrh', 'gwyfrh').slice(-3)).toEqual(['知识库', '统计', '数据管理']);
    expect(titles('/yfrh/sjgl', 'gwyfrh')).toEqual(['血压患者', '血糖患者']);
  });

  it('all say what the page is for', () => {
    for (const { path, shows } of wholePages.pages.filter((page) => page.shows === 'landing'))
      for (const { title, purpose } of landingEntries(path, wholePages.pages, () => 'M'))
        expect(purpose, `${path} ${title} ${String(shows)}`).not.toBe('');
  });

  it('are found by title, purpose and initials', () => {
    const all = entries('/custTj', 'gwtjdngl', 'bggl', 'tjscgl');
    const found = (text: string) =>
      findEntries(all, text, new Map([['/custTj/jdkb', 'jdkb']])).map(({ title }) => title);
    expect(found('看板')).toEqual(['进度看板']);
    expect(found('签到')).toEqual(['预约管理']);
    expect(found('JD')).toEqual(['进度看板']);
    expect(found('')).toHaveLength(9);
    expect(found('找不到')).toEqual([]);
  });
});

describe('a card', () => {
  const cards = (group: string) => landingEntries(group, SMALL, () => 'M');
  it('says what stands in the menu, and how many wait where', () => {
    expect(cards('/b')).toEqual([
      {
        path: '/b/one',
        title: '报告',
        purpose: 'Sheets of today',
        small: false,
        counter: {
          list: 'reports',
          where: { state: ['1', '2'], year: ['2026'] },
          says: '份待打印',
          open: '/b/one?state=1~2&year=2026',
        },
      },
      { path: '/b/two', title: '打印', purpose: 'x', small: false },
    ]);
    const bare = {
      path: '/x',
      title: 'x',
      help: 'index',
      permission: 'bggl:V',
      shows: { leads: '/b' },
      menu: { in: '/g', at: 1 },
    } as const;
    expect(landingEntries('/g', [bare], () => 'V')[0]?.purpose).toBe('');
  });
  it('of a list that is not narrowed leads to all of it, and small ones come last', () => {
    expect(cards('/a').map(({ path, small, counter }) => [path, small, counter?.open])).toEqual([
      ['/a/people', false, '/a/people'],
      ['/a/open', false, undefined],
      ['/a/card', true, undefined],
    ]);
  });
  it('is found however its words are written, and by letters that begin its initials', () => {
    const latin = { path: '/l', title: 'CT 检查', purpose: 'Scans', small: false };
    const found = (text: string) => findEntries([latin], text, new Map([['/l', 'ctjc']])).length === 1;
    expect(['ct', 'cT 检', ' SCANS ', 'ctj', '  Ctjc '].map(found)).toEqual([true, true, true, true, true]);
    expect(['jc', 'ctjc1', '1ctjc', 'scanner'].map(found)).toEqual([false, false, false, false]);
  });
  it('is not found by initials that stand beside other letters', () => {
    const digits = { path: '/d', title: '数据', purpose: '', small: false };
    const found = (text: string, initials: string) => findEntries([digits], text, new Map([['/d', initials]])).length;
    expect([found('12sj', '12sj'), found('sj12', 'sj12'), found('sj', 'sj12')]).toEqual([0, 0, 1]);
  });
});
