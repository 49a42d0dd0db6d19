import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  findIn,
  bloodCount,
  clientFor,
  clientOf,
  logIn,
  startTestServer,
  type TestClient,
  type TestServer,
} from './testing/index.ts';

let server: TestServer;
let county: TestClient;
let doctor: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  county = await clientFor(server.url, 'county');
  doctor = await clientFor(server.url, 'doctor');
}, 60_000);
afterAll(() => server?.stop());

describe('logging in', () => {
  it('tells who one is, where, and what one may do', async () => {
    const { body } = await logIn(server.url, 'doctor');
    expect(body).toMatchObject({
      code: 200,
      jgbh: '990101101',
      jgmc: '东镇卫生院',
      jgflag: 'jg',
      username: 'doctor',
      password: '',
      roles: ['DOC'],
    });
    expect(body['permissions']).toContainEqual({ type: 2, href: 'gwjkdngl', letter: 'E' });
    expect(body['jgalllist']).toEqual([
      expect.objectContaining({ jgbh: '990101101', label: '东镇卫生院' }),
      expect.objectContaining({ jgbh: '990101101001', value: '990101101001', jgflag: '' }),
    ]);
    const places = (body['zeyslist'] as { jgmc: string }[]).map(({ jgmc }) => jgmc);
    expect([...new Set(places)]).toEqual(['东镇卫生院', '东村卫生室']);
    expect(places).toEqual(places.toSorted((one, other) => places.indexOf(one) - places.indexOf(other)));
  });

  it('refuses a wrong password as it refuses an unknown name', async () => {
    const wrong = await logIn(server.url, 'doctor', 'nonsense');
    const unknown = await logIn(server.url, 'nobody');
    expect(wrong.body).toEqual({ code: -1, msg: '用户名或密码错误' });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('makes five wrong tries wait, and lets the right one in afterwards', async () => {
    for (let tries = 0; tries < 5; tries += 1) await logIn(server.url, 'clerk', 'guess');
    const blocked = await logIn(server.url, 'clerk');
    expect([blocked.status, blocked.body.code, blocked.headers.get('retry-after')]).toEqual([429, -2, '30']);
    server.clock.advance(31_000);
    expect((await logIn(server.url, 'clerk')).body.code).toBe(200);
  });

  it('answers 401 without a session, after log-out, and two hours after the last use', async () => {
    expect((await findIn(clientOf(server.url), '/api/v1/residents')).status).toBe(401);
    const leaving = await clientFor(server.url, 'village');
    await leaving.send('POST', '/api/wx/loginout', {});
    expect((await leaving.get('/api/users/userinfo')).body).toMatchObject({ code: 'session.expired' });

    const idle = await clientFor(server.url, 'village');
    server.clock.leap(90 * 60_000);
    expect((await idle.get('/api/users/userinfo')).status).toBe(200);
    server.clock.leap(90 * 60_000);
    expect((await idle.get('/api/users/userinfo')).status).toBe(200);
    server.clock.leap(121 * 60_000);
    expect((await idle.get('/api/users/userinfo')).status).toBe(401);
    server.clock.set('2026-06-15T04:00:00Z');
  });

  it('keeps no token and no password in the database', async () => {
    const { body } = await logIn(server.url, 'village');
    const rows = await server.database.query('select * from sessions, users');
    expect(JSON.stringify(rows)).not.toContain(body.token);
    expect(JSON.stringify(rows)).not.toContain('Test@2026');
  });
});

describe('the menu', () => {
  const paths = async (client: TestClient) =>
    (await client.get<{ data: { path: string }[] }>('/api/menus/find')).body.data.map(({ path }) => path);
  it('shows what the role may open and drops parents without children', async () => {
    expect(await paths(county)).toContain('/upms');
    const sampler = await paths(await clientFor(server.url, 'sampler'));
    expect(sampler).toContain('/hsjc');
    expect(sampler).not.toContain('/cust');
    expect(sampler).not.toContain('/custTj');
  });
  it('serves no data of the entries it does not show', async () => {
    const sampler = await clientFor(server.url, 'sampler');
    const refused = [
      '/api/v1/residents/zhang/overview',
      '/api/v1/residents/zhang/form-context?formId=health-check-up&on=2026-06-15',
      '/api/v1/records?subjectId=zhang',
      '/api/menus/findall',
    ];
    const answers = await Promise.all(refused.map(async (path) => [path, (await sampler.get(path)).status]));
    expect(answers).toEqual(refused.map((path) => [path, 403]));
    const lists = ['drug-catalogue', 'global-config', 'knowledge-diet', 'institution-self-check'];
    for (const path of ['/api/v1/residents', ...lists.map((formId) => `/api/v1/lists/${formId}`)])
      expect((await findIn(sampler, path)).status, path).toBe(403);
  });
  it('gives a branch by its id, and the whole of it only to who keeps the menu', async () => {
    const branch = await county.get<{ data: { path: string }[] }>('/api/menus/find?parentId=yfrh.tj');
    expect(branch.body.data.map(({ path }) => path)).toContain('/yfrh/tj/szsy');
    expect((await doctor.get('/api/menus/findall')).status).toBe(403);
  });
});

describe('institutions', () => {
  it('gives direct children, and only of one’s own branch', async () => {
    const answer = await doctor.send('POST', '/api/ykdjgxxs/Jgscgwsclist', { jgbh: '990101101', jgjb: '4', time: 1 });
    expect(answer.body).toMatchObject({ code: 200, data: { data: [{ jgbh: '990101101001', jgjb: '5' }] } });
    expect((await doctor.send('POST', '/api/ykdjgxxs/Jgscgwsclist', { jgbh: '990101102' })).status).toBe(403);
  });
  it('is chosen by a header within one’s own branch', async () => {
    const total = async (client: TestClient, code: string) =>
      (await findIn<{ total: number }>(client, '/api/v1/residents', '', { 'x-institution': code })).body;
    expect(await total(county, '990101102')).toMatchObject({ total: 2 });
    expect(await total(doctor, '990101102')).toMatchObject({ code: 'permission.denied' });
  });
});

describe('finding residents', () => {
  const names = async (query: string, client = county) =>
    ((await findIn<{ rows: { name: string }[] }>(client, '/api/v1/residents', query)).body.rows ?? [])
      .map(({ name }) => name)
      .toSorted();

  it.each([
    ['the beginning of a name', 'text=张', ['张三丰', '张小西']],
    ['initials', 'text=zsf', ['张三丰']],
    ['pinyin with the surname read as one', 'text=shanx', ['单雄信']],
    ['an identity number', 'text=99010119550302001x', ['张三丰']],
    ['its last four', 'text=002X', ['单雄信']],
    ['an archive number', 'text=99010110200100004', ['张小西']],
    ['the last eight of one', 'text=00100005', ['赵西']],
    ['a disease', 'condition=hypertension', ['张三丰']],
    ['sex and age', 'sex=female&minAge=65', ['李清照']],
    ['youth', 'maxAge=40', ['单雄信']],
    ['a check-up missing', 'due=check-up-missing-this-year', ['张三丰', '张小西', '李清照', '赵西']],
    ['nothing', 'text=甲乙', []],
  ])('by %s', async (_what, query, expected) => expect(await names(query)).toEqual(expected.toSorted()));

  it('turns pages from both ends alike', async () => {
    const all = (await findIn(county, '/api/v1/residents', 'sort=-name&limit=5')).body.rows;
    for (let offset = 0; offset < 5; offset += 1) {
      expect((await findIn(county, '/api/v1/residents', `sort=-name&limit=1&offset=${offset}`)).body).toEqual({
        rows: [all?.[offset]],
        total: 5,
      });
    }
  });

  it('masks numbers, and reveals one only as an act in the log', async () => {
    const list = await findIn(doctor, '/api/v1/residents');
    expect(JSON.stringify(list.body)).not.toMatch(/\d{17}X|199\d{8}/);
    expect(list.body.rows?.[0]).toMatchObject({ idNumber: '990101********001X', phone: '199****0001' });
    expect((await doctor.send('POST', '/api/v1/residents/resident-1/reveal', { what: 'phone' })).body).toEqual({
      value: '19900000001',
    });
    const log = await server.database.query(
      "select user_id, subject_id, details from operation_log where action = 'resident.reveal'",
    );
    expect(log).toEqual([{ user_id: 'doctor', subject_id: 'resident-1', details: { what: 'phone' } }]);
    const viewer = await clientFor(server.url, 'viewer');
    expect((await viewer.send('POST', '/api/v1/residents/resident-1/reveal', { what: 'phone' })).status).toBe(403);
    expect(
      JSON.stringify(
        (await viewer.get('/api/v1/residents/resident-1/form-context?formId=resident-personal-info')).body,
      ),
    ).not.toContain('19900000001');
  });

  it('shows nothing of another branch, by whatever way', async () => {
    expect(await names('text=张', doctor)).toEqual(['张三丰']);
    const statuses = await Promise.all([
      doctor.get('/api/v1/residents/resident-4/overview'),
      doctor.get('/api/v1/residents/resident-4/form-context?formId=health-check-up'),
      doctor.send('POST', '/api/v1/residents/resident-4/reveal', { what: 'phone' }),
      doctor.send(
        'PUT',
        '/api/v1/records/elsewhere',
        bloodCount({ id: 'elsewhere', subjectId: 'resident-4', saveId: 'elsewhere' }),
      ),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('answers a senseless question with 422', async () => {
    expect((await findIn(county, '/api/v1/residents', 'sort=password')).body).toMatchObject({
      code: 'request.invalid',
    });
    expect((await findIn(county, '/api/v1/residents', 'limit=201')).status).toBe(422);
  });
});
