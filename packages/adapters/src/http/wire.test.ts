import { createScope } from '@gongwei/application/shared';
import { AxiosHeaders, CanceledError, type AxiosAdapter } from 'axios';
import { describe, expect, it } from 'vitest';
import { answering } from './answering.fixture.ts';
import { createHttpArchiveEvents } from './archive-events.adapter.ts';
import { createHttpColleagues } from './call/colleagues.adapter.ts';
import { createHttpFamilyDirectory } from './family-directory.adapter.ts';
import { createHttpGateway, type HttpCall } from './http-gateway.ts';
import { createHttpInstitutionDirectory } from './institution-directory.adapter.ts';
import { createHttpRecordRepository } from './record-repository.adapter.ts';
import { createHttpResidentDirectory } from './resident-directory.adapter.ts';
import { createHttpRosterGateway } from './roster-gateway.adapter.ts';
import { createHttpScheduling } from './scheduling-gateway.adapter.ts';
import { createHttpShellGateway } from './shell-gateway.adapter.ts';
import { createWireCalls } from './wire-calls.ts';

const sent = async (call: HttpCall, token?: string) => {
  const server = answering(200, '{"code":200}', token ?? 'T1');
  await server.gateway.send(call);
  const [config] = server.asked;
  if (!config) throw new Error('nothing was sent');
  return {
    url: config.url,
    headers: config.headers,
    params: config.params as unknown,
    data: config.data as string,
    timeout: config.timeout,
    credentials: config.withCredentials,
  };
};

/** A server that never answers by itself: a request ends when it is cut off. */
function silent() {
  const cut: string[] = [];
  const adapter: AxiosAdapter = (config) =>
    new Promise((_, refuse) => {
      config.signal?.addEventListener?.('abort', () => {
        cut.push(config.url ?? '');
        refuse(new CanceledError());
      });
    });
  const gateway = createHttpGateway({
    ...{ origin: '', token: () => 'T1', institution: () => undefined, now: () => 0, onSessionLost: async () => false },
    adapter,
  });
  const calls = createWireCalls(gateway, () => {});
  return { cut, gateway, calls, directory: createHttpResidentDirectory(calls) };
}

describe('a question whose page is closed', () => {
  it('is cut off on the line, and ends in a fault that nobody has to see', async () => {
    const { cut, directory } = silent();
    const asker = createScope();
    const answer = directory.overview('r1', asker);
    const list = directory.find({ offset: 0, limit: 50 }, asker);
    asker.end();
    await expect(answer).rejects.toMatchObject({ code: 'http.aborted' });
    await expect(list).rejects.toMatchObject({ code: 'http.aborted' });
    expect(cut).toEqual(['/api/v1/residents/search', '/api/v1/residents/r1/overview']);
  });

  it('is cut off whatever it asks for: sheets, sessions, imports, families, the day’s work', async () => {
    const { cut, calls } = silent();
    const asker = createScope();
    const [records, gateway, rosters] = [
      createHttpRecordRepository(calls),
      createHttpScheduling(calls),
      createHttpRosterGateway(calls),
    ];
    const page = { offset: 0, limit: 10 };
    const answers = [
      records.read('r1', undefined, asker),
      records.list({ subjectId: 'p1' }, asker),
      records.history('r1', asker),
      gateway.desk('s1', asker),
      gateway.board('1', asker),
      gateway.review('r1', asker),
      rosters.list(page, asker),
      rosters.rows('i1', page, asker),
      createHttpFamilyDirectory(calls).familyOf('p1', asker),
      createHttpArchiveEvents(calls).previewMerge('p1', 'p2', asker),
      createHttpShellGateway(calls).homeSummary('1', asker),
      createHttpInstitutionDirectory(calls).childrenOf('1', asker),
      createHttpColleagues(calls).find({ text: '', onlineOnly: false }, asker),
      createHttpResidentDirectory(calls).series('p1', ['height'], asker),
      createHttpResidentDirectory(calls).viewsOf('p1', page, asker),
    ].map((answer) => answer.catch((failure: unknown) => failure));
    asker.end();
    for (const failure of await Promise.all(answers)) expect(failure).toMatchObject({ code: 'http.aborted' });
    expect(cut).toHaveLength(answers.length);
  });

  it('does not go out at all where it was closed before', async () => {
    const { cut, gateway } = silent();
    const asker = createScope();
    asker.end();
    await expect(gateway.send({ method: 'GET', path: '/v1/time', asker })).rejects.toMatchObject({
      code: 'http.aborted',
    });
    expect(cut).toEqual([]);
  });

  it('leaves nothing in a page that is still open once it was answered', async () => {
    const asker = createScope();
    await answering(200, '{"code":200}').gateway.send({ method: 'GET', path: '/v1/time', asker });
    expect(asker.size).toBe(0);
  });
});

