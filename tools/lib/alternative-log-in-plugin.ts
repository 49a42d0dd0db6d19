import type { Plugin } from 'vite';

/** While developing, the page comes from Vite: it offers the ways to log in that `npm run dev` switches on at the server. */
export const alternativeLogIns = (environment: { readonly [name: string]: string | undefined }): Plugin => ({
  name: 'gongwei-alternative-log-ins',
  apply: 'serve',
  transformIndexHtml: () =>
    environment['GONGWEI_STAND_INS'] === '1'
      ? [
          {
            tag: 'meta',
            attrs: { name: 'gongwei-alternative-log-ins', content: 'wechat sms' },
            injectTo: 'head' as const,
          },
        ]
      : [],
});
