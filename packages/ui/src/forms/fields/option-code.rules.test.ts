import { describe, expect, it } from 'vitest';
import { formatOption } from './option-code.rules.ts';

describe('an option in words', () => {
  it.each([
    ['1', '男', '1 男'],
    ['4a', '4a类', '4a类'],
    ['mg', 'mg', 'mg'],
    ['A', 'A型', 'A型'],
    ['android', 'Android', 'Android'],
    ['E01', '平台账号或密码错误', 'E01 平台账号或密码错误'],
    ['bid', '每日两次', 'bid 每日两次'],
    ['between', '区间', '区间'],
    ['all', '不限', '不限'],
    ['health-check-up', '健康体检', '健康体检'],
  ])('%s %s', (code, label, words) => expect(formatOption({ code, label })).toBe(words));
});
