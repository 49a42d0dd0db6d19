import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, startTestServer, TEST_PASSWORD, type TestClient, type TestServer } from '../../testing/index.ts';
import { createCaptchaNeed } from './captcha-need.policy.ts';
import { drawCaptcha } from './draw-captcha.ts';
import { numberInWords, sumInWords } from './sum-in-words.ts';

const MINUTE = 60_000;
const at = (minutes: number): Date => new Date(minutes * MINUTE);

describe('a code is asked for', () => {
  it('from the third try on after two failures of an address, and no longer than half an hour', () => {
    const need = createCaptchaNeed('after-failures');
    need.failed('10.0.0.1', 'li', at(0));
    expect(need.isNeeded('10.0.0.1', at(1))).toBe(false);
    need.failed('10.0.0.1', 'wang', at(1));
    expect([need.isNeeded('10.0.0.1', at(2)), need.isNeeded('10.0.0.2', at(2))]).toEqual([true, false]);
    expect(need.isNeeded('10.0.0.1', at(31))).toBe(false);
  });
  it('also after somebody else of the address logged in', () => {
    const need = createCaptchaNeed('after-failures');
    for (const name of ['li', 'li', 'wang']) need.failed('a', name, at(0));
    need.succeeded('a', 'wang');
    expect(need.isNeeded('a', at(1))).toBe(true);
    need.succeeded('a', 'li');
    expect(need.isNeeded('a', at(1))).toBe(false);
  });
  it.each([
    ['always', true],
    ['never', false],
  ] as const)('%s, where the setting says so', (setting, needed) => {
    const need = createCaptchaNeed(setting);
    if (setting === 'never') for (const name of ['a', 'b', 'c']) need.failed('x', name, at(0));
    expect(need.isNeeded('x', at(1))).toBe(needed);
  });
});

const bytes = fc.uint8Array({ minLength: 400, maxLength: 400 }).map((all) => {
  let used = 0;
  return { bytes: (count: number) => all.subarray(used, (used += count)) };
});

it('draws digits without writing them', () => {
  fc.assert(
    fc.property(bytes, fc.stringMatching(/^\d{4}$/), (random, digits) => {
      const picture = drawCaptcha(digits, random);
      expect(picture).not.toContain('<text');
      expect(picture.match(/<path/g)).toHaveLength(8);
      expect(picture).not.toMatch(/NaN|undefined/);
    }),
  );
});

it('asks sums whose answer is what the words say', () => {
  const words = new Map(Array.from({ length: 100 }, (_, number) => [numberInWords(number), number]));
  expect(words.size).toBe(100);
  expect([10, 12, 30, 47].map(numberInWords)).toEqual(['十', '十二', '三十', '四十七']);
  fc.assert(
    fc.property(bytes, (random) => {
      const { question, answer } = sumInWords(random);
      const [, first = '', sign, second = ''] = /^(.+)([加减])(.+)等于多少？$/.exec(question) ?? [];
      const [a, b] = [words.get(first) ?? Number.NaN, words.get(second) ?? Number.NaN];
      expect(Number(answer)).toBe(sign === '加' ? a + b : a - b);
    }),
  );
});

describe('at the log-in', () => {
  let server: TestServer;
  let client: TestClient;
  beforeAll(async () => {
    server = await startTestServer({ captcha: 'after-failures' });
    client = clientOf(server.url);
  }, 60_000);
  afterAll(() => server?.stop());

  const enter = async (password: string, more: object = {}) =>
    (await client.send('POST', '/api/api/wx/loginin', { username: 'doctor', password, ...more })).body;
  const answerTo = async (redomStr: string): Promise<string> => {
    await client.send('POST', '/api/wx/captcha', { redomStr });
    const [row] = await server.database.query<{ content: { answer: string } }>(
      "select content from challenges where kind = 'captcha' and id = $1",
      [redomStr],
    );
    return row?.content.answer ?? '';
  };

  it('is asked for, is good for one try, and lets the right password in', async () => {
    expect(await enter('wrong')).toEqual({ code: -1, msg: '用户名或密码错误' });
    expect(await enter('wrong')).toEqual({ code: -1, msg: '用户名或密码错误', captcha: true });
    expect(await enter(TEST_PASSWORD)).toEqual({ code: -3, msg: '请输入验证码', captcha: true });
    const code = await answerTo('picture-1');
    expect(await enter(TEST_PASSWORD, { redomStr: 'picture-1', code: `${code}0` })).toMatchObject({ code: -3 });
    expect(await enter(TEST_PASSWORD, { redomStr: 'picture-1', code })).toEqual({
      code: -3,
      msg: '验证码错误或已过期',
      captcha: true,
    });
    const again = await answerTo('picture-2');
    expect(await enter(TEST_PASSWORD, { redomStr: 'picture-2', code: ` ${again}` })).toMatchObject({ code: 200 });
    expect(await enter('wrong')).toEqual({ code: -1, msg: '用户名或密码错误' });
  });
  it('gives a picture or words, never the answer', async () => {
    const picture = await client.send('POST', '/api/wx/captcha', { redomStr: 'picture-3' });
    expect(picture.body['data']).toEqual({ redomStr: 'picture-3', image: expect.stringMatching(/^<svg .*<\/svg>$/) });
    const words = await client.send('POST', '/api/wx/captcha', { redomStr: 'picture-4', type: 'words' });
    expect(words.body['data']).toEqual({ redomStr: 'picture-4', question: expect.stringMatching(/等于多少？$/) });
  });
});
