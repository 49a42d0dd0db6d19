import { checkDigitOf } from '@gongwei/domain/resident';
import { timeOfUuidV7, type UuidV7 } from '@gongwei/domain/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findIn, bloodCount, clientFor, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';
import { residentsChanged } from '../database/branch-changes.ts';

let server: TestServer;
let doctor: TestClient;
let village: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  [doctor, village] = [await clientFor(server.url, 'doctor'), await clientFor(server.url, 'village')];
}, 60_000);
afterAll(() => server?.stop());

const idNumber = (order: string): string => `99010119600101${order}${checkDigitOf(`99010119600101${order}`)}`;
const typed = (order: string, more: object = {}) => ({
  name: '周 小梅',
  idNumber: idNumber(order),
  villageCode: '990101101001',
  phone: '139 0000 0009',
  address: '东村3组',
  ...more,
});
const total = async (client: TestClient, query = ''): Promise<unknown> =>
  (await findIn(client, '/api/v1/residents', query)).body['total'];

describe('opening the file of somebody who is on no roster', () => {
  it('takes sex and birthday from the number, files it in the village, and the list has it at once', async () => {
    const before = Number(await total(doctor));
    const created = await doctor.send('POST', '/api/v1/residents', typed('002'));
    expect(created).toMatchObject({ status: 201, body: { archiveNumber: '99010110100100004', warnings: [] } });
    expect(await total(doctor)).toBe(before + 1);
    // A newborn's file is opened on the day of its birth: its address tells the month alone.
    const made = timeOfUuidV7(String(created.body['id']) as UuidV7);
    expect(new Date(made).toISOString()).toBe('2026-06-01T00:00:00.000Z');
    const { body } = await village.get(`/api/v1/residents/${String(created.body['id'])}/overview`);
    expect(body['resident']).toMatchObject({
      name: '周小梅',
      sex: 'female',
      birthDate: '1960-01-01',
      villageName: '东村',
      institutionCode: '990101101001',
      status: '1',
      filedOn: '2026-06-15',
      phone: '139****0009',
    });
    const log = await server.database.query<{ action: string; details: unknown }>(
      'select action, details from operation_log where subject_id = $1',
      [String(created.body['id'])],
    );
    expect(log).toEqual([{ action: 'resident.create', details: { source: 'form', fields: [] } }]);
  });

  it('needs no village where there is only one', async () => {
    const { villageCode: _, ...rest } = typed('004');
    expect((await village.send('POST', '/api/v1/residents', rest)).status).toBe(201);
  });

  it('says everything that is wrong, field by field', async () => {
    const refused = await doctor.send('POST', '/api/v1/residents', {
      name: '周3',
      idNumber: idNumber('006').slice(0, 17) + '?',
      phone: '123',
      villageCode: '990101102001',
    });
    expect(refused).toMatchObject({ status: 422, body: { code: 'resident.invalid' } });
    expect(refused.body['fields']?.map((field) => field['field'])).toEqual([
      'name',
      'idNumber',
      'phone',
      'villageCode',
    ]);
    expect((await doctor.send('POST', '/api/v1/residents', {})).body['fields']?.length).toBeGreaterThan(0);
  });

  it('tells who has the number already, and no name of another institution', async () => {
    const first = await doctor.send('POST', '/api/v1/residents', typed('008'));
    const again = await doctor.send('POST', '/api/v1/residents', typed('008', { name: '别人' }));
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'resident.exists', existingId: first.body['id'], message: '该身份证号已建档：周小梅（东村）' },
    });
    const elsewhere = await (
      await clientFor(server.url, 'western')
    ).send('POST', '/api/v1/residents', typed('008', { villageCode: '990101102001' }));
    expect(elsewhere.status).toBe(409);
    expect(JSON.stringify(elsewhere.body)).not.toMatch(/周小梅|东村|existingId/);
  });

  it('opens one file when two press at the same moment', async () => {
    const answers = await Promise.all(
      [doctor, village].map((client) => client.send('POST', '/api/v1/residents', typed('010'))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it('is not for those who may only look', async () => {
    expect((await (await clientFor(server.url, 'viewer')).send('POST', '/api/v1/residents', typed('012'))).status).toBe(
      403,
    );
  });
});

it('a saved sheet changes filtered totals at once, whoever asks', async () => {
  const county = await clientFor(server.url, 'county');
  const missing = 'due=check-up-missing-this-year';
  const [wide, narrow] = [Number(await total(county, missing)), Number(await total(doctor, missing))];
  // The blood count leaves the list as it is; the totals stay kept and right.
  await doctor.send('PUT', '/api/v1/records/count-1', bloodCount({ id: 'count-1', saveId: 'count-1' }));
  expect([await total(county, missing), await total(doctor, missing)]).toEqual([wide, narrow]);
  await server.database.query("update residents set status = '3' where id = 'resident-1'");

  await residentsChanged(server.database);
  expect([await total(county, missing), await total(doctor, missing)]).toEqual([wide - 1, narrow - 1]);
});

it('lists those one is responsible for, and counts them on the home page', async () => {
  const all = await findIn(village, '/api/v1/residents', 'mine=true');
  expect(all.body['rows']?.map((row) => row['name'])).toEqual(['张三丰', '单雄信', '李清照']);
  expect(await total(doctor, 'mine=true')).toBe(0);
  await server.database.query("update residents set next_follow_up_on = '2026-06-10' where id = 'resident-2'");
  await server.database.query("update residents set next_follow_up_on = '2026-06-16' where id = 'resident-3'");
  expect((await village.get('/api/v1/home/summary')).body['mine']).toEqual({ residents: 2, due: 1, overdue: 1 });
  expect((await doctor.get('/api/v1/home/summary')).body['mine']).toEqual({ residents: 0, due: 0, overdue: 0 });
});

describe('opening the file of a child from its mother’s', () => {
  const child = (day: string, order: string): string => `990101${day}${order}${checkDigitOf(`990101${day}${order}`)}`;
  const familyOf = (id: string) => doctor.get(`/api/v1/residents/${id}/family`);

  it('lives with her, is reached by her telephone, and belongs to her at once; so does the other twin', async () => {
    const mother = await doctor.send('POST', '/api/v1/residents', typed('026', { idNumber: child('19960101', '002') }));
    const motherId = String(mother.body['id']);
    const open = (name: string, order: string) =>
      doctor.send('POST', '/api/v1/residents', { name, idNumber: child('20260601', order), motherId });
    const twins = [await open('周小梅之子', '011'), await open('周小梅之女', '022')];
    expect(twins).toMatchObject([
      { status: 201, body: { warnings: [] } },
      { status: 201, body: { warnings: [] } },
    ]);
    const ids = twins.map(({ body }) => String(body['id']));
    expect((await familyOf(motherId)).body['children']).toMatchObject(ids.map((id) => ({ id })));
    const stored = await server.database.query(
      'select village_code, phone, address from residents where id = any($1)',
      [[motherId, ...ids]],
    );
    const home = { village_code: '990101101001', phone: '13900000009', address: '东村3组' };
    expect(stored).toEqual([home, home, home]);
  });

  it('is refused with a word at the number for whom she cannot have borne, and where she is not there; nobody is filed', async () => {
    const before = await total(doctor);
    const send = (motherId: string, idNumber: string) =>
      doctor.send('POST', '/api/v1/residents', { name: '李小', idNumber, motherId });
    expect(await send('resident-3', child('19400601', '011'))).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'idNumber', message: '所选母亲的年龄与儿童不符，请核对' }] },
    });
    expect((await send('resident-of-nobody', child('20260602', '011'))).status).toBe(404);
    expect(await total(doctor)).toBe(before);
  });
});
