import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkUpSheet } from '../testing/check-up-sheet.ts';
import { clientFor, startTestServer, tinyCounty, type TestClient, type TestServer } from '../testing/index.ts';
import { undoneJob } from '../testing/lists/list-jobs.ts';
import { fillReviews } from './fill-reviews.ts';
import { act } from './scheduling.fixture.ts';

let server: TestServer;
let [doctor, reviewer, viewer]: TestClient[] = [];
const TOWNSHIP = {
  ...(tinyCounty.users[1] as (typeof tinyCounty.users)[number]),
  ...{ id: 'township', code: 'code-township', username: 'township', name: '东镇管理员', roles: ['TWN'] as const },
};
beforeAll(async () => {
  server = await startTestServer({ county: { ...tinyCounty, users: [...tinyCounty.users, TOWNSHIP] } });
  [doctor, reviewer, viewer] = await Promise.all(
    ['doctor', 'township', 'viewer'].map((name) => clientFor(server.url, name)),
  );
}, 60_000);
afterAll(() => server?.stop());

const DAY = '2026-06-15';
/** The smallest PNG. */
const SIGNATURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
let count = 0;
const save = (version: number, more = {}, id = 'check-up-3') =>
  doctor!.send('PUT', `/api/v1/records/${id}`, {
    ...checkUpSheet(3, DAY, more),
    ...{ id, baseVersion: version, saveId: `save-${id}-${version}`, reason: '复核' },
  });
const review = () => reviewer!.get('/api/v1/check-ups/check-up-3/review');
const judge = (event: object, seen = 1) =>
  reviewer!.send('POST', '/api/v1/check-ups/check-up-3/review-events', { seen, event });

