import { randomUUID } from 'node:crypto';
import type { ListPage } from '@gongwei/domain/lists';
import { SELF_CHECK_FIGURES } from '@gongwei/domain/scheduling';
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

  // Each test has a year of its own: there is one sheet a period.
  let year = 2030;
  const sheet = (more: object = {}) => ({
    ...{ org: TOWN, year, period: '4', checkDate: '2026-06-15', checkers: ['doctor'], items: [ITEM], state: '0' },
    ...more,
  });
  const put = (id: string, data: object, baseVersion = 0) =>
    doctor.send<{ version?: number; message?: string; existingId?: string }>('PUT', `/api/v1/records/${id}`, {
      ...{ id, formId: LIST, formVersion: 1, subjectId: TOWN, occurredOn: '2026-06-15', data, baseVersion },
      ...{ saveId: randomUUID(), ...(baseVersion > 0 && { reason: '更正' }) },
    });
  const cells = async (id: string) =>
    (await county.send<ListPage>('POST', `/api/v1/lists/${LIST}/search`, {})).body.rows.find((row) => row.id === id)
      ?.cells;

  it('is handed in, sent back with why, handed in again and reviewed; then only what was done about it changes', async () => {
    year = 2031;
    expect(await put('check', sheet({ items: [{ itemName: '档案真实性' }] }))).toMatchObject({ status: 200 });
    const early = await act(doctor, LIST, 'submit', ['check']);
    expect(early.receipts).toMatchObject([{ outcome: 'skipped', reason: expect.stringContaining('还有 1 项') }]);
    expect(await put('check', sheet(), 1)).toMatchObject({ status: 200 });
    expect((await act(doctor, LIST, 'submit', ['check'])).receipts).toMatchObject([{ outcome: 'done' }]);
    expect(await freezeRows(doctor, LIST, 'review', ['check']).catch(() => undefined)).not.toMatchObject({ count: 1 });
    const opinions = [{ item: '档案真实性', opinion: '抽查份数不足 5%' }];
    const sent = await act(county, LIST, 'back', ['check'], { opinions });
    expect(sent.receipts).toMatchObject([{ outcome: 'done' }]);
    expect(await cells('check')).toMatchObject({ state: '3' });
    const unanswered = await act(doctor, LIST, 'submit', ['check']);
    expect(unanswered.receipts).toMatchObject([{ outcome: 'skipped', reason: expect.stringContaining('没有回应') }]);
    const back = (await doctor.get<{ version: number; data: object }>('/api/v1/records/check')).body;
    expect(await put('check', { ...back.data, opinions: [] }, back.version)).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('不能改动或删除') },
    });
    expect((await act(doctor, LIST, 'remove', ['check'], { reason: '重填' })).receipts).toMatchObject([
      { reason: expect.stringContaining('逐条回应') },
    ]);
    const answered = { ...back.data, opinions: [{ ...opinions[0], answer: '已补抽 10 份' }] };
    expect(await put('check', answered, back.version)).toMatchObject({ status: 200 });
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
    year = 2032;
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
    year = 2033;
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

  it('is sent back with words, at most as long as anybody reads, and that is taken back as long as nobody answered', async () => {
    year = 2034;
    await put('undone', sheet());
    await act(doctor, LIST, 'submit', ['undone']);
    const refusedAs = (opinions: unknown) =>
      act(county, LIST, 'back', ['undone'], { opinions }).then(
        () => 'taken',
        (thrown: unknown) => String(thrown),
      );
    for (const opinions of [[], [{ item: 'x', opinion: ' ' }], [{ item: 'x', opinion: 'x', answer: 'x' }], 'x'])
      expect(await refusedAs(opinions)).not.toBe('taken');
    const { job } = await act(county, LIST, 'back', ['undone'], {
      opinions: [{ item: '整份自查表', opinion: '重做' }],
    });
    expect(await cells('undone')).toMatchObject({ state: '3' });
    await undoneJob(county, job.id);
    expect(await cells('undone')).toMatchObject({ state: '1' });
  });

  it('is one of a period: of two who begin it at once the second is told which there is', async () => {
    year = 2035;
    const quarter = (more: object = {}) => sheet({ period: '2', part: 1, ...more });
    const both = await Promise.all([put('q1', quarter()), put('q1-too', quarter())]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const second = both.find(({ status }) => status === 409);
    const first = both[0]?.status === 200 ? 'q1' : 'q1-too';
    expect(second?.body).toMatchObject({
      existingId: first,
      message: expect.stringContaining('年度、自查周期、第几期都相同'),
    });
    expect(await put('q2', quarter({ part: 2 }))).toMatchObject({ status: 200 });
    expect(await put('q2', quarter({ part: 1 }), 1)).toMatchObject({ status: 409, body: { existingId: first } });
    expect(await put('month', quarter({ period: '1', part: 1 }))).toMatchObject({ status: 200 });
    expect(await put('odd', quarter({ part: 5 }))).toMatchObject({ status: 422 });
    // A draft that was thrown away leaves its place.
    expect((await act(doctor, LIST, 'remove', [first], { reason: '录错' })).receipts).toMatchObject([
      { outcome: 'done' },
    ]);
    expect(await put('q1-new', quarter())).toMatchObject({ status: 200 });
    expect(await put('of-others', sheet({ org: '990101102', period: '3', part: 1 }))).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('被查机构自己填写') },
    });
  });

  it('is filled with figures of its period, each with who took it when, and with nothing made up', async () => {
    const ask = (who: TestClient, body: object) =>
      who.send<{
        readonly figures: readonly { item: string; total: number; problems: number; basis: string }[];
        readonly none: readonly string[];
        readonly existingId?: string;
      }>('POST', '/api/v1/self-checks/figures', body);
    const term = { year: 2026, period: '4' };
    const taken = await ask(doctor, term);
    expect(taken).toMatchObject({ status: 200, body: { from: '2026-01-01' } });
    const { figures, none } = taken.body;
    expect(new Set([...figures.map(({ item }) => item), ...none])).toEqual(
      new Set(SELF_CHECK_FIGURES.map(({ item }) => item)),
    );
    // Of the three people of the township two are old, and nobody of them was examined.
    expect(figures).toContainEqual(
      expect.objectContaining({ item: '老年人体检率（按在管档案）', total: 2, problems: 2, actual: 0 }),
    );
    expect(figures).toContainEqual(expect.objectContaining({ item: '健康档案完整率', total: 3 }));
    for (const { item, total, problems, basis } of figures) {
      expect(total, item).toBeGreaterThan(0);
      expect(problems, item).toBeLessThanOrEqual(total);
      expect(basis.length, item).toBeGreaterThan(0);
    }
    expect((await ask(doctor, { year: 2026, period: '2' })).status).toBe(422);
    expect((await ask(doctor, { year: 2090, period: '4' })).body).toMatchObject({
      message: expect.stringContaining('还没有开始'),
    });
    const viewer = await clientFor(server.url, 'viewer');
    expect((await ask(viewer, term)).status).toBe(403);
    year = 2026;
    const { takenAt, takenBy } = taken.body as unknown as { takenAt: string; takenBy: string };
    const source = { ...figures[0], takenAt, takenBy, from: '2026-01-01' };
    const { category: _, ...row } = source as typeof source & { category: string };
    const filled = (more: object) => sheet({ taken: [{ ...row, ...more }] });
    for (const forged of [{ takenBy: '别人' }, { takenAt: '2020-01-01T00:00:00' }])
      expect(await put('filled', filled(forged))).toMatchObject({
        status: 422,
        body: { message: expect.stringContaining('重新“自动取数”') },
      });
    expect(await put('filled', filled({}))).toMatchObject({ status: 200 });
    expect((await ask(doctor, { ...term, recordId: 'filled' })).status).toBe(200);
    expect(await ask(doctor, { ...term, recordId: 'second' })).toMatchObject({
      status: 409,
      body: { existingId: 'filled' },
    });
  });
});
