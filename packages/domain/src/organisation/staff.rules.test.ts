import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { staffNameProblem, usernameOf, usernameProblem } from './staff.rules.ts';

describe('a user name', () => {
  it.each([
    ['', '请输入用户名'],
    ['  ', '请输入用户名'],
    ['ab', /^用户名应为 3 到 32 位/],
    ['王医生', /^用户名应为/],
    ['-wang', /^用户名应为/],
    ['wang li', /^用户名应为/],
    ['11010519491231002X', '用户名不能是身份证号'],
    ['110105194912310021', '用户名不能是身份证号'],
    ['a110105194912310021', undefined],
    ['110105194912310021a', undefined],
    ['11010519491231002a', undefined],
    ['w'.repeat(32), undefined],
    ['w'.repeat(33), /^用户名应为/],
    ['wang.li', undefined],
    [' WangLi ', undefined],
    ['13900000001', undefined],
  ])('%s', (typed, problem) => {
    if (problem instanceof RegExp) expect(usernameProblem(typed)).toMatch(problem);
    else expect(usernameProblem(typed)).toBe(problem);
  });
  it('that is good is stored without what differs to no ear', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (typed) => {
        if (usernameProblem(typed) !== undefined) return;
        expect(usernameOf(typed)).toMatch(/^[a-z0-9._-]{3,32}$/);
        expect(usernameOf(usernameOf(typed).toUpperCase())).toBe(usernameOf(typed));
      }),
    );
  });
});

it.each([
  ['', '请输入姓名'],
  ['王', '姓名应为 2 到 30 个汉字或字母'],
  ['王3', '姓名应为 2 到 30 个汉字或字母'],
  ['<b>王', '姓名应为 2 到 30 个汉字或字母'],
  ['王'.repeat(31), '姓名最多 30 个字'],
  ['王'.repeat(30), undefined],
  ['  ', '请输入姓名'],
  [`  ${'王'.repeat(30)}  `, undefined],
  [' 王 ', '姓名应为 2 到 30 个汉字或字母'],
  ['王丽', undefined],
  ['买买提·吐尔逊', undefined],
  ['𠮷田', undefined],
])('a name %s', (typed, problem) => expect(staffNameProblem(typed)).toBe(problem));
