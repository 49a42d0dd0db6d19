import { afterEach, describe, expect, it } from 'vitest';
import { createManualTime } from '../testing/manual-time.ts';
import { clientFor, clientOf, EMPTY_SITE, logIn, startTestServer, type TestServer } from '../testing/index.ts';
import { systemRandom } from '../shared/random-source.ts';
import { announceSetUp, SET_UP_EVERY, SET_UP_LEASE } from './announce-set-up.ts';

const running: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of running.splice(0).toReversed()) await stop();
});

const INSTITUTIONS = [
  { code: '320999', name: '云溪县卫生健康委员会', level: 3 },
  { code: '320999101', name: '城关镇中心卫生院', level: 4 },
  { code: '320999101101', name: '王庄村卫生室', level: 5 },
];
const ADMINISTRATOR = { username: 'Zhang.Wei', name: '张伟', password: 'Yunxi2026ok' };

/** A process that hands out the code of an empty site, and what it said. */
async function announced(server: TestServer, time = createManualTime('2026-06-15T04:00:00Z')) {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const stop = await announceSetUp({
    ...time,
    database: server.database,
    random: systemRandom,
    say,
    address: server.url,
  });
  running.push(stop);
  const code = (): string => /([0-9A-Z]{4}-){2}[0-9A-Z]{4}/.exec(lines.toReversed().join('\n'))?.[0] ?? '';
  return { lines, code, stop, time };
}
async function emptySite() {
  const server = await startTestServer({ county: EMPTY_SITE });
  running.push(server.stop);
  const process = await announced(server);
  const client = clientOf(server.url);
  const setUp = (change: object = {}) =>
    client.send('POST', '/api/v1/set-up', {
      code: process.code(),
      institutions: INSTITUTIONS,
      administrator: ADMINISTRATOR,
      ...change,
    });
  return { server, client, setUp, ...process };
}
const sheet = (text: string, encoding: 'utf8' | 'gb' = 'utf8') => {
  const form = new FormData();
  // “机构编码,机构名称” and “县医院” in the code page that Excel writes.
  const gb = Buffer.from('bbfab9b9b1e0c2eb2cbbfab9b9c3fbb3c60a3332303939392cd4c6cfaacfd8ceacbcd2d2bdd4ba0a', 'hex');
  form.append('file', new Blob([encoding === 'gb' ? gb : text]), '机构.csv');
  return form;
};
const preview = async (url: string, code: string, form: FormData) => {
  const answer = await fetch(`${url}/api/v1/set-up/preview`, {
    method: 'POST',
    headers: { 'x-set-up-code': code },
    body: form,
  });
  return { status: answer.status, body: (await answer.json()) as { code?: string; rows?: { problems: string[] }[] } };
};

