import { LIST_TOPIC } from '@gongwei/domain/lists';
import type { CalendarDay } from '@gongwei/domain/shared';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TopicHandler } from '../realtime/hub.ts';
import { createInProcessBus } from '../realtime/in-process-bus.adapter.ts';
import { bloodCount, clientFor, logIn, openRealtime, startTestServer, type TestServer } from '../testing/index.ts';
import { act, open, session } from '../scheduling/scheduling.fixture.ts';
import { listNews } from './list-news.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server?.stop());

it('tells windows that asked, of one’s own place and those above it, which form was saved; others hear nothing', async () => {
  const listening = async (name: string) => {
    const window = await openRealtime(server.url);
    await window.hello({ token: (await logIn(server.url, name)).body.token });
    expect(await window.ask(LIST_TOPIC, {})).toEqual({ ok: true });
    return window;
  };
  const [county, western] = [await listening('county'), await listening('western')];
  const doctor = await clientFor(server.url, 'doctor');
  await doctor.send('PUT', '/api/v1/records/record-1', bloodCount());
  await doctor.send('PUT', '/api/v1/records/record-1', bloodCount({ baseVersion: 1, saveId: 'save-2' }));
  server.clock.advance(1_000);
  const news = await county.take('news');
  expect(news).toMatchObject({ topic: LIST_TOPIC, body: { form: 'supplement-blood-routine' } });
  // Two saves within a second are one piece of news, and nothing of what was saved is in it.
  for (const window of [county, western]) {
    await window.ask(LIST_TOPIC, {});
    expect(window.left()).toEqual([]);
    window.close();
  }
});

it('tells of sessions and appointments, too, and of what is done to many: numbers above a list follow', async () => {
  const window = await openRealtime(server.url);
  await window.hello({ token: (await logIn(server.url, 'county')).body.token });
  await window.ask(LIST_TOPIC, {});
  const doctor = await clientFor(server.url, 'doctor');
  const heard = async () => {
    await window.ask(LIST_TOPIC, {});
    server.clock.advance(1_000);
    return (await window.take('news')) as object;
  };
  const told = { topic: LIST_TOPIC, body: {} };
  await open(doctor, session('told', { date: '2026-06-20' as CalendarDay }));
  expect(await heard()).toMatchObject(told);
  await doctor.send('POST', '/api/v1/appointments', { id: 'told', residentId: 'resident-3', sessionId: 'told' });
  expect(await heard()).toMatchObject(told);
  await act(doctor, 'appointed-list', 'cancel', ['told'], { reason: '7' });
  expect(await heard()).toMatchObject(told);
  window.close();
});

it('keeps no window that left while it was looked up who it is', async () => {
  const handlers: TopicHandler[] = [];
  const told: string[] = [];
  const hub = {
    handle: (_topic: string, handler: TopicHandler) => void handlers.push(handler),
    tell: (connection: string) => told.push(connection) > 0,
    standingOf: (connection: string) => (connection === 'left' ? 'gone' : 'up') as 'gone' | 'up',
  };
  const bus = createInProcessBus();
  const end = listNews({ database: server.database, bus }, hub);
  for (const connection of ['left', 'here'])
    expect(await handlers[0]?.ask({ connection, userId: 'doctor', device: 'd' }, {})).toEqual({ ok: true });
  bus.publish(LIST_TOPIC, { institution: '990101101', form: 'health-check-up' });
  await expect.poll(() => told).toEqual(['here']);
  end();
});
