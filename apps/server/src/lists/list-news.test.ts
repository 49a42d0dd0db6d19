import { LIST_TOPIC } from '@gongwei/domain/lists';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TopicHandler } from '../realtime/hub.ts';
import { createInProcessBus } from '../realtime/in-process-bus.adapter.ts';
import { bloodCount, clientFor, logIn, openRealtime, startTestServer, type TestServer } from '../testing/index.ts';
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
