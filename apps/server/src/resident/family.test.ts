import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientFor, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';

let server: TestServer;
let doctor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  doctor = await clientFor(server.url, 'doctor');
}, 60_000);
afterAll(() => server?.stop());

const family = (id: string) => `/api/v1/residents/${id}/family`;
const knownOf = async (id: string) =>
  (await doctor.get(`/api/v1/residents/${id}/form-context?formId=newborn-home-visit`)).body['context']?.['resident'];

it('tells the forms of a child the mother, and those of a couple each other', async () => {
  await doctor.send('PUT', family('resident-2'), { kind: 'mother', otherId: 'resident-3' });
  await doctor.send('PUT', family('resident-3'), { kind: 'spouse', otherId: 'resident-1' });
  expect(await knownOf('resident-2')).toMatchObject({ motherName: '李清照' });
  expect(await knownOf('resident-1')).toMatchObject({ spouseName: '李清照' });
  expect(await knownOf('resident-3')).not.toHaveProperty('motherName');
});

it('tells the sheets of a child what stands in the files of its parents, numbers masked', async () => {
  const asked = await doctor.get('/api/v1/residents/resident-2/form-context?formId=child-basic-info');
  expect(asked.body['context']?.['previous']).toMatchObject({
    motherResidentId: 'resident-3',
    motherName: '李清照',
    motherIdNumber: expect.stringMatching(/\*{4,}/),
    fatherName: expect.any(String),
  });
  expect(JSON.stringify(asked.body)).not.toMatch(/99010119\d{8}/);
  const other = await doctor.get('/api/v1/residents/resident-2/form-context?formId=child-check-up');
  expect(other.body['context']?.['previous'] ?? {}).not.toHaveProperty('motherName');
});

it('takes nation, address and family of a pregnancy and of a child over from the archive', async () => {
  const keep = (id: string, data: object) =>
    server.database.query(
      `insert into records (county_code, id, form_id, form_version, subject_id, institution_code, occurred_on, slot, data, version, created_at, created_by, updated_at, updated_by, updated_by_name)
       values ('990101', $1, 'resident-personal-info', 1, $2, '990101101001', '2024-05-06', 'one', $3::jsonb, 1, now(), 'doctor', now(), 'doctor', '医生')`,
      [`info-${id}`, id, JSON.stringify(data)],
    );
  const home = { currentAddress: '990101101001', currentAddressDetail: '东村 2 组', ethnicGroup: '11' };
  await keep('resident-3', { ...home, educationLevel: '20' });
  await keep('resident-1', home);
  const told = async (id: string, formId: string) =>
    (await doctor.get(`/api/v1/residents/${id}/form-context?formId=${formId}`)).body['context']?.['previous'];
  expect(await told('resident-3', 'pregnancy-basic-info')).toMatchObject({
    ...{ ethnicGroup: '11', educationLevel: '20', currentAddress: '990101101001' },
    ...{ husbandName: '张三丰', husbandEthnicity: '11', husbandIdNumber: expect.stringMatching(/\*{4,}/) },
  });
  expect(await told('resident-2', 'child-basic-info')).toMatchObject({
    ...{ ethnicGroup: '11', currentAddress: '990101101001', currentAddressDetail: expect.any(String) },
    ...{ motherName: '李清照', motherEthnicity: '11', motherEducation: '20', fatherName: '张三丰' },
  });
});

it('shows a family without its numbers, and nobody of the neighbouring township', async () => {
  const { body } = await doctor.get(family('resident-2'));
  expect(body['mother']).toMatchObject({ id: 'resident-3', name: '李清照' });
  expect(JSON.stringify(body)).not.toMatch(/99010119\d{8}/);
  expect((await doctor.send('PUT', family('resident-2'), { kind: 'mother', otherId: 'resident-4' })).status).toBe(404);
  expect((await doctor.get(family('resident-4'))).status).toBe(404);
  const county = await clientFor(server.url, 'county');
  await county.send('PUT', family('resident-3'), { kind: 'spouse', otherId: 'resident-4' });
  expect((await doctor.get(family('resident-3'))).body).not.toHaveProperty('spouse');
});

it('is not for who may only look', async () => {
  const viewer = await clientFor(server.url, 'viewer');
  expect((await viewer.send('PUT', family('resident-2'), { kind: 'mother' })).status).toBe(403);
  expect((await viewer.get(family('resident-2'))).status).toBe(200);
});
