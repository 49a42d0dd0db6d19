import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bloodCount, clientFor, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';

let server: TestServer;
let doctor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  doctor = await clientFor(server.url, 'doctor');
}, 60_000);
afterAll(() => server?.stop());

const guidance = (id: string, stageMonth: string, over: object = {}) => {
  const { data: _, ...save } = bloodCount({ id, saveId: `${id}-1` });
  const data = { stageMonth, serviceDate: '2026-06-15', service6And12: ['1'], doctor: 'doctor' };
  return { ...save, formId: 'tcm-child-guidance', formVersion: 1, data, ...over };
};
const put = (save: ReturnType<typeof guidance>) => doctor.send('PUT', `/api/v1/records/${save.id}`, save);

describe('a form with one sheet for each stage', () => {
  it('takes the stage from the answers and has room for one sheet of each', async () => {
    expect((await put(guidance('first', '6'))).body).toMatchObject({ id: 'first', stage: '6' });
    const second = await put(guidance('second', '6', { stage: '12' }));
    expect(second).toMatchObject({ status: 409, body: { code: 'record.exists', existingId: 'first' } });
    expect(second.body.message).toContain('已有“6月龄”的');
    expect((await put(guidance('third', '12'))).status).toBe(200);
  });
});
