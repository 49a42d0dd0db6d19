import type { ListRow } from '@gongwei/domain/lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act } from '../testing/act-on-list.ts';
import { clientFor, type TestClient, type TestServer } from '../testing/index.ts';
import { BOTH_DATABASES, freezeRows, startJob, startServerOver, undoneJob } from '../testing/lists/list-jobs.ts';

const LIST = 'not-appointed-list';
const CALLED = { way: '1', result: '6', nextOn: '2026-06-20', note: '电话关机' };
const REFUSES = { because: '2', reason: '自觉身体好' };

describe.each(BOTH_DATABASES)('who is due is brought to a check-up, over %s', (kind) => {
  let server: TestServer;
  let doctor: TestClient;
  let id: string;
  beforeAll(async () => {
    server = await startServerOver(kind);
    doctor = await clientFor(server.url, 'doctor');
    id = (await rows())[0]!.id;
  }, 120_000);
  afterAll(() => server?.stop());

  const rows = async (where: object = {}) =>
    (await doctor.send<{ rows: readonly ListRow[] }>('POST', `/api/v1/lists/${LIST}/search`, { where })).body.rows;
  const row = async () => (await rows()).find((one) => one.id === id)?.cells;

  it('stands as not spoken to, is noted, and counted once for each time', async () => {
    expect(await row()).toMatchObject({ mobilised: '1', reason: '1', contacts: 0 });
    const { receipts } = await act(doctor, LIST, 'contact', [id], CALLED);
    expect(receipts).toMatchObject([{ outcome: 'done' }]);
    expect(await row()).toMatchObject({
      ...{ mobilised: '2', reason: '9', contacts: 1, lastContact: '2026-06-15', nextOn: '2026-06-20' },
      contactNote: '电话关机',
    });
    await act(doctor, LIST, 'contact', [id], { way: '4', result: '4' });
    expect(await row()).toMatchObject({ mobilised: '2', reason: '4', contacts: 2, nextOn: null });
    expect((await rows({ reason: ['4'] })).map((one) => one.id)).toContain(id);
  });

  it('refuses with a reason, once; who changes their mind is spoken to again', async () => {
    await act(doctor, LIST, 'refuse', [id], REFUSES);
    expect(await row()).toMatchObject({ mobilised: '3', reason: '2', contactNote: '自觉身体好' });
    const again = await freezeRows(doctor, LIST, 'refuse', [id]);
    expect(again).toMatchObject({ count: 0 });
    await act(doctor, LIST, 'contact', [id], { way: '1', result: '1' });
    expect(await row()).toMatchObject({ mobilised: '2', reason: null, contacts: 4 });
  });

  it('is taken back on its day while nothing came after it', async () => {
    const { job } = await act(doctor, LIST, 'contact', [id], CALLED);
    await undoneJob(doctor, job.id);
    expect(await row()).toMatchObject({ mobilised: '2', reason: null, contacts: 4 });
    const first = await act(doctor, LIST, 'contact', [id], CALLED);
    await act(doctor, LIST, 'contact', [id], { way: '1', result: '5' });
    expect(await undoneJob(doctor, first.job.id)).toMatchObject([
      { outcome: 'failed', reason: '只能撤销当天登记的、以后没有再联系过的' },
    ]);
    expect(await row()).toMatchObject({ reason: '5', contacts: 6 });
  });

  it('tells where a death belongs, and refuses a window that is not filled in', async () => {
    const { receipts } = await act(doctor, LIST, 'contact', [id], { way: '1', result: '7' });
    expect(receipts).toMatchObject([{ outcome: 'done', reason: '请到档案的“档案状态”登记死亡' }]);
    const frozen = await freezeRows(doctor, LIST, 'contact', [id]);
    for (const [answers, message] of [
      [{ result: '1' }, '请选择联系方式'],
      [{ way: '1', result: '2' }, '请选择联系结果'],
      [{ way: '1', result: '3', nextOn: '2026-06-15' }, '下次联系须在今天以后'],
    ] as const)
      expect(await startJob(doctor, frozen, answers)).toMatchObject({ status: 422, body: { message } });
  });

  it('counts both of two who note at once, and one refusal of two', async () => {
    const clerk = await clientFor(server.url, 'clerk');
    const before = Number((await row())?.['contacts']);
    await Promise.all([doctor, clerk].map((who) => act(who, LIST, 'contact', [id], { way: '5', result: '1' })));
    expect(await row()).toMatchObject({ contacts: before + 2 });
    const told = await Promise.all([doctor, clerk].map((who) => act(who, LIST, 'refuse', [id], REFUSES)));
    const outcomes = told.flatMap(({ receipts }) => receipts.map(({ outcome }) => outcome));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(await row()).toMatchObject({ mobilised: '3', contacts: before + 3 });
  });
});
