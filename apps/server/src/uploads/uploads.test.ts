import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { request, type ClientRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../create-server.ts';
import { systemRandom } from '../shared/random-source.ts';
import { clientFor, EMPTY_SITE, logIn, openTestDatabase, startTestServer, type TestServer } from '../testing/index.ts';
import { announceSetUp } from '../set-up/announce-set-up.ts';
import { createManualTime } from '../testing/manual-time.ts';
import { guardUploads } from './guard-uploads.ts';
import { receiveFile, uploadFailure } from './receive-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'gongwei-uploads-test-'));
const stops: (() => Promise<unknown>)[] = [];
let site: TestServer;
let emptySite: TestServer;
let token: string;
let setUpCode = '';
let ticket = '';
beforeAll(async () => {
  site = await startTestServer({ uploadFolder: folder });
  emptySite = await startTestServer({ county: EMPTY_SITE, uploadFolder: folder });
  await site.database.query("insert into user_roles (user_id, role) values ('county', 'SYS')");
  token = (await logIn(site.url, 'county')).body.token;
  const begun = await (
    await clientFor(site.url, 'county')
  ).send('POST', '/api/v1/app-packages', { name: 'a.apk', bytes: 9_000 });
  ticket = String(begun.body['ticket']);
  const say = (line: string): void => void (setUpCode ||= /([0-9A-Z]{4}-){2}[0-9A-Z]{4}/.exec(line)?.[0] ?? '');
  const { database, url: address } = emptySite;
  const time = createManualTime('2026-06-15T04:00:00Z');
  const quiet = await announceSetUp({ ...time, database, random: systemRandom, say, address });
  stops.push(quiet, emptySite.stop, site.stop);
});
afterAll(async () => {
  for (const stop of stops) await stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What waits on the disk, by its size. */
const waiting = (): readonly number[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size);

const post = (path: string, headers: Record<string, string>): ClientRequest => {
  const at = path.includes('set-up') ? emptySite : site;
  const own = {
    token,
    'x-set-up-code': setUpCode,
    'x-package-ticket': ticket,
    'content-type': 'multipart/form-data; boundary=b',
  };
  return request(`${at.url}${path.replace(':list', 'drug-catalogue')}`, {
    method: 'POST',
    headers: { ...own, ...headers },
  }).on('error', () => {});
};
const statusOf = (asked: ClientRequest): Promise<number | undefined> =>
  new Promise((resolve) => asked.on('response', (answer) => resolve(answer.resume().statusCode)));

// One for each that the server knows: a new route of files is tested without a word here.
const app = await createServer({
  database: await openTestDatabase(),
  settings: { webFolder: folder, logLevel: 'silent', uploadFolder: folder },
});
const routes = [...app.uploadRoutes];
await app.close();

describe.each(routes)('%s', (path, { largest }) => {
  it('answers a body that says it is too large before a byte of it was read', async () => {
    const asked = post(path, { 'content-length': String(largest + 1024 * 1024) });
    asked.flushHeaders();
    expect(await statusOf(asked)).toBe(413);
  });

  it('takes a file to the disk as it comes, and keeps nothing of one that breaks off or is too large', async () => {
    const begun = post(path, {});
    begun.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n');
    begun.write(Buffer.alloc(100_000, 0x31));
    await expect.poll(() => waiting().some((size) => size > 50_000), { timeout: 20_000 }).toBe(true);
    begun.destroy();
    await expect.poll(waiting, { timeout: 20_000 }).toEqual([]);

    // Without a length it is noticed while it comes in.
    const large = post(path, { 'transfer-encoding': 'chunked' });
    large.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n');
    large.write(Buffer.alloc(largest + 1, 0x31));
    large.end('\r\n--b--\r\n');
    // The specification's call of signatures refuses in a shape of its own, by 200.
    expect(await statusOf(large)).toBe(path.includes('uploadfileysqm') ? 200 : 413);
    await expect.poll(waiting, { timeout: 20_000 }).toEqual([]);
  });
});

it('are all there, and one that does not say what it takes keeps the server from starting', async () => {
  expect(routes.map(([path]) => path).toSorted()).toEqual([
    '/api/excels/putapk',
    '/api/excels/putjkdninfo',
    '/api/files//uploadfileysqm',
    '/api/v1/institutions/import/preview',
    '/api/v1/lists/:list/imports',
    '/api/v1/set-up/preview',
  ]);
  const other = fastify();
  guardUploads(other);
  expect(() => other.post('/any', { schema: { consumes: ['multipart/form-data'] } }, async () => '')).toThrow(
    /does not say which/,
  );
});

it('of who had gone before they were let in is given up, and holds nobody up', async () => {
  const late = fastify();
  await late.register(multipart);
  const failure = () => uploadFailure(422, 'none', '请选择文件');
  const told = new Promise<unknown>((tell) => {
    late.post('/late', async (asked) => {
      await new Promise((gone) => asked.raw.on('close', gone));
      await receiveFile(asked, join(folder, 'late'), { largest: 1_000, failure }).then(tell, tell);
    });
  });
  const begun = request((await late.listen({ host: '127.0.0.1', port: 0 })) + '/late', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  }).on('error', () => {});
  begun.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n1');
  await once(late.server, 'request');
  begun.destroy();
  expect(await told).toMatchObject({ statusCode: 422 });
  await late.close();
});

it('of small files are taken as many at once as fit in memory; the next one is told to come again', async () => {
  const held = Array.from({ length: 2 }, () => {
    const begun = post('/api/v1/institutions/import/preview', {});
    begun.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n');
    begun.write(Buffer.alloc(100_000, 0x31));
    return begun;
  });
  await expect.poll(() => waiting().length, { timeout: 20_000 }).toBe(2);
  const third = post('/api/v1/institutions/import/preview', {});
  third.end('--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n机构\r\n--b--\r\n');
  expect(await statusOf(third)).toBe(429);
  for (const one of held) one.destroy();
  await expect.poll(waiting, { timeout: 20_000 }).toEqual([]);
});
