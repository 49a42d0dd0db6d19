import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password.rules.ts';

describe('a new password', () => {
  it.each([
    ['', '请输入新密码'],
    ['short1', '新密码至少 8 位'],
    [`a1${'x'.repeat(63)}`, '新密码最多 64 位'],
    [`a1${'春x夏y秋z冬w'.repeat(8).slice(0, 62)}`, undefined],
    ['onlyletters', '新密码须同时有字母和数字'],
    ['20261122', '新密码须同时有字母和数字'],
    ['wang2026x', '新密码不能含有用户名'],
    ['xWANG20261', '新密码不能含有用户名'],
    ['Password2026', '新密码过于简单，容易被猜中'],
    ['ab1ab1ab1', '新密码过于简单，容易被猜中'],
    ['z-ab1ab1ab1', undefined],
    ['ab1ab1ab1-z', undefined],
    ['Chunfeng7ye', '新密码不能与原密码相同'],
    ['Yangliu8an', undefined],
    ['春风又绿江南岸a1', undefined],
  ])('%s: %s', (next, problem) => {
    expect(passwordProblem(next, { username: 'wang', current: 'Chunfeng7ye' })).toBe(problem);
  });
  it('may hold anything where no user name is known yet, and be like none where there was none before', () => {
    expect(passwordProblem('Yangliu8an', { username: '' })).toBeUndefined();
    expect(passwordProblem('Yangliu8an', { username: 'wang' })).toBeUndefined();
  });
  it('of any kind is taken or refused in a sentence, and a refused one stays refused', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), fc.string({ maxLength: 8 }), (next, username) => {
        const problem = passwordProblem(next, { username });
        if (problem === undefined) expect(next).toMatch(/(?=.*\d)(?=.*[A-Za-z]).{8,}/su);
        else expect(problem).toMatch(/^(请|新密码)/);
      }),
    );
  });
});
