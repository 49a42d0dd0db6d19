import type { Plugin } from 'vite';

/** While developing, the page comes from Vite: it offers the ways to log in that `npm run dev` switches on at the server. */
export const waysIn = (environment: { readonly [name: string]: string | undefined }): Plugin => ({
  name: 'gongwei-ways-in',
  apply: 'serve',
  transformIndexHtml: () =>
    environment['GONGWEI_STAND_INS'] === '1'
      ? [{ tag: 'meta', attrs: { name: 'gongwei-ways-in', content: 'wechat sms' }, injectTo: 'head' as const }]
      : [],
});
