/** How many characters a password has at least and at most. */
export const PASSWORD_LENGTH = { least: 8, most: 64 } as const;

/** What a password must be, in the words that stand below the field. */
export const PASSWORD_HINT = '8 到 64 位，同时有字母和数字，不含用户名';

/**
 * What keeps a new password from being taken, as a sentence; `undefined` where it is good. Source: [P], after GB/T 22239-2019 8.1.4.1
 * (identity authentication asks for complexity) and NIST SP 800-63B (length before symbols, no common ones).
 *
 * @example
 * ```ts
 * passwordProblem('abcdefgh', { username: 'li' }); // '新密码须同时有字母和数字'
 * ```
 */
export function passwordProblem(
  next: string,
  { username, current }: { readonly username: string; readonly current?: string },
): string | undefined {
  if (next === '') return '请输入新密码';
  if ([...next].length < PASSWORD_LENGTH.least) return `新密码至少 ${PASSWORD_LENGTH.least} 位`;
  if ([...next].length > PASSWORD_LENGTH.most) return `新密码最多 ${PASSWORD_LENGTH.most} 位`;
  if (!/[A-Za-z]/.test(next) || !/\d/.test(next)) return '新密码须同时有字母和数字';
  if (username !== '' && next.toLowerCase().includes(username.toLowerCase())) return '新密码不能含有用户名';
  if (isCommon(next)) return '新密码过于简单，容易被猜中';
  if (next === current) return '新密码不能与原密码相同';
  return undefined;
}

/** One short run repeated (`ab1ab1ab1`), or what everybody tries first. */
const isCommon = (text: string): boolean =>
  /^(.{1,4})\1+$/.test(text) || COMMON.some((start) => text.toLowerCase().startsWith(start));
const COMMON = ['password', 'passw0rd', 'abc123', 'abcd1234', 'a123456', 'qwer1234', 'admin', '1qaz2wsx', 'aa123456'];
