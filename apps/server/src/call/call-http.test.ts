import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  findIn,
  clientFor,
  openCallWindow,
  startTestServer,
  type TestClient,
  type TestServer,
} from '../testing/index.ts';

const calls = {
  iceServers: [{ urls: ['stun:10.0.0.1:3478'] }, { urls: ['turn:10.0.0.1:3478'] }],
  turnSecret: 'north',
  relayOnly: true,
};
let server: TestServer;
let county: TestClient;
let doctor: TestClient;
let western: TestClient;
beforeAll(async () => {
  server = await startTestServer({ calls });
  [county, doctor, western] = await Promise.all([
    clientFor(server.url, 'county'),
    clientFor(server.url, 'doctor'),
    clientFor(server.url, 'western'),
  ]);
}, 60_000);
afterAll(() => server?.stop());

const newCall = (): string => `017f22e2-79b0-7cc3-98c4-${randomUUID().slice(-12)}`;
const resident = { residentId: 'resident-1', title: '张三丰 男 71岁', fields: [{ label: '血压', value: '142/88' }] };

/** Doctor and west talk about a resident for a minute. */
async function talk(callId: string): Promise<void> {
  const [caller, callee] = [await openCallWindow(server.url, 'doctor'), await openCallWindow(server.url, 'western')];
  expect(await caller.call({ do: 'invite', callId, to: ['western'], kind: 'video', resident })).toMatchObject({
    ok: true,
  });
  expect(await callee.news('invited')).toMatchObject({ invitation: { resident } });
  await callee.call({ do: 'accept', callId });
  const beat = [caller, callee].map((one) => () => one.send({ t: 'ping' }));
  for (let part = 0; part < 2; part += 1) {
    server.clock.advance(30_000);
    for (const one of beat) one();
    await Promise.all([caller.take('pong'), callee.take('pong')]);
  }
  await caller.call({ do: 'hang-up', callId });
  await callee.news('dissolved');
  for (const one of [caller, callee]) one.send({ t: 'bye' });
}

/** What the page of a server may connect to. */
async function hostsAllowedBy({ url }: TestServer): Promise<readonly string[]> {
  const policy = (await fetch(`${url}/`)).headers.get('content-security-policy') ?? '';
  return /connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
}

it('gives a pass for browsers to find each other, good for hours', async () => {
  const { body } = await doctor.get('/api/v1/call/pass');
  expect(body).toMatchObject({
    userId: 'doctor',
    name: '东镇医生',
    userSig: '',
    media: { by: 'webrtc', relayOnly: true },
  });
  expect(body['media']?.['iceServers']).toMatchObject([
    { urls: ['stun:10.0.0.1:3478'] },
    { username: expect.stringMatching(/^\d+:doctor$/), credential: expect.stringMatching(/^[\w+/]{27}=$/) },
  ]);
  expect(JSON.stringify(body)).not.toContain('north');
});

it('gives a signature where the cloud carries media, and the secret to nobody', async () => {
  const trtc = { appId: 1_400_000_000, secret: 'a-secret-that-stays' };
  const cloud = await startTestServer({ calls: { iceServers: [], trtc } });
  const { body } = await (await clientFor(cloud.url, 'doctor')).get('/api/v1/call/pass');
  expect(body).toMatchObject({
    userSig: expect.stringMatching(/^[\w*-]{100,}$/),
    expiresAt: '2026-06-22T04:00:00.000Z',
    media: { by: 'trtc', sdkAppId: 1_400_000_000 },
  });
  expect(JSON.stringify(body)).not.toContain(trtc.secret);
  const allowed = await hostsAllowedBy(cloud);
  expect(allowed).toEqual(
    expect.arrayContaining(['https://yun.tim.qq.com', 'wss://*.rtc.qcloud.com', 'wss://*.rtc-web.io']),
  );
  expect(allowed.every((one) => /^(https|wss|ws):|^'self'$/.test(one))).toBe(true);
  await cloud.stop();
});

it('lets pages reach the cloud’s hosts nowhere else', async () => {
  const own = new URL(server.url).host;
  expect(await hostsAllowedBy(server)).toEqual(["'self'", `ws://${own}`, `wss://${own}`]);
});

describe('colleagues', () => {
  const names = async (client: TestClient, query: string) =>
    (await findIn<{ name: string }[]>(client, '/api/v1/call/colleagues', query)).body.map(({ name }) => name);
  it('are found by name, initials, institution and number, those online first', async () => {
    const window = await openCallWindow(server.url, 'western');
    expect(await names(doctor, '')).toEqual(['西镇医生', '县管理员', '监管员', '东镇录入员', '采样员', '东村医生']);
    expect(await names(doctor, 'onlineOnly=true')).toEqual(['西镇医生']);
    expect(await names(doctor, 'text=xzys')).toEqual(['西镇医生']);
    expect(await names(doctor, 'text=%E8%A5%BF%E9%95%87')).toEqual(['西镇医生']);
    expect(await names(doctor, 'text=code-c')).toEqual(['县管理员', '东镇录入员']);
    window.send({ t: 'bye' });
  });
  it('are reached by number, code before telephone, and never oneself', async () => {
    const byNumber = (number: string) => doctor.send('POST', '/api/v1/call/colleagues/by-number', { number });
    await server.database.query("update users set phone = '13900000001' where id in ('village')");
    expect((await byNumber('CODE-CLERK')).body).toMatchObject({ userId: 'clerk', presence: 'offline' });
    expect((await byNumber('13900000001')).body).toMatchObject({ userId: 'village' });
    expect(await byNumber('404')).toMatchObject({ status: 404, body: { message: '没有找到使用这个号码的同事' } });
    expect((await byNumber('code-doctor')).status).toBe(404);
    expect((await byNumber('123456789012')).status).toBe(422);
    // A telephone belongs to one account; staff numbers are given by each county and may be alike where counties were joined.
    await server.database.query("update users set code = 'code-clerk' where id = 'village'");
    expect((await byNumber('code-clerk')).body).toMatchObject({ code: 'call.number-ambiguous' });
    await server.database.query("update users set code = 'code-village' where id = 'village'");
  });
});