describe('what every call has in common', () => {
  it('prefixes relative paths, carries token, time and ip, and waits 60 s', async () => {
    const call = await sent({ method: 'POST', path: '/users/upptuser', body: { a: 1 } });
    expect(call).toMatchObject({ url: '/api/users/upptuser', timeout: 60_000, credentials: true });
    expect(JSON.parse(call.data)).toEqual({ a: 1, time: 1_000, ip: '' });
    expect(call.headers.get('token')).toBe('T1');
    expect((await sent({ method: 'POST', path: '/api/wx/loginin' })).url).toBe('/api/api/wx/loginin');
    const elsewhere = await sent({ method: 'GET', path: 'https://elsewhere.example/x' });
    expect([elsewhere.url, elsewhere.headers.has('token')]).toEqual(['https://elsewhere.example/x', false]);
  });
  it('asks with the token of a program as a bearer and without cookies, as pages of other hosts may', async () => {
    const { headers, credentials } = await sent({ method: 'POST', path: '/v1/lists/resident-list/search' }, 'gw_abc');
    expect([headers.get('authorization'), headers.has('token'), credentials]).toEqual(['Bearer gw_abc', false, false]);
    const elsewhere = await sent({ method: 'GET', path: 'https://elsewhere.example/x' }, 'gw_abc');
    expect(elsewhere.headers.has('authorization')).toBe(false);
  });
  it('leaves ip out for the institution list and the token out for the apk upload', async () => {
    expect(JSON.parse((await sent({ method: 'POST', path: '/ykdjgxxs/Jgscgwsclist', body: {} })).data)).toEqual({
      time: 1_000,
    });
    expect((await sent({ method: 'POST', path: '/excels/putapk', body: {} })).headers.get('token')).toBeFalsy();
  });
  it('merges into get parameters, and form-encodes where it is told to', async () => {
    expect((await sent({ method: 'GET', path: '/menus/find', params: { parentId: 3 } })).params).toEqual({
      parentId: 3,
      time: 1_000,
      ip: '',
    });
    const encoded = await sent({
      method: 'POST',
      path: '/api/wx/loginin',
      serialize: true,
      body: { username: '李&', password: 'p=1' },
    });
    expect(Object.fromEntries(new URLSearchParams(encoded.data))).toEqual({
      username: '李&',
      password: 'p=1',
      time: '1000',
      ip: '',
    });
    expect(encoded.headers.get('Content-Type')).toContain('x-www-form-urlencoded');
  });
  it('names the institution to our own resources and with a roster only', async () => {
    expect((await sent({ method: 'GET', path: '/v1/residents' })).headers.get('x-institution')).toBe('110105');
    expect(
      (await sent({ method: 'POST', path: '/excels/putjkdninfo', body: new FormData() })).headers.get('x-institution'),
    ).toBe('110105');
    expect((await sent({ method: 'GET', path: '/menus/find' })).headers.get('x-institution')).toBeFalsy();
    const begun = await sent({ method: 'PUT', path: '/v1/records/x', institution: '110105001' });
    expect(begun.headers.get('x-institution')).toBe('110105001');
  });
});

