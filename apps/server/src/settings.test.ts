import { describe, expect, it } from 'vitest';
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
    GONGWEI_CONNECTIONS: '24',
    GONGWEI_CAPTCHA: 'always',
    GONGWEI_SERVICE_URL: 'https://kefu.example/',
    GONGWEI_SUPPORT_PHONE: '0515-88880000 转 2',
    DATABASE_URL: 'postgres://a:b@db/gongwei',
  });
  expect(settings).toMatchObject({
    ok: true,
    value: {
      port: 9000,
      host: '0.0.0.0',
      dataFolder: '/srv/gongwei',
      seedResidents: 0,
      connections: 24,
      atOnce: 100,
      accounts: {
        captcha: 'always',
        standIns: false,
        serviceUrl: 'https://kefu.example/',
        supportPhone: '0515-88880000 转 2',
      },
      platform: 'off',
      databaseUrl: 'postgres://a:b@db/gongwei',
    },
  });
});

it.each([
  ['an embedded database gets the county', {}, 2_000],
  ['unless it is declined', { GONGWEI_DEMO: '0' }, 0],
  ['or nobody is to live there', { SEED_RESIDENTS: '0' }, 0],
  ['a PostgreSQL gets none', { DATABASE_URL: 'postgres://db/x' }, 0],
  ['also where a number is set', { DATABASE_URL: 'postgres://db/x', SEED_RESIDENTS: '300' }, 0],
  ['unless it is asked for', { DATABASE_URL: 'postgres://db/x', GONGWEI_DEMO: '1', SEED_RESIDENTS: '300' }, 300],
])('demonstration: %s', (_name, environment, seedResidents) => {
  expect(readSettings(environment)).toMatchObject({ ok: true, value: { seedResidents } });
});

it.each([
  ['GONGWEI_DEMO', 'yes', 'GONGWEI_DEMO 应为 1（生成示例县）或 0（不生成），现在是“yes”。'],
  ['PORT', '80a', 'PORT 应为 0 到 65535 的整数，现在是“80a”。'],
  ['PORT', '70000', 'PORT 应为 0 到 65535 的整数，现在是“70000”。'],
  ['GONGWEI_AT_ONCE', '5', 'GONGWEI_AT_ONCE 应为 10 到 100000 的整数，现在是“5”。'],
  ['GONGWEI_CONNECTIONS', '2', 'GONGWEI_CONNECTIONS 应为 3 到 200 的整数，现在是“2”。'],
  ['GONGWEI_CONNECTIONS', '201', 'GONGWEI_CONNECTIONS 应为 3 到 200 的整数，现在是“201”。'],
  ['PORT', '-1', 'PORT 应为 0 到 65535 的整数，现在是“-1”。'],
  ['SEED_RESIDENTS', '99', 'SEED_RESIDENTS 应为 0（不生成示例数据）或 100 以上，现在是“99”。'],
  ['HOST', 'http://x', 'HOST 应为本机的地址或主机名，如 127.0.0.1，现在是“http://x”。'],
  [
    'DATABASE_URL',
    'mysql://root:secret@db',
    'DATABASE_URL 应以 postgres:// 开头，如 postgres://用户名:密码@主机:5432/数据库。',
  ],
  ['GONGWEI_API_TOKENS', 'yes', 'GONGWEI_API_TOKENS 应为 1（打开接口令牌）或 0，现在是“yes”。'],
  ['GONGWEI_CORS', 'https://a.example', 'GONGWEI_CORS 只对接口令牌有效，请同时设置 GONGWEI_API_TOKENS=1。'],
  ['GONGWEI_CAPTCHA', 'x', 'GONGWEI_CAPTCHA 应为 after-failures、always、never 之一，现在是“x”。'],
  ['GONGWEI_TRTC_SECRET', 'secret', 'GONGWEI_TRTC_APP_ID 和 GONGWEI_TRTC_SECRET 应同时设置。'],
  [
    'GONGWEI_WECHAT',
    'stand-in',
    'GONGWEI_WECHAT 已不再使用：演示用的微信、短信和上传平台现在一起由 GONGWEI_STAND_INS=1 打开。',
  ],
  ['GONGWEI_STAND_INS', 'yes', 'GONGWEI_STAND_INS 应为 1（打开演示用的微信、短信和上传平台）或 0，现在是“yes”。'],
  ...['1', 'proxy', '10.0.0.0/33', '10.0.0.1/8/8', '127.0.0.1,'].map((proxy): [string, string, string] => [
    'GONGWEI_TRUST_PROXY',
    proxy,
    `GONGWEI_TRUST_PROXY 应为反向代理的地址（如 127.0.0.1 或 10.0.0.0/24，多个用逗号分隔），现在是“${proxy}”。`,
  ]),
  [
    'GONGWEI_SUPPORT_PHONE',
    '<b>1</b>',
    'GONGWEI_SUPPORT_PHONE 应为电话号码，如 0515-88880000 转 2，现在是“<b>1</b>”。',
  ],
  ['GONGWEI_SERVICE_URL', 'kefu', 'GONGWEI_SERVICE_URL 应以 http:// 或 https:// 开头，现在是“kefu”。'],
])('says what is wrong with %s=%s', (name, value, sentence) => {
  expect(readSettings({ [name]: value })).toEqual({ ok: false, failure: [sentence] });
});

