import { TINY_PNG } from '@gongwei/domain/forms/testing';
import type { ListPage } from '@gongwei/domain/lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bloodCount, clientFor, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';
import { SAMPLE } from './sample.fixture.ts';

const [COUNTY, EAST, WEST] = ['990101', '990101101', '990101102'];
let server: TestServer;
const clients = new Map<string, TestClient>();
const as = (username: string): TestClient => clients.get(username) as TestClient;

beforeAll(async () => {
  server = await startTestServer();
  for (const name of ['county', 'doctor', 'western', 'clerk', 'village', 'sampler', 'viewer'])
    clients.set(name, await clientFor(server.url, name));
}, 60_000);
afterAll(() => server?.stop());

let saves = 0;
const saveOf = (id: string, formId: string, subjectId: string, data: object, more: object = {}) => ({
  id,
  formId,
  formVersion: 1,
  subjectId,
  occurredOn: '2026-06-15',
  data,
  baseVersion: 0,
  saveId: `register-${(saves += 1)}`,
  ...more,
});
const put = (
  who: string,
  save: { readonly id: string; readonly [more: string]: unknown },
  headers?: Record<string, string>,
) => as(who).send('PUT', `/api/v1/records/${save.id}`, save, headers);
const drug = (code: string) => ({
  code,
  genericName: `药品${code}`,
  pinyin: 'YP',
  category: '1',
  spec: '5mg',
  minUnit: '片',
  state: '1',
});
const exercise = (name: string) => ({ name, kind: '1', intensity: '1' });
const listOf = (who: string, formId: string, question: object = {}) =>
  as(who).send<ListPage>('POST', `/api/v1/lists/${formId}/search`, question);
const namesIn = async (who: string, formId: string) => {
  const { status, body } = await listOf(who, formId);
  return status === 200 ? body.rows.map(({ cells }) => cells['name'] ?? cells['genericName']) : status;
};

