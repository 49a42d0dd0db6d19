import type { CallPass, PastCall } from '@gongwei/application/call';
import { isFault, type Json } from '@gongwei/domain/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createHttpCallCredentials } from './call-credentials.adapter.ts';
import { createHttpColleagues } from './colleagues.adapter.ts';
import type { HttpCall } from '../http-gateway.ts';
import { createHttpVideoOnline } from './video-online.adapter.ts';
import { createWireCalls } from '../wire-calls.ts';

function answering(status: number, body: unknown) {
  const asked: HttpCall[] = [];
  const calls = createWireCalls(
    {
      async send(call) {
        asked.push(call);
        return { status, body: body as Json };
      },
    },
    () => {},
  );
  return {
    asked,
    credentials: createHttpCallCredentials(calls),
    colleagues: createHttpColleagues(calls),
    online: createHttpVideoOnline(calls),
  };
}
const party = {
  userId: 'u1',
  name: '东镇医生',
  number: '101003',
  institutionCode: '990101101',
  institutionName: '东镇',
};
const pass: CallPass = {
  userId: 'u1',
  name: '东镇医生',
  userSig: '',
  expiresAt: '2026-06-15T16:00:00.000Z',
  media: {
    by: 'webrtc',
    iceServers: [
      { urls: ['stun:10.0.0.5:3478'] },
      { urls: ['turn:10.0.0.5:3478?transport=udp', 'turns:gw.example.cn:5349'], username: 'u', credential: 'c' },
    ],
  },
};
const pastCall: PastCall = {
  callId: 'c1',
  kind: 'video',
  direction: 'received',
  outcome: 'missed',
  others: [party],
  startedAt: '2026-06-15T04:00:00.000Z',
  seconds: 0,
  seen: false,
  note: '',
  resident: { id: 'r1', name: '王秀兰' },
};

describe('the pass', () => {
  it('arrives whole, for media of either kind', async () => {
    expect(await answering(200, pass).credentials.pass()).toEqual(pass);
    const strict = { ...pass, media: { ...pass.media, relayOnly: true } };
    expect(await answering(200, strict).credentials.pass()).toEqual(strict);
    const trtc = { ...pass, userSig: 'eJw', media: { by: 'trtc', sdkAppId: 1400000000 } };
    expect(await answering(200, trtc).credentials.pass()).toEqual(trtc);
  });

  it.each([
    ['without an end', { ...pass, expiresAt: 'soon' }],
    ['without a person', { ...pass, userId: undefined }],
    ['for media nobody knows', { ...pass, media: { by: 'carrier pigeon' } }],
    ['for a service without a number', { ...pass, media: { by: 'trtc' } }],
  ])('is none %s', async (_how, body) => {
    await expect(answering(200, body).credentials.pass()).rejects.toMatchObject({ code: 'http.unreadable' });
  });

  it('leaves out servers at which a browser would throw, and keeps the others', async () => {
    const iceServers = [
      { urls: 'stun:one.example.cn' },
      { urls: ['http://two.example.cn'] },
      { urls: ['turn:three.example.cn'] },
      { urls: [] },
      null,
      'stun:four.example.cn',
    ];
    const { media } = await answering(200, { ...pass, media: { by: 'webrtc', iceServers } }).credentials.pass();
    expect(media).toEqual({ by: 'webrtc', iceServers: [{ urls: ['stun:one.example.cn'] }] });
  });
});

