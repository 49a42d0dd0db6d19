/** An account on the platform that check-ups are uploaded to. */
export type PlatformAccount = {
  readonly username: string;
  /** What stands for the password: the true one never reaches the browser. */
  readonly password: string;
  readonly institutionName: string;
  /** Our own user who keeps it. */
  readonly keeper: string;
};

/** What the platform said of an account: 1 fits, 2 wrong, 3 not reached, 4 locked; 0 nobody tried. */
export type AccountVerdict = '0' | '1' | '2' | '3' | '4';

/** An account that was tried at the platform, with what it answered. */
export type TriedAccount = PlatformAccount & { readonly verdict: AccountVerdict; readonly message: string };

/** The specification's warning above the accounts. */
export const WRONG_ACCOUNTS_WARNING = '以上平台账号密码错误，影响上传，及时修正！';

/** The specification's sentences about a name and a password. */
export const ACCOUNT_MESSAGES = {
  username: '请输入用户名',
  password: '请输入密码',
  unchanged: '用户名或密码未修改',
} as const;
