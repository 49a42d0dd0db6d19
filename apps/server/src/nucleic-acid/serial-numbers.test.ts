import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor, openTestDatabase, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';
import { SAMPLE } from '../records/sample.fixture.ts';

const EAST = '990101101';
let server: TestServer;
let sampler: TestClient;

beforeAll(async () => {
  // Of PostgreSQL 200 that wait for one row are told that it is busy, once the machine is.
  server = await startTestServer({ database: await openTestDatabase() });
  sampler = await clientFor(server.url, 'sampler');
}, 60_000);
afterAll(() => server?.stop());

const sample = (tubeBarcode: string, sampleTime: string = SAMPLE.sampleTime) => ({
  ...SAMPLE,
  tubeBarcode,
  sampleTime,
  sampleNo: 'what a client claims',
});
const put = async (id: string, data: object, more: object = {}) => {
  const save = { id, formId: 'nucleic-sample', formVersion: 1, subjectId: EAST, occurredOn: '2026-06-15', data };
  return sampler.send('PUT', `/api/v1/records/${id}`, { ...save, baseVersion: 0, saveId: `save-${id}`, ...more });
};
const numberOf = ({ body }: Awaited<ReturnType<typeof put>>): unknown => body['data']?.['sampleNo'];

describe('the number of a sample', () => {
  it('is the next of institution and day for 200 saves at once, without a gap, and the same for a repeated save', async () => {
    const ids = Array.from({ length: 200 }, (_, at) => `sample-${at}`);
    const saved = await Promise.all(ids.map((id) => put(id, sample(`TUBE-${id}`))));
    expect(saved.filter(({ status }) => status !== 200)).toEqual([]);
    const wanted = ids.map((_, at) => `101101260615${String(at + 1).padStart(4, '0')}`);
    expect(saved.map(numberOf).toSorted()).toEqual(wanted);
    expect(numberOf(await put('sample-7', sample('TUBE-sample-7')))).toBe(numberOf(saved[7] as (typeof saved)[number]));
  }, 60_000);

  it('stays when the sample is changed, and is another one of its own on another day', async () => {
    const first = numberOf(await put('moved', sample('TUBE-moved')));
    const change = { ...sample('TUBE-moved'), remark: '已核对' };
    expect(numberOf(await put('moved', change, { baseVersion: 1, saveId: 'moved-2' }))).toBe(first);
    const other = sample('TUBE-moved', '2026-06-16T09:00');
    expect(numberOf(await put('moved', other, { baseVersion: 2, saveId: 'moved-3' }))).toBe('1011012606160001');
  });

  it('is not used up by a save that is refused', async () => {
    const last = Number(numberOf(await put('before', sample('TUBE-before'))));
    expect(await put('refused', { ...sample('TUBE-refused'), phone: '1' })).toMatchObject({ status: 422 });
    expect(await put('twice', sample('TUBE-before'))).toMatchObject({ status: 409, body: { existingId: 'before' } });
    expect(Number(numberOf(await put('after', sample('TUBE-after'))))).toBe(last + 1);
  });
});

describe('codes for tubes', () => {
  it('are never handed out twice, to whoever asks at once', async () => {
    const asked = await Promise.all(Array.from({ length: 200 }, () => sampler.send('POST', '/api/v1/tube-codes', {})));
    const codes = asked.map(({ body }) => String(body['code']));
    expect(new Set(codes).size).toBe(200);
    expect(codes.filter((code) => !/^T1011012606\d{2}\d{5}$/.test(code))).toEqual([]);
  }, 30_000);

  it('are for who takes samples', async () => {
    const viewer = await clientFor(server.url, 'viewer');
    expect(await viewer.send('POST', '/api/v1/tube-codes', {})).toMatchObject({ status: 403 });
  });
});
