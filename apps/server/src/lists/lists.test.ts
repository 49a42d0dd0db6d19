import { residentsChanged } from '../database/branch-changes.ts';
import type { ListPage } from '@gongwei/domain/lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';

let server: TestServer;
let county: TestClient;
let viewer: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  [county, viewer] = [await clientFor(server.url, 'county'), await clientFor(server.url, 'viewer')];
});
afterAll(() => server.stop());

const read = async (client: TestClient, list: string, body: object = {}): Promise<ListPage> => {
  const answer = await client.send<ListPage>('POST', `/api/v1/lists/${list}/search`, body);
  expect(answer.body).not.toHaveProperty('message');
  return answer.body;
};
const names = (page: ListPage) => page.rows.map(({ cells }) => cells['name']);

describe('a list', () => {
  it('shows the rows of the reader with cells, actions and names', async () => {
    const page = await read(county, 'resident-list');
    expect(page.count).toEqual({ found: 5, exact: true });
    expect(page.rows[0]).toMatchObject({
      id: 'resident-1',
      residentId: 'resident-1',
      cells: {
        name: '张三丰',
        sex: 'male',
        age: 71,
        idNumber: '990101********001X',
        conditions: ['hypertension'],
        lastCheckUpOn: null,
      },
      actions: ['merge', 'moveOut', 'death', 'lost', 'refuse', 'cancel', 'transferDoctor', 'print'],
    });
    expect(page.names).toMatchObject({ village: '东村医生', '990101101001': '东村卫生室' });
  });
  it('is narrowed by each kind of filter, a view and a search', async () => {
    expect(names(await read(county, 'resident-list', { where: { sex: ['female'] } }))).toEqual(['李清照']);
    expect(
      names(await read(county, 'resident-list', { where: { age: { from: 70 }, conditions: ['hypertension'] } })),
    ).toEqual(['张三丰']);
    expect(names(await read(county, 'resident-list', { where: { place: ['990101102'] } }))).toEqual(['张小西', '赵西']);
    expect(names(await read(county, 'resident-list', { where: { filedOn: { from: '2024-05-07' } } }))).toEqual([]);
    expect(names(await read(county, 'resident-list', { where: { doctor: ['@me'] } }))).toEqual([]);
    expect(names(await read(county, 'resident-list', { view: 'elderly' }))).toEqual([
      '李清照',
      '张三丰',
      '张小西',
      '赵西',
    ]);
    expect(names(await read(county, 'resident-list', { text: 'zsf' }))).toEqual(['张三丰']);
    expect(names(await read(county, 'resident-list', { text: '张' }))).toEqual(['张三丰', '张小西']);
    expect(names(await read(county, 'resident-list', { text: '199 0000 0003' }))).toEqual(['李清照']);
    for (const given of ['三丰', 'sf'])
      expect(names(await read(county, 'resident-list', { text: given }))).toEqual(['张三丰']);
    expect(names(await read(county, 'resident-list', { condition: 'resident.age < 40' }))).toEqual(['单雄信']);
    expect(names(await read(county, 'resident-list', { where: { phone: { text: '19900000003' } } }))).toEqual([
      '李清照',
    ]);
  });
  it('is answered by what is kept of the latest sheet, and by the sheets themselves while that is being filled', async () => {
    const examined = async () => names(await read(county, 'check-up-management', { where: { examined: ['1'] } }));
    const filled = (at: string) =>
      server.database.query(`update fact_versions set built_at = ${at} where key = 'checkUpOn'`);
    const kept = (day: string) =>
      server.database.query(`update resident_facts set check_up_on = ${day} where resident_id = 'resident-1'`);
    expect(await examined()).toEqual([]);
    // Nobody was examined: only what is kept says so.
    await kept(`'2026-03-01'`);
    await filled('now()');
    await residentsChanged(server.database);
    expect(await examined()).toEqual(['张三丰']);
    // Of a later year than is asked, it says nothing of this one.
    await kept(`'2027-03-01'`);
    await residentsChanged(server.database);
    expect(await examined()).toEqual([]);
    await kept(`'2026-03-01'`);
    await filled('null');
    await residentsChanged(server.database);
    expect(await examined()).toEqual([]);
    await kept('null');
    await residentsChanged(server.database);
  });
  it('is read by place and by neighbour, in either direction, to the same rows', async () => {
    for (const sort of [
      [{ by: 'name' }],
      [{ by: 'age', descending: true }],
      [{ by: 'lastCheckUpOn' }],
      [{ by: 'filedOn' }, { by: 'name', descending: true }],
    ]) {
      const all = await read(county, 'resident-list', { sort });
      const ids = all.rows.map(({ id }) => id);
      expect(new Set(ids).size).toBe(5);
      const middle = await read(county, 'resident-list', { sort, offset: 2, limit: 2 });
      expect(middle.rows.map(({ id }) => id)).toEqual(ids.slice(2, 4));
      const after = await read(county, 'resident-list', { sort, after: ids[1], limit: 2 });
      expect([after.rows.map(({ id }) => id), after.offset]).toEqual([ids.slice(2, 4), 2]);
      const before = await read(county, 'resident-list', { sort, before: ids[4], limit: 2 });
      expect([before.rows.map(({ id }) => id), before.offset]).toEqual([ids.slice(2, 4), 2]);
      const last = await read(county, 'resident-list', { sort, offset: 4, limit: 2 });
      expect(last.rows.map(({ id }) => id)).toEqual(ids.slice(4));
    }
  });
  it('counts what each code would leave, which filter to drop, and says why a row is there', async () => {
    const facets = await county.send('POST', '/api/v1/lists/resident-list/facets', {
      where: { sex: ['female'] },
      filters: ['sex', 'conditions', 'age', 'noDoctor'],
    });
    expect(facets.body).toMatchObject({
      sex: { male: 4, female: 1 },
      conditions: { hypertension: 0 },
      noDoctor: { 1: 0 },
    });
    const without = await county.send('POST', '/api/v1/lists/resident-list/without', {
      where: { sex: ['female'], conditions: ['hypertension'] },
    });
    expect(without.body).toEqual([
      { filter: 'sex', found: 1 },
      { filter: 'conditions', found: 1 },
    ]);
    const why = await county.send('POST', '/api/v1/lists/resident-list/why', {
      id: 'resident-3',
      where: { sex: ['female'], age: { from: 65 } },
    });
    expect(why.body).toEqual([
      { condition: '性别', value: '女' },
      { condition: '年龄', value: '77' },
    ]);
    const count = await county.send('POST', '/api/v1/lists/resident-list/count', {});
    expect(count.body).toEqual({ found: 5, exact: true });
    const fresh = await county.send<ListPage>('POST', '/api/v1/lists/resident-list/refresh', {
      ids: ['resident-5', 'resident-3'],
      where: { sex: ['male'] },
    });
    expect(fresh.body.rows.map(({ id }) => id)).toEqual(['resident-5']);
  });
});

