import type { AnalysisAnswer } from '@gongwei/domain/measures';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientFor, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';
import { endedJob, freezeRows, startJob, undoneJob } from '../testing/lists/list-jobs.ts';

let server: TestServer;
let county: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  county = await clientFor(server.url, 'county');
});
afterAll(() => server.stop());

async function figures(page: string, by: string, day = { from: '2026-01-01', until: '2026-12-31' }) {
  const { body } = await county.send<AnalysisAnswer>('POST', `/api/v1/analyses/${page}/figures`, { by: [by], ...day });
  return body;
}
/** Whom residents of everybody are told apart by. */
const inCare = async (): Promise<readonly (readonly [string, number])[]> =>
  (await figures('tj-basic-statistics', 'doctor')).rows.map(
    ({ key, cells }) => [key, Math.max(...Object.values(cells).map(({ among }) => among))] as const,
  );
/** What was noted of people and sheets since: places, and nothing where anybody may have changed. */
async function noted(work: () => Promise<unknown>): Promise<readonly string[]> {
  await server.database.query("delete from branch_changes where kind = ''");
  await work();
  const rows = await server.database.query<{ code: string }>(
    "select distinct institution_code as code from branch_changes where kind = '' and resident_id is null order by 1",
  );
  return rows.map(({ code }) => code);
}

const [EAST, WEST] = ['990101101001', '990101102001'];

it('a job over some people notes their homes alone, and numbers are as after it', async () => {
  const before = await inCare();
  expect(before.map(([doctor]) => doctor)).toContain('village');
  let job = '';
  const change = async (): Promise<void> => {
    const selection = await freezeRows(county, 'resident-list', 'transferDoctor', ['resident-1']);
    job = (await startJob(county, selection, { doctor: 'doctor' })).body.id;
    expect(await endedJob(county, job)).toMatchObject([{ outcome: 'done' }]);
  };
  expect(await noted(change)).toEqual([EAST]);
  const after = await inCare();
  expect(after.map(([doctor]) => doctor)).toContain('doctor');
  expect(await noted(() => undoneJob(county, job))).toEqual([EAST]);
  expect(await inCare()).toEqual(before);
  expect(WEST).not.toBe(EAST);
});

it('an entry of an institution shows in its numbers at once, and is gone with it', async () => {
  const day = { from: '2026-06-15', until: '2026-06-15' };
  const rooms = async () => (await figures('numbers-of-hotels', 'org', day)).total['hotel-house-types']?.counts;
  const before = await rooms();
  const entry = {
    ...{ id: '0190-room', formId: 'house-type', formVersion: 1, subjectId: '990101', institutionCode: '990101' },
    ...{ occurredOn: '2026-06-15', baseVersion: 0, saveId: 'save-1' },
    data: { hotel: '和平', name: '标准间', bed: '1', capacity: 2, price: 100, stock: 3, state: '0' },
  };
  expect(await county.send('PUT', '/api/v1/records/0190-room', entry)).toMatchObject({ status: 200 });
  expect(await rooms()).toBe((before ?? 0) + 1);
  const removal = { baseVersion: 1, removed: true, saveId: 'save-2', reason: '写错了' };
  expect(await county.send('PUT', '/api/v1/records/0190-room/removed', removal)).toMatchObject({ status: 200 });
  expect(await rooms()).toBe(before);
});
