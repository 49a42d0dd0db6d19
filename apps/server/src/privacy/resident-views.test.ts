import type { Page, ResidentView } from '@gongwei/domain/resident';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bloodCount, clientFor, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';

let server: TestServer;
let doctor: TestClient;
let viewer: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  [doctor, viewer] = [await clientFor(server.url, 'doctor'), await clientFor(server.url, 'viewer')];
}, 60_000);
afterAll(() => server?.stop());

const viewsOf = async (who: TestClient, id: string): Promise<Page<ResidentView>> =>
  (await who.get<Page<ResidentView>>(`/api/v1/residents/${id}/views?limit=200&offset=0`)).body;

describe('who looked into a file', () => {
  it('is told for every way in, by name, institution and part, and holds nothing of the resident', async () => {
    const record = bloodCount({ id: 'looked', saveId: 'looked', subjectId: 'resident-2' });
    await doctor.send('PUT', '/api/v1/records/looked', record);
    await viewer.get('/api/v1/residents/resident-2/overview');
    await viewer.get('/api/v1/residents/resident-2/form-context?formId=hypertension-follow-up');
    await viewer.get('/api/v1/records/looked');
    await doctor.send('POST', '/api/v1/residents/resident-2/reveal', { what: 'phone' });
    await doctor.send('POST', '/api/v1/print-jobs', {
      jobs: [{ id: 'looked-job', residentId: 'resident-2', template: '6' }],
    });
    const { rows, total } = await viewsOf(doctor, 'resident-2');
    const told = rows.map(({ userName, institutionName, part, formId = '' }) =>
      [userName, institutionName, part, formId].join(' ').trim(),
    );
    expect(total).toBe(rows.length);
    expect(told.toSorted()).toEqual(
      [
        '东镇医生 东镇卫生院 phone',
        '东镇医生 东镇卫生院 print',
        '监管员 测试县卫生健康局 form hypertension-follow-up',
        '监管员 测试县卫生健康局 form supplement-blood-routine',
        '监管员 测试县卫生健康局 overview',
      ].toSorted(),
    );
    const stored = JSON.stringify(
      await server.database.query("select * from resident_views where resident_id = 'resident-2'"),
    );
    expect(stored).not.toMatch(/单雄信|990101199|1990000/);
  });

  it.each([
    ['the values over time', '/api/v1/residents/resident-5/series?concepts=hemoglobin', 'overview'],
    ['a list of sheets', '/api/v1/records?subjectId=resident-5', 'overview'],
    [
      'the latest sheet of a form',
      '/api/v1/records/latest?subjectId=resident-5&formId=supplement-blood-routine',
      'form',
    ],
    ['all versions of a sheet', '/api/v1/records/aside/history', 'form'],
  ])('is told also of who reads %s beside the file', async (_what, path, part) => {
    const western = await clientFor(server.url, 'western');
    const record = bloodCount({ id: 'aside', saveId: 'aside', subjectId: 'resident-5' });
    expect((await western.send('PUT', '/api/v1/records/aside', record)).status).toBe(200);
    await server.database.query("delete from resident_views where resident_id = 'resident-5'");
    expect((await viewer.get(path)).status).toBe(200);
    expect((await viewsOf(western, 'resident-5')).rows).toMatchObject([{ userName: '监管员', part }]);
  });

  it('counts one look an hour, also when two requests come at once, and the next hour another one', async () => {
    const look = () => viewer.get('/api/v1/residents/resident-3/overview');
    await Promise.all(Array.from({ length: 8 }, look));
    server.clock.leap(59 * 60_000);
    const sameHour = (await viewsOf(doctor, 'resident-3')).total;
    server.clock.leap(60_000);
    await look();
    expect([sameHour, (await viewsOf(doctor, 'resident-3')).total]).toEqual([1, 2]);
    const [newest, older] = (await viewsOf(doctor, 'resident-3')).rows;
    expect(newest && older && newest.at > older.at).toBe(true);
  });

  it('is for who keeps the archives of the branch, and for nobody else', async () => {
    const western = await clientFor(server.url, 'western');
    const statuses = await Promise.all(
      [doctor, viewer, western].map(
        async (who) => (await who.get('/api/v1/residents/resident-1/views?limit=10&offset=0')).status,
      ),
    );
    expect(statuses).toEqual([200, 403, 404]);
  });

  it('is nothing where the look was refused', async () => {
    const western = await clientFor(server.url, 'western');
    expect((await western.get('/api/v1/residents/resident-1/overview')).status).toBe(404);
    expect((await viewsOf(doctor, 'resident-1')).rows.map(({ userName }) => userName)).not.toContain('西镇医生');
  });
});
