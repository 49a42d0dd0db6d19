import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Queryable } from '../../database/database.port.ts';
import { bloodCount, clientFor, startTestServer, type TestClient, type TestServer } from '../../testing/index.ts';

const DIE = { type: 'DIE', on: '2026-06-10', cause: '脑出血', evidence: '1' };
const said = (...visits: readonly string[]) =>
  `死亡日期 2026-06-10 以后还有服务记录：${visits.join('、')}。请核对死亡日期和这些记录。`;

/** What a death before stored visits promises over a database, where two people write about one person. */
export function laterVisitsContract(name: string, open: () => Promise<Database>): void {
  describe(`a death before stored visits, ${name}`, () => {
    let server: TestServer;
    let doctor: TestClient;
    beforeAll(async () => {
      const database = await open();
      server = await startTestServer({ database });
      doctor = await clientFor(server.url, 'doctor');
    }, 120_000);
    afterAll(() => server?.stop());

    const seen = (inside: Queryable, on: string) =>
      inside.query(
        `insert into records (county_code, id, form_id, form_version, subject_id, subject_kind, institution_code, occurred_on, data, version,
           created_at, created_by, updated_at, updated_by, updated_by_name)
         values ('990101', $1, 'health-check-up', 1, 'resident-2', 'resident', '990101101001', $2, '{}', 1, now(), 'doctor', now(), 'doctor', '')`,
        [`seen-${on}`, on],
      );
    const die = (confirmed?: string) =>
      doctor.send('POST', '/api/v1/residents/resident-2/archive-events', {
        id: 'the-death',
        event: DIE,
        ...(confirmed !== undefined && { confirmed }),
      });

    it('is asked about a visit that is being written while it is registered', async () => {
      let asked: ReturnType<typeof die> | undefined;
      await server.database.transaction(async (inside) => {
        await inside.query(`select id from residents where id = 'resident-2' for no key update`);
        await seen(inside, '2026-06-12');
        asked = die();
        // Time enough for the death to come to its question, if it did not wait for who writes.
        for (let turn = 0; turn < 200; turn += 1) await inside.query('select 1');
      });
      expect((await asked)?.body).toMatchObject({
        code: 'archive.later-visits',
        message: said('2026-06-12 健康体检表'),
      });
    });

    it('is asked anew where another visit was stored since the question, and done once that one is confirmed', async () => {
      const message = String((await die()).body['message']);
      await seen(server.database, '2026-06-14');
      const anew = await die(message);
      expect(anew.body).toMatchObject({
        code: 'archive.later-visits',
        message: said('2026-06-14 健康体检表', '2026-06-12 健康体检表'),
      });
      expect((await die(String(anew.body['message']))).body).toMatchObject({ status: '3' });
      // The same press once more, on a bad line.
      expect((await die(message)).body).toMatchObject({ status: '3' });
    });

    it('asks of a sheet that knows nothing of the death, until the very sentence is confirmed', async () => {
      const sheet = bloodCount({ id: 'after-the-death', subjectId: 'resident-2' });
      const save = (more: object = {}) => doctor.send('PUT', `/api/v1/records/${sheet.id}`, { ...sheet, ...more });
      const asked = await save();
      const message = '晚于登记的死亡日期 2026-06-10，请核对。';
      expect(asked).toMatchObject({ status: 409, body: { code: 'record.life', message } });
      expect((await save({ confirmed: ['晚于登记的死亡日期 2026-06-09，请核对。'] })).status).toBe(409);
      expect((await save({ confirmed: [message] })).body).toMatchObject({ version: 1 });
      // The same press once more, on a bad line.
      expect((await save()).body).toMatchObject({ version: 1 });
      // Other answers of the same day raise no new question; another day does.
      const next = { baseVersion: 1, saveId: 'next' };
      const later = { ...sheet.data, examDate: '2026-06-14' };
      expect((await save({ ...next, data: later })).body).toMatchObject({ code: 'record.life' });
      expect((await save({ ...next, data: { ...sheet.data, hemoglobin: 128 } })).body).toMatchObject({ version: 2 });
    });
  });
}
