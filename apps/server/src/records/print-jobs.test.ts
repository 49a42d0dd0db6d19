import type { ListPage } from '@gongwei/domain/lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';

let server: TestServer;
let doctor: TestClient;
let western: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  [doctor, western] = [await clientFor(server.url, 'doctor'), await clientFor(server.url, 'western')];
}, 60_000);
afterAll(() => server?.stop());

const keep = (client: TestClient, ...jobs: readonly object[]) => client.send('POST', '/api/v1/print-jobs', { jobs });
const LIST = '/api/v1/lists/print-journal/search';
const page = async (client: TestClient, question: object = {}): Promise<ListPage> =>
  (await client.send<ListPage>('POST', LIST, question)).body;
const idsOf = ({ rows }: ListPage) => rows.map(({ id }) => id);
const of = (template: string, where: object = {}) => ({ where: { template: [template], ...where } });

describe('what was printed', () => {
  it('is kept with who, when and which sheets, once however often it is told', async () => {
    const jobs = [
      { id: 'p1', residentId: 'resident-1', template: '6' },
      { id: 'p2', residentId: 'resident-2', template: '6' },
    ];
    expect((await keep(doctor, ...jobs)).body).toEqual({ kept: 2 });
    expect((await keep(doctor, ...jobs)).status).toBe(200);
    const found = await page(doctor, of('6'));
    expect(found.count.found).toBe(2);
    expect(found.rows.find(({ id }) => id === 'p1')).toMatchObject({
      residentId: 'resident-1',
      cells: {
        name: '张三丰',
        template: '6',
        copies: 1,
        state: '3',
        printedBy: 'doctor',
        institution: '990101101001',
        printedAt: expect.stringMatching(/^2026-06-15T/),
        time: 1,
      },
    });
    expect(found.names).toMatchObject({ doctor: '东镇医生', '990101101001': '东村卫生室' });
    expect((await doctor.get('/api/v1/records/p1')).body).toMatchObject({ formId: 'report-print-job', version: 1 });
  });

  it('counts how often a page was printed', async () => {
    await keep(doctor, { id: 'n1', residentId: 'resident-3', template: '17' });
    await keep(
      doctor,
      { id: 'n2', residentId: 'resident-3', template: '17' },
      { id: 'n3', residentId: 'resident-3', template: '18' },
    );
    const times = (await page(doctor, { text: '李清照' })).rows.map(({ id, cells }) => [id, cells['time']]);
    expect(Object.fromEntries(times)).toEqual({ n1: 1, n2: 2, n3: 1 });
  });

  it('is kept and seen in the scope only', async () => {
    expect((await keep(western, { id: 'w1', residentId: 'resident-1', template: '6' })).body).toEqual({ kept: 0 });
    await keep(western, { id: 'w2', residentId: 'resident-4', template: '6' });
    expect(idsOf(await page(western))).toEqual(['w2']);
    expect(idsOf(await page(doctor))).not.toContain('w2');
  });

  it('names no check-up that is not the resident’s', async () => {
    await keep(doctor, { id: 'c1', residentId: 'resident-1', template: '7', checkUpId: 'p2' });
    expect((await doctor.get('/api/v1/records/c1')).body['data']).not.toHaveProperty('checkUpId');
  });

  it('is found by template, state, day, name and number', async () => {
    await keep(doctor, { id: 'f1', residentId: 'resident-1', template: '21' });
    expect(idsOf(await page(doctor, of('21')))).toEqual(['f1']);
    expect(idsOf(await page(doctor, of('21', { printedOn: { from: '2026-06-15', to: '2026-06-15' } })))).toEqual([
      'f1',
    ]);
    expect(idsOf(await page(doctor, of('21', { printedOn: { from: '2026-06-16' } })))).toEqual([]);
    expect(idsOf(await page(doctor, of('21', { state: ['4'] })))).toEqual([]);
    expect(idsOf(await page(doctor, { ...of('21'), text: 'zsf' }))).toEqual(['f1']);
    expect(idsOf(await page(doctor, { ...of('21'), text: 'nobody' }))).toEqual([]);
  });

  it('is no service: the archive page does not list it', async () => {
    const { timeline } = (
      await doctor.get<{ timeline: readonly { formId: string }[] }>('/api/v1/residents/resident-1/overview')
    ).body;
    expect(timeline.map(({ formId }) => formId)).not.toContain('report-print-job');
  });

  it('is not written by who may only look', async () => {
    const viewer = await clientFor(server.url, 'viewer');
    expect((await keep(viewer, { id: 'v1', residentId: 'resident-1', template: '6' })).status).toBe(403);
    expect((await viewer.send('POST', LIST, {})).status).toBe(200);
    const village = await clientFor(server.url, 'village');
    expect((await keep(village, { id: 'v2', residentId: 'resident-1', template: '6' })).status).toBe(200);
  });

  it('is for who may see reports, and takes no page there is not', async () => {
    const sampler = await clientFor(server.url, 'sampler');
    expect((await keep(sampler, { id: 's1', residentId: 'resident-1', template: '6' })).status).toBe(403);
    expect((await sampler.send('POST', LIST, {})).status).toBe(403);
    expect((await keep(doctor, { id: 's2', residentId: 'resident-1', template: '99' })).status).toBe(422);
  });
});
