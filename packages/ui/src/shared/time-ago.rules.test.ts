import fc from 'fast-check';
import { expect, it } from 'vitest';
import { timeAgo } from './time-ago.rules.ts';
import { formatCount } from './format.ts';

const now = new Date('2026-11-20T06:00:00Z');
const [S, M, H] = [1_000, 60_000, 3_600_000];

it.each([
  [0, '刚刚'],
  [29 * S, '刚刚'],
  [30 * S, '1 分钟前'],
  [119 * S, '1 分钟前'],
  [2 * M, '2 分钟前'],
  [H - 1, '59 分钟前'],
  [H, '1 小时前'],
  [24 * H - 1, '23 小时前'],
  [24 * H, '1 天前'],
  [48 * H - 1, '1 天前'],
  [48 * H, '11-18 14:00'],
  [400 * 24 * H, '2025-10-16 14:00'],
  [-30 * S, '刚刚'],
  [-2 * H, '11-20 16:00'],
])('%i ms ago is %s', (ago, words) => {
  expect(timeAgo(new Date(now.getTime() - ago), now)).toBe(words);
});

it('says something of every moment', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (at) => {
      expect(timeAgo(at, now)).toMatch(/^(刚刚|\d{1,2} 分钟前|\d{1,2} 小时前|1 天前|(\d{4}-)?\d\d-\d\d \d\d:\d\d)$/);
    }),
  );
});

it('writes counts in groups of three', () => {
  expect([0, 999, 1_000, 1_234_567].map(formatCount)).toEqual(['0', '999', '1,000', '1,234,567']);
});
