import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isHttpFailure } from '../shared/http-failure.ts';
import { createManualTime } from '../testing/manual-time.ts';
import { limitRequests } from './admission.ts';

const LIMITS = { atOnce: 2, patience: 1_000 };
const time = createManualTime('2026-06-15T04:00:00Z');
let app: FastifyInstance;
let url: string;
/** Requests that are worked on, by what they were asked for. */
let inside: Map<string, () => void>;

beforeEach(async () => {
  inside = new Map();
  app = fastify();
  limitRequests(app, time.timers, LIMITS);
  app.setErrorHandler(async (error, _request, reply) =>
    isHttpFailure(error)
      ? reply.code(error.statusCode).header('retry-after', error.retryAfter).send(error.body)
      : error,
  );
  app.get<{ Params: { name: string } }>('/api/:name', async ({ params }) => {
    await new Promise<void>((done) => inside.set(params.name, done));
    return params.name;
  });
  app.get('/api/v1/health', async () => 'well');
  await app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  for (const done of inside.values()) done();
  await app.close();
});

const ask = (name: string, signal?: AbortSignal): Promise<Response> =>
  fetch(`${url}/api/${name}`, { ...(signal && { signal }) });
const worked = () => expect.poll(() => [...inside.keys()], { timeout: 20_000 });
const done = (name: string): void => {
  inside.get(name)?.();
  inside.delete(name);
};

it('so many are worked on at once, the next wait in their order, and are let in as others end', async () => {
  const asked = [ask('a'), ask('b')];
  await worked().toEqual(expect.arrayContaining(['a', 'b']));
  asked.push(ask('c'));
  // Its patience is what is waited with: the third one stands in the line.
  await expect.poll(time.waiting, { timeout: 20_000 }).toBe(1);
  asked.push(ask('d'));
  await expect.poll(time.waiting, { timeout: 20_000 }).toBe(2);
  expect([...inside.keys()]).toHaveLength(2);
  done('a');
  await worked().toEqual(expect.arrayContaining(['b', 'c']));
  done('b');
  done('c');
  await worked().toEqual(['d']);
  done('d');
  expect(await Promise.all(asked.map(async (one) => (await one).text()))).toEqual(['a', 'b', 'c', 'd']);
  expect(time.waiting()).toBe(0);
});

it('who has waited a second is told to come again; how the server is can be asked all the time', async () => {
  const asked = [ask('a'), ask('b')];
  await worked().toHaveLength(2);
  const late = ask('c');
  await expect.poll(time.waiting, { timeout: 20_000 }).toBe(1);
  expect(await (await fetch(`${url}/api/v1/health`)).text()).toBe('well');
  time.advance(LIMITS.patience);
  const answer = await late;
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await answer.json()).toMatchObject({ code: 'server.busy' });
  done('a');
  done('b');
  await Promise.all(asked);
  const after = ask('e');
  await worked().toEqual(['e']);
  done('e');
  expect((await after).status).toBe(200);
});

it('who goes away while they are worked on, or wait, keeps nobody out', async () => {
  const gone = new AbortController();
  const asked = [ask('a', gone.signal), ask('b', gone.signal), ask('c', gone.signal)].map((one) => one.catch(() => {}));
  await expect.poll(() => inside.size + time.waiting(), { timeout: 20_000 }).toBe(3);
  gone.abort();
  await Promise.all(asked);
  const after = [ask('x'), ask('y')];
  await worked().toEqual(expect.arrayContaining(['x', 'y']));
  done('x');
  done('y');
  expect((await Promise.all(after)).map(({ status }) => status)).toEqual([200, 200]);
});