it('tells nobody who of another county is online', async () => {
  await server.database.query("update users set institution_code = '880101101' where id = 'sampler'");
  const [stranger, watcher] = [await openCallWindow(server.url, 'sampler'), await openCallWindow(server.url, 'doctor')];
  await watcher.call({ do: 'watch', userIds: ['sampler', 'doctor'] });
  const presence = watcher.left().map((frame) => frame.t === 'news' && frame.body);
  expect(presence).toEqual([{ news: 'presence', userId: 'doctor', presence: 'online' }]);
  await server.database.query("update users set institution_code = '990101101' where id = 'sampler'");
  for (const one of [stranger, watcher]) one.send({ t: 'bye' });
});

describe('past calls', () => {
  const past = async (client: TestClient) => (await client.get('/api/v1/call/past')).body;
  it('are told from one’s own side, and a resident only to who may see the file', async () => {
    const callId = newCall();
    await talk(callId);
    await vi.waitFor(async () => expect(await past(doctor)).toHaveLength(1));
    const told = { callId, kind: 'video', outcome: 'talked', seconds: 60, note: '' };
    expect(await past(doctor)).toMatchObject([
      {
        ...told,
        direction: 'placed',
        others: [{ userId: 'western' }],
        resident: { id: 'resident-1', name: '张三丰' },
      },
    ]);
    const [theirs] = (await past(western)) as unknown as readonly object[];
    expect(theirs).toMatchObject({ ...told, direction: 'received' });
    expect(theirs).not.toHaveProperty('resident');
    const log = await server.database.query(
      "select user_id, subject_id, details from operation_log where action like 'call.%'",
    );
    expect(log).toEqual([{ user_id: 'doctor', subject_id: 'resident-1', details: { fields: 1 } }]);
    expect(JSON.stringify(await server.database.query('select * from calls, call_participants'))).not.toContain(
      '142/88',
    );
  });
  it('carry notes into the timeline of the resident', async () => {
    const callId = newCall();
    await talk(callId);
    const note = (client: TestClient, text: string) =>
      client.send('PUT', `/api/v1/call/${callId}/note`, { note: text });
    await vi.waitFor(async () => expect((await note(doctor, '一周内复查')).status).toBe(200));
    const [first] = (await doctor.get('/api/v1/residents/resident-1/overview')).body['calls'] ?? [];
    expect(first).toEqual({
      callId,
      kind: 'video',
      on: '2026-06-15',
      startedAt: expect.any(String),
      seconds: 60,
      participants: ['东镇医生', '西镇医生'],
      note: '一周内复查',
      ownNote: '一周内复查',
    });
    await note(western, '已收到');
    const [again] = (await doctor.get('/api/v1/residents/resident-1/overview')).body['calls'] ?? [];
    expect(again).toMatchObject({ note: '东镇医生：一周内复查；西镇医生：已收到', ownNote: '一周内复查' });
    expect((await note(county, '不是我的')).status).toBe(404);
    expect((await note(doctor, 'x'.repeat(501))).status).toBe(422);
  });
  it('that were missed are new until they were seen', async () => {
    const window = await openCallWindow(server.url, 'doctor');
    expect(await window.call({ do: 'invite', callId: newCall(), to: ['county'], kind: 'audio' })).toMatchObject({
      offline: ['county'],
    });
    await vi.waitFor(async () => expect(await past(county)).toMatchObject([{ outcome: 'missed', seen: false }]));
    await county.send('POST', '/api/v1/call/past/seen', {});
    expect(await past(county)).toMatchObject([{ seen: true }]);
    window.send({ t: 'bye' });
  });
  it('are not written over by who takes their identifier for a call of their own', async () => {
    const callId = newCall();
    await talk(callId);
    await vi.waitFor(async () => expect(await past(doctor)).toContainEqual(expect.objectContaining({ callId })));
    server.clock.advance(120_000);
    const window = await openCallWindow(server.url, 'county');
    // Words about a call are kept for a minute; the end of another one clears what is older.
    for (const id of [newCall(), callId])
      await window.call({ do: 'invite', callId: id, to: ['western'], kind: 'audio' });
    const latest = newCall();
    await window.call({ do: 'invite', callId: latest, to: ['western'], kind: 'audio' });
    await vi.waitFor(async () =>
      expect(await past(county)).toContainEqual(expect.objectContaining({ callId: latest })),
    );
    const rows = await server.database.query('select placed_by, connected_at from calls where id = $1', [callId]);
    expect(rows).toEqual([{ placed_by: 'doctor', connected_at: expect.any(String) }]);
    expect(await past(western)).toContainEqual(
      expect.objectContaining({ callId, outcome: 'talked', others: [expect.objectContaining({ userId: 'doctor' })] }),
    );
    window.send({ t: 'bye' });
  });
  it('show no resident outside of one’s branch to anybody', async () => {
    const window = await openCallWindow(server.url, 'western');
    const invite = { do: 'invite', callId: newCall(), to: ['doctor'], kind: 'audio', resident } as const;
    expect(await window.call(invite)).toMatchObject({ ok: false, code: 'not-permitted' });
    window.send({ t: 'bye' });
  });
});
