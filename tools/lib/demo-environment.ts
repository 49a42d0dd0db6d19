/**
 * What the demo county is started with: stand-ins for WeChat, text messages and the upload platform, which only this machine reaches. A
 * database of one's own or a proxy in front says that it is no demo; and what is set by name stays as it is.
 */
export const demoEnvironment = (environment: { readonly [name: string]: string | undefined }): Record<string, string> =>
  environment['DATABASE_URL'] || environment['GONGWEI_TRUST_PROXY'] || environment['GONGWEI_STAND_INS'] !== undefined
    ? {}
    : { GONGWEI_STAND_INS: '1' };
