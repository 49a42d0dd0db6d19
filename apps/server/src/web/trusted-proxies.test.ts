import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/index.ts';

const FORWARDED = { 'x-forwarded-for': '10.9.8.7', 'x-forwarded-proto': 'https' };
const HSTS = 'strict-transport-security';

/** Whose counters five wrong passwords filled: 429 says that it is this address. */
async function statusFor(server: TestServer, headers: Record<string, string>): Promise<number> {
  const body = new URLSearchParams({ username: 'clerk', password: 'guess' });
  return (await fetch(`${server.url}/api/api/wx/loginin`, { method: 'POST', headers, body })).status;
}

describe('behind a proxy that is trusted', () => {
  let server: TestServer;
  beforeAll(async () => void (server = await startTestServer({ trustedProxies: ['127.0.0.1'] })), 60_000);
  afterAll(() => server?.stop());

  it('each PC is known by its own address, also where one adds an invented one before it', async () => {
    for (let at = 0; at < 5; at += 1)
      expect(await statusFor(server, { 'x-forwarded-for': `1.2.3.${at}, 10.9.8.7` })).toBe(200);
    expect(await statusFor(server, { 'x-forwarded-for': '10.9.8.7' })).toBe(429);
    expect(await statusFor(server, { 'x-forwarded-for': '10.9.8.8' })).toBe(200);
  });

  it('pages that came over TLS ask for it from then on, others do not', async () => {
    expect((await fetch(`${server.url}/api/v1/time`, { headers: FORWARDED })).headers.get(HSTS)).toBe(
      'max-age=31536000',
    );
    expect((await fetch(`${server.url}/api/v1/time`)).headers.get(HSTS)).toBeNull();
  });
});

describe('where no proxy is trusted', () => {
  let server: TestServer;
  beforeAll(async () => void (server = await startTestServer()), 60_000);
  afterAll(() => server?.stop());

  it('nobody calls themselves what they like', async () => {
    for (let at = 0; at < 5; at += 1) await statusFor(server, { 'x-forwarded-for': `1.2.3.${at}` });
    expect(await statusFor(server, { 'x-forwarded-for': '1.2.3.99' })).toBe(429);
    expect((await fetch(`${server.url}/api/v1/time`, { headers: FORWARDED })).headers.get(HSTS)).toBeNull();
  });
});
