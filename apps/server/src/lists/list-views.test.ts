import type { SavedView } from '@gongwei/domain/lists';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientFor, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';

let server: TestServer;
const clients: { [name: string]: TestClient } = {};
beforeAll(async () => {
  server = await startTestServer();
  for (const name of ['county', 'doctor', 'western', 'village']) clients[name] = await clientFor(server.url, name);
});
afterAll(() => server.stop());

const VIEWS = '/api/v1/lists/resident-list/views';
const keep = (who: string, view: object) => clients[who]!.send('POST', VIEWS, view);
const seenBy = async (who: string) =>
  (await clients[who]!.get<SavedView[]>(VIEWS)).body.map(({ id, mine }) => (mine ? id : `(${id})`));

it('keeps a view for whoever made it, and shares it with the institutions below', async () => {
  const question = { where: { sex: ['female'], phone: { text: '199' } }, text: '李' };
  expect((await keep('doctor', { id: 'own', label: '妇女', shared: false, question })).status).toBe(200);
  const shared = await keep('doctor', { id: 'ours', label: '我院的', shared: true, question, columns: ['name'] });
  // What was typed is personal and is not handed on.
  expect(shared.body).toMatchObject({ mine: true, question: { where: { sex: ['female'] } }, columns: ['name'] });
  expect(JSON.stringify(shared.body)).not.toMatch(/李|199/);
  expect(await seenBy('doctor')).toEqual(['own', 'ours']);
  expect([await seenBy('village'), await seenBy('western'), await seenBy('county')]).toEqual([['(ours)'], [], []]);
});

it('lets nobody else change or drop it', async () => {
  const stolen = await keep('village', { id: 'ours', label: '改', shared: true, question: {} });
  expect(stolen.status).toBe(409);
  await clients['village']!.send('POST', `${VIEWS}/ours/drop`, {});
  expect(await seenBy('village')).toEqual(['(ours)']);
  await clients['doctor']!.send('POST', `${VIEWS}/ours/drop`, {});
  expect(await seenBy('village')).toEqual([]);
});

it('refuses a question the list cannot be asked, and more views than anybody finds again', async () => {
  expect(
    (await keep('county', { id: 'x', label: 'x', shared: false, question: { where: { nothing: ['1'] } } })).status,
  ).toBe(422);
  for (let at = 0; at < 50; at += 1)
    expect((await keep('county', { id: `v${at}`, label: `${at}`, shared: false, question: {} })).status).toBe(200);
  expect((await keep('county', { id: 'v50', label: '50', shared: false, question: {} })).status).toBe(409);
  expect((await keep('county', { id: 'v1', label: '改名', shared: false, question: {} })).body).toMatchObject({
    label: '改名',
  });
});

it('keeps how somebody has arranged the columns', async () => {
  const path = '/api/v1/lists/resident-list/layout';
  expect((await clients['doctor']!.get(path)).body).toEqual({});
  const layout = { columns: ['name', 'age'], widths: { name: 120 }, density: 'dense' };
  expect((await clients['doctor']!.send('POST', path, layout)).status).toBe(200);
  expect((await clients['doctor']!.get(path)).body).toEqual(layout);
  expect((await clients['county']!.get(path)).body).toEqual({});
});
