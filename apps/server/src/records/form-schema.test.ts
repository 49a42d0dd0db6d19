import { formIndex } from '@gongwei/domain/catalogue';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bloodCount, clientFor, clientOf, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()), 60_000);
afterAll(() => server?.stop());

const ajv = new Ajv2020({ strict: false, formats: { date: true } });

it('gives the schema of every form to anybody, and of no other', async () => {
  const nobody = clientOf(server.url);
  for (const { id } of formIndex) {
    const { status, body } = await nobody.get<object>(`/api/v1/forms/${id}/schema`);
    expect([id, status, body]).toMatchObject([id, 200, { 'x-form': id, additionalProperties: false }]);
  }
  expect((await nobody.get('/api/v1/forms/none/schema')).status).toBe(404);
});

it('says what the server then stores, and refuses what it refuses', async () => {
  const doctor = await clientFor(server.url, 'doctor');
  const schema = (await doctor.get<object>('/api/v1/forms/supplement-blood-routine/schema')).body;
  const check = ajv.compile(schema);
  const save = bloodCount({ id: 'by-schema', saveId: 'by-schema-1' });
  expect(check(save.data)).toBe(true);
  const stored = await doctor.send('PUT', '/api/v1/records/by-schema', save);
  expect([stored.status, check(stored.body['data'])]).toEqual([200, true]);
  const wrong = { ...save.data, hemoglobin: 99_999 };
  expect(check(wrong)).toBe(false);
  const next = { ...save, data: wrong, baseVersion: 1, saveId: 'by-schema-2' };
  expect((await doctor.send('PUT', '/api/v1/records/by-schema', next)).status).toBe(422);
});
