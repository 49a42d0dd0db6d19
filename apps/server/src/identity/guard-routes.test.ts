import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anybody, holdersOf, staffOnly, tokensToo, type RouteAccess } from '../access/route-access.ts';
import { createMemoryCounters } from '../counters/memory-counters.ts';
import type { Database } from '../database/database.port.ts';
import { isHttpFailure } from '../shared/http-failure.ts';
import { systemRandom } from '../shared/random-source.ts';
import { createManualTime } from '../testing/manual-time.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { USUAL_ACCOUNTS } from './account-settings.ts';
import { guardRoutes } from './guard-routes.ts';
import { openSession, SESSION_MS, tokenHash } from './sessions.repository.ts';

const { clock, advance } = createManualTime('2026-06-15T04:00:00Z');
const ROUTES: {
  readonly [url: string]: { readonly access: RouteAccess; readonly beforeChange?: true; readonly download?: true };
} = {
  '/open': { access: anybody() },
  '/staff': { access: staffOnly() },
  '/password': { access: staffOnly(), beforeChange: true },
  '/list': { access: holdersOf(['gwjkdngl'], 'V') },
  '/secret': { access: holdersOf(['ht-jgyh'], 'M') },
  '/file/:id': { access: staffOnly(), download: true },
  '/program': { access: tokensToo(staffOnly()) },
};
const EXPIRED = [401, 'session.expired'];
const DENIED = [403, 'permission.denied'];

let database: Database;
let app: FastifyInstance;
let session: string;
beforeAll(async () => {
  database = await openTestDatabase();
  session = await openSession(database, 'doctor', clock.now(), systemRandom);
}, 60_000);
afterAll(() => database?.close());

function siteWith(apiTokens: boolean): FastifyInstance {
  const site = fastify();
  site.setErrorHandler(async (error, _request, reply) => {
    if (!isHttpFailure(error)) throw error;
    if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
    return reply.code(error.statusCode).send(error.body);
  });
  const accounts = { ...USUAL_ACCOUNTS, ...(apiTokens && { apiTokens: true as const }) };
  guardRoutes(site, { database, clock, counters: createMemoryCounters(clock), accounts });
  for (const [url, config] of Object.entries(ROUTES)) site.get(url, { config }, async ({ staff }) => staff ?? {});
  return site;
}
beforeEach(async () => {
  app = siteWith(true);
  return () => app.close();
});

/** The status and who was let in, or the status and the code of a refusal. */
async function ask(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  site = app,
): Promise<readonly unknown[]> {
  const answer = await site.inject({ url, headers });
  const body = answer.json<{ readonly id?: string; readonly code?: string }>();
  return [answer.statusCode, answer.statusCode === 200 ? body.id : body.code];
}

describe('a route', () => {
  it('that does not say who may ask it keeps the server from starting, and is named', async () => {
    expect(() => app.get('/forgotten', async () => '')).toThrow('GET /forgotten does not say who may ask it');
    expect(() => app.get('/half', { config: { download: true } }, async () => '')).toThrow('GET /half');
  });
  it('is known with its access, those of HEAD with GET', () => {
    expect(app.guardedRoutes).toEqual(
      Object.entries(ROUTES).map(([url, { access }]) => ({ method: 'GET', url, access })),
    );
  });
  it('lets in whom it says', async () => {
    expect(await ask('/open')).toEqual([200, undefined]);
    for (const url of ['/staff', '/list', '/secret', '/program', '/file/1'])
      expect(await ask(url), url).toEqual(EXPIRED);
    expect(await ask('/staff', { token: session })).toEqual([200, 'doctor']);
    expect(await ask('/list', { token: session })).toEqual([200, 'doctor']);
    expect(await ask('/secret', { token: session })).toEqual(DENIED);
    // Nobody is looked up where anybody may ask.
    expect(await ask('/open', { token: session })).toEqual([200, undefined]);
  });
  it('that is none is guarded by nothing, however it is asked', async () => {
    expect((await app.inject({ url: '/nowhere' })).statusCode).toBe(404);
    expect((await app.inject({ url: '/%73taff' })).statusCode).toBe(401);
    expect((await app.inject({ method: 'HEAD', url: '/staff' })).statusCode).toBe(401);
  });
});

describe('a session', () => {
  it('is known by the header, and by the cookie only where the browser fetches a file by itself', async () => {
    const cookie = `x-access-token=${session}`;
    expect(await ask('/file/1', { cookie })).toEqual([200, 'doctor']);
    expect(await ask('/staff', { cookie })).toEqual(EXPIRED);
    expect(await ask('/staff', { token: 'another' })).toEqual(EXPIRED);
    // The header counts where there are both.
    expect(await ask('/file/1', { cookie, token: 'another' })).toEqual(EXPIRED);
  });
  it('works for the institution that was chosen', async () => {
    await database.query("insert into user_institutions (user_id, institution_code) values ('doctor', '990101102')");
    const at = async (chosen: string) =>
      (await app.inject({ url: '/staff', headers: { token: session, 'x-institution': chosen } })).json<{
        readonly institutionCode: string;
      }>().institutionCode;
    expect([await at('990101101'), await at('990101102001'), await at('990102')]).toEqual([
      '990101101',
      '990101102',
      '990101101',
    ]);
    await database.query("delete from user_institutions where user_id = 'doctor'");
  });
  it('under a temporary password does nothing but change it', async () => {
    await database.query("update users set must_change_password = true where id = 'doctor'");
    expect(await ask('/list', { token: session })).toEqual([403, 'password.must-change']);
    expect(await ask('/password', { token: session })).toEqual([200, 'doctor']);
    await database.query("update users set must_change_password = false where id = 'doctor'");
  });
  it('of an account that was disabled, or that ran out, is none', async () => {
    await database.query("update users set disabled_at = now() where id = 'doctor'");
    expect(await ask('/staff', { token: session })).toEqual(EXPIRED);
    await database.query("update users set disabled_at = null where id = 'doctor'");
    const old = await openSession(database, 'doctor', new Date(clock.now().getTime() - SESSION_MS), systemRandom);
    expect(await ask('/staff', { token: old })).toEqual(EXPIRED);
  });
});

