import { codeOfBrand, type AnalysisAnswer, type AnalysisCloud } from '@gongwei/domain/measures';
import type { ListPage } from '@gongwei/domain/lists';
import type { JsonObject } from '@gongwei/domain/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { clientFor, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';

const [EAST, WEST] = ['990101101001', '990101102001'];
const MONTH = { from: '2026-05-01', until: '2026-05-31' };
const strips = (day: string, kind: string, qty: number, more: JsonObject = {}): JsonObject => ({
  ...{ kind, qty, brand: '稳豪', batchNo: 'A1', expire: '2026-08-01', time: `${day}T09:00:00` },
  ...more,
});
const reading = (day: string, value: number, more: JsonObject = {}): JsonObject => ({
  ...{ measuredAt: `${day}T07:10:00`, timePoint: '1', value, valid: true, measurementSource: '1', sampleType: '1' },
  ...{ glucoseLevel: value > 7 ? '高于目标' : '达标', warningLevel: value > 7 ? '2级：3 日内联系' : '0级：达标' },
  ...more,
});

/** Numbers of strips and departments, reckoned by hand: balances, what is left, how far values lie apart. */
export function monitoringNumbersContract(name: string, open: () => Promise<Database>): void {
  describe(`numbers of monitoring over ${name}`, () => {
    let server: TestServer;
    let county: TestClient;
    let serial = 0;
    async function write(form: string, institution: string, day: string, data: JsonObject, person?: string) {
      await server.database.query(
        `insert into records (county_code, id, form_id, form_version, subject_id, institution_code, occurred_on, data, headline,
           version, created_at, created_by, updated_at, updated_by, updated_by_name, subject_kind)
         values ('990101', $1, $2, 1, $3, $4, $5, $6, '[]', 1, $7, 'doctor', $7, 'doctor', '', $8)`,
        [
          ...[`m-${(serial += 1)}`, form, person ?? institution, institution, day, JSON.stringify(data)],
          ...[`${day}T02:00:00.000Z`, person === undefined ? 'institution' : 'resident'],
        ],
      );
    }
    beforeAll(async () => {
      server = await startTestServer({ database: await open() });
      county = await clientFor(server.url, 'county');
      const stock = (
        institution: string,
        day: string,
        ...given: Parameters<typeof strips> extends [string, ...infer Rest] ? Rest : never
      ) => write('test-strip-stock', institution, day, strips(day, ...given));
      await stock(EAST, '2026-04-10', '1', 100, { unitPrice: 1 });
      await stock(EAST, '2026-05-05', '1', 50, { unitPrice: 1.3, batchNo: 'B1', expire: '2027-05-01' });
      await stock(EAST, '2026-05-06', '2', 40, { department: '92' });
      await stock(EAST, '2026-05-20', '5', 5, { department: '92' });
      await stock(EAST, '2026-05-10', '3', 3, { department: '92', reason: '1' });
      await stock(EAST, '2026-05-11', '3', 2, { reason: '5' });
      await stock(EAST, '2026-05-30', '4', 98, { bookQty: 100, difference: -2 });
      await stock(WEST, '2026-05-01', '1', 30, { unitPrice: 1 });
      await stock(WEST, '2026-06-01', '1', 70, { unitPrice: 1 });
      // By hand: mean 8, squares 1 + 9 + 4, so 14 over three of four: 2.16; by day 06:00 is none of these.
      for (const [day, value] of [
        ['2026-05-12', 7],
        ['2026-05-13', 11],
        ['2026-05-14', 8],
        ['2026-05-15', 6],
      ] as const)
        await write('blood-glucose-reading', EAST, day, reading(day, value, { department: '92' }), 'resident-1');
      await write(
        'blood-glucose-reading',
        EAST,
        '2026-05-16',
        reading('2026-05-16', 33.3, { department: '92', outOfRange: '2' }),
        'resident-1',
      );
      await write(
        'blood-glucose-reading',
        EAST,
        '2026-05-17',
        reading('2026-05-17', 9, { measurementSource: '2' }),
        'resident-1',
      );
      await write(
        'blood-glucose-reading',
        EAST,
        '2026-05-18',
        reading('2026-05-18', 5, { valid: false, controlSolution: true }),
        'resident-1',
      );
      await write('blood-glucose-reading', EAST, '2026-04-20', reading('2026-04-20', 5), 'resident-1');
    });
    afterAll(() => server?.stop());

    async function told(page: string, measures: readonly string[], by: string, asking: JsonObject = {}) {
      const { body } = await county.send<AnalysisAnswer>('POST', `/api/v1/analyses/${page}/figures`, {
        ...MONTH,
        by: [by],
        measures,
        ...asking,
      });
      const values = (cells: AnalysisAnswer['total']) => measures.map((id) => cells[id]?.value);
      return {
        total: values(body.total),
        rows: Object.fromEntries(body.rows.map(({ key, cells }) => [key, values(cells)])),
      };
    }

    it('what was there, came, was used and lost, and for how long the rest lasts', async () => {
      const measures = [
        'strip-opening',
        'strip-in',
        'strip-effective',
        'strip-qc',
        'strip-loss',
        'strip-used',
        'strip-closing',
      ];
      const { total, rows } = await told('test-strip-usage', measures, 'org', { institution: '990101' });
      // East: 100 − 1 before; 50 came; 5 measured, a control and 2 for it, 3 lost and 2 short.
      expect(total).toEqual([99, 80, 5, 3, 5, 13, 166]);
      expect(rows[EAST.slice(0, 9)]).toEqual([99, 50, 5, 3, 5, 13, 136]);
      expect(rows[WEST.slice(0, 9)]).toEqual([0, 30, 0, 0, 0, 0, 30]);
    });

    it('days are whole and begun at nothing used, money goes by the mean price, what is near its end by the lots of the storeroom', async () => {
      const measures = ['strip-days', 'strip-cost', 'strip-loss-rate', 'strip-expiring', 'strip-per-person'];
      const { rows } = await told('test-strip-usage', measures, 'org', { institution: '990101' });
      // 136 × 30 ÷ 13 = 313.8; 13 at (100 + 65) ÷ 150; 5 of 13; 100 − 40 + 5 of the lot A1, less the 2 of it that were missed and the 2 for control.
      expect(rows[EAST.slice(0, 9)]).toEqual([313, 14.3, 38.46, 61, 5]);
      expect(rows[WEST.slice(0, 9)]).toEqual([null, 0, null, 30, null]);
    });

    it('balances have no day, what was used has', async () => {
      const { rows } = await told('test-strip-usage', ['strip-used', 'strip-closing'], 'day');
      expect([rows['2026-05-12'], rows['2026-05-10'], rows['2026-05-01']]).toEqual(
        [1, 3, 0].map((used) => [used, null]),
      );
    });

    it('departments are told apart by stock and readings alike', async () => {
      const { rows } = await told(
        'test-strip-usage',
        ['strip-issued', 'strip-used', 'strip-department-closing'],
        'department',
      );
      // 40 − 5 given, 5 measured and 3 lost of it; departments nobody is of are not shown.
      expect(rows).toEqual({ '92': [35, 8, 27] });
    });

    it('how far values lie apart; what had no number is none of them', async () => {
      const measures = ['department-readings', 'department-mean', 'department-sd', 'department-cv'];
      const { rows } = await told('department-glucose-monitoring', measures, 'department');
      expect(rows).toEqual({ '92': [5, 8, 2.16, 27] });
    });

    it('what lies in the middle of values and at their ends, between two of them in proportion', async () => {
      const ids = ['lowest', 'lower-quartile', 'median', 'upper-quartile', 'highest'];
      const { total, rows } = await told(
        'department-glucose-monitoring',
        ids.map((id) => `department-${id}`),
        'department',
      );
      // 6, 7, 8 and 11: a quarter of the way is 6.75, half of it 7.5, three quarters 8.75.
      expect([total, rows]).toEqual([[6, 6.75, 7.5, 8.75, 11], { '92': [6, 6.75, 7.5, 8.75, 11] }]);
    });

    it('brands are told apart by the books alone, whatever they are called, and open their entries', async () => {
      const odd = '罗氏 Accu-Chek（50 条）';
      await write('test-strip-stock', EAST, '2026-05-08', strips('2026-05-08', '1', 25, { brand: odd }));
      const measures = ['strip-in', 'strip-issued', 'strip-store', 'strip-used'];
      const { rows } = await told('test-strip-usage', measures, 'brand', { institution: '990101' });
      // 稳豪: 100 + 50 − 40 + 5 − 2 − 2 in the east, 30 in the west; who was measured with what is not written down.
      expect(rows).toEqual({ [codeOfBrand('稳豪')]: [80, 35, 141, null], [codeOfBrand(odd)]: [25, 0, 25, null] });
      const number = [
        'test-strip-usage',
        'strip-in',
        'counts',
        MONTH.from,
        MONTH.until,
        '990101',
        `in-brand:${codeOfBrand(odd)}`,
      ];
      const { body } = await county.send<ListPage>('POST', '/api/v1/lists/test-strip-stock/search', {
        limit: 50,
        where: { number },
      });
      expect(body.rows.map(({ cells }) => cells['qty'])).toEqual([25]);
      await server.database.query(`delete from records where data->>'brand' = $1`, [odd]);
    });

    it('each value is a point with its time and its sheet, for who may open people', async () => {
      const asking = { ...MONTH, chart: 'scatter', institution: '990101' };
      const at = '/api/v1/analyses/glucose-warning-distribution/points';
      const { status, body } = await county.send<AnalysisCloud>('POST', at, asking);
      expect([status, body.of]).toEqual([200, 5]);
      expect(body.points.map(({ at: time, value }) => [time, value])).toEqual([
        ['2026-05-12T07:10:00', 7],
        ['2026-05-13T07:10:00', 11],
        ['2026-05-14T07:10:00', 8],
        ['2026-05-15T07:10:00', 6],
        ['2026-05-17T07:10:00', 9],
      ]);
      expect(body.points.every(({ resident, record }) => resident === 'resident-1' && record.startsWith('m-'))).toBe(
        true,
      );
      expect((await county.send('POST', at, { ...asking, chart: 'pie' })).status).toBe(422);
      expect((await county.send('POST', at, { ...asking, institution: '320999' })).status).toBe(403);
      const village = await clientFor(server.url, 'village');
      expect((await village.send('POST', at, { ...asking, institution: '990101' })).status).toBe(403);
    });

    it('a number opens the entries of the storeroom', async () => {
      const number = ['test-strip-usage', 'strip-in', 'counts', MONTH.from, MONTH.until, '990101'];
      const { body } = await county.send<ListPage>('POST', '/api/v1/lists/test-strip-stock/search', {
        limit: 50,
        where: { number },
      });
      expect(body.rows.map(({ cells }) => cells['qty'])).toEqual([50, 30]);
    });
  });
}
