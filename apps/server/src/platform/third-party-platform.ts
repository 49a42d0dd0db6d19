/** What the platform says of a name and a password, by the codes of the account form. */
export type PlatformVerdict = {
  /** 1 fits, 2 wrong, 3 cannot be reached, 4 locked. */
  readonly state: '1' | '2' | '3' | '4';
  /** The platform's own sentence. */
  readonly message: string;
};

/** The platform of somebody else that check-ups are uploaded to. Never rejects. */
export interface ThirdPartyPlatform {
  verify(username: string, password: string): Promise<PlatformVerdict>;
}

/** The one password the stand-in takes. */
export const STAND_IN_PASSWORD = 'Platform@2026';

/**
 * Takes the platform's place for trying things out; every answer can be had: names that begin with `offline` find it down,
 * those with `locked` a locked account, and only `STAND_IN_PASSWORD` fits.
 */
export const createStandInPlatform = (): ThirdPartyPlatform => ({
  async verify(username, password) {
    if (username.startsWith('offline')) return { state: '3', message: '第三方平台暂时无法访问，请稍后再试' };
    if (username.startsWith('locked')) return { state: '4', message: '该账号已被平台锁定，请联系平台管理员' };
    if (password !== STAND_IN_PASSWORD) return { state: '2', message: '平台用户名或密码错误' };
    return { state: '1', message: '检验通过' };
  },
});

/** No platform is connected. */
export const createNoPlatform = (): ThirdPartyPlatform => ({
  verify: async () => ({ state: '3', message: '本系统没有接入第三方平台' }),
});