it('a sheet is sent back with its fields, handed in again by saving, passed and locked; withdrawing unlocks it', async () => {
  const lacking = { ecg: undefined, ecgDescription: undefined };
  expect((await save(0, lacking)).status).toBe(200);
  expect((await review()).body).toMatchObject({ state: '0', missing: expect.arrayContaining(['ecg']) });
  expect((await judge({ type: 'PASS' })).body.message).toMatch(/^还缺 \d+ 项必查项目/);
  expect(
    (await doctor!.send('POST', '/api/v1/check-ups/check-up-3/review-events', { seen: 1, event: { type: 'PASS' } }))
      .status,
  ).toBe(403);
  // Of many at once, whose sheet was left out is named.
  for (const [list, action] of [
    ['check-up-review', 'pass'],
    ['report-manage', 'make'],
    ['report-manage', 'approve'],
  ] as const)
    expect((await act(reviewer!, list, action, ['check-up-3'])).receipts).toMatchObject([
      { title: '李清照', outcome: 'skipped' },
    ]);
  const fields = [{ field: 'ecg', reason: '请补心电图' }];
  expect((await judge({ type: 'SEND_BACK', note: '缺心电图', fields })).body).toMatchObject({
    state: '2',
    fields,
    note: '缺心电图',
  });
  // Taken back to be worded anew: nothing is written twice.
  expect((await judge({ type: 'TAKE_BACK' })).body).toMatchObject({ state: '0', fields, note: '缺心电图' });
  expect((await judge({ type: 'SEND_BACK', note: '缺心电图', fields })).body).toMatchObject({ state: '2', fields });
  const returned = async (client = doctor) => (await client!.get('/api/v1/records/check-up-3')).body['returned'];
  expect(await returned()).toMatchObject({ byName: '东镇管理员', note: '缺心电图', fields });
  expect(await returned(viewer)).toBeUndefined();
  expect((await judge({ type: 'PASS' })).body.message).toBe('体检表状态为“审核退回”，不能“审核通过”');
  expect((await save(1, { ecg: '1', ecgDescription: undefined })).status).toBe(200);
  expect((await review()).body).toMatchObject({ state: '0', recordVersion: 2, fields: [] });
  expect(await returned()).toBeUndefined();
  expect((await judge({ type: 'PASS' }, 1)).body.message).toMatch(/刚被改过/);
  const { body: before } = await review();
  if (before['critical'] as unknown as boolean) {
    // Whoever is to be called has a number to be shown.
    expect(before['phone']).toMatch(/^\d{3}\*{4}\d{4}$/);
    expect((await judge({ type: 'PASS', without: '拒检' }, 2)).body.message).toMatch(/危急值/);
    const told = { notifiedAt: '2026-06-15T03:00:00Z', mode: '1', receiver: '本人', handled: '1' };
    expect((await doctor!.send('POST', '/api/v1/check-ups/check-up-3/critical-notice', told)).status).toBe(200);
  }
  expect((await judge({ type: 'PASS', without: '其余项目本人拒检' }, 2)).body).toMatchObject({ state: '1' });
  // Whoever opens it is told before they type.
  const passed = async (client = doctor) => (await client!.get('/api/v1/records/check-up-3')).body['passed'];
  expect([await passed(), await passed(viewer)]).toEqual([{ byName: '东镇管理员', at: expect.any(String) }, undefined]);
  const locked = await save(2, { ecg: '1', ecgDescription: undefined, height: 150 });
  expect([locked.status, locked.body.code, locked.body.message]).toEqual([
    409,
    'check-up.locked',
    '体检表已审核通过，不能修改，没有保存',
  ]);
  const gone = { removed: true, baseVersion: 2, saveId: 'gone', reason: '录错人' };
  expect(await reviewer!.send('PUT', '/api/v1/records/check-up-3/removed', gone)).toMatchObject({
    status: 409,
    body: { code: 'record.kept', message: '体检表已审核通过，不能删除；请审核医生先撤回审核' },
  });
  expect((await judge({ type: 'WITHDRAW' }, 2)).body.message).toBe('请填写撤回原因');
  expect((await judge({ type: 'WITHDRAW', reason: '身高有误' }, 2)).body).toMatchObject({ state: '0' });
  expect(await passed()).toBeUndefined();
  expect((await save(2, { ecg: '1', ecgDescription: undefined, height: 151 })).status).toBe(200);
  expect((await viewer!.get('/api/v1/check-ups/check-up-3/review')).status).toBe(200);
});

