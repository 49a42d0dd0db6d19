/** What a new user name must be, in the words that stand below the field. */
export const USERNAME_HINT = '3 到 32 位小写字母、数字、点、短横或下划线，以字母或数字开头';

/** A user name as it is stored: without blanks around it, in small letters, since nobody can hear a capital on the telephone. */
export const usernameOf = (typed: string): string => typed.trim().toLowerCase();

/** What keeps a user name from being taken, as a sentence; `undefined` where it is good. Source: [P]. */
export function usernameProblem(typed: string): string | undefined {
  const username = usernameOf(typed);
  if (username === '') return '请输入用户名';
  // An identity number would stand in lists and logs.
  if (/^\d{17}[\dx]$/.test(username)) return '用户名不能是身份证号';
  return /^[a-z0-9][a-z0-9._-]{2,31}$/.test(username) ? undefined : `用户名应为 ${USERNAME_HINT}`;
}

/** What keeps a name of somebody of the staff from being taken; Chinese names, also of minorities (`买买提·吐尔逊`), and Latin ones. */
export function staffNameProblem(typed: string): string | undefined {
  const name = typed.trim();
  if (name === '') return '请输入姓名';
  if ([...name].length > 30) return '姓名最多 30 个字';
  return /^[\p{L}\p{M}·•.\s-]+$/u.test(name) && [...name].length >= 2 ? undefined : '姓名应为 2 到 30 个汉字或字母';
}
