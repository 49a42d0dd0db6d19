import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { clientFor } from '../testing/test-client.ts';
import { rosterDesk, type RosterDesk } from './roster-desk.fixture.ts';
import { fixtureIdNumber, rosterFixture } from './roster-fixture.ts';
import { rawWorkbook, textRow } from './workbook.fixture.ts';

let server: TestServer;
let desk: RosterDesk;
beforeAll(async () => {
  server = await startTestServer();
  desk = await rosterDesk(server);
});
afterAll(() => server.stop());

const small = async () => (await rosterFixture({ rows: 12, villages: ['东村'] })).bytes;

describe('who may', () => {
  it('look into imports or fetch a check file is who may change files, and only of their own institution', async () => {
    const id = await desk.upload(await small());
    const { checkFileUrl } = await desk.rested(id);
    const [viewer, western, county] = await Promise.all(
      ['viewer', 'western', 'county'].map((name) => clientFor(server.url, name)),
    );
    for (const path of [`/api/v1/roster-imports/${id}`, `/api/v1/roster-imports/${id}/rows`, checkFileUrl!]) {
      expect([path, (await viewer!.get(path)).status]).toEqual([path, 403]);
      expect([path, (await western!.get(path)).status]).toEqual([path, 404]);
      expect([path, (await county!.get(path)).status]).toEqual([path, 200]);
    }
    expect((await viewer!.get('/api/v1/roster-imports')).status).toBe(403);
    expect((await western!.get('/api/v1/roster-imports')).body['total']).toBe(0);
    expect((await western!.send('POST', `/api/v1/roster-imports/${id}/confirm`)).status).toBe(404);
    expect((await viewer!.send('POST', '/api/api/jkct/jkdnsjhy', {})).body['data']![0]).toMatchObject({ url: '' });
  });
});

describe('a file that is not taken', () => {
  it('is refused in words: none, empty, no workbook', async () => {
    expect((await desk.client.send('POST', '/api/excels/putjkdninfo', {})).status).toBe(422);
    const form = new FormData();
    form.append('file', new Blob([]), 'a.xlsx');
    expect(await desk.client.upload('/api/excels/putjkdninfo', form)).toMatchObject({ code: 'roster.empty' });
    const id = await desk.upload(Buffer.from('姓名,身份证号'), 'a.csv');
    expect(await desk.rested(id)).toMatchObject({ state: 'failed', message: expect.stringContaining('.csv') });
    expect((await desk.client.get(`/api/v1/roster-imports/${id}/check-file.xlsx`)).status).toBe(404);
  });
});

describe('columns', () => {
  const rows = (first: number) =>
    [0, 1, 2].map((n) => textRow(n + 2, `王小${'明亮光'[n]}`, fixtureIdNumber(first + n), '东村', 'A')).join('');

  it('nobody knows are named, can be said by hand, and are remembered for the institution', async () => {
    const bytes = rawWorkbook({ rows: textRow(1, '户主大名', '证照', '村（居）', '特长') + rows(700) });
    const id = await desk.upload(bytes);
    const asked = await desk.rested(id);
    expect(asked).toMatchObject({ state: 'columns', message: expect.stringContaining('“姓名”和“身份证号”') });
    expect(asked.headings).toEqual([
      { at: 0, text: '户主大名' },
      { at: 1, text: '证照' },
      { at: 2, text: '村（居）', use: 'village' },
      { at: 3, text: '特长' },
    ]);
    const assign = (columns: unknown) => desk.client.send('PUT', `/api/v1/roster-imports/${id}/columns`, { columns });
    expect((await assign([{ at: 0, use: 'name' }])).status).toBe(422);
    const said = [
      { at: 0, use: 'name' },
      { at: 1, use: 'idNumber' },
      { at: 3, use: 'ignored' },
    ];
    expect((await assign(said)).status).toBe(200);
    expect(await desk.rested(id)).toMatchObject({ state: 'checked', counts: { created: 3, rejected: 0 } });
    expect((await assign([{ at: 3, use: 'phone' }])).status).toBe(200);
    expect(await desk.rested(id)).toMatchObject({ state: 'checked', counts: { created: 0, rejected: 3 } });
    const again = await desk.rested(await desk.upload(bytes));
    expect(again).toMatchObject({ state: 'checked' });
    expect(again.headings.map(({ use }) => use)).toEqual(['name', 'idNumber', 'village', 'phone']);
  });

  it('of our own list are understood: 村（居） names the village, nothing is unknown', async () => {
    const titles = ['姓名', '身份证号', '村（居）', '责任医生'];
    const id = await desk.upload(rawWorkbook({ rows: textRow(1, ...titles) + rows(710) }));
    const checked = await desk.rested(id);
    expect(checked).toMatchObject({ state: 'checked', counts: { created: 3, rejected: 0 } });
    expect(checked.headings.filter(({ use }) => use === undefined)).toEqual([]);
  });
});

it('lists imports newest first, page by page, and they are there again after a restart', async () => {
  const before = (await desk.client.get('/api/v1/roster-imports?limit=2')).body;
  await server.restart();
  const list = () => desk.client.get('/api/v1/roster-imports?limit=2');
  // The first answer may come over a connection that the restart closed.
  const after = (await list().catch(list)).body;
  expect(after).toEqual(before);
  expect(before['rows']).toHaveLength(2);
  const ids = (await desk.client.get('/api/v1/roster-imports?limit=100')).body['rows'] as unknown as { id: string }[];
  expect(ids.map(({ id }) => id)).toEqual(
    ids
      .map(({ id }) => id)
      .toSorted()
      .toReversed(),
  );
});

it('gives the template', async () => {
  const bytes = await desk.download('/api/v1/roster-template.xlsx');
  expect(Buffer.from(bytes).toString('latin1', 0, 2)).toBe('PK');
});
