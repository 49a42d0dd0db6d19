import type { AnalysisAnswer } from '@gongwei/domain/measures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unfinishedNames } from './unfinished.query.ts';
import { clientFor, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';

let server: TestServer;
let county: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  county = await clientFor(server.url, 'county');
});
afterAll(() => server.stop());

const pendingOf = async (page: string): Promise<readonly string[]> => {
  const { body } = await county.send<AnalysisAnswer>('POST', `/api/v1/analyses/${page}/figures`, {
    ...{ from: '2026-01-01', until: '2026-12-31', by: ['org'] },
  });
  const told = (cells: AnalysisAnswer['total']) =>
    Object.entries(cells).flatMap(([id, { pending, value }]) => (pending && value === null ? [id] : []));
  expect(body.rows.map(({ cells }) => told(cells))).toEqual(body.rows.map(() => told(body.total)));
  return told(body.total);
};

describe('numbers whose ground is still being worked out', () => {
  it('are told at once of a site that began empty', async () => {
    expect(await unfinishedNames(server.database)).toBeUndefined();
    expect([await pendingOf('third-party-statistics'), await pendingOf('public-health-statistics')]).toEqual([[], []]);
  });
  it('are said to be on their way instead of too small, and the others are told', async () => {
    await server.database.query(`update fact_versions set built_at = null where key = 'standardHypertension'`);
    expect(await pendingOf('public-health-statistics')).toEqual(['htn-standard-rate']);
    await server.database.query(`update derived_work set done_at = null where what = 'uploads'`);
    expect(await pendingOf('third-party-statistics')).toContain('upload-wanted');
    expect(await pendingOf('third-party-statistics')).toContain('reconcile-rate');
    expect(await pendingOf('summary')).toEqual(['entry-uploaded']);
    await server.database.query(`update derived_work set done_at = null where what = 'checks'`);
    expect(await pendingOf('summary')).toEqual([
      ...['entry-incomplete', 'entry-logic-error', 'entry-uploaded', 'entry-complete-rate'],
    ]);
    // Nor are cards told that nothing waits.
    const counts = () => county.send('POST', '/api/v1/lists/upload-list/counts', { questions: [{ view: 'failed' }] });
    expect(await counts()).toMatchObject({ status: 409, body: { code: 'list.unfinished' } });
    await server.database.query('update fact_versions set built_at = now()');
    await server.database.query('update derived_work set done_at = now()');
    expect(await unfinishedNames(server.database)).toBeUndefined();
    expect(await counts()).toMatchObject({ status: 200 });
  });
});

describe('what only the platform holds', () => {
  it('is counted by place, kind and day, and is part of what the platform has', async () => {
    const rows = [
      ['p1', '990101101', '2', '2026-03-01'],
      ['p2', '990101102', '2', '2026-03-02'],
      ['p3', '990101102', '5', '2026-04-01'],
      ['p4', '990101102', '5', '2025-04-01'],
    ];
    for (const [id, place, type, day] of rows)
      await server.database.query(
        `insert into platform_only (county_code, platform_id, institution_code, form_id, record_type, occurred_on, seen_at)
         values ('990101', $1, $2, '', $3, $4, now())`,
        [id ?? '', place ?? '', type ?? '', day ?? ''],
      );
    const told = async (by: readonly string[], groups: readonly string[] = []) => {
      const { body } = await county.send<AnalysisAnswer>('POST', '/api/v1/analyses/third-party-statistics/figures', {
        ...{ from: '2026-01-01', until: '2026-12-31', by, groups },
      });
      const cells = [body.total, ...body.rows.map((row) => row.cells)];
      return ['reconcile-only-platform', 'reconcile-platform'].map((id) => cells.map((one) => one[id]?.value));
    };
    expect(await told(['org'])).toEqual([
      [3, 1, 2],
      [3, 1, 2],
    ]);
    expect((await told(['recordType']))[0]?.filter((count) => count !== 0)).toEqual([3, 2, 1]);
    expect((await told([], ['recordType:5']))[0]).toEqual([1]);
    // Which doctor's it is nobody knows.
    expect((await told(['doctor']))[0]?.slice(1).filter((count) => count !== undefined)).toEqual([]);
  });
});
