import { afterAll, beforeAll, expect, it } from 'vitest';
import { workBegins } from '../database/derived-work.ts';
import { systemRandom } from '../shared/random-source.ts';
import { clientFor, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';
import { fillLedger, lacksEntries, LEDGER_VERSION } from './fill-ledger.ts';
import { addPeople, CENTRE, forgetUploads } from './upload-county.fixture.ts';

const clock = { now: () => new Date('2026-06-15T04:00:00Z') };
const PEOPLE = 6;
let server: TestServer;
let county: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  county = await clientFor(server.url, 'county');
  const { database } = server;
  await addPeople(database, PEOPLE);
  await forgetUploads(database);
  await database.query("delete from derived_work where what = 'uploads'");
  await workBegins(database, 'uploads', LEDGER_VERSION, () => lacksEntries({ database, clock }));
}, 120_000);
afterAll(() => server?.stop());

const search = (list: string, where: object = {}) =>
  county.send<{ count: { found: number }; message: string }>('POST', `/api/v1/lists/${list}/search`, { where });

it('says of a list of uploads that it is being made, and never that there is nothing, until the ledger is whole', async () => {
  for (const list of ['not-uploaded-list', 'upload-list', 'uploaded-list']) {
    const { status, body } = await search(list);
    expect([status, body.message]).toEqual([409, expect.stringMatching(/^“.+”还在生成$/)]);
  }
  const choice = { institution: CENTRE, recordTypes: ['1', '2'], states: ['1'] };
  const previewed = () => county.send<{ ready: number }>('POST', '/api/v1/upload-previews', choice);
  expect(await previewed()).toMatchObject({ status: 409, body: { message: '待上传的记录还在整理' } });
  // A task is nobody's to work out: there is none.
  expect((await search('upload-manage')).body.count.found).toBe(0);

  await fillLedger({ database: server.database, clock, random: systemRandom });
  expect((await search('not-uploaded-list')).body.count.found).toBeGreaterThan(PEOPLE);
  expect((await previewed()).status).toBe(200);
  expect(await search('uploaded-list')).toMatchObject({ status: 200, body: { count: { found: 0 } } });
});