describe('who may only look', () => {
  it('is shown surnames and no numbers, and learns nothing by asking', async () => {
    const page = await read(viewer, 'resident-list');
    expect(page.rows[0]?.cells).toMatchObject({
      name: '张**',
      idNumber: '990101************',
      birthDate: null,
      address: '***',
      age: 71,
    });
    expect(page.rows[0]?.actions).toEqual(['print']);
    for (const text of ['张三丰', '三丰', 'sf'])
      expect(names(await read(viewer, 'resident-list', { text }))).toEqual([]);
    expect(names(await read(viewer, 'resident-list', { where: { phone: { text: '19900000003' } } }))).toEqual([]);
    for (const body of [
      { sort: [{ by: 'name' }] },
      { sort: [{ by: 'age' }] },
      { condition: "resident.name == '张三丰'" },
      { condition: "startsWith(resident.idNumber, '9901011955')" },
      { condition: "latest(resident-personal-info).phone == '1'" },
    ])
      expect((await viewer.send('POST', '/api/v1/lists/resident-list/search', body)).status).toBe(422);
  });
});

describe('what does not fit', () => {
  it.each([
    ['resident-list', { where: { nothing: ['1'] } }, 422],
    ['resident-list', { where: { age: ['1'] } }, 422],
    ['resident-list', { where: { age: { from: 'x' } } }, 422],
    ['resident-list', { where: { filedOn: { from: '2026-02-30' } } }, 422],
    ['resident-list', { view: 'nothing' }, 422],
    ['resident-list', { sort: [{ by: 'phone' }] }, 422],
    ['resident-list', { condition: 'resident.' }, 422],
    ['resident-list', { condition: 'resident.name == 1; drop table residents' }, 422],
    ['no-such-list', {}, 404],
  ])('is refused: %s %j', async (list, body, status) => {
    const answer = await county.send('POST', `/api/v1/lists/${list}/search`, body);
    expect(answer.status).toBe(status);
    expect(String(answer.body['message'])).toMatch(/[\u4e00-\u9fff]/);
  });
  it('is refused to who does not hold the code of the list', async () => {
    const sampler = await clientFor(server.url, 'sampler');
    expect((await sampler.send('POST', '/api/v1/lists/drug-catalogue/search', {})).status).toBe(403);
  });
});
