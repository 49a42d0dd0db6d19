import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, logIn, openCallWindow, openRealtime, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = (await logIn(server.url, 'doctor')).body.token;
}, 60_000);
afterAll(() => server?.stop());

/** What the server has taken in of what was sent so far. */
const settled = (client: { ask: (topic: string, body: unknown) => Promise<unknown> }): Promise<unknown> =>
  client.ask('call', { do: 'nonsense' });
const callId = (): string => `017f22e2-79b0-7cc3-98c4-${randomUUID().slice(-12)}`;

describe('a socket', () => {
  it('is let in by its token, which is never in the address', async () => {
    const client = await openRealtime(server.url);
    expect(await client.hello({ token })).toMatchObject({ t: 'welcome', resumed: false });
    client.send({ t: 'ping' });
    await client.take('pong');
    client.close();
  });
  it.each([
    ['a token nobody has', { t: 'hello', token: 'x', device: 'd' }, 'session-ended'],
    ['a word before hello', { t: 'ping' }, 'not-understood'],
    ['nonsense', { t: 'hello' }, 'not-understood'],
  ])('is refused with %s', async (_what, frame, code) => {
    const client = await openRealtime(server.url);
    client.sendText(JSON.stringify(frame));
    expect(await client.take('refused')).toMatchObject({ code });
    expect(await client.closed()).toBe(4003);
  });
  it('is closed once it said good-bye, and where its window comes anew: none is left open that nobody counts', async () => {
    const left = await openRealtime(server.url);
    await left.hello({ token });
    left.send({ t: 'bye' });
    expect(await left.closed()).toBe(1000);
    const old = await openRealtime(server.url);
    const { connection } = await old.hello({ token, device: 'one' });
    const again = await openRealtime(server.url);
    // It says that it heard what was never told, so that it begins anew.
    expect((await again.hello({ token, device: 'one', resume: { connection, after: 7 } })).resumed).toBe(false);
    expect(await old.closed()).toBe(4002);
    again.close();
  });
  it('is refused when it says nothing for five seconds', async () => {
    const client = await openRealtime(server.url);
    server.clock.advance(5_000);
    expect((await client.take('refused')).code).toBe('not-understood');
  });
  it('is refused to the page of another site', async () => {
    await expect(openRealtime(server.url, { origin: 'http://evil.example' })).rejects.toThrow('403');
    const own = await openRealtime(server.url, { origin: server.url });
    own.close();
  });
  it('is closed by a frame that is too large, and by too many', async () => {
    const large = await openRealtime(server.url);
    await large.hello({ token });
    large.sendText('x'.repeat(70_000));
    expect(await large.closed()).toBeGreaterThan(1000);
    const hasty = await openRealtime(server.url);
    await hasty.hello({ token });
    for (let count = 0; count < 410; count += 1) hasty.send({ t: 'ping' });
    expect((await hasty.take('refused')).code).toBe('busy');
  });
  it('is one of twenty of a user at most, those whose line dropped not counted', async () => {
    const sampler = (await logIn(server.url, 'sampler')).body.token;
    const open = async () => {
      const client = await openRealtime(server.url);
      client.send({ t: 'hello', token: sampler, device: 'd' });
      return client;
    };
    const all = await Promise.all(Array.from({ length: 20 }, open));
    await Promise.all(all.map((client) => client.take('welcome')));
    expect((await (await open()).take('refused')).code).toBe('too-many');
    all[0]?.close();
    await all[0]?.closed();
    await (await open()).take('welcome');
  });
  it('is dropped when it falls silent: soon while a call is on, late otherwise', async () => {
    const client = await openRealtime(server.url);
    await client.hello({ token });
    server.clock.advance(39_000);
    client.send({ t: 'ping', closely: true });
    await client.take('pong');
    server.clock.advance(2_400);
    client.send({ t: 'ping', closely: true });
    await client.take('pong');
    server.clock.advance(3_000);
    expect(await client.closed()).toBe(4001);
  });
  it('ends with the session: at log-out at once, and not when the token is exchanged', async () => {
    const mine = (await logIn(server.url, 'clerk')).body.token;
    const client = await openRealtime(server.url);
    await client.hello({ token: mine });
    const exchanged = await clientOf(server.url, mine).send('POST', '/api/users/refreshtoken');
    const next = String((exchanged.body as { data?: { token?: unknown } }).data?.token);
    for (let minute = 0; minute < 3; minute += 1) {
      server.clock.advance(30_000);
      client.send({ t: 'ping' });
      await client.take('pong');
    }
    await clientOf(server.url, next).send('POST', '/api/wx/loginout');
    expect((await client.take('refused')).code).toBe('session-ended');
  });
});

