import type { Household } from '@gongwei/domain/plans';
import { expect, it } from 'vitest';
import { pagesOf } from './round-pages.rules.ts';

const person = (...visits: readonly string[]) => ({ name: '王怡', about: '女 70岁', phone: '199', visits });
const household = (...people: Household['people']): Household => ({ village: '东村', address: '东村3组5号', people });
const sizes = (households: readonly Household[]) => pagesOf(households).map(({ length }) => length);

it('has thirty usual households on a sheet', () => {
  const usual = household(person('年度体检 2026年', '高血压 逾期12天'));
  expect(sizes(Array.from({ length: 61 }, () => usual))).toEqual([30, 30, 1]);
  expect(sizes([])).toEqual([]);
});

it('has fewer where they are long, so that none runs over to a sheet without a head', () => {
  const child = person(
    '儿童健康检查 24月龄 逾期127天',
    '中医药健康管理 24月龄 逾期127天',
    '预防接种 麻腮风疫苗第1剂 逾期14天',
  );
  // Three lines each, some 22 mm of 256.
  expect(sizes(Array.from({ length: 30 }, () => household(child, child)))).toEqual([11, 11, 8]);
  expect(pagesOf([household(child)])[0]?.[0]?.people).toEqual([child]);
});

it('has a household that is longer than a sheet alone', () => {
  const crowd = household(...Array.from({ length: 80 }, () => person('年度体检 2026年')));
  expect(sizes([household(person('高血压')), crowd, household(person('高血压'))])).toEqual([1, 1, 1]);
});
