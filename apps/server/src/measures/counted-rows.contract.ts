import type { ListPage } from '@gongwei/domain/lists';
import { MEASURES, type AnalysisAnswer } from '@gongwei/domain/measures';
import { peopleListOf } from '@gongwei/domain/lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { clientFor, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';
import { insertRows, type NewRow } from '../testing/lists/insert-rows.ts';
import { at, COUNTY, DAY, EAST, NOW, WEST, writeCountedRows, YEAR } from './counted-rows.fixture.ts';

/** What a strip of a page says, and how many rows each of its numbers opens. */
export function countedRowsContract(name: string, open: () => Promise<Database>): void {
  describe(`rows that are neither people nor sheets over ${name}`, () => {
    let server: TestServer;
    let county: TestClient;
    beforeAll(async () => {
      server = await startTestServer({ database: await open() });
      const { database } = server;
      county = await clientFor(server.url, 'county');
      await writeCountedRows(database);
    });
    afterAll(() => server?.stop());

    async function somebody(which = 'true'): Promise<readonly string[]> {
      const rows = await server.database.query<{ id: string }>(
        `select id from residents where county_code = $1 and institution_code like '990101101%' and status = '1' and ${which} order by id limit 4`,
        [COUNTY],
      );
      return rows.map(({ id }) => id);
    }
    const record = (id: string, form: string, person: string, data: object): Promise<unknown> =>
      server.database.query(
        `insert into records (county_code, id, form_id, form_version, subject_id, institution_code, occurred_on, data, headline,
           version, created_at, created_by, updated_at, updated_by, updated_by_name, subject_kind)
         values ($1, $2, $3, 1, $4, $5, '2026-05-01', $6, '[]', 1, $7, 'doctor', $7, 'doctor', '', 'resident')`,
        [COUNTY, id, form, person, EAST, JSON.stringify(data), NOW],
      );

    async function told(
      page: string,
      measures: readonly string[],
      institution = COUNTY,
      days = { from: DAY, until: DAY },
    ) {
      const { status, body } = await county.send<AnalysisAnswer>('POST', `/api/v1/analyses/${page}/figures`, {
        ...{ ...days, by: [], groups: [], measures, institution },
      });
      expect(status).toBe(200);
      return measures.map((id) => body.total[id]?.value);
    }
    async function opened(page: string, measure: string, institution = COUNTY, days = { from: DAY, until: DAY }) {
      const list = peopleListOf(MEASURES.get(measure)?.of ?? '')?.list ?? expect.fail();
      const number = [page, measure, 'counts', days.from, days.until, institution];
      const asked = { limit: 50, where: { number } };
      const { body } = await county.send<ListPage>('POST', `/api/v1/lists/${list}/search`, asked);
      return body.rows.length;
    }

    it('are pools of tubes, as many as open', async () => {
      const measures = ['pool-open-tubes', 'pool-sealed-tubes', 'pool-fill-rate', 'pool-persons'];
      expect(await told('numbers-of-pools', measures)).toEqual([1, 3, 84, 25]);
      expect(await told('numbers-of-pools', measures, WEST)).toEqual([0, 0, null, 0]);
      const rows = await Promise.all(
        measures.filter((id) => id !== 'pool-fill-rate').map((id) => opened('numbers-of-pools', id)),
      );
      expect(rows).toEqual([1, 3, 4]);
    });
    it('are boxes, which are waited for by their laboratory', async () => {
      const boxes = (institution?: string) => told('numbers-of-receipt', ['box-to-receive'], institution);
      expect([await boxes(), await boxes(WEST), await boxes(EAST)]).toEqual([[3], [2], [1]]);
      expect(await opened('numbers-of-receipt', 'box-to-receive', WEST)).toBe(2);
    });
    it('are places of sessions, added up before they are divided', async () => {
      const measures = ['session-places', 'session-places-taken', 'session-fill-rate'];
      const june = { from: '2026-06-01', until: '2026-06-30' };
      expect(await told('numbers-of-sessions', measures, COUNTY, june)).toEqual([300, 240, 80]);
      expect(await opened('numbers-of-sessions', 'session-places', COUNTY, june)).toBe(3);
    });
    it('are who is due and has no appointment', async () => {
      const { database } = server;
      const [{ count = -1 } = {}] = await database.query<{ count: number }>(
        `select count(*)::int as count from residents r where r.county_code = $1 and r.status = '1' and r.birth_date <= '1961-06-15'
           and not exists (select 1 from appointments a where a.county_code = r.county_code and a.resident_id = r.id and a.year = 2026 and a.state in ('1', '2', '3', '4', '8'))
           and not exists (select 1 from records c where c.county_code = r.county_code and c.subject_id = r.id and c.form_id = 'health-check-up'
             and c.removed_at is null and c.occurred_on between '2026-01-01' and '2026-12-31')`,
        [COUNTY],
      );
      expect(count).toBeGreaterThan(0);
      expect(await told('numbers-of-invitees', ['appointment-not-booked'], COUNTY, YEAR)).toEqual([count]);
      expect(await opened('numbers-of-invitees', 'appointment-not-booked', COUNTY, YEAR)).toBe(Math.min(count, 50));
    });
    it('are problems of self-checks, item by item', async () => {
      const item = (problems: number, done: boolean) => ({ itemName: '档案', problems, done });
      const items = [item(5, true), item(1, true), item(2, false), item(0, true)];
      await server.database.query(
        `insert into records (county_code, id, form_id, form_version, subject_id, institution_code, occurred_on, data, headline,
           version, created_at, created_by, updated_at, updated_by, updated_by_name, subject_kind)
         values ($1, 'check-1', 'institution-self-check', 1, $2, $2, $3, $4, '[]', 1, $5, 'doctor', $5, 'doctor', '', 'institution')`,
        [COUNTY, EAST, DAY, JSON.stringify({ items, state: '1' }), NOW],
      );
      const measures = ['selfcheck-problems', 'selfcheck-problems-done', 'selfcheck-rectify-rate'];
      // Asked through the rate, which is what the page shows.
      expect(await told('numbers-of-self-checks', measures.slice(2), COUNTY, YEAR)).toEqual([66.67]);
    });
    it('are staff, devices and what is written down of them, in one county', async () => {
      const { database } = server;
      await insertRows(
        database,
        'app_terminals',
        at(
          [
            ['d1', '2026-05-16T16:00:00Z'],
            ['d2', '2026-05-15T15:00:00Z'],
            ['d3', NOW],
          ].map(([id, seen]) => ({
            ...{
              id,
              institution_code: EAST,
              user_id: 'doctor',
              app: '1',
              platform: 'android',
              version_name: '1',
              version_code: 1,
            },
            ...{ model: '', first_at: '2026-01-01T00:00:00Z', last_at: seen },
          })),
        ),
      );
      const count = async (sql: string): Promise<number> =>
        (await database.query<{ count: number }>(`select count(*)::int as count from ${sql}`))[0]?.count ?? -1;
      const ask = async (page: string, measure: string) => {
        const { status, body } = await county.send<AnalysisAnswer>('POST', `/api/v1/analyses/${page}/figures`, {
          ...{ from: DAY, until: DAY, by: [], groups: [], measures: [measure] },
        });
        expect([page, status]).toEqual([page, 200]);
        return body.total[measure]?.value;
      };
      expect(await ask('numbers-of-terminals', 'app-terminals')).toBe(2);
      expect(await ask('numbers-of-users', 'user-active')).toBe(
        await count(`users where disabled_at is null and institution_code like '${COUNTY}%'`),
      );
      expect(await ask('numbers-of-the-log', 'log-count')).toBe(
        await count(
          `operation_log where county_code = '${COUNTY}' and (at at time zone 'Asia/Shanghai')::date = '${DAY}'`,
        ),
      );
      expect(await ask('numbers-of-exceptions', 'exception-open')).toBe(0);
    });
    it('are steps of uploads and accounts of the platform', async () => {
      const { database } = server;
      const [subject = ''] = await somebody();
      const id = 'uploaded';
      await database.query('delete from upload_events');
      await database.query('delete from upload_entries where record_id = $1', [id]);
      await insertRows(
        database,
        'upload_entries',
        at([
          {
            ...{
              record_id: id,
              form_id: 'health-check-up',
              record_type: '2',
              turn: 1,
              resident_id: subject,
              institution_code: EAST,
              occurred_on: '2026-03-01',
            },
            ...{
              state: '3',
              content_hash: '',
              created_at: NOW,
              attempts: 2,
              asked_times: 0,
              missing: [],
              reconcile_state: '0',
              revoke_state: '0',
            },
          },
        ]),
      );
      const step = (no: number, to: string, moment = NOW): NewRow => ({
        ...{ id: `e${no}`, record_id: id, at: moment, event: 'ACCEPTED', from_state: '2', to_state: to },
      });
      // Taken twice, the second time as an update; failed once, tried again by itself once, and taken on another day.
      await insertRows(
        database,
        'upload_events',
        at([step(1, '3'), step(2, '3'), step(3, '4'), step(4, '1'), step(5, '3', '2026-06-14T15:59:59.000Z')]),
      );
      const measures = ['upload-daily-ok', 'upload-daily-fail'];
      expect(await told('numbers-of-uploads', measures)).toEqual([2, 1]);
      expect(await Promise.all(measures.map((measure) => opened('numbers-of-uploads', measure)))).toEqual([2, 1]);
      const account = (no: number, state: string): NewRow => ({
        ...{
          id: `a${no}`,
          institution_code: EAST,
          user_id: `u${no}`,
          username: '',
          sealed_password: '\\x00',
          state,
          message: '',
        },
      });
      await database.query('delete from platform_accounts');
      await insertRows(
        database,
        'platform_accounts',
        ['2', '2', '4', '0', '0', '0', '0', '1'].map((state, no) => account(no, state)),
      );
      expect(await told('numbers-of-accounts', ['account-problems'])).toEqual([3]);
    });
    it('are births, by the delivery of the mother', async () => {
      const { database } = server;
      const [mother = '', child = '', other = '', lost = ''] = await somebody();
      await database.query("delete from records where form_id in ('delivery-mother', 'delivery-newborn')");
      const born = { birthTime: '2026-05-01T08:00', deliveryOutcome: '1' };
      await record('d1', 'delivery-mother', mother, { institutionalDelivery: '1', deliveryMode: '5' });
      // One twin has a file, the other is kept in the mother's; of the third nobody knows the mother; the fourth was born at home.
      await record('n1', 'delivery-newborn', child, born);
      await record('n2', 'delivery-newborn', mother, { ...born, birthOrder: 2 });
      await record('n3', 'delivery-newborn', lost, born);
      await record('d2', 'delivery-mother', other, { institutionalDelivery: '2', deliveryMode: '1' });
      await record('n4', 'delivery-newborn', other, born);
      const page = 'maternal-child-summary';
      const measures = ['live-births', 'hospital-live-births', 'caesarean-live-births', 'hospital-delivery-rate'];
      const ask = () => told(page, measures, COUNTY, YEAR);
      // Until it is said whose child the first twin is, it is a birth nobody knows more of.
      const before = await ask();
      await database.query(
        `insert into family_ties (county_code, resident_id, kind, other_id, set_by, set_at) values ($1, $2, 'mother', $3, '', $4)
         on conflict (county_code, resident_id, kind) do update set other_id = excluded.other_id`,
        [COUNTY, child, mother, NOW],
      );
      const after = await ask();
      expect(after[1]).toBe(Number(before[1]) + 1);
      expect(after.slice(1)).toEqual([2, 2, after[3]]);
      expect(await opened(page, 'hospital-live-births', COUNTY, YEAR)).toBe(2);
    });
    it('are check-ups, their review and upload, as they are now', async () => {
      const { database } = server;
      const ask = () => told('numbers-of-progress', ['checkup-rate', 'checkup-upload-rate'], COUNTY, YEAR);
      const [elder = ''] = await somebody("birth_date < '1950-01-01'");
      await record('c1', 'health-check-up', elder, { examDate: '2026-05-01' });
      // What is written past the server tells nobody.
      await database.query('insert into branch_changes (institution_code) values ($1)', [EAST]);
      const [whole = null] = await ask();
      expect(whole).toBeGreaterThan(0);
      // Sent back, nobody's check-up counts; nothing of their records was saved.
      await database.query(
        `insert into check_up_reviews (county_code, record_id, state) select county_code, id, '2' from records where form_id = 'health-check-up'
         on conflict (county_code, record_id) do update set state = '2'`,
      );
      expect(await ask()).toEqual([0, null]);
    });
    it('are for whom the page is', async () => {
      const doctor = await clientFor(server.url, 'doctor');
      const { status } = await doctor.send('POST', '/api/v1/analyses/numbers-of-users/figures', {
        ...{ from: DAY, until: DAY, by: [], groups: [] },
      });
      expect(status).toBe(403);
    });
  });
}
