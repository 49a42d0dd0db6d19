import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { packAnswers } from './pack-answers.ts';

const long = { rows: Array.from({ length: 50 }, (_, at) => ({ id: at, name: `居民${at}` })) };
const app = fastify();
packAnswers(app);
app.get('/api/long', async () => long);
app.get('/api/short', async () => ({ ok: true }));
app.get('/api/file', async (_, reply) => reply.type('application/octet-stream').send(Buffer.alloc(5_000, 7)));
app.get('/api/refused', async (_, reply) => reply.code(409).send(long));
app.get('/page', async () => long);
afterAll(() => app.close());

const ask = (url: string, encoding?: string) =>
  app.inject({ url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });

it.each([
  ['gzip, deflate, br', 'br', (bytes: Buffer) => brotliDecompressSync(bytes).toString()],
  ['gzip, deflate', 'gzip', (bytes: Buffer) => gunzipSync(bytes).toString()],
  ['identity', undefined, (bytes: Buffer) => bytes.toString()],
  [undefined, undefined, (bytes: Buffer) => bytes.toString()],
] as const)('packs a long answer as the browser takes it: %s', async (accepted, encoding, unpack) => {
  const answer = await ask('/api/long', accepted);
  expect(answer.headers).toMatchObject({ vary: 'accept-encoding' });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
  expect(JSON.parse(unpack(answer.rawPayload))).toEqual(long);
  if (encoding) expect(answer.rawPayload.length).toBeLessThan(JSON.stringify(long).length / 3);
});

it('packs refusals, too, under their status', async () => {
  const answer = await ask('/api/refused', 'br');
  expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([409, 'br']);
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toEqual(long);
});

it.each(['/api/short', '/api/file', '/page'])('leaves %s as it is', async (url) => {
  const answer = await ask(url, 'gzip, br');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-encoding']).toBeUndefined();
});