describe('a program', () => {
  const token = `gw_${'T'.repeat(43)}`;
  const bearer = (text: string) => ({ authorization: `Bearer ${text}` });
  beforeAll(() =>
    database.query(
      `insert into api_tokens (id, token_hash, user_id, name, institution_code, letters, created_at, expires_at)
       values ('t1', $1, 'doctor', '日报', '990101101001', '{"gwjkdngl": "V", "ht-jgyh": "M"}', $2, '2027-01-01')`,
      [tokenHash(token), clock.now().toISOString()],
    ),
  );

  it('asks where tokens are let in, with what it was given of what its account holds, and says who it is', async () => {
    expect(await ask('/list', bearer(token))).toEqual([200, 'doctor']);
    expect(await ask('/program', { authorization: `bearer   ${token}` })).toEqual([200, 'doctor']);
    expect(await ask('/staff', bearer(token))).toEqual(DENIED);
    expect(await ask('/secret', bearer(token))).toEqual(DENIED);
    expect((await app.inject({ url: '/program', headers: bearer(token) })).json()).toMatchObject({
      name: '东镇医生（接口令牌：日报）',
      institutionCode: '990101101001',
      home: '990101101001',
      alsoAt: [],
      roles: [],
      bases: [],
      permissions: [{ code: 'gwjkdngl', letter: 'V' }],
      token: { id: 't1' },
    });
  });
  it('is counted by the route as it was declared', async () => {
    await database.query('delete from api_token_uses');
    for (let at = 0; at < 2; at += 1) await ask('/program?at=110101199001010000', bearer(token));
    await ask('/file/110101199001010000', bearer(token));
    expect(await database.query('select route, uses from api_token_uses order by route')).toEqual([
      { route: 'GET /file/:id', uses: 1 },
      { route: 'GET /program', uses: 2 },
    ]);
  });
  it('gets no whole numbers for print', async () => {
    const answer = await app.inject({ url: '/list?purpose=print', headers: bearer(token) });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      403,
      '接口令牌不能取打印用的完整号码',
    ]);
  });
  it('of a site that takes no tokens is nobody', async () => {
    const closed = siteWith(false);
    expect(await ask('/list', bearer(token), closed)).toEqual(EXPIRED);
    expect(await ask('/list', { ...bearer(token), token: session }, closed)).toEqual([200, 'doctor']);
    await closed.close();
  });
  it('is known by such tokens only: other words of the header may be a proxy’s', async () => {
    for (const authorization of [
      `Basic ${token}`,
      `Bearer x${token}`,
      'Bearer gw_',
      `Bearer ${token} more`,
      `x Bearer ${token}`,
    ])
      expect(await ask('/list', { authorization, token: session }), authorization).toEqual([200, 'doctor']);
    expect(await ask('/list', { ...bearer(`gw_${'x'.repeat(201)}`), token: session })).toEqual([200, 'doctor']);
  });
  it('of an account that works there no more, or is closed, is refused', async () => {
    const REFUSED = [401, 'token.refused'];
    await database.query("update users set institution_code = '990101102' where id = 'doctor'");
    expect(await ask('/list', bearer(token))).toEqual(REFUSED);
    await database.query("update users set institution_code = '990101101', disabled_at = now() where id = 'doctor'");
    expect(await ask('/list', bearer(token))).toEqual(REFUSED);
    await database.query("update users set disabled_at = null where id = 'doctor'");
    expect(await ask('/list', bearer(token))).toEqual([200, 'doctor']);
  });
  it('with wrong tokens is told so twenty times, then to wait, and is free after ten minutes', async () => {
    const answers = [];
    for (let at = 0; at < 21; at += 1) answers.push(await ask('/list', bearer('gw_wrong')));
    expect(answers.slice(0, 20).every(([status, code]) => status === 401 && code === 'token.refused')).toBe(true);
    expect(answers[20]).toEqual([429, 'token.too-many']);
    const late = await app.inject({ url: '/list', headers: bearer('gw_wrong') });
    expect([late.headers['retry-after'], late.json<{ message: string }>().message]).toEqual([
      '600',
      '用错误的接口令牌尝试得太多，请稍后再试',
    ]);
    // A good one is none of them.
    expect(await ask('/list', bearer(token))).toEqual([200, 'doctor']);
    advance(600_000);
    const again = await app.inject({ url: '/list', headers: bearer('gw_wrong') });
    expect([again.statusCode, again.json<{ message: string }>().message]).toEqual([
      401,
      '接口令牌无效、已过期或已撤销',
    ]);
  });
});
