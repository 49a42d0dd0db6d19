import { checkDigitOf } from '@gongwei/domain/resident';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { openTestDatabase, startPostgres, startTestServer, type TestServer } from '../testing/index.ts';
import { rosterDesk, type RosterDesk } from './roster-desk.fixture.ts';
import { rawWorkbook, textRow } from './workbook.fixture.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

const VILLAGE = { villageCode: '990101101001' };
const numberOf = (born: string, order: string): string =>
  `330114${born}${order}${checkDigitOf(`330114${born}${order}`)}`;
const sheetOf = (...people: readonly (readonly [name: string, number: string])[]): Uint8Array =>
  rawWorkbook({
    rows: [
      textRow(1, '姓名', '身份证号', '村（居）'),
      ...people.map((one, at) => textRow(at + 2, ...one, '东村')),
    ].join(''),
  });

describe.each([
  ['embedded', () => openTestDatabase()],
  ['PostgreSQL', () => postgres.openCounty()],
] as const satisfies readonly (readonly [string, () => Promise<Database>])[])(
  'a roster with people who may have a file without their number, %s',
  (_name, open) => {
    let server: TestServer;
    let desk: RosterDesk;
    beforeAll(async () => {
      const database = await open();
      server = await startTestServer({ database });
      desk = await rosterDesk(server);
    }, 120_000);
    afterAll(() => server?.stop());
    const file = (name: string, born: string, more: object = {}) =>
      desk.client.send('POST', '/api/v1/residents', {
        ...{ name, idNumber: '', noNumber: '2', sex: 'male', birthDate: born, ...VILLAGE },
        ...more,
      });
    const filesOf = async (name: string) =>
      (await server.database.query<{ id: string }>('select id from residents where name = $1', [name])).length;

    it('asks about their rows before anything is confirmed, and files who is said to be somebody else', async () => {
      const { body } = await file('周无号', '1950-03-04');
      await file('周无号', '1950-03-05');
      const numbers = [numberOf('19500304', '013'), numberOf('19500305', '013')] as const;
      // The woman of the same name is somebody else.
      const sheet = sheetOf(
        ...([
          ['周无号', numbers[0]],
          ['周无号', numbers[1]],
          ['周无号', numberOf('19500304', '024')],
        ] as const),
      );
      const id = await desk.upload(sheet);
      expect((await desk.rested(id)).counts).toMatchObject({ created: 1, similar: 2, warned: 0 });
      const [asked] = await desk.rows(id, 'similar');
      expect(asked?.residentId).toBe(body['id']);
      expect(asked?.messages.at(-1)?.text).toContain('疑似同一人：周无号（东村，暂无身份证号）');
      expect(await desk.command(id, 'confirm')).toBe(409);
      const decide = (row: number, apart: boolean) =>
        desk.client.send('POST', `/api/v1/roster-imports/${id}/decide`, { row, apart });
      // Of two who answer at once one does.
      const twice = await Promise.all([decide(2, false), decide(2, true)]);
      expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const filed = twice[1]?.status === 200 ? 1 : 0;
      expect((await decide(4, true)).status).toBe(409);
      expect((await decide(3, true)).body).toMatchObject({
        state: 'checked',
        counts: { similar: 0, created: 2 + filed },
      });
      // Until it is confirmed, what was said can be taken back and said otherwise; of two who do so at once one does.
      expect((await desk.rows(id)).map(({ decided }) => decided)).toEqual([true, true, undefined]);
      const back = () => desk.client.send('POST', `/api/v1/roster-imports/${id}/decide`, { row: 3 });
      expect((await Promise.all([back(), back()])).map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect((await desk.rows(id, 'similar')).map(({ row, decided }) => [row, decided])).toEqual([[3, undefined]]);
      expect(await desk.command(id, 'confirm')).toBe(409);
      expect((await decide(3, false)).body).toMatchObject({ counts: { similar: 0, created: 1 + filed } });
      expect((await back()).status).toBe(200);
      expect((await decide(3, true)).status).toBe(200);
      expect(await desk.command(id, 'confirm')).toBe(200);
      expect((await desk.rested(id)).counts).toMatchObject({ created: 2 + filed, rejected: 1 - filed, recheck: 0 });
      expect(await filesOf('周无号')).toBe(4 + filed);
      if (filed) return;
      const given = await desk.client.send('PUT', `/api/v1/residents/${String(body['id'])}/id-number`, {
        idNumber: numbers[0],
      });
      expect(given.status).toBe(200);
      expect((await desk.rested(await desk.upload(sheet))).counts).toMatchObject({ unchanged: 3, similar: 0 });
    });

    it('asks about another number of the same name, sex and day, and opens the file', async () => {
      await file('吴同名', '', { idNumber: numberOf('19510304', '013'), noNumber: '' });
      const done = await desk.imported(sheetOf(['吴同名', numberOf('19510304', '035')]));
      expect(done.counts).toMatchObject({ created: 1, warned: 1 });
      const [row] = await desk.rows(done.id, 'warned');
      expect(row?.messages.at(-1)?.text).toMatch(/疑似同一人：吴同名（东村，330114\*{8}\d{3}.）.*身份证号不同，请核对/);
      expect(await filesOf('吴同名')).toBe(2);
    });

    it('looks again when it writes: whoever was filed since the check is not filed twice', async () => {
      const people = Array.from(
        { length: 3 },
        (_, at) => [`郑同时${'甲乙丙'[at]}`, numberOf(`1952030${at + 1}`, '013')] as const,
      );
      const id = await desk.upload(sheetOf(...people));
      expect((await desk.rested(id)).counts).toMatchObject({ created: 3 });
      expect((await file(people[0]![0], '1952-03-01')).status).toBe(201);
      // At the same moment as it is written: one of the two comes first and the other says so.
      const [confirmed, ...opened] = await Promise.all([
        desk.command(id, 'confirm'),
        file(people[1]![0], '1952-03-02'),
        file(people[2]![0], '1952-03-03'),
      ]);
      expect(confirmed).toBe(200);
      const rows = (await desk.rested(id)) && (await desk.rows(id));
      expect(rows[0]).toMatchObject({ outcome: 'recheck' });
      for (const [at, { status }] of opened.entries())
        expect([status, rows[at + 1]?.outcome]).toEqual(status === 201 ? [201, 'recheck'] : [409, 'created']);
      for (const [name] of people) expect(await filesOf(name)).toBe(1);
    });
  },
);