describe('what is said', () => {
  it('arrives in order, each once, over a drop', async () => {
    const [doctor, clerk] = [await openCallWindow(server.url, 'doctor'), await openCallWindow(server.url, 'clerk')];
    const id = callId();
    await doctor.call({ do: 'invite', callId: id, to: ['clerk'], kind: 'audio' });
    await clerk.news('invited');
    await clerk.call({ do: 'accept', callId: id });
    clerk.kill();
    await clerk.closed();
    await doctor.news('reconnecting');
    for (const n of [1, 2, 3]) await doctor.call({ do: 'relay', callId: id, to: 'clerk', signal: n });
    const again = await openRealtime(server.url);
    const { connection, device } = clerk;
    expect(await again.hello({ token: clerk.token, device, resume: { connection, after: 1 } })).toMatchObject({
      connection,
      resumed: true,
    });
    for (const signal of [1, 2, 3]) expect(await again.news()).toMatchObject({ news: 'relayed', signal });
    expect(await doctor.news('reconnecting')).toMatchObject({ back: true });
    // What arrived is not told again.
    again.send({ t: 'ack', n: 3 });
    await settled(again);
    const third = await openRealtime(server.url);
    await third.hello({ token: clerk.token, device, resume: { connection, after: 3 } });
    expect(await again.closed()).toBe(4002);
    expect(await third.news()).toMatchObject({ signal: 3 });
    await third.call({ do: 'hang-up', callId: id });
    expect(third.left()).toEqual([]);
    for (const client of [doctor, third]) client.send({ t: 'bye' });
  });
  it('is done once, however often it is asked', async () => {
    const [doctor, clerk] = [await openCallWindow(server.url, 'doctor'), await openCallWindow(server.url, 'clerk')];
    const [id, ask] = [callId(), randomUUID()];
    const invite = { do: 'invite', callId: id, to: ['clerk'], kind: 'audio' };
    expect(await doctor.ask('call', invite, ask)).toEqual({ ok: true, offline: [] });
    await doctor.call({ do: 'cancel', callId: id, because: 'cancelled' });
    expect(await doctor.ask('call', invite, ask)).toEqual({ ok: true, offline: [] });
    expect([(await clerk.news()).news, (await clerk.news()).news]).toEqual(['invited', 'cancelled']);
    await settled(clerk);
    expect(clerk.left()).toEqual([]);
    for (const client of [doctor, clerk]) client.send({ t: 'bye' });
  });
  it('is forgotten after a minute, and belongs to nobody else', async () => {
    const doctor = await openCallWindow(server.url, 'doctor');
    doctor.kill();
    await doctor.closed();
    const resume = { connection: doctor.connection, after: 0 };
    const clerk = await openRealtime(server.url);
    const other = (await logIn(server.url, 'clerk')).body.token;
    expect((await clerk.hello({ token: other, device: doctor.device, resume })).resumed).toBe(false);
    server.clock.advance(60_250);
    const again = await openRealtime(server.url);
    expect((await again.hello({ token, device: doctor.device, resume })).resumed).toBe(false);
    for (const client of [clerk, again]) client.send({ t: 'bye' });
  });
  it('is answered as not understood where nobody understands it', async () => {
    const client = await openRealtime(server.url);
    await client.hello({ token });
    expect(await client.ask('weather', {})).toMatchObject({ ok: false, code: 'invalid' });
    expect(await client.ask('call', { do: 'invite' })).toMatchObject({ ok: false, code: 'invalid' });
    client.close();
  });
});

it('sends everybody away when it stops, and finds the calls again that went on', async () => {
  const [doctor, western] = [await openCallWindow(server.url, 'doctor'), await openCallWindow(server.url, 'western')];
  const id = callId();
  await doctor.call({ do: 'invite', callId: id, to: ['western'], kind: 'video' });
  await western.call({ do: 'accept', callId: id });
  const restarted = server.restart();
  expect([await doctor.closed(), await western.closed()]).toEqual([1012, 1012]);
  await restarted;
  const [again, other] = [await openCallWindow(server.url, 'doctor'), await openCallWindow(server.url, 'western')];
  expect(await again.call({ do: 'rejoin', callId: id })).toMatchObject({ members: [{ userId: 'western' }] });
  expect(await other.call({ do: 'rejoin', callId: id })).toMatchObject({ members: [{ userId: 'doctor' }] });
  await again.call({ do: 'hang-up', callId: id });
  expect((await other.news('dissolved')).callId).toBe(id);
  for (const client of [again, other]) client.close();
});
