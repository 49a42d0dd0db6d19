import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isRegionCode, parentRegion, regionMatches, regionTrail, formatRegion } from './region.ts';

it('knows codes from what was typed', () => {
  expect(['32', '3209', '320999', '320999101', '320999101101'].map(isRegionCode)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(['', '320', '3209991011', '望禾镇 3 组', '3209 99'].map(isRegionCode)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

it.each([
  [['江苏省', '盐城市', '望禾县', '望禾镇'], '江苏省盐城市望禾县望禾镇'],
  [['北京市', '市辖区', '东城区'], '北京市东城区'],
  [['重庆市', '县', '城口县'], '重庆市城口县'],
  [['广东省', '东莞市', '东莞市', '虎门镇'], '广东省东莞市虎门镇'],
  [['湖北省', '湖北省-自治区直辖县级行政区划', '仙桃市'], '湖北省仙桃市'],
  [[], ''],
])('writes %j as people do', (names, words) => {
  expect(formatRegion(names)).toBe(words);
});

it.each([
  ['望', true],
  ['禾镇', true],
  ['wh', true],
  ['WHZ', true],
  ['101', true],
  ['320999101', true],
  ['hz', false],
  ['102', false],
])('finds 望禾镇 by %s: %s', (typed, found) => {
  expect(regionMatches({ name: '望禾镇', initials: 'whz', code: '320999101' }, typed)).toBe(found);
});

it('climbs to the province, one level at a time', () => {
  const code = fc.constantFrom(2, 4, 6, 9, 12).chain((length) => fc.stringMatching(new RegExp(`^\\d{${length}}$`)));
  fc.assert(
    fc.property(code, (one) => {
      const trail = regionTrail(one);
      expect(trail.at(-1)).toBe(one);
      expect(trail[0]).toHaveLength(2);
      expect(trail.map(parentRegion)).toEqual([undefined, ...trail.slice(0, -1)]);
    }),
  );
});
