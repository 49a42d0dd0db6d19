import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/index.ts';

const web = mkdtempSync(join(tmpdir(), 'gongwei-log-ins-'));
mkdirSync(web, { recursive: true });
writeFileSync(join(web, 'index.html'), '<html><head><title>公卫</title></head><body></body></html>');
afterAll(() => rmSync(web, { recursive: true, force: true }));

/** With headers that `fetch` does not let one write, such as Host. */
function ask(url: string, headers: Record<string, string>, body?: object): Promise<{ status: number; text: string }> {
  return new Promise((done, failed) => {
    const sent = request(
      url,
      { method: body ? 'POST' : 'GET', headers: { ...(body && { 'content-type': 'application/json' }), ...headers } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => done({ status: answer.statusCode ?? 0, text }));
      },
    );
    sent.on('error', failed).end(body && JSON.stringify(body));
  });
}

const PAGES = ['/stand-in/sms', '/stand-in/wechat/any'];
const WAYS = '<meta name="gongwei-alternative-log-ins" content="wechat sms">';
const FOREIGN: readonly (readonly [string, Record<string, string>])[] = [
  ['a foreign host', { host: 'gw.county.example' }],
  ['a host that begins like this machine', { host: '127.0.0.1.evil.example' }],
  ['another machine of the network', { host: '192.168.1.5:8080' }],
  ['X-Forwarded-For', { 'x-forwarded-for': '10.0.0.9' }],
  ['X-Forwarded-Host', { 'x-forwarded-host': 'gw.county.example' }],
  ['X-Forwarded-Proto', { 'x-forwarded-proto': 'https' }],
  ['Forwarded', { forwarded: 'for=10.0.0.9' }],
  ['Via', { via: '1.1 proxy' }],
  ['X-Real-IP', { 'x-real-ip': '10.0.0.9' }],
];

async function expectNone(url: string, headers: Record<string, string>): Promise<void> {
  for (const page of PAGES) expect((await ask(url + page, headers)).status).toBe(404);
  const sms = await ask(`${url}/api/api/wx/getSmsCode`, headers, { phoneNum: '19900001234' });
  expect(JSON.parse(sms.text)).toEqual({ code: -1, msg: '本系统没有接入短信' });
  const code = await ask(`${url}/api/api/wx/getQRCodeUrl`, headers, {});
  expect(JSON.parse(code.text)).toEqual({ code: -1, msg: '本系统没有接入微信' });
  const page = await ask(`${url}/login`, { accept: 'text/html', ...headers });
  expect(page.text).toContain('<title>公卫</title>');
  expect(page.text).not.toContain('gongwei-alternative-log-ins');
}

describe('stand-ins that are switched on', () => {
  let server: TestServer;
  beforeAll(async () => void (server = await startTestServer({ webFolder: web })), 60_000);
  afterAll(() => server?.stop());

  it.each(FOREIGN)('answer nobody who asks with %s, and no page offers them', async (_name, headers) => {
    await expectNone(server.url, headers);
  });

  it('answer at this machine, say on every page what they are, and are offered in the page itself', async () => {
    const { host, port } = new URL(server.url);
    for (const name of [host, `localhost:${port}`]) {
      for (const page of PAGES) expect((await ask(server.url + page, { host: name })).text).toContain('演示页面');
      for (const address of ['/', '/login', '/index.html'])
        expect((await ask(server.url + address, { host: name, accept: 'text/html' })).text).toContain(WAYS);
    }
    expect((await ask(`${server.url}/api/api/wx/getSmsCode`, {}, { phoneNum: '19900001234' })).text).toContain(
      '已发送',
    );
  });
});

it('are not there, nor offered, where nobody switched them on, although the server listens on this machine alone', async () => {
  const server = await startTestServer({ webFolder: web, standIns: false });
  await expectNone(server.url, {});
  await server.stop();
});