describe('colleagues', () => {
  it('are found, and those who cannot be told apart left out', async () => {
    const { colleagues, asked } = answering(200, [
      { ...party, presence: 'busy' },
      { ...party, userId: '' },
      { ...party, userId: 'u2', presence: 'away' },
      7,
    ]);
    expect(await colleagues.find({ text: ` ${'东'.repeat(60)} `, onlineOnly: true })).toEqual([
      { ...party, presence: 'busy' },
      { ...party, userId: 'u2', presence: 'offline' },
    ]);
    expect(asked[0]).toMatchObject({
      path: '/v1/call/colleagues/search',
      body: { text: '东'.repeat(50), onlineOnly: true },
    });
  });

  it('have numbers; that nobody has one is said in the words of the server', async () => {
    const found = answering(200, { ...party, presence: 'online' });
    expect(await found.colleagues.byNumber('101003')).toEqual({ ok: true, value: { ...party, presence: 'online' } });
    expect(found.asked[0]).toMatchObject({ path: '/v1/call/colleagues/by-number', body: { number: '101003' } });
    const message = '没有找到使用这个号码的同事';
    expect(await answering(404, { message }).colleagues.byNumber('1')).toEqual({ ok: false, failure: message });
    await expect(answering(503, { message }).colleagues.byNumber('1')).rejects.toMatchObject({ category: 'network' });
    await expect(answering(200, {}).colleagues.byNumber('1')).rejects.toMatchObject({ code: 'http.unreadable' });
  });
});

describe('past calls', () => {
  it('arrive as they were; those whose outcome is of a newer server are left out', async () => {
    const { colleagues } = answering(200, [pastCall, { ...pastCall, callId: 'c2', outcome: 'voice-mail' }]);
    expect(await colleagues.pastCalls()).toEqual([pastCall]);
  });

  it('are looked at and noted on, at their own address', async () => {
    const { colleagues, asked } = answering(200, { done: true });
    await colleagues.markSeen();
    expect(await colleagues.note('a/b', '已回电')).toEqual({ ok: true, value: undefined });
    expect(asked.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/v1/call/past/seen', undefined],
      ['PUT', '/v1/call/a%2Fb/note', { note: '已回电' }],
    ]);
    expect(await answering(422, {}).colleagues.note('c', 'x')).toEqual({ ok: false, failure: '备注没有保存成功' });
  });
});

it("tells who is online in the specification's names", async () => {
  const { online, asked } = answering(200, { code: 200, msg: '' });
  const record = {
    roomName: '东镇医生',
    roomId: 'u1',
    userId: 'u1',
    userSig: 'eJw',
    institutionCode: '990101101',
    userName: '东镇医生',
    userCode: '990101101003',
  };
  await online.save(record);
  await online.remove(record);
  const body = {
    roomname: '东镇医生',
    roomid: 'u1',
    userid: 'u1',
    usersig: 'eJw',
    flag: '1',
    jgbh: '990101101',
    username: '东镇医生',
    usercode: '990101101003',
    usertype: '02',
  };
  expect(asked.map(({ method, path, body: sent }) => [method, path, sent])).toEqual([
    ['POST', '/api/jkct/app/savehome', body],
    ['POST', '/api/jkct/app/delonline', body],
  ]);
  await expect(answering(200, { code: 500, msg: '原因' }).online.save(record)).rejects.toMatchObject({
    message: '原因',
  });
});

/** Values as they are with some of their parts gone or of another kind. */
const spoilt = (whole: object): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.constantFrom(...Object.keys(whole)), fc.oneof(fc.constant(undefined), fc.jsonValue({ maxDepth: 2 })))
    .map(([name, value]) => JSON.parse(JSON.stringify({ ...whole, [name]: value })) as unknown);

it('rejects with nothing but a fault, whatever the server sends', async () => {
  const body = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    spoilt(pass),
    fc.array(fc.oneof(spoilt(pastCall), spoilt({ ...party, presence: 'online' })), { maxLength: 3 }),
    spoilt({ ...party, presence: 'online' }),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(200, 200, 200, 204, 401, 403, 404, 422, 500), body, async (status, any) => {
      const { credentials, colleagues, online } = answering(status, any);
      const asked: readonly Promise<unknown>[] = [
        credentials.pass(),
        colleagues.find({ text: '', onlineOnly: false }),
        colleagues.byNumber('1'),
        colleagues.pastCalls(),
        colleagues.markSeen(),
        colleagues.note('c', 'n'),
        online.save({} as never),
      ];
      for (const answer of await Promise.allSettled(asked))
        if (answer.status === 'rejected') expect(isFault(answer.reason), String(answer.reason)).toBe(true);
    }),
    { numRuns: 5_000 },
  );
});
