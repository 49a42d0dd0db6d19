import { randomUUID } from 'node:crypto';
import type { ListPage } from '@gongwei/domain/lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act } from '../testing/act-on-list.ts';
import { clientFor, type TestClient, type TestServer } from '../testing/index.ts';
import { BOTH_DATABASES, freezeRows, startServerOver, undoneJob } from '../testing/lists/list-jobs.ts';

const LIST = 'institution-self-check';
const TOWN = '990101101';
const ITEM = { category: '1', itemName: '档案真实性', total: 20, problems: 0 };

describe.each(BOTH_DATABASES)('the self-check of an institution, over %s', (kind) => {
  let server: TestServer;
  let doctor: TestClient;
  let county: TestClient;
  beforeAll(async () => {
    server = await startServerOver(kind);
    [doctor, county] = [await clientFor(server.url, 'doctor'), await clientFor(server.url, 'county')];
  }, 120_000);
  afterAll(() => server?.stop());

  const sheet = (more: object = {}) => ({
    ...{ org: TOWN, year: 2026, period: '2', checkDate: '2026-06-15', checkers: ['doctor'], items: [ITEM], state: '0' },
    ...more,
  });
  const put = (id: string, data: object, baseVersion = 0) =>
    doctor.send<{ version?: number; message?: string }>('PUT', `/api/v1/records/${id}`, {
      ...{ id, formId: LIST, formVersion: 1, subjectId: TOWN, occurredOn: '2026-06-15', data, baseVersion },
      ...{ saveId: randomUUID(), ...(baseVersion > 0 && { reason: '更正' }) },
    });
  const cells = async (id: string) =>
    (await county.send<ListPage>('POST', `/api/v1/lists/${LIST}/search`, {})).body.rows.find((row) => row.id === id)
      ?.cells;

  it('is handed in, sent back with why, handed in again and reviewed; then only what was done about it changes', async () => {
    expect(await put('check', sheet({ items: [{ itemName: '档案真实性' }] }))).toMatchObject({ status: 200 });
    const early = await act(doctor, LIST, 'submit', ['check']);
    expect(early.receipts).toMatchObject([{ outcome: 'skipped', reason: expect.stringContaining('还有 1 项') }]);
    expect(await put('check', sheet(), 1)).toMatchObject({ status: 200 });
    expect((await act(doctor, LIST, 'submit', ['check'])).receipts).toMatchObject([{ outcome: 'done' }]);
    expect(await freezeRows(doctor, LIST, 'review', ['check']).catch(() => undefined)).not.toMatchObject({ count: 1 });
    const sent = await act(county, LIST, 'back', ['check'], { reviewNote: '抽查份数不足 5%' });
    expect(sent.receipts).toMatchObject([{ outcome: 'done' }]);
    expect(await cells('check')).toMatchObject({ state: '3' });
    expect((await act(doctor, LIST, 'submit', ['check'])).receipts).toMatchObject([{ outcome: 'done' }]);
    expect((await act(county, LIST, 'review', ['check'])).receipts).toMatchObject([{ outcome: 'done' }]);
    const body = (await county.get<{ version: number; data: object }>('/api/v1/records/check')).body;
    const changed = await put('check', { ...body.data, items: [{ ...ITEM, total: 25 }] }, body.version);
    expect(changed).toMatchObject({ status: 409, body: { message: expect.stringContaining('只能填整改') } });
    const mended = { ...body.data, items: [{ ...ITEM, measure: '补建档案', deadline: '2026-07-01', done: true }] };
    expect(await put('check', mended, body.version)).toMatchObject({ status: 200 });
    expect((await act(county, LIST, 'reopen', ['check'], { reason: '数字有误' })).receipts).toMatchObject([
      { outcome: 'done' },
    ]);
    expect(await cells('check')).toMatchObject({ state: '1' });
  });

  it('is reviewed by nobody at the institution itself, also not by typing', async () => {
    expect(await put('own', sheet({ state: '2' }))).toMatchObject({ status: 409 });
    expect(await put('own', sheet())).toMatchObject({ status: 200 });
    await act(doctor, LIST, 'submit', ['own']);
    expect(await put('own', sheet({ state: '2' }), 2)).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('上级机构') },
    });
    const { job } = await act(doctor, LIST, 'retract', ['own']);
    expect(await cells('own')).toMatchObject({ state: '0' });
    expect(await undoneJob(doctor, job.id)).toMatchObject([{ outcome: 'skipped', reason: '已撤销' }]);
    expect(await cells('own')).toMatchObject({ state: '1' });
    const removed = await act(doctor, LIST, 'remove', ['own'], { reason: '录错' });
    expect(removed.receipts).toMatchObject([{ reason: expect.stringContaining('撤回提交') }]);
  });

  it('is handed in once by two at once, and of review and retraction at once one wins', async () => {
    await put('two', sheet());
    const clerk = await clientFor(server.url, 'doctor');
    const submitted = await Promise.all([doctor, clerk].map((who) => act(who, LIST, 'submit', ['two'])));
    const outcomes = (all: readonly { receipts: readonly { outcome: string }[] }[]) =>
      all.flatMap(({ receipts }) => receipts.map(({ outcome }) => outcome)).filter((one) => one === 'done');
    expect(outcomes(submitted)).toEqual(['done']);
    const ended = await Promise.all([act(county, LIST, 'review', ['two']), act(doctor, LIST, 'retract', ['two'])]);
    expect(outcomes(ended)).toEqual(['done']);
    expect(['0', '2']).toContain((await cells('two'))?.['state']);
  });
});
