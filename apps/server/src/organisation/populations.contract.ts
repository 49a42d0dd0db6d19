import type { DistrictPopulation } from '@gongwei/domain/organisation';
import type { AnalysisAnswer } from '@gongwei/domain/measures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { clientFor, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';

type Refusal = { readonly code: string; readonly message: string };
const path = (code: string): string => `/api/v1/institution-populations/${code}`;

/** What registering the people of districts promises over a database. */
export function populationsContract(name: string, open: () => Promise<Database>): void {
  describe(`the people of districts, ${name}`, () => {
    let server: TestServer;
    let county: TestClient;
    let village: TestClient;
    beforeAll(async () => {
      const database = await open();
      server = await startTestServer({ database });
      [county, village] = [await clientFor(server.url, 'county'), await clientFor(server.url, 'village')];
    }, 120_000);
    afterAll(() => server?.stop());
    const register = (code: string, population: number, elderly: number, base = 0) =>
      county.send<DistrictPopulation & Refusal>('PUT', path(code), { population, elderly, base });
    const rate = async (by: readonly string[] = ['org']) => {
      const { body } = await county.send<AnalysisAnswer>('POST', '/api/v1/analyses/public-health-statistics/figures', {
        from: '2026-01-01',
        until: '2026-12-31',
        by,
        measures: ['population', 'archived', 'archive-rate'],
      });
      const said = ({ cells }: { cells: AnalysisAnswer['total'] }) => [
        cells['population']?.value ?? null,
        cells['archive-rate']?.value ?? null,
      ];
      return {
        rows: Object.fromEntries(body.rows.map((row) => [row.key, said(row)])),
        total: said({ cells: body.total }),
      };
    };

    it('are a denominator once somebody registered them, of a place or of all below it', async () => {
      expect((await rate()).total).toEqual([null, null]);
      expect((await register('990101101', 8, 2)).body).toMatchObject({ population: 8, elderly: 2, version: 1 });
      // One of two townships is not the county.
      expect((await rate()).total).toEqual([null, null]);
      await register('990101102', 2, 1);
      const { rows, total } = await rate();
      expect([total[0], rows['990101101']?.[0], rows['990101102']?.[0]]).toEqual([10, 8, 2]);
      expect(total[1]).toBeGreaterThan(0);
      // A number of one's own comes before the sum.
      await register('990101', 20, 4);
      expect((await rate()).total[0]).toBe(20);
      // Nobody registers men and women apart.
      expect((await rate(['sex'])).rows['1']).toEqual([null, null]);
    });
    it('are written by one of two who saw the same', async () => {
      const [first, second] = await Promise.all([register('990101101', 9, 2, 1), register('990101101', 7, 2, 1)]);
      expect([first.status, second.status].sort()).toEqual([200, 409]);
      const late = [first, second].find(({ status }) => status === 409);
      expect(late?.body.code).toBe('population.conflict');
      const fresh = await Promise.all([register('990101101001', 5, 1), register('990101101001', 6, 1)]);
      expect(fresh.map(({ status }) => status).sort()).toEqual([200, 409]);
    });
    it('are refused in words where they cannot be, and to whom they are not', async () => {
      expect((await register('990101102', 2, 3, 1)).body.message).toBe('65岁及以上人口不能多于常住人口');
      expect((await register('990199', 2, 1)).status).toBe(403);
      expect((await village.send('PUT', path('990101101'), { population: 1, elderly: 1, base: 0 })).status).toBe(403);
    });
  });
}