it('its report is made, approved, printed and handed out, and is void when the review is withdrawn', async () => {
  const state = async () =>
    (
      await server.database.query<{ s: string }>(
        "select report_state as s from check_up_reviews where record_id = 'check-up-3'",
      )
    )[0]?.s;
  const report = async (action: string, answers = {}) =>
    (await act(reviewer!, 'report-manage', action, ['check-up-3'], answers)).receipts[0];
  await judge({ type: 'PASS', without: '拒检' }, 3);
  expect(await report('make')).toMatchObject({ outcome: 'done', title: '李清照' });
  expect(await report('approve')).toMatchObject({ outcome: 'done' });
  const print = () =>
    doctor!.send('POST', '/api/v1/print-jobs', {
      jobs: [{ id: `print-${(count += 1)}`, residentId: 'resident-3', template: '6', checkUpId: 'check-up-3' }],
    });
  expect((await print()).status).toBeLessThan(300);
  expect(await state()).toBe('3');
  const other = { receiver: '李四', relation: '2', way: '1' };
  // Said while the window is still open, nothing is begun.
  const frozen = await reviewer!.send('POST', '/api/v1/lists/report-manage/freeze', {
    action: 'deliver',
    ids: ['check-up-3'],
  });
  expect(
    await reviewer!.send('POST', '/api/v1/list-jobs', { selection: frozen.body['id'], answers: other }),
  ).toMatchObject({ status: 422, body: { message: '领取人不是本人时，请填写其证件号后 4 位' } });
  const notes = async () => (await review()).body['delivery'];
  expect(await notes()).toBeUndefined();
  // A picture to its end: what only begins as one is asked for again while the window is open.
  const cut = await reviewer!.send('POST', '/api/v1/list-jobs', {
    selection: frozen.body['id'],
    answers: { ...other, idTail: '123X', signature: SIGNATURE.slice(0, -8) },
  });
  expect(cut).toMatchObject({ status: 422, body: { message: '签字没有存成图片，请清除后重签' } });
  expect(await report('deliver', { ...other, idTail: '123x', signature: SIGNATURE })).toMatchObject({
    outcome: 'done',
  });
  expect(await notes()).toMatchObject({ receiver: '李四', signature: SIGNATURE, at: expect.any(String) as string });
  // It stands with the delivery alone, so that it goes with it.
  expect(await server.database.query('select id from list_jobs where strpos(work::text, $1) > 0', [SIGNATURE])).toEqual(
    [],
  );
  expect((await judge({ type: 'WITHDRAW', reason: '有误' }, 3)).body.message).toBe('报告已发放，请先撤销发放');
  expect(await report('undeliver', { reason: '登记错人' })).toMatchObject({ outcome: 'done' });
  expect(await notes()).toBeUndefined();
  // Of one's own nobody types a name; of another's somebody must.
  expect(
    (
      await reviewer!.send('POST', '/api/v1/list-jobs', {
        selection: (
          await reviewer!.send('POST', '/api/v1/lists/report-manage/freeze', { action: 'deliver', ids: ['check-up-3'] })
        ).body['id'],
        answers: { relation: '2', way: '1', idTail: '123X' },
      })
    ).body.message,
  ).toBe('请填写领取人');
  expect(await report('deliver', { relation: '0', way: '1' })).toMatchObject({ outcome: 'done' });
  expect(await notes()).toMatchObject({ receiver: '本人' });
  expect(await report('undeliver', { reason: '登记错人' })).toMatchObject({ outcome: 'done' });
  expect((await judge({ type: 'WITHDRAW', reason: '有误' }, 3)).body).toMatchObject({ state: '0', reportState: '5' });
});

it('a sheet of before there were reviews is judged as its save would have, and once', async () => {
  const sheet = { ...checkUpSheet(1, DAY, { ecg: undefined }), id: 'check-up-old', saveId: 'save-old', baseVersion: 0 };
  expect((await doctor!.send('PUT', '/api/v1/records/check-up-old', sheet)).status).toBe(200);
  const judged = () =>
    server.database.query(
      "select state, missing, abnormal, critical from check_up_reviews where record_id = 'check-up-old'",
    );
  const saved = await judged();
  expect(saved).toMatchObject([{ state: '0', missing: expect.any(Number) }]);
  await server.database.query('delete from check_up_reviews where record_id = $1', ['check-up-old']);
  expect(await fillReviews(server.database)).toBeGreaterThanOrEqual(1);
  expect(await judged()).toEqual(saved);
  expect(await fillReviews(server.database)).toBe(0);
});

it('what a bulk passed is not withdrawn by its undo once somebody passed it again', async () => {
  const saved = await doctor!.send('PUT', '/api/v1/records/check-up-2', checkUpSheet(2, DAY, {}, { reason: '复核' }));
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  const { job, receipts } = await act(reviewer!, 'check-up-review', 'pass', ['check-up-2']);
  expect(receipts).toMatchObject([{ outcome: 'done' }]);
  server.clock.advance(60_000);
  const again = (event: object) =>
    reviewer!.send('POST', '/api/v1/check-ups/check-up-2/review-events', { seen: 1, event });
  expect((await again({ type: 'WITHDRAW', reason: '再看一遍' })).body['state']).toBe('0');
  expect((await again({ type: 'PASS' })).body['state']).toBe('1');
  expect(await undoneJob(reviewer!, job.id)).toMatchObject([{ outcome: 'failed', reason: '之后又审核过，没有撤销' }]);
  expect((await reviewer!.get('/api/v1/check-ups/check-up-2/review')).body['state']).toBe('1');
});
