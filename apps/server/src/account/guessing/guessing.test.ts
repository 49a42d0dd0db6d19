import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, startTestServer, TEST_PASSWORD, type TestServer } from '../../testing/index.ts';
import { beginSiteProcess, type SiteProcess } from '../../testing/site-process.ts';
import { startPostgres, type TemporaryPostgres } from '../../testing/temporary-postgres.ts';
import { NAME_FROM_ELSEWHERE } from './guess-rules.ts';

/** What came of tries at once: how many were looked at, and what the others were told. */
type Outcome = { readonly evaluated: number; readonly entered: number; readonly late: number };

type Try = { readonly url: string; readonly username: string; readonly password: string; readonly from?: string };

async function attempt({ url, username, password, from }: Try): Promise<number> {
  const answer = await fetch(`${url}/api/api/wx/loginin`, {
    method: 'POST',
    headers: from === undefined ? {} : { 'x-forwarded-for': from },
    body: new URLSearchParams({ username, password }),
  });
  return ((await answer.json()) as { readonly code: number }).code;
}

async function together(tries: readonly Try[]): Promise<Outcome> {
  const codes = await Promise.all(tries.map(attempt));
  const count = (...wanted: readonly number[]): number => codes.filter((code) => wanted.includes(code)).length;
  return { evaluated: count(-1, 200), entered: count(200), late: count(-2) };
}

/** 119 wrong passwords and the right one at the end, by turns to each of the processes. */
const guesses = (urls: readonly string[], username: string): readonly Try[] =>
  Array.from({ length: 120 }, (_, at) => ({
    url: urls[at % urls.length] ?? '',
    username,
    password: at === 119 ? TEST_PASSWORD : `guess ${at}`,
  }));

describe('120 guesses at once', () => {
  let postgres: TemporaryPostgres;
  let processes: readonly SiteProcess[] = [];
  let server: TestServer;
  beforeAll(async () => {
    postgres = await startPostgres();
    const url = await postgres.newCounty();
    processes = [await beginSiteProcess(url), await beginSiteProcess(url)];
    server = await startTestServer({ trustedProxies: ['127.0.0.1'] });
  }, 120_000);
  afterAll(async () => {
    await server?.stop();
    for (const one of processes) await one.stop();
    await postgres?.stop();
  });

  it('are looked at five times in one process', async () => {
    const outcome = await together(guesses([server.url], 'clerk'));
    expect(outcome).toEqual({ evaluated: 5, entered: 0, late: 115 });
    expect(await attempt({ url: server.url, username: 'clerk', password: TEST_PASSWORD })).toBe(-2);
  });

  it('are looked at five times in two processes on PostgreSQL', async () => {
    const outcome = await together(
      guesses(
        processes.map(({ url }) => url),
        'doctor',
      ),
    );
    expect(outcome).toEqual({ evaluated: 5, entered: 0, late: 115 });
  });

  it('of a name that is written in another way are the same guesses', async () => {
    const names = ['western', 'Western', ' WESTERN '];
    const tries = guesses([server.url], '').map((one, at) => ({ ...one, username: names[at % 3] ?? '' }));
    expect((await together(tries)).evaluated).toBe(5);
  });

  it('from 120 addresses are looked at twenty times, and shut out nobody from where they usually work', async () => {
    const from = (at: number): string => `203.0.113.${at}`;
    expect(await attempt({ url: server.url, username: 'village', password: TEST_PASSWORD, from: '10.1.2.3' })).toBe(
      200,
    );
    const tries = guesses([server.url], 'village').map((one, at) => ({ ...one, from: from(at) }));
    expect(await together(tries)).toEqual({ evaluated: NAME_FROM_ELSEWHERE.free, entered: 0, late: 100 });
    expect(await attempt({ url: server.url, username: 'village', password: TEST_PASSWORD, from: '10.1.2.3' })).toBe(
      200,
    );
    // Nor for long from anywhere else.
    expect(await attempt({ url: server.url, username: 'village', password: TEST_PASSWORD, from: from(200) })).toBe(-2);
    server.clock.advance(6_000);
    expect(await attempt({ url: server.url, username: 'village', password: TEST_PASSWORD, from: from(200) })).toBe(200);
  });

  it('from one IPv6 network are those of one address', async () => {
    const tries = guesses([server.url], 'county').map((one, at) => ({
      ...one,
      from: `2001:db8:1:2::${at.toString(16)}`,
    }));
    expect((await together(tries)).evaluated).toBe(5);
  });

  it('do not keep others at the address from logging in', async () => {
    const [others] = await Promise.all([logIn(server.url, 'sampler'), together(guesses([server.url], 'viewer'))]);
    expect(others.body.code).toBe(200);
  });
});

it('a start anew does not begin to count anew, and a right password takes its own failures back', async () => {
  const server = await startTestServer();
  for (let at = 0; at < 4; at += 1) await logIn(server.url, 'clerk', 'guess');
  expect((await logIn(server.url, 'clerk')).body.code).toBe(200);
  for (let at = 0; at < 5; at += 1) expect((await logIn(server.url, 'clerk', 'guess')).body.code).toBe(-1);
  await server.restart();
  expect((await logIn(server.url, 'clerk')).status).toBe(429);
  await server.stop();
});

it('behind two failures of an address work is asked for, and more of it for a name that is guessed at from everywhere', async () => {
  const server = await startTestServer({ captcha: 'after-failures', trustedProxies: ['127.0.0.1'] });
  const bitsFor = async (username: string, from: string): Promise<number> => {
    const answer = await fetch(`${server.url}/api/wx/captcha`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ redomStr: 'work-for-a-name', username }),
    });
    return ((await answer.json()) as { data: { bits: number } }).data.bits;
  };
  expect(await bitsFor('doctor', '198.51.100.1')).toBe(2);
  const tries = Array.from({ length: 60 }, (_, at) => ({
    url: server.url,
    username: 'doctor',
    password: 'guess',
    from: `203.0.113.${at}`,
  }));
  for (const one of tries.slice(0, 12)) await attempt(one);
  expect((await together(tries.slice(12))).evaluated).toBe(0);
  expect([await bitsFor('doctor', '198.51.100.1'), await bitsFor('clerk', '198.51.100.1')]).toEqual([3, 2]);
  await server.stop();
});