describe('entries of a register', () => {
  it('are handed down to institutions below, which do not change them', async () => {
    const save = saveOf('swim', 'knowledge-exercise', COUNTY, exercise('游泳'));
    expect(await put('county', save)).toMatchObject({ status: 200 });
    expect(await namesIn('doctor', 'knowledge-exercise')).toEqual(['游泳']);
    expect(await as('doctor').get('/api/v1/records/swim')).toMatchObject({
      status: 200,
      body: { institutionCode: COUNTY },
    });
    const change = saveOf('swim', 'knowledge-exercise', COUNTY, exercise('潜水'), { baseVersion: 1 });
    expect(await put('doctor', change)).toMatchObject({ status: 404, body: { code: 'institution.not-found' } });
    expect(await put('doctor', { ...change, subjectId: EAST, saveId: 'swim-moved' })).toMatchObject({
      status: 422,
      body: { code: 'record.other' },
    });
    const removal = { removed: true, baseVersion: 1, saveId: 'swim-gone' };
    expect(await as('doctor').send('PUT', '/api/v1/records/swim/removed', removal)).toMatchObject({ status: 404 });
    expect(await namesIn('county', 'knowledge-exercise')).toEqual(['游泳']);
  });

  it('of an institution are seen above it, not beside it', async () => {
    expect(await put('doctor', saveOf('walk', 'knowledge-exercise', EAST, exercise('快走')))).toMatchObject({
      status: 200,
    });
    expect(await namesIn('western', 'knowledge-exercise')).toEqual(['游泳']);
    expect(await as('western').get('/api/v1/records/walk')).toMatchObject({ status: 404 });
    expect(await namesIn('county', 'knowledge-exercise')).toEqual(['快走', '游泳']);
    expect(await put('doctor', saveOf('row', 'knowledge-exercise', WEST, exercise('划船')))).toMatchObject({
      status: 404,
    });
  });

  it('that are not handed down stay where they are', async () => {
    const device = { deviceno: 'XY-1', yqtype: 'xy', org: COUNTY, state: '0' };
    expect(await put('county', saveOf('meter', 'device', COUNTY, device))).toMatchObject({ status: 200 });
    expect((await listOf('county', 'device')).body).toMatchObject({
      count: { found: 1 },
      names: { [COUNTY as string]: '测试县卫生健康局' },
    });
    expect((await listOf('doctor', 'device')).body).toMatchObject({ count: { found: 0 } });
    expect(await as('doctor').get('/api/v1/records/meter')).toMatchObject({ status: 404 });
  });

  it('are sorted by pinyin, as a dictionary sorts, page by page', async () => {
    for (const [at, name] of ['张三', '阿明', '李四', '王五2', '王五10'].entries()) {
      const device = { deviceno: name, yqtype: 'xy', org: WEST, state: '0' };
      expect(await put('western', saveOf(`sorted-${at}`, 'device', WEST as string, device))).toMatchObject({
        status: 200,
      });
    }
    const page = async (question: object) =>
      (await listOf('western', 'device', question)).body.rows.map(({ cells }) => cells['deviceno']);
    expect(await page({ sort: [{ by: 'deviceno' }] })).toEqual(['阿明', '李四', '王五2', '王五10', '张三']);
    expect(await page({ sort: [{ by: 'deviceno', descending: true }], offset: 1, limit: 2 })).toEqual([
      '王五10',
      '王五2',
    ]);
  });

  it('have a code of their own, which is free again when one is taken out', async () => {
    await put('county', saveOf('drug-a', 'drug-catalogue', COUNTY, drug('A')));
    expect(await put('county', saveOf('drug-b', 'drug-catalogue', COUNTY, drug('A')))).toMatchObject({
      status: 409,
      body: { code: 'record.exists', existingId: 'drug-a', message: '本机构已有药品编码为“A”的药品目录' },
    });
    const out = { removed: true, baseVersion: 1, saveId: 'drug-a-out' };
    expect(await as('county').send('PUT', '/api/v1/records/drug-a/removed', out)).toMatchObject({ status: 200 });
    expect(await put('county', saveOf('drug-b', 'drug-catalogue', COUNTY, drug('A')))).toMatchObject({ status: 200 });
    const back = { removed: false, baseVersion: 2, saveId: 'drug-a-back' };
    expect(await as('county').send('PUT', '/api/v1/records/drug-a/removed', back)).toMatchObject({
      status: 409,
      body: { code: 'record.exists', existingId: 'drug-b' },
    });
  });

  it('ask for the permission of their page', async () => {
    expect(await namesIn('sampler', 'drug-catalogue')).toBe(403);
    expect(await namesIn('doctor', 'drug-catalogue')).toEqual(['药品A']);
    expect(await put('doctor', saveOf('drug-d', 'drug-catalogue', EAST, drug('D')))).toMatchObject({ status: 403 });
    expect(await listOf('county', 'drug-catalogue', { where: { manufacturer: ['x'] } })).toMatchObject({ status: 422 });
    expect(await listOf('county', 'login')).toMatchObject({ status: 404 });
  });
});

describe('an institution’s own sheet', () => {
  const settings = (name: string, code: string) => ({ jgbh: code, jgmc: name });

  it('is there once, saved by who may, read by whoever works there', async () => {
    const save = saveOf('east-settings', 'organisation-settings', EAST, settings('东镇卫生院', EAST));
    expect(await put('doctor', save)).toMatchObject({ status: 403 });
    expect(await put('county', save, { 'x-institution': EAST })).toMatchObject({ status: 200 });
    expect(await put('county', { ...save, id: 'again', saveId: 'again' })).toMatchObject({
      status: 409,
      body: { code: 'record.exists', message: '本机构已有机构设置' },
    });
    expect(await as('doctor').get(`/api/v1/records?subjectId=${EAST}&formId=organisation-settings`)).toMatchObject({
      status: 200,
      body: [{ id: 'east-settings' }],
    });
    expect(await as('western').get('/api/v1/records/east-settings')).toMatchObject({ status: 404 });
  });
});

