import type { AnalysisAnswer, AnalysisSnapshot, SnapshotLine } from '@gongwei/domain/measures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { residentsChanged } from '../database/branch-changes.ts';
import type { Database } from '../database/database.port.ts';
import { clientFor, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';
import { systemRandom } from '../shared/random-source.ts';
import { factsForLists } from '../list-facts.ts';
import { RESIDENT_FACTS } from '@gongwei/domain/catalogue/resident-facts';
import { serveLists } from '../lists/serve-lists.ts';
import { loadAnalyses, peopleOfNumbers } from './analyses.ts';
import { keepMonthEnds } from './keep-month-ends.ts';

const PAGE = '/api/v1/analyses/public-health-statistics';
const ASKED = { by: ['org'], from: '2026-01-01', until: '2026-05-31' };
type Lines = { readonly rows: readonly SnapshotLine[] };

/** Frozen numbers, over one kind of database. */
export function snapshotsContract(what: string, open: () => Promise<Database>): void {
  describe(`frozen numbers over ${what}`, () => {
    let server: TestServer;
    let county: TestClient;
    beforeAll(async () => {
      server = await startTestServer({ database: await open() });
      county = await clientFor(server.url, 'county');
    });
    afterAll(() => server?.stop());
    const frozen = (id: string) => county.get<AnalysisSnapshot>(`${PAGE}/snapshots/${id}`);
    const archived = (answer: AnalysisAnswer | undefined) => answer?.total['archived']?.value;

    it('stay what they were when records change, with who froze them and what they meant', async () => {
      const first = await county.send<AnalysisSnapshot>('PUT', `${PAGE}/snapshots/may`, { ...ASKED, title: '5月报表' });
      expect([first.status, first.body.title, first.body.by]).toEqual([200, '5月报表', 'org']);
      const before = archived(first.body.answer) ?? expect.fail();
      expect(before).toBeGreaterThan(1);
      await server.database.query(`update residents set status = '3' where id = 'resident-1'`);
      await residentsChanged(server.database);
      const now = await county.send<AnalysisAnswer>('POST', `${PAGE}/figures`, ASKED);
      expect(archived(now.body)).toBe(before - 1);
      const kept = await frozen('may');
      expect(archived(kept.body.answer)).toBe(before);
      expect(kept.body.measures.find(({ id }) => id === 'archived')).toMatchObject({
        basis: 'S',
        validFrom: '2017-01-01',
      });
      expect(kept.body).toMatchObject({ institution: '990101', from: '2026-01-01', until: '2026-05-31' });
      expect(kept.body.takenBy).not.toBe('');
    });
    it('are frozen once, however often the same is sent, also by two at once', async () => {
      const again = await county.send<AnalysisSnapshot>('PUT', `${PAGE}/snapshots/may`, { ...ASKED, title: '又一次' });
      expect(again.body.title).toBe('5月报表');
      const both = await Promise.all(
        ['甲', '乙'].map((title) =>
          county.send<AnalysisSnapshot>('PUT', `${PAGE}/snapshots/june`, { ...ASKED, title }),
        ),
      );
      expect(new Set(both.map(({ body }) => body.title)).size).toBe(1);
      const { body } = await county.get<Lines>(`${PAGE}/snapshots`);
      expect(body.rows.map(({ id }) => id).toSorted()).toEqual(['june', 'may']);
      const [line] = await server.database.query<{ count: number }>(
        `select count(*)::int as count from operation_log where action = 'analysis.freeze'`,
      );
      expect(line?.count).toBe(2);
    });
    it('are of the institutions below the reader only', async () => {
      const village = await clientFor(server.url, 'village');
      expect((await village.get<Lines>(`${PAGE}/snapshots`)).body.rows ?? []).toEqual([]);
      expect((await village.get(`${PAGE}/snapshots/may`)).status).toBeGreaterThanOrEqual(403);
    });
    it('are not frozen while they are being worked out', async () => {
      await server.database.query(`update fact_versions set built_at = null where key = 'standardHypertension'`);
      const refused = await county.send<{ code: string }>('PUT', `${PAGE}/snapshots/late`, { ...ASKED, title: '太早' });
      expect([refused.status, refused.body.code]).toEqual([409, 'snapshot.pending']);
      await server.database.query('update fact_versions set built_at = now()');
    });
    it('are taken by themselves at the end of a month, once for each county, and not in the middle of one', async () => {
      const analyses = await loadAnalyses();
      const lists = await serveLists(factsForLists(RESIDENT_FACTS), [], peopleOfNumbers(analyses));
      const keeperAt = (instant: string) =>
        keepMonthEnds({
          ...{ database: server.database, lists, analyses, random: systemRandom, say: () => {} },
          clock: { now: () => new Date(instant) },
          timers: { after: () => () => {} } as unknown as Parameters<typeof keepMonthEnds>[0]['timers'],
        });
      await keeperAt('2026-06-15T02:00:00.000Z').look();
      const months = async () => (await county.get<Lines>(`${PAGE}/snapshots`)).body.rows.filter(({ month }) => month);
      expect(await months()).toEqual([]);
      await Promise.all([keeperAt('2026-07-01T20:00:00.000Z').look(), keeperAt('2026-07-01T20:00:00.000Z').look()]);
      await keeperAt('2026-07-03T02:00:00.000Z').look();
      expect(await months()).toMatchObject([
        { title: '2026年6月月末', from: '2026-01-01', until: '2026-06-30', takenBy: '系统自动', by: 'org' },
      ]);
    });
  });
}
