import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  clientFor,
  findIn,
  openCallWindow,
  startTestServer,
  type TestClient,
  type TestServer,
} from '../testing/index.ts';

const [COUNTY, EAST] = ['990101', '990101101'];
let server: TestServer;
const clients = new Map<string, TestClient>();
const as = (username: string): TestClient => clients.get(username) as TestClient;
beforeAll(async () => {
  server = await startTestServer();
  await server.database.query("update user_roles set role = 'TWN' where user_id = 'clerk'");
  for (const name of ['county', 'clerk', 'doctor', 'western']) clients.set(name, await clientFor(server.url, name));
}, 60_000);
afterAll(() => server?.stop());

let saves = 0;
const setting = (id: string, subjectId: string, data: object, baseVersion = 0) =>
  as('county').send('PUT', `/api/v1/records/${id}`, {
    ...{ id, formId: 'global-config', formVersion: 1, subjectId, occurredOn: '2026-06-15', baseVersion },
    saveId: `setting-${(saves += 1)}`,
    data: { group: '8', name: '参数', valueType: 'number', scope: '1', inherit: true, ...data },
  });
const inForce = async (who: string) => (await as(who).get('/api/v1/configuration')).body['values'];

describe('全局配置', () => {
  it('is in force for the institution it is set for and those below, and told to every window at once', async () => {
    expect(await inForce('doctor')).toEqual({});
    const window = await openCallWindow(server.url, 'doctor');
    expect(await setting('call-county', COUNTY, { key: 'call.timeout', value: '20' })).toMatchObject({ status: 200 });
    expect(await window.take('news')).toMatchObject({ topic: 'configuration' });
    expect(await setting('call-east', EAST, { key: 'call.timeout', value: '60' })).toMatchObject({ status: 200 });
    expect([await inForce('doctor'), await inForce('western'), await inForce('county')]).toEqual([
      { 'call.timeout': 60 },
      { 'call.timeout': 20 },
      { 'call.timeout': 20 },
    ]);
    expect((await as('county').get('/api/v1/configuration', { 'x-institution': EAST })).body['values']).toEqual({
      'call.timeout': 60,
    });
    window.close();
  });

  it('decides how long a call of the institution rings before the server takes it back', async () => {
    const [caller, called] = [await openCallWindow(server.url, 'doctor'), await openCallWindow(server.url, 'village')];
    const callId = '017f22e2-79b0-7cc3-98c4-0000000000c1';
    expect(await caller.call({ do: 'invite', callId, kind: 'audio', to: ['village'] })).toMatchObject({ ok: true });
    await called.news('invited');
    // 64 of 65 seconds, with a sign of life every eight.
    for (let second = 0; second < 64; second += 8) {
      server.clock.advance(8_000);
      for (const window of [caller, called]) {
        window.send({ t: 'ping' });
        await window.take('pong');
      }
    }
    expect(called.left().filter(({ t }) => t === 'news')).toEqual([]);
    server.clock.advance(2_000);
    expect(await called.news('cancelled')).toMatchObject({ because: 'no-answer' });
    caller.close();
    called.close();
  });

  it('is read by a township, the county’s included, and changed by nobody without the right', async () => {
    const page = await findIn(as('clerk'), '/api/v1/lists/global-config');
    expect(page.body['rows']?.map(({ id }) => id).toSorted()).toEqual(['call-county', 'call-east']);
    expect((await findIn(as('doctor'), '/api/v1/lists/global-config')).status).toBe(403);
  });

  it('refuses values that a key does not take, and those of security to all but the platform administrator', async () => {
    expect(await setting('call-county', COUNTY, { key: 'call.timeout', value: '5' }, 1)).toMatchObject({ status: 422 });
    expect(await setting('lock', COUNTY, { key: 'lock.delay', value: '500' })).toMatchObject({ status: 403 });
    await server.database.query("update user_roles set role = 'SYS' where user_id = 'county'");
    expect(await setting('lock', COUNTY, { key: 'lock.delay', value: '500' })).toMatchObject({ status: 200 });
    await server.database.query("update user_roles set role = 'CNT' where user_id = 'county'");
    expect(await setting('lock', COUNTY, { key: 'other', value: '1' }, 1)).toMatchObject({ status: 403 });
    const taken = { removed: true, baseVersion: 1, saveId: 'take-lock-out' };
    expect((await as('county').send('PUT', '/api/v1/records/lock/removed', taken)).status).toBe(403);
  });

  it('is as delivered again once an entry is taken out', async () => {
    const taken = await as('county').send('PUT', '/api/v1/records/call-east/removed', {
      removed: true,
      baseVersion: 1,
      saveId: 'take-out',
    });
    expect(taken.status).toBe(200);
    expect(await inForce('doctor')).toMatchObject({ 'call.timeout': 20 });
  });
});
