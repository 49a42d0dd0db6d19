import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupRights, rightsEffect, type ListOfActions } from './rights-effect.rules.ts';
import { SMALL } from './small-county.fixture.ts';
import { PAGES } from './whole-pages.ts';

const LISTS: readonly ListOfActions[] = [
  {
    title: '名单',
    permission: { code: 'gwjkdngl' },
    actions: [
      { label: '导出', letter: 'V' },
      { label: '变更', letter: 'E' },
      { label: '打印', letter: 'V', permission: 'bggl' },
    ],
  },
];
const CODES = ['gwjkdngl', 'bggl', 'ht-jgyh', 'gwyfrh', 'ht-cdgl'];
const letters = fc.dictionary(fc.constantFrom(...CODES), fc.constantFrom('V' as const, 'E' as const, 'M' as const));

describe('what rights open', () => {
  it('names the pages and buttons that come', () => {
    const effect = rightsEffect({}, { gwjkdngl: 'E' }, PAGES, LISTS);
    expect(effect).toMatchObject({ closes: [], gains: ['名单 · 导出', '名单 · 变更'], loses: [] });
    expect(effect.opens).toEqual(expect.arrayContaining(['居民列表', '健康档案管理']));
    expect(effect.opens).not.toContain('机构用户');
  });
  it('counts a button only on a list that may be opened', () => {
    expect(rightsEffect({}, { bggl: 'M' }, PAGES, LISTS).gains).toEqual([]);
    expect(rightsEffect({ gwjkdngl: 'V' }, { gwjkdngl: 'V', bggl: 'V' }, PAGES, LISTS).gains).toEqual(['名单 · 打印']);
  });
  it('is the other way round when it is taken back, and nothing when nothing changes', () => {
    fc.assert(
      fc.property(letters, letters, (one, other) => {
        const [there, back] = [rightsEffect(one, other, PAGES, LISTS), rightsEffect(other, one, PAGES, LISTS)];
        expect([back.closes, back.loses]).toEqual([there.opens, there.gains]);
        expect(rightsEffect(one, one, PAGES, LISTS)).toEqual({ opens: [], closes: [], gains: [], loses: [] });
      }),
    );
  });
});

it('puts every right into one group, those without a page of their own last', () => {
  const groups = groupRights([...CODES, 'none'], PAGES);
  const rights = groups.flatMap((group) => group.rights.map(({ code }) => code));
  expect([...rights].sort()).toEqual([...CODES, 'none'].sort());
  expect(groups.map(({ title }) => title)).toEqual(['居民健康档案', '健康体检', '医防融合', '后台管理', '其他']);
  expect(groups.at(-1)?.rights).toEqual([{ code: 'none', pages: [] }]);
});

it('puts a right that names the people of a page beside the right that opens it', () => {
  const [followUp] = groupRights(['gwjsza', 'gwsfmkgl'], PAGES);
  expect(followUp).toMatchObject({
    title: '随访管理',
    rights: [{ code: 'gwjsza', pages: ['严重精神障碍'] }, { code: 'gwsfmkgl' }],
  });
  expect(followUp?.rights[1]?.pages).toContain('严重精神障碍');
});

describe('with a few pages', () => {
  const lists: readonly ListOfActions[] = [
    { title: '空的', permission: { code: 'gwjkdngl' } },
    {
      title: '公告',
      permission: 'everybody',
      actions: [
        { label: '看', letter: 'V' },
        { label: '发', letter: 'E', permission: 'bggl' },
      ],
    },
  ];
  it('a right opens the pages of the menu by what the menu calls them, and no sheet behind them', () => {
    expect(rightsEffect({}, { gwjkdngl: 'V' }, SMALL, [])).toEqual({
      opens: ['居民', '小卡'],
      closes: [],
      gains: [],
      loses: [],
    });
    // The group that opens with it is no page of its own.
    expect(rightsEffect({}, { bggl: 'V' }, SMALL, []).opens).toEqual(['打印']);
    expect(rightsEffect({ bggl: 'V' }, { bggl: 'E' }, SMALL, []).opens).toEqual(['报告']);
    expect(rightsEffect({ bggl: 'M' }, { bggl: 'V' }, SMALL, []).closes).toEqual(['报告', '小卡']);
  });
  it('on a list of everybody’s what asks for no right is nobody’s gain', () => {
    expect(rightsEffect({}, { bggl: 'M' }, SMALL, lists).gains).toEqual(['公告 · 发']);
    expect(rightsEffect({}, { cjyb: 'M' }, SMALL, lists).gains).toEqual([]);
    expect(rightsEffect({}, { gwjkdngl: 'M' }, SMALL, lists).gains).toEqual([]);
  });
  it('a right stands in the group its own page is in, groups in the order of the menu', () => {
    expect(groupRights(['cjyb', 'bggl', 'gwjkdngl'], SMALL)).toEqual([
      { title: '甲组', rights: [{ code: 'gwjkdngl', pages: ['居民', '小卡'] }] },
      { title: '乙组', rights: [{ code: 'bggl', pages: ['打印', '报告', '小卡'] }] },
      { title: '其他', rights: [{ code: 'cjyb', pages: [] }] },
    ]);
    expect(groupRights([], SMALL)).toEqual([]);
  });
});