describe('what is a user’s own', () => {
  it('is read and written by nobody else, whatever institution was chosen', async () => {
    const save = saveOf('my-hand', 'personal-signature', 'doctor', { agree: true, draw: TINY_PNG });
    expect(await put('doctor', save, { 'x-institution': `${EAST}001` })).toMatchObject({ status: 200 });
    expect(await as('doctor').get('/api/v1/records/my-hand')).toMatchObject({ status: 200 });
    for (const other of ['clerk', 'county', 'village'])
      expect(await as(other).get('/api/v1/records/my-hand')).toMatchObject({ status: 404 });
    expect(await as('county').get('/api/v1/records?subjectId=doctor&formId=personal-signature')).toMatchObject({
      body: [],
    });
    expect(await put('clerk', { ...save, id: 'forged', saveId: 'forged' })).toMatchObject({ status: 404 });
  });
});

describe('numbers of persons in a register', () => {
  it('are whole for who keeps it, and hidden from who may only look', async () => {
    const saved = await put('sampler', saveOf('sample', 'nucleic-sample', EAST as string, SAMPLE));
    expect(saved.body).toMatchObject({ version: 1 });
    expect((await as('sampler').get('/api/v1/records/sample')).body).toMatchObject({ data: { idNo: SAMPLE.idNo } });
    expect(String((await as('county').get('/api/v1/records/sample')).body['data']?.['idNo'])).toContain('****');
    expect(await as('doctor').get('/api/v1/records/sample')).toMatchObject({ status: 403 });
  });
});

it('no record comes of what is an act or holds a secret', async () => {
  const save = saveOf('in', 'login', 'doctor', { username: 'doctor', password: 'secret' });
  expect(await put('doctor', save)).toMatchObject({ status: 422, body: { code: 'record.none' } });
  expect(await server.database.query("select 1 from records where data::text like '%secret%'")).toEqual([]);
});

it('without a form only residents’ sheets are listed', async () => {
  expect((await as('county').get(`/api/v1/records?subjectId=${COUNTY}`)).body).toEqual([]);
});

it('a resident’s sheet is taken out for a reason, by who sees it, and put back', async () => {
  await put('doctor', bloodCount({ id: 'kept', saveId: 'kept-1', subjectId: 'resident-2' }));
  const move = (who: string, change: object) => as(who).send('PUT', '/api/v1/records/kept/removed', change);
  const removal = { removed: true, baseVersion: 1, saveId: 'kept-out' };
  expect(await move('doctor', removal)).toMatchObject({ status: 422, body: { code: 'record.reason' } });
  expect(await move('western', { ...removal, reason: '录错人' })).toMatchObject({ status: 404 });
  expect(await move('clerk', { ...removal, reason: '录错人' })).toMatchObject({ status: 403 });
  expect(await move('doctor', { ...removal, reason: '录错人' })).toMatchObject({
    status: 200,
    body: { removed: true },
  });
  expect((await as('doctor').get('/api/v1/records?subjectId=resident-2&formId=supplement-blood-routine')).body).toEqual(
    [],
  );
  expect((await as('doctor').get('/api/v1/records/kept/history')).body[0]).toMatchObject({
    removed: true,
    reason: '录错人',
  });
  expect((await as('doctor').get('/api/v1/records?subjectId=resident-2&removed=true')).body).toMatchObject([
    { id: 'kept', removed: true },
  ]);
  const back = { removed: false, baseVersion: 2, saveId: 'kept-back' };
  expect(await move('doctor', back)).toMatchObject({ status: 200, body: { version: 3 } });
});

it('a signature is a picture and nothing that a page would follow or run', async () => {
  const save = saveOf('not-a-hand', 'personal-signature', 'clerk', { agree: true });
  for (const draw of [
    'javascript:alert(1)',
    'https://elsewhere.example/a.png',
    'data:image/svg+xml;base64,PHN2Zy8+',
    'data:image/png;base64,iVBORw0KGgo=',
  ])
    expect(await put('clerk', { ...save, data: { agree: true, draw } }), draw).toMatchObject({
      status: 422,
      body: { code: 'record.invalid', fields: [{ field: 'draw', code: 'no-picture' }] },
    });
});
