import { expect, it } from 'vitest';
import { removalReason } from './removal-reason.rules.ts';

it('a sheet is taken out for a reason that is chosen, and 其他 is explained', () => {
  expect(removalReason('1', ' ')).toBe('录错人');
  expect(removalReason('3', '应为 11 月 2 日')).toBe('日期错：应为 11 月 2 日');
  expect(removalReason('9', '')).toBeUndefined();
  expect(removalReason('9', '居民要求')).toBe('其他：居民要求');
  expect(removalReason('toString', '')).toBeUndefined();
});
