import vue from '@vitejs/plugin-vue';

// Only server-page.ts asks a server. Whoever passes `/api` on to it adds the token: none stands in the page. In use a proxy of yours does the same.
const { GONGWEI_URL, GONGWEI_TOKEN } = process.env;
const toServer = {
  target: GONGWEI_URL,
  changeOrigin: true,
  headers: { authorization: `Bearer ${GONGWEI_TOKEN}` },
};

export default { plugins: [vue()], server: GONGWEI_URL ? { proxy: { '/api': toServer } } : {} };
