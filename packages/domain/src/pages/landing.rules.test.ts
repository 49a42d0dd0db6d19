import { describe, expect, it } from 'vitest';
import { findEntries, landingEntries } from './landing.rules.ts';
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
