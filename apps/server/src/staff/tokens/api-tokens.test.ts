import type { ListPage } from '@gongwei/domain/lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenHash } from '../../identity/sessions.repository.ts';
import {
  bloodCount,
  clientFor,
  clientOf,
  logIn,
  openRealtime,
  type TestClient,
  type TestServer,
} from '../../testing/index.ts';
import { BOTH_DATABASES, startServerOver } from '../../testing/lists/list-jobs.ts';
import type { ApiToken } from './tokens.repository.ts';

const [EAST, WEST, COUNTY] = ['990101101', '990101102', '990101'];
const LETTERS = { gwjkdngl: 'V', gwtjdngl: 'V' } as const;
const ORIGIN = 'https://clinic.example';
const SEARCH = '/api/v1/lists/resident-list/search';
type Refusal = { code?: string; message?: string; fields?: { field: string }[] };
type Made = { entry: ApiToken; token: string } & Refusal;

describe.each(BOTH_DATABASES)('tokens of programs, over %s', (kind) => {
  let server: TestServer;
  let county: TestClient;
  let doctor: TestClient;
  beforeAll(async () => {
    server = await startServerOver(kind, { programs: { apiTokens: true, corsOrigins: [ORIGIN] } });
    county = await clientFor(server.url, 'county');
    doctor = await clientFor(server.url, 'doctor');
  }, 180_000);
  afterAll(() => server?.stop());

  const make = (by: TestClient, asked: object = {}) =>
    by.send<Made>('POST', '/api/v1/tokens', { name: '体检系统', letters: LETTERS, expiresOn: '2026-07-15', ...asked });
  const bearer = (token: string, more: Record<string, string> = {}) => ({ authorization: `Bearer ${token}`, ...more });
  const program = (token: string) => ({
    get: (path: string, more = {}) => clientOf(server.url).get<Refusal & { id?: string }>(path, bearer(token, more)),
    send: (method: 'PUT' | 'POST', path: string, body: object = {}, more = {}) =>
      clientOf(server.url).send<Refusal & ListPage>(method, path, body, bearer(token, more)),
  });
  const madeBy = async (by: TestClient, asked: object = {}) => {
    const { status, body } = await make(by, asked);
    expect(status, JSON.stringify(body)).toBe(201);
    return body;
  };
  const logged = async (action: string, target: string): Promise<number> =>
    (await server.database.query('select 1 from operation_log where action = $1 and target = $2', [action, target]))
      .length;

  it('are told once, kept as a hash, and used by day and route', async () => {
    const { entry, token } = await madeBy(doctor);
    expect(token).toMatch(/^gw_[\w-]{43}$/);
    expect(entry).toMatchObject({
      userId: 'doctor',
      institutionCode: EAST,
      state: 'good',
      expiresAt: '2026-07-15T16:00:00.000Z',
    });
    const [kept] = await server.database.query<{ token_hash: string }>('select * from api_tokens where id = $1', [
      entry.id,
    ]);
    expect(kept?.token_hash).toBe(tokenHash(token));

    const { send } = program(token);
    expect((await send('POST', SEARCH)).body.rows.length).toBeGreaterThan(0);
    expect((await send('POST', SEARCH)).status).toBe(200);
    expect((await doctor.get(`/api/v1/tokens/${entry.id}/uses`)).body).toEqual([
      { day: '2026-06-15', route: 'POST /api/v1/lists/:list/search', uses: 2 },
    ]);
    expect((await doctor.get<ApiToken[]>('/api/v1/tokens')).body[0]).toMatchObject({
      lastUsedAt: '2026-06-15T04:00:00.000Z',
    });

    // Nowhere in the database, in no form: neither log nor count tells it.
    const tables = await server.database.query<{ name: string }>(
      'select tablename as name from pg_tables where schemaname = current_schema()',
    );
    for (const { name } of tables)
      expect(
        await server.database.query(`select 1 from "${name}" t where strpos(t::text, $1) > 0 limit 1`, [
          token.slice(3),
        ]),
        name,
      ).toEqual([]);
    expect(await logged('token.create', entry.id)).toBe(1);
  });

  it('do what they were given and their account may, whichever is less, and tell who did it', async () => {
    const reading = program((await madeBy(doctor)).token);
    const sheet = bloodCount({ id: 'by-token', saveId: 'by-token-1' });
    expect((await reading.send('PUT', '/api/v1/records/by-token', sheet)).status).toBe(403);
    expect((await reading.send('POST', '/api/v1/lists/hypertension-record-list/search')).status).toBe(403);

    const { token } = await madeBy(doctor, { letters: { gwtjdngl: 'E' } });
    expect((await program(token).send('PUT', '/api/v1/records/by-token', sheet)).status).toBe(200);
    const [line] = await server.database.query<{ user_id: string; user_name: string }>(
      "select user_id, user_name from operation_log where target = 'by-token'",
    );
    expect(line).toEqual({ user_id: 'doctor', user_name: '东镇医生（接口令牌：体检系统）' });

    // What the account loses, its tokens lose with the next request.
    await server.database.query("update user_roles set role = 'LAB' where user_id = 'doctor'");
    const again = bloodCount({ id: 'by-token-2', saveId: 'by-token-2' });
    expect((await program(token).send('PUT', '/api/v1/records/by-token-2', again)).status).toBe(403);
    await server.database.query("update user_roles set role = 'DOC' where user_id = 'doctor'");
    await server.database.query("update users set disabled_at = now() where id = 'doctor'");
    expect((await program(token).send('POST', SEARCH)).status).toBe(401);
    await server.database.query("update users set disabled_at = null where id = 'doctor'");
    expect((await program(token).send('PUT', '/api/v1/records/by-token-2', again)).status).toBe(200);
  });

  it('see their institution and nothing beside it', async () => {
    const { token } = await madeBy(county, { institutionCode: WEST });
    const rows = (await program(token).send('POST', SEARCH)).body.rows.map(({ id }) => id);
    expect(rows).toEqual(['resident-4', 'resident-5']);
    expect((await program(token).get('/api/v1/residents/resident-1/overview')).status).toBe(404);
    expect((await program(token).get('/api/fhir/Patient/resident-1')).status).toBe(404);
    for (const elsewhere of [EAST, COUNTY])
      expect((await program(token).send('POST', SEARCH, {}, { 'x-institution': elsewhere })).status).toBe(403);
    expect((await program(token).get('/api/fhir/Patient/resident-4')).body.id).toBe('resident-4');
    expect((await make(doctor, { institutionCode: WEST })).body.fields?.map(({ field }) => field)).toEqual([
      'institutionCode',
    ]);
  });
  it('are offered what their account holds, and of the back office to read', async () => {
    const { body } = await county.get<{ code: string; letter: string }[]>('/api/v1/tokens/rights');
    expect(body).toContainEqual({ code: 'ht-jgyh', label: expect.any(String), letter: 'V' });
    await madeBy(county, { letters: Object.fromEntries(body.map(({ code, letter }) => [code, letter])) });
  });

  it.each([
    ['a letter above the own', { letters: { gwjkdngl: 'M' } }, 'letters'],
    ['a code that is not held', { letters: { 'ht-jgyh': 'V' } }, 'letters'],
    ['a code there is not', { letters: { constructor: 'V' } }, 'letters'],
    ['more than a year', { expiresOn: '2027-06-16' }, 'expiresOn'],
    ['a day that is over', { expiresOn: '2026-06-14' }, 'expiresOn'],
    ['no name', { name: '  ' }, 'name'],
    ['an institution there is not', { institutionCode: `${EAST}999` }, 'institutionCode'],
  ])('are not made with %s', async (_what, asked, field) => {
    const { status, body } = await make(doctor, asked);
    expect([status, body.fields?.map((one) => one.field)]).toEqual([422, [field]]);
  });

  it('run out at the end of their last day, in China', async () => {
    const { entry, token } = await madeBy(doctor, { expiresOn: '2026-06-15' });
    server.clock.set('2026-06-15T15:59:59Z');
    expect((await program(token).send('POST', SEARCH)).status).toBe(200);
    server.clock.set('2026-06-15T16:00:00Z');
    expect((await program(token).send('POST', SEARCH)).body.code).toBe('token.refused');
    doctor = await clientFor(server.url, 'doctor');
    county = await clientFor(server.url, 'county');
    const all = (await doctor.get<ApiToken[]>('/api/v1/tokens')).body;
    expect(all.find(({ id }) => id === entry.id)?.state).toBe('expired');
  });

  it('are ended once by two at once, by their owner or who keeps the users above, and by nobody else', async () => {
    const { entry, token } = await madeBy(doctor);
    const revoke = (by: TestClient) => by.send<ApiToken & Refusal>('PUT', `/api/v1/tokens/${entry.id}/revoked`, {});
    for (const name of ['clerk', 'western', 'viewer']) {
      const other = await clientFor(server.url, name);
      expect((await revoke(other)).status, name).toBe(404);
      expect((await other.get(`/api/v1/tokens/${entry.id}/uses`)).status, name).toBe(404);
      expect((await other.get<ApiToken[]>('/api/v1/tokens')).body, name).toEqual([]);
    }
    expect((await county.get<ApiToken[]>('/api/v1/tokens')).body.map(({ id }) => id)).toContain(entry.id);
    const both = await Promise.all([revoke(doctor), revoke(county)]);
    expect(both.map(({ status, body }) => [status, body.state])).toEqual([
      [200, 'revoked'],
      [200, 'revoked'],
    ]);
    expect(await logged('token.revoke', entry.id)).toBe(1);
    expect((await program(token).send('POST', SEARCH)).status).toBe(401);
  });

  it('end with what ends the sessions of their account', async () => {
    const clerk = await clientFor(server.url, 'clerk');
    const { token } = await madeBy(clerk);
    expect((await program(token).send('POST', SEARCH)).status).toBe(200);
    expect((await county.send('PUT', '/api/v1/users/clerk/sessions/ended', {})).status).toBe(200);
    expect((await program(token).send('POST', SEARCH)).status).toBe(401);
  });

  it('open nothing that is for people: sessions, accounts, tokens, signatures, whole numbers, the socket', async () => {
    const { token } = await madeBy(county, { letters: { 'ht-jgyh': 'V', gwjkdngl: 'M', gwtjdngl: 'M', tjscgl: 'M' } });
    const { get, send } = program(token);
    const refused = [
      await send('POST', '/api/v1/tokens', { name: 'x', letters: LETTERS, expiresOn: '2026-07-15' }),
      await get('/api/v1/tokens'),
      await send('POST', '/api/users/refreshtoken'),
      await get('/api/users/userinfo'),
      await send('POST', '/api/users/updateuserpwd', { username: 'county', password: 'a', newpassword: 'b' }),
      await send('POST', '/api/users/updateuserpwdcz', { username: 'doctor' }),
      await send('POST', '/api/v1/users/doctor/password'),
      await send('POST', '/api/dock/ptmmjy', { ptusername: 'a', ptpassword: 'b', username: 'c', password: 'd' }),
      await send('POST', '/api/v1/residents/resident-1/reveal', { what: 'idNumber' }),
      await get('/api/v1/residents/resident-1/form-context?formId=supplement-blood-routine&purpose=print'),
      await get('/api/v1/records/by-token?purpose=print'),
      await send('POST', '/api/v1/lists/resident-list/search', { purpose: 'print' }),
      await send(
        'PUT',
        '/api/v1/records/sign',
        bloodCount({ id: 'sign', formId: 'personal-signature', subjectId: 'county' }),
      ),
      await send('POST', '/api/v1/list-jobs', { selection: 'none', answers: {} }),
      await send('POST', '/api/v1/lists/resident-list/export', { columns: ['name'] }),
      await get('/api/v1/call/pass'),
    ];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [403, 'permission.denied']),
    );
    expect((await get('/api/v1/users/doctor')).body.id).toBe('doctor');
    expect((await make(county, { letters: { 'ht-jgyh': 'E' } })).status).toBe(422);

    // No session by another name: neither as the header, nor as the cookie, nor for the socket.
    expect((await clientOf(server.url, token).get('/api/v1/tokens')).status).toBe(401);
    const cookie = { cookie: `x-access-token=${token}` };
    expect((await clientOf(server.url).get('/api/v1/roster-template.xlsx', cookie)).status).toBe(401);
    const window = await openRealtime(server.url);
    await expect(window.hello({ token })).rejects.toThrow();
    window.close();
  });

  it('that are wrong are counted for their address, and good ones go on beside them', async () => {
    const { token } = await madeBy(doctor);
    const wrong = `gw_${'A'.repeat(43)}`;
    const statuses = new Set<number>();
    for (let tries = 0; tries < 25; tries += 1) statuses.add((await program(wrong).send('POST', SEARCH)).status);
    expect([...statuses]).toEqual([401, 429]);
    const { headers, body } = await program(wrong).send('POST', SEARCH);
    expect([body.code, Number(headers.get('retry-after')) > 0]).toEqual(['token.too-many', true]);
    expect((await program(token).send('POST', SEARCH)).status).toBe(200);
  });

  it('may be used by pages of named origins, which get no session', async () => {
    const { token } = await madeBy(doctor);
    const preflight = (origin: string, headers: string) =>
      fetch(`${server.url}${SEARCH}`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': headers },
      });
    const good = await preflight(ORIGIN, 'authorization,content-type');
    expect([good.status, good.headers.get('access-control-allow-origin')]).toEqual([204, ORIGIN]);
    expect(good.headers.get('access-control-allow-headers')).toBe('authorization, content-type, x-institution');
    expect(good.headers.get('access-control-allow-credentials')).toBeNull();
    for (const [origin, headers] of [
      ['https://evil.example', 'authorization'],
      [`${ORIGIN}.evil.example`, 'authorization'],
      ['null', 'authorization'],
      [ORIGIN, 'token'],
    ] as const)
      expect(
        (await preflight(origin, headers)).headers.get('access-control-allow-origin'),
        `${origin} ${headers}`,
      ).toBeNull();

    const asked = await program(token).send('POST', SEARCH, {}, { origin: ORIGIN });
    expect(asked.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(asked.headers.get('vary')).toMatch(/\borigin\b/i);
    const dead = await program(`gw_${'B'.repeat(43)}`).send('POST', SEARCH, {}, { origin: ORIGIN });
    expect([dead.status >= 400, dead.headers.get('access-control-allow-origin')]).toEqual([true, ORIGIN]);
    const { token: session } = (await logIn(server.url, 'doctor')).body;
    const asPerson = await clientOf(server.url, session).send('POST', SEARCH, {}, { origin: ORIGIN });
    expect([asPerson.status, asPerson.headers.get('access-control-allow-origin')]).toEqual([200, null]);
  });
});

describe('tokens of programs, where nobody switched them on', () => {
  let server: TestServer;
  beforeAll(async () => void (server = await startServerOver('the embedded database')), 60_000);
  afterAll(() => server?.stop());

  it('are neither made nor taken, and no header speaks of other origins', async () => {
    const doctor = await clientFor(server.url, 'doctor');
    const made = await doctor.send<Refusal>('POST', '/api/v1/tokens', {
      name: 'x',
      letters: LETTERS,
      expiresOn: '2026-07-15',
    });
    expect([made.status, made.body.code]).toEqual([404, 'token.off']);
    await server.database.query(
      `insert into api_tokens (id, token_hash, user_id, name, institution_code, letters, created_at, expires_at)
       values ('kept', $1, 'doctor', 'x', $2, '{"gwjkdngl":"V"}', now(), '2030-01-01')`,
      [tokenHash(`gw_${'C'.repeat(43)}`), EAST as string],
    );
    const asked = await clientOf(server.url).send<Refusal>(
      'POST',
      SEARCH,
      {},
      {
        authorization: `Bearer gw_${'C'.repeat(43)}`,
        origin: ORIGIN,
      },
    );
    expect([asked.status, asked.body.code]).toEqual([401, 'session.expired']);
    expect([...asked.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});