it('tells all troubles at once, and no password', () => {
  const settings = readSettings({ PORT: 'x', DATABASE_URL: 'secret' });
  expect(settings.ok ? [] : settings.failure).toHaveLength(2);
  expect(JSON.stringify(settings)).not.toContain('secret');
});

it('stands in for WeChat, text messages and the platform only where that is said by name, wherever it listens', () => {
  const standsIn = (environment: Record<string, string>) => {
    const settings = readSettings(environment);
    return settings.ok && [settings.value.accounts.standIns, settings.value.platform];
  };
  for (const HOST of ['127.0.0.1', 'localhost', '::1', '0.0.0.0'])
    expect(standsIn({ HOST, GONGWEI_WECHAT: 'off' })).toEqual([false, 'off']);
  expect(standsIn({ GONGWEI_STAND_INS: '1' })).toEqual([true, 'stand-in']);
  expect(readSettings({ GONGWEI_STAND_INS: '1', GONGWEI_TRUST_PROXY: '127.0.0.1' })).toEqual({
    ok: false,
    failure: ['GONGWEI_STAND_INS=1 只供在本机试用，不能与 GONGWEI_TRUST_PROXY 同时设置。'],
  });
});

it('believes the proxies that are named, and without a name nobody', () => {
  const trusted = (text: string) => {
    const settings = readSettings({ GONGWEI_TRUST_PROXY: text });
    return settings.ok && settings.value.trustedProxies;
  };
  expect(['', '0', '127.0.0.1', ' loopback , 10.1.0.0/16,fd00::/8'].map(trusted)).toEqual([
    [],
    [],
    ['127.0.0.1'],
    ['loopback', '10.1.0.0/16', 'fd00::/8'],
  ]);
});

describe('the provincial platform', () => {
  it.each([
    [{ GONGWEI_PLATFORM_URL: 'https://platform.example/' }, { url: 'https://platform.example/' }],
    [{ GONGWEI_PLATFORM_URL: 'http://127.0.0.1:8090' }, { url: 'http://127.0.0.1:8090' }],
    [{}, 'off'],
  ] as const)('of %j is %j', (environment, platform) => {
    expect(readSettings({ ...environment, GONGWEI_STAND_INS: '0' })).toMatchObject({ ok: true, value: { platform } });
  });
  it.each(['http://platform.example', 'ftp://platform.example', 'platform'])('is not reached at %s', (address) => {
    expect(readSettings({ GONGWEI_PLATFORM_URL: address })).toMatchObject({
      ok: false,
      failure: [expect.stringContaining('GONGWEI_PLATFORM_URL')],
    });
  });
});

it('reads origins of other pages exactly as browsers send them', () => {
  const read = (GONGWEI_CORS: string) => readSettings({ GONGWEI_API_TOKENS: '1', GONGWEI_CORS });
  expect(read('https://a.example, http://localhost:5173')).toMatchObject({
    ok: true,
    value: { accounts: { apiTokens: true, corsOrigins: ['https://a.example', 'http://localhost:5173'] } },
  });
  for (const wrong of [
    '*',
    'null',
    'https://a.example/',
    'https://*.example',
    'http://a.example',
    'https://A.example',
    'a.example',
  ])
    expect(read(wrong), wrong).toMatchObject({ ok: false });
});
