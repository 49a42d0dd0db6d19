import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

it('starts without any setting', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({
    ok: true,
    value: { port: 8080, host: '127.0.0.1', seedResidents: 2000, calls: { iceServers: [] } },
  });
  expect(settings.ok && 'databaseUrl' in settings.value).toBe(false);
});

it('takes what is set', () => {
  const settings = readSettings({
    PORT: ' 9000 ',
    HOST: '0.0.0.0',
    GONGWEI_DATA: '/srv/gongwei',
    SEED_RESIDENTS: '0',
    GONGWEI_CAPTCHA: 'always',
    GONGWEI_SERVICE_URL: 'https://kefu.example/',
    DATABASE_URL: 'postgres://a:b@db/gongwei',
  });
  expect(settings).toMatchObject({
    ok: true,
    value: {
      port: 9000,
      host: '0.0.0.0',
      dataFolder: '/srv/gongwei',
      seedResidents: 0,
      accounts: { captcha: 'always', weChat: 'off', serviceUrl: 'https://kefu.example/' },
      databaseUrl: 'postgres://a:b@db/gongwei',
    },
  });
});

it.each([
  ['PORT', '80a', 'PORT 应为 0 到 65535 的整数，现在是“80a”。'],
  ['PORT', '70000', 'PORT 应为 0 到 65535 的整数，现在是“70000”。'],
  ['PORT', '-1', 'PORT 应为 0 到 65535 的整数，现在是“-1”。'],
  ['SEED_RESIDENTS', '99', 'SEED_RESIDENTS 应为 0（不生成示例数据）或 100 以上，现在是“99”。'],
  ['HOST', 'http://x', 'HOST 应为本机的地址或主机名，如 127.0.0.1，现在是“http://x”。'],
  [
    'DATABASE_URL',
    'mysql://root:secret@db',
    'DATABASE_URL 应以 postgres:// 开头，如 postgres://用户名:密码@主机:5432/数据库。',
  ],
  ['GONGWEI_CAPTCHA', 'x', 'GONGWEI_CAPTCHA 应为 after-failures、always、never 之一，现在是“x”。'],
  ['GONGWEI_TRTC_SECRET', 'secret', 'GONGWEI_TRTC_APP_ID 和 GONGWEI_TRTC_SECRET 应同时设置。'],
  ['GONGWEI_WECHAT', 'x', 'GONGWEI_WECHAT 应为 stand-in、off 之一，现在是“x”。'],
  ['GONGWEI_SERVICE_URL', 'kefu', 'GONGWEI_SERVICE_URL 应以 http:// 或 https:// 开头，现在是“kefu”。'],
])('says what is wrong with %s=%s', (name, value, sentence) => {
  expect(readSettings({ [name]: value })).toEqual({ ok: false, failure: [sentence] });
});

it('tells all troubles at once, and no password', () => {
  const settings = readSettings({ PORT: 'x', DATABASE_URL: 'secret' });
  expect(settings.ok ? [] : settings.failure).toHaveLength(2);
  expect(JSON.stringify(settings)).not.toContain('secret');
});

it('stands in for WeChat by itself only where no other machine can reach it', () => {
  const weChat = (host: string) => {
    const settings = readSettings({ HOST: host });
    return settings.ok && settings.value.accounts.weChat;
  };
  expect(['127.0.0.1', 'localhost', '::1', '0.0.0.0', '192.168.1.5'].map(weChat)).toEqual([
    ...Array<string>(3).fill('stand-in'),
    ...Array<string>(2).fill('off'),
  ]);
});
