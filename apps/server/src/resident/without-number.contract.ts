import { checkDigitOf } from '@gongwei/domain/resident';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { clientFor, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';

const numberOf = (born: string, order: string): string =>
  `990101${born}${order}${checkDigitOf(`990101${born}${order}`)}`;
const newborn = (name: string, more: object = {}) => ({
  ...{ name, idNumber: '', noNumber: '1', sex: 'female', birthDate: '2026-05-20', villageCode: '990101101001' },
  ...more,
});

/** Files of people without an identity number over a database, where two write at once. */
export function withoutNumberContract(name: string, open: () => Promise<Database>): void {
  describe(`a file without an identity number, ${name}`, () => {
    let server: TestServer;
    let doctor: TestClient;
    let village: TestClient;
    beforeAll(async () => {
      const database = await open();
      server = await startTestServer({ database });
      [doctor, village] = [await clientFor(server.url, 'doctor'), await clientFor(server.url, 'village')];
    }, 120_000);
    afterAll(() => server?.stop());

    const create = (body: object, client = doctor) => client.send('POST', '/api/v1/residents', body);
    const give = (id: unknown, idNumber: string, confirmed?: string, client = doctor) =>
      client.send('PUT', `/api/v1/residents/${String(id)}/id-number`, {
        idNumber,
        ...(confirmed !== undefined && { confirmed }),
      });
    const shown = async (id: unknown) =>
      (await doctor.get(`/api/v1/residents/${String(id)}/overview`)).body['resident'] as Record<string, unknown>;

    it('is opened with reason, sex and day, is found by its name, and shows no number', async () => {
      const created = await create(newborn('张小苗'));
      expect(created.status).toBe(201);
      expect(await shown(created.body['id'])).toMatchObject({
        ...{ idNumber: '', noNumber: '1', sex: 'female', birthDate: '2026-05-20' },
      });
      const found = await doctor.send('POST', '/api/v1/residents/search', { text: '张小苗', offset: 0, limit: 10 });
      expect(found.body['rows']).toMatchObject([{ id: created.body['id'], idNumber: '' }]);
      const revealed = await doctor.send('POST', `/api/v1/residents/${String(created.body['id'])}/reveal`, {
        what: 'idNumber',
      });
      expect(revealed.body).toEqual({ value: '' });
      const fhir = await doctor.get(`/api/fhir/Patient/${String(created.body['id'])}`);
      expect(JSON.stringify(fhir.body['identifier'])).not.toContain('2.16.156.10011.1.3');
    });

    it('says what is missing of who has no number, field by field', async () => {
      const refused = await create({
        name: '张某',
        idNumber: '',
        noNumber: '1',
        sex: '',
        birthDate: '2027-01-01',
        villageCode: '990101101001',
      });
      expect(refused.body['fields']?.map((field) => field['field'])).toEqual(['sex', 'birthDate']);
      const grown = await create(newborn('张大', { birthDate: '1990-01-01' }));
      expect(grown.body['fields']?.map((field) => field['field'])).toEqual(['noNumber']);
    });

    it('asks about the same name and day, and about another child of the mother, until that question is answered', async () => {
      const mother = await create({
        name: '李母亲',
        idNumber: numberOf('19960101', '022'),
        villageCode: '990101101001',
      });
      const motherId = String(mother.body['id']);
      const first = await create(newborn('李母亲之女', { motherId, villageCode: '' }));
      expect(first.status).toBe(201);
      const asked = await create(newborn('李小双', { motherId, villageCode: '' }));
      expect(asked).toMatchObject({ status: 409, body: { code: 'resident.similar', existingId: first.body['id'] } });
      const apart = String(asked.body['message']);
      expect(apart).toContain('李母亲之女');
      expect((await create(newborn('李小双', { motherId, apart: 'read something else' }))).status).toBe(409);
      expect((await create(newborn('李小双', { motherId, villageCode: '', apart }))).status).toBe(201);
      // The next question names both.
      expect((await create(newborn('李三', { motherId, apart }))).body['message']).toContain('李小双');
    });

    it('of two who open it at once one is asked', async () => {
      const answers = await Promise.all([doctor, village].map((client) => create(newborn('王同时'), client)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
      // One with the number and one without are the same person, too.
      const mixed = await Promise.all([
        create(newborn('王同刻', { birthDate: '2026-05-21' })),
        create({ name: '王同刻', idNumber: numberOf('20260521', '002'), villageCode: '990101101001' }, village),
      ]);
      expect(mixed.filter(({ status }) => status === 201).length).toBe(1);
    });

    it('tells no name of another institution', async () => {
      await create(newborn('周东村'));
      const west = await clientFor(server.url, 'western');
      const elsewhere = await create(newborn('周东村', { villageCode: '990101102001' }), west);
      expect(elsewhere).toMatchObject({ status: 409, body: { code: 'resident.similar' } });
      expect(JSON.stringify(elsewhere.body)).not.toMatch(/周东村|existingId/);
      expect(elsewhere.body['message']).toContain('其他机构的 1 份档案');
    });

    it('gets its number once: another sex or day is asked about, and two who add one at once leave one', async () => {
      const { body } = await create(newborn('赵补录'));
      const number = numberOf('20260520', '012');
      expect((await give(body['id'], `${number.slice(0, 17)}x`)).status).toBe(422);
      const differs = numberOf('20260519', '013');
      const asked = await give(body['id'], differs);
      expect(asked).toMatchObject({ status: 409, body: { code: 'resident.number-differs' } });
      expect(asked.body['message']).toBe(
        '按号码为男性，档案为女性；按号码出生于 2026-05-19，档案为 2026-05-20。以号码为准吗？',
      );
      const both = await Promise.all([
        give(body['id'], number),
        give(body['id'], differs, String(asked.body['message']), village),
      ]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const [row] = await server.database.query<{ id_number: string; no_number: null; sex: string; born: string }>(
        'select id_number, no_number, sex, birth_date::text as born from residents where id = $1',
        [String(body['id'])],
      );
      const first = both[0]?.status === 200;
      expect(row).toEqual({
        ...{ id_number: first ? number : differs, no_number: null },
        ...(first ? { sex: 'female', born: '2026-05-20' } : { sex: 'male', born: '2026-05-19' }),
      });
      // The same again is no second change.
      expect((await give(body['id'], row!.id_number)).status).toBe(200);
    });

    it('names whose number it is, and is merged into that file, not the other way round', async () => {
      const number = numberOf('20260522', '014');
      const known = await create({ name: '钱已有', idNumber: number, villageCode: '990101101001' });
      const { body } = await create(newborn('钱之女', { birthDate: '2026-05-22' }));
      expect(await give(body['id'], number)).toMatchObject({
        status: 409,
        body: { code: 'resident.id-number-taken', existingId: known.body['id'] },
      });
      const county = await clientFor(server.url, 'county');
      const merge = (given: unknown, kept: unknown, id: string) =>
        county.send('POST', `/api/v1/residents/${String(given)}/archive-events`, {
          ...{ id, event: { type: 'VOID', on: '2026-06-15', reason: '同一人', keptId: kept } },
        });
      expect(await merge(known.body['id'], body['id'], 'merge-wrong')).toMatchObject({
        status: 422,
        body: { message: '保留的档案没有身份证号，请反过来合并：保留有身份证号的那一份' },
      });
      expect((await merge(body['id'], known.body['id'], 'merge-right')).status).toBe(200);
    });
  });
}