describe('codes and statuses', () => {
  it('announces 101 and passes the answer on', async () => {
    const { calls, notices } = answering(200, '{"code":101,"msg":"维护通知","data":5}');
    expect(await calls.envelope({ method: 'GET', path: '/x' })).toMatchObject({ code: 101, data: 5 });
    expect(notices).toEqual([{ code: 101, message: '维护通知' }]);
  });
  it.each([-99, -90, -91, -100])('announces %i and rejects', async (code) => {
    const { calls, notices } = answering(200, JSON.stringify({ code, msg: '账号停用' }));
    await expect(calls.envelope({ method: 'GET', path: '/x' })).rejects.toMatchObject({
      code: `wire.${code}`,
      message: '账号停用',
    });
    expect(notices).toHaveLength(1);
  });
  it('ends the session on 401 where there was one', async () => {
    const server = answering(401, '{}');
    await expect(server.gateway.send({ method: 'GET', path: '/v1/x' })).rejects.toMatchObject({ category: 'session' });
    expect(server.lost).toEqual(['lost']);
  });
  it('goes on with the new token once there is a session again, and only once', async () => {
    let token = 'old';
    const sent: unknown[] = [];
    const gateway = createHttpGateway({
      origin: '',
      token: () => token,
      institution: () => undefined,
      now: () => 0,
      async onSessionLost() {
        token = 'new';
        return true;
      },
      async adapter(config) {
        sent.push(config.headers.get('token'));
        const known = config.headers.get('token') === 'new' && config.url !== '/api/v1/gone';
        return { status: known ? 200 : 401, data: '{}', statusText: '', headers: new AxiosHeaders(), config };
      },
    });
    expect(await gateway.send({ method: 'PUT', path: '/v1/x', body: { a: 1 } })).toEqual({ status: 200, body: {} });
    expect(sent).toEqual(['old', 'new']);
    await expect(gateway.send({ method: 'GET', path: '/v1/gone' })).rejects.toMatchObject({ category: 'session' });
    expect(sent).toEqual(['old', 'new', 'new', 'new']);
  });
  it('never waits for a session in a call about the session itself', async () => {
    const server = answering(401, '{}');
    await expect(server.gateway.send({ method: 'POST', path: '/wx/loginout', atOnce: true })).rejects.toMatchObject({
      category: 'session',
    });
    expect(server.asked).toHaveLength(1);
  });
  it.each([
    [403, 'permission'],
    [404, 'input'],
    [422, 'input'],
    [429, 'network'],
    [500, 'network'],
    [413, 'input'],
  ] as const)("%i is a fault of kind %s with the server's sentence", async (status, category) => {
    const { calls } = answering(status, '{"code":"some.code","message":"原因"}');
    await expect(calls.resource({ method: 'GET', path: '/v1/x' })).rejects.toMatchObject({
      kind: 'fault',
      category,
      code: 'some.code',
      message: '原因',
    });
  });
  it("takes a gateway's 502 and a thrown socket for the network", async () => {
    await expect(answering(502, '<html>').gateway.send({ method: 'GET', path: '/x' })).rejects.toMatchObject({
      category: 'network',
    });
  });
});

it('shows what the server says of its database, and takes it for something another try may mend', async () => {
  const said = { code: 'database.away', message: '服务器的数据库暂时没有应答', advice: '系统会自动重试' };
  for (const status of [503, 507])
    await expect(
      answering(status, JSON.stringify(said)).calls.resource({ method: 'PUT', path: '/v1/records/x' }),
    ).rejects.toMatchObject({ ...said, category: 'network' });
});

describe('opening a file', () => {
  const create = (status: number, body: object) =>
    createHttpResidentDirectory(answering(status, JSON.stringify(body)).calls).create({
      name: '周新一',
      idNumber: '1',
    });

  it('gives the number, and what was mended', async () => {
    expect(await create(201, { id: 'r', archiveNumber: '11010500100100001', warnings: ['15 位号码已补全'] })).toEqual({
      ok: true,
      value: { id: 'r', archiveNumber: '11010500100100001', warnings: ['15 位号码已补全'] },
    });
  });
  it('says at which field it is refused, and who is there already', async () => {
    const fields = [{ field: 'phone', message: '手机号码格式不正确' }];
    const refused = await create(422, { message: '未建档', fields: [...fields, { field: 'else', message: '?' }] });
    expect(refused).toEqual({ ok: false, failure: { fields } });
    expect(await create(409, { message: '已建档：周新一', existingId: 'r7' })).toEqual({
      ok: false,
      failure: { fields: [{ field: 'idNumber', message: '已建档：周新一' }], existingId: 'r7' },
    });
  });
  it('asks whether a file that another institution let go moves in', async () => {
    const asked = await create(409, { code: 'resident.moves-in', message: '可以迁入' });
    expect(asked).toEqual({ ok: false, failure: { fields: [], question: '可以迁入', movesIn: true } });
  });
  it('takes a refusal that names no field for a fault with its sentence', async () => {
    await expect(create(422, { message: '机构已停用' })).rejects.toMatchObject({
      kind: 'fault',
      message: '机构已停用',
    });
  });
});