describe('an empty site', () => {
  it('is set up once with the code of its terminal, and its administrator logs in', async () => {
    const { server, client, setUp, code } = await emptySite();
    expect((await client.get('/api/v1/set-up')).body).toEqual({ needed: true });
    expect(await setUp()).toMatchObject({ status: 200, body: { done: true } });
    expect((await client.get('/api/v1/set-up')).body).toEqual({ needed: false });
    expect((await logIn(server.url, 'zhang.wei', ADMINISTRATOR.password)).body).toMatchObject({
      code: 200,
      jgbh: '320999',
      roles: ['CNT', 'SYS'],
    });
    expect(await setUp()).toMatchObject({ status: 409, body: { code: 'set-up.done' } });
    expect(await preview(server.url, code(), sheet(''))).toMatchObject({ status: 409 });
    expect(await server.database.query('select 1 from site_set_up')).toEqual([]);
    expect(await server.database.query("select action from operation_log where action = 'site.set-up'")).toHaveLength(
      1,
    );
  });
  it('lets one of two administrators win who finish at the same moment', async () => {
    const { server, setUp } = await emptySite();
    const both = await Promise.all([
      setUp(),
      setUp({
        administrator: { ...ADMINISTRATOR, username: 'other' },
        institutions: [{ code: '320998', name: '另一个县' }],
      }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'set-up.done' });
    expect(await server.database.query('select 1 from users')).toHaveLength(1);
  });
  it('says what is wrong with institutions and administrator, and keeps nothing', async () => {
    const { server, setUp } = await emptySite();
    const orphan = [...INSTITUTIONS, { code: '330999101', name: '别处卫生院' }];
    expect(await setUp({ institutions: orphan })).toMatchObject({
      status: 422,
      body: { code: 'institution.invalid', fields: [{ message: '330999101：机构编码应以 320999 开头' }] },
    });
    const weak = { username: '张', name: '', password: '12345678' };
    const { body } = await setUp({ administrator: weak });
    expect((body['fields'] as unknown as { field: string }[]).map(({ field }) => field)).toEqual([
      'username',
      'name',
      'password',
    ]);
    expect(await server.database.query('select 1 from institutions union all select 1 from users')).toEqual([]);
  });
  it('counts every try, also many at once, and a spent code opens nothing', async () => {
    const { setUp, code, client } = await emptySite();
    const tries = await Promise.all(
      Array.from({ length: 30 }, () => client.send('POST', '/api/v1/set-up/code', { code: 'AAAA-AAAA-AAAA' })),
    );
    expect(tries.filter(({ body }) => body['message'] === ('初始化码不正确' as never))).toHaveLength(10);
    expect(await setUp({ code: code() })).toMatchObject({
      status: 403,
      body: { message: expect.stringMatching(/已作废/) },
    });
  });
  it('reads a sheet as Excel writes it, before anything is kept, and for nobody without the code', async () => {
    const { server, code } = await emptySite();
    expect(await preview(server.url, 'wrong', sheet('机构编码,机构名称'))).toMatchObject({ status: 403 });
    const good = await preview(
      server.url,
      code().toLowerCase(),
      sheet('机构编码,机构名称\r\n320999,"云溪县, 卫健委"\r\n32099910,短\r\n'),
    );
    expect(good.body.rows).toMatchObject([
      { problems: [], name: '云溪县, 卫健委' },
      { row: 3, problems: [expect.any(String)] },
    ]);
    expect((await preview(server.url, code(), sheet('', 'gb'))).body.rows).toMatchObject([
      { code: '320999', problems: [] },
    ]);
    expect(await preview(server.url, code(), sheet(''))).toMatchObject({
      status: 422,
      body: { code: 'institution.file' },
    });
    expect((await preview(server.url, code(), sheet('x'.repeat(1_200_000)))).status).toBe(413);
  });
  it('leads every page to the set-up, and none afterwards', async () => {
    const { server, setUp } = await emptySite();
    const page = (path: string) =>
      fetch(`${server.url}${path}`, { headers: { accept: 'text/html' }, redirect: 'manual' });
    for (const path of ['/', '/login', '/home/index'])
      expect((await page(path)).headers.get('location')).toBe('/setup');
    for (const path of ['/setup', '/docs/']) expect((await page(path)).status, path).not.toBe(302);
    await setUp();
    expect((await page('/login')).status).not.toBe(302);
  });
});

describe('the code', () => {
  it('is handed out by one process; another one makes a new one after it has stopped, or died', async () => {
    const { server, code, stop, lines } = await emptySite();
    expect(lines.join('\n')).toContain(`${server.url}/setup`);
    expect(JSON.stringify(await server.database.query('select * from site_set_up'))).not.toContain(code());
    // As on PostgreSQL, where several processes share a site.
    const shared = { ...server, database: { ...server.database, kind: 'server' as const } };
    const second = await announced(shared);
    expect(second.code()).toBe('');
    expect(second.lines.join()).toContain('另一个进程');
    await stop();
    second.time.advance(SET_UP_EVERY);
    await expect.poll(second.code).not.toBe('');
    expect(second.code()).not.toBe(code());
    const tried = (text: string) => clientOf(server.url).send('POST', '/api/v1/set-up/code', { code: text });
    expect((await tried(code())).status).toBe(403);
    expect((await tried(second.code())).status).toBe(200);
    // The second dies: nobody says any more that it is there.
    const third = await announced(
      shared,
      createManualTime(new Date(second.time.clock.now().getTime() + SET_UP_LEASE + 1).toISOString()),
    );
    expect(third.code()).not.toBe('');
  });
  it('is not printed where somebody works', async () => {
    const server = await startTestServer();
    running.push(server.stop);
    expect((await announced(server)).lines).toEqual([]);
    expect((await clientOf(server.url).get('/api/v1/set-up')).body).toEqual({ needed: false });
  });
});

describe('institutions after the set-up', () => {
  const FURTHER = [
    { code: '990101103', name: '北镇卫生院' },
    { code: '990101103001', name: '北村卫生室' },
  ];
  it('are added by who manages them, below their own institution', async () => {
    const server = await startTestServer();
    running.push(server.stop);
    const county = await clientFor(server.url, 'county');
    const add = (path: string, body: object, by = county) => by.send('POST', `/api/v1/institutions${path}`, body);
    expect(await add('', { code: '990101104', name: '南镇卫生院' })).toMatchObject({ status: 201, body: { added: 1 } });
    expect(await add('', { code: '990101104', name: '南镇卫生院' })).toMatchObject({ status: 409 });
    const both = await Promise.all([
      add('/import', { institutions: FURTHER }),
      add('/import', { institutions: FURTHER }),
    ]);
    expect(both.map(({ body }) => body['added'] as unknown as number).sort()).toEqual([0, 2]);
    expect((await add('/import', { institutions: [{ code: '990102101', name: '别县卫生院' }] })).status).toBe(422);
    expect((await add('', { code: '990101105', name: '某院' }, await clientFor(server.url, 'doctor'))).status).toBe(
      403,
    );
    const form = new FormData();
    form.append('file', new Blob(['机构编码,机构名称\n990101106,山镇卫生院\n990101101,东镇\n']), '机构.csv');
    expect(await county.upload('/api/v1/institutions/import/preview', form)).toMatchObject({
      rows: [{ problems: [], institution: { level: 4 } }, { known: true }],
    });
    const template = await fetch(`${server.url}/api/v1/institution-template.xlsx`);
    expect(template.headers.get('content-type')).toContain('spreadsheetml');
  });
});
