import { codesOfNumber, type AnalysisAnswer } from '@gongwei/domain/measures';
import { calendarDay, type CalendarDay, type JsonObject } from '@gongwei/domain/shared';
import type { ListPage } from '@gongwei/domain/lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { clientFor, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';

const YEAR = { from: '2026-01-01', until: '2026-12-31' };
/** Who was tested when, with which ALT; all men of the eastern township but the last. */
const TESTED = [
  ['resident-1', '2026-02-01', '990101101001', 55],
  ['resident-3', '2026-05-01', '990101101001', 55],
  ['resident-4', '2026-05-01', '990101102001', 55],
] as const;

/** Limits of a laboratory (监测项目范围) are in force from the day on which they were saved, for those below the institution. */
export function limitSettingsContract(name: string, open: () => Promise<Database>): void {
  describe(`limits of institutions over ${name}`, () => {
    let server: TestServer;
    let county: TestClient;
    beforeAll(async () => {
      server = await startTestServer({ database: await open() });
      county = await clientFor(server.url, 'county');
      await server.database.query(`update residents set sex = 'male'`);
      for (const [at, [person, day, institution, alt]] of TESTED.entries())
        await server.database.query(
          `insert into records (county_code, id, form_id, form_version, subject_id, institution_code, occurred_on, data, headline,
             version, created_at, created_by, updated_at, updated_by, updated_by_name, subject_kind)
           values ('990101', $1, 'health-check-up', 1, $2, $3, $4, $5, '[]', 1, $6, 'doctor', $6, 'doctor', '', 'resident')`,
          [`alt-${at}`, person, institution, day, JSON.stringify({ examDate: day, alt }), `${day}T02:00:00.000Z`],
        );
    });
    afterAll(() => server?.stop());

    /** As if it had been saved on that day. */
    async function saved(institution: string, version: number, on: CalendarDay, high: number, more: JsonObject = {}) {
      const data = JSON.stringify({ code: 'ALT', name: 'ALT', state: '1', ranges: [{ sex: '1', high }], ...more });
      const at = [`item-${institution}`, institution, data, `${on}T02:00:00.000Z`, version] as const;
      await server.database.query(
        `insert into record_versions (county_code, record_id, version, form_version, institution_code, occurred_on, data, saved_at, saved_by, saved_by_name, removed)
         select county_code, id, version, 1, institution_code, occurred_on, data, updated_at, '', '', false from records where id = $1`,
        [at[0]],
      );
      await server.database.query(
        `insert into records (county_code, id, form_id, form_version, subject_id, institution_code, occurred_on, data, headline,
           version, created_at, created_by, updated_at, updated_by, updated_by_name, subject_kind)
         values ('990101', $1, 'monitoring-item', 1, $2, $2, '2020-01-01', $3, '[]', $5, $4, '', $4, '', '', 'institution')
         on conflict (county_code, id) do update set data = excluded.data, version = excluded.version, updated_at = excluded.updated_at`,
        [...at],
      );
    }
    async function raised(): Promise<readonly (number | undefined)[]> {
      const { body } = await county.send<AnalysisAnswer>('POST', '/api/v1/analyses/tj-liver-function/figures', {
        ...YEAR,
        by: [],
        measures: ['liver-alt'],
      });
      const period = { from: calendarDay(2026, 1, 1), until: calendarDay(2026, 12, 31) };
      const name = { page: 'tj-liver-function', measure: 'liver-alt', part: 'counts', period, groups: [] } as const;
      const where = { number: codesOfNumber({ ...name, institution: '990101' }) };
      const list = await county.send<ListPage>('POST', '/api/v1/lists/analysed-check-ups/search', { where });
      expect(list.body.count.found).toBe(body.total['liver-alt']?.value);
      return [body.total['liver-alt']?.value ?? undefined, ...list.body.rows.map(({ id }) => Number(id.slice(-1)))];
    }

    it('are the usual ones until one is set', async () => expect((await raised())[0]).toBe(3));
    it('hold from their day on, and not for what was before', async () => {
      await saved('990101', 1, calendarDay(2026, 3, 1), 60);
      expect(await raised()).toEqual([1, 0]);
    });
    it('of an institution below go before those of the county', async () => {
      await saved('990101102', 1, calendarDay(2026, 4, 1), 45);
      expect((await raised()).toSorted()).toEqual([0, 2, 2]);
    });
    it('hold for what was between two changes when they are changed again', async () => {
      await saved('990101', 2, calendarDay(2026, 6, 1), 40);
      expect((await raised()).toSorted()).toEqual([0, 2, 2]);
    });
    it('are the usual ones again from the day on which the item is stopped', async () => {
      await saved('990101102', 2, calendarDay(2026, 4, 20), 45, { state: '0' });
      expect(await raised()).toEqual([1, 0]);
    });
  });
}
