import type { ListPage } from '@gongwei/domain/lists';
import type { AnalysisAnswer, AnalysisCells } from '@gongwei/domain/measures';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { act } from '../testing/act-on-list.ts';
import { clientFor, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';
import { laboratoryCounty, MEMBERS, pool, receipt, single } from './nucleic.fixture.ts';

let server: TestServer;
let [sampler, tester, reviewer, township]: TestClient[] = [];
beforeAll(async () => {
  server = await startTestServer({ county: laboratoryCounty });
  [sampler, tester, reviewer, township] = await Promise.all(
    ['sampler', 'tester', 'reviewer', 'township'].map((name) => clientFor(server.url, name)),
  );
}, 240_000);
afterAll(() => server?.stop());
beforeEach(async () => {
  server.clock.set('2026-06-15T04:00:00Z');
  for (const table of ['samples', 'tubes', 'boxes', 'events', 'reports', 'retests'])
    await server.database.query(`delete from nucleic_${table}`);
  for (const table of ['tube_codes', 'records', 'save_ids', 'record_versions'])
    await server.database.query(`delete from ${table}`);
});

const states = async () =>
  Object.fromEntries(
    (await server.database.query<{ id: string; state: string }>('select id, state from nucleic_tubes order by id')).map(
      ({ id, state }) => [id, state],
    ),
  );
const boxId = async (): Promise<string> =>
  (await server.database.query<{ id: string }>('select id from nucleic_boxes'))[0]?.id ?? '';
const boxState = async () =>
  (await server.database.query<{ state: string }>('select state from nucleic_boxes'))[0]?.state;
const ok = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
};
const done = async (
  client: TestClient | undefined,
  list: string,
  action: string,
  ids: readonly string[],
  answers = {},
) => {
  const { receipts } = await act(client!, list, action, ids, answers);
  expect(receipts.map(({ outcome, reason }) => ({ outcome, reason }))).toEqual(
    ids.map(() => expect.objectContaining({ outcome: 'done' })),
  );
  return receipts;
};
const refusal = async (client: TestClient | undefined, list: string, action: string, id: string, answers = {}) =>
  (await act(client!, list, action, [id], answers)).receipts[0];
const NEGATIVE = { orf1ab: '无', n: '无', icValid: '1', controlValid: '1' };
const POSITIVE = { ...NEGATIVE, orf1ab: '33.2', n: '34.8' };
const tested = async (id: string, answers: object = NEGATIVE) => {
  await ok(receipt(tester!, `r-${id}`, `TUBE-${id}`));
  await done(tester, 'nucleic-result', 'enter', [id], answers);
};

describe('the way of a sample', () => {
  it('goes from the swab by box to the laboratory and to a report anybody can check', async () => {
    await ok(single(sampler!, 'one'));
    await ok(single(sampler!, 'two'));
    await done(sampler, 'nucleic-sample-list', 'pack', ['one', 'two'], { boxNo: 'box-1', carrier: '王师傅' });
    expect(await states()).toEqual({ one: '20', two: '20' });
    await done(sampler, 'nucleic-boxes', 'seal', [await boxId()]);
    expect(await refusal(sampler, 'nucleic-sample-list', 'unpack', 'one')).toMatchObject({
      outcome: 'skipped',
      reason: expect.stringContaining('已封箱'),
    });
    await done(sampler, 'nucleic-boxes', 'depart', [await boxId()]);
    expect([await states(), await boxState()]).toEqual([{ one: '30', two: '30' }, '3']);
    server.clock.set('2026-06-15T05:00:00Z');
    await done(tester, 'nucleic-boxes', 'receive', [await boxId()], { temp: '4.5' });
    expect([await states(), await boxState()]).toEqual([{ one: '40', two: '40' }, '4']);
    await done(tester, 'nucleic-result', 'load', ['one', 'two'], { plateNo: 'P1', kitName: '试剂', kitBatch: 'B1' });
    const wells = await server.database.query('select well_no from nucleic_tubes order by well_no');
    expect(wells).toEqual([{ well_no: 'A1' }, { well_no: 'B1' }]);
    await done(tester, 'nucleic-result', 'negative', ['one', 'two'], { icValid: true, controlValid: true });
    await done(tester, 'nucleic-result', 'review', ['one', 'two']);
    expect(await states()).toEqual({ one: '80', two: '80' });
    const way = { where: { code: { text: 'TUBE-ONE' } }, sort: [{ by: 'no' }], limit: 20 };
    const { body: steps } = await tester!.send<ListPage>('POST', '/api/v1/lists/nucleic-steps/search', way);
    expect(steps.rows.map(({ cells }) => `${String(cells['by'])} ${String(cells['event'])}`)).toEqual([
      ...['sampler REGISTER', 'sampler PACK', 'sampler SEND', 'tester RECEIVE', 'tester LOAD'],
      ...['tester ENTER_RESULT', 'tester REVIEW', 'tester REPORT'],
    ]);

    const printed = await tester!.send('POST', '/api/v1/nucleic-reports/print', { samples: ['one', 'two', 'none'] });
    expect(printed).toMatchObject({
      status: 200,
      body: { left: 1, reports: [{ times: 1, idNo: '990101********002X' }, {}] },
    });
    const again = await tester!.send('POST', '/api/v1/nucleic-reports/print', { samples: ['one'] });
    // Supervision sees that there is a report, and neither whose nor a trace of having looked.
    const supervision = await clientFor(server.url, 'viewer');
    const looked = await supervision.send('POST', '/api/v1/nucleic-reports/print', { samples: ['one'] });
    expect(looked).toMatchObject({
      status: 200,
      body: { reports: [{ times: 2, name: '单**', idNo: '990101************' }] },
    });
    expect(JSON.stringify(looked.body)).not.toMatch(/单雄信|002X|1990000/);
    const prints = await server.database.query<{ n: number }>(
      "select sum(print_count)::int as n, (select count(*)::int from operation_log where action = 'nucleic.print') as logged from nucleic_reports",
    );
    expect(prints).toEqual([{ n: 3, logged: 2 }]);
    expect(again.body).toMatchObject({ reports: [{ times: 2, conclusion: '0', reportNo: 'R10110126061500001' }] });
    const { code } = (again.body as unknown as { reports: [{ code: string }] }).reports[0];
    const page = await fetch(`${server.url}/verify/${code}`);
    const shown = await page.text();
    expect([page.status, shown.includes('报告有效'), shown.includes('阴性')]).toEqual([200, true, true]);
    for (const personal of ['单雄信', '9901011990', '1990000']) expect(shown).not.toContain(personal);

    await done(township, 'nucleic-report-list', 'withdraw', ['one'], { reason: '标本混淆' });
    expect(await (await fetch(`${server.url}/verify/${code}`)).text()).toContain('报告已撤回');
    await done(tester, 'nucleic-result', 'correct', ['one'], { reason: '标本混淆' });
    expect((await states())['one']).toBe('60');
    expect((await fetch(`${server.url}/verify/ABCDEFGHJKLMNPQRSTUV`)).status).toBe(404);
  }, 120_000);

  it('is not packed for a laboratory that was given up, nor sent there', async () => {
    await ok(single(sampler!, 'one'));
    const open = (at: string | null) =>
      server.database.query("update institutions set disabled_at = $1 where code = '990101102'", [at]);
    await open('2026-06-15T00:00:00Z');
    const closed = { reason: expect.stringMatching(/^送检实验室“.+”已停用，请改选在用的实验室$/) };
    const box = { boxNo: 'BOX-9', carrier: '王师傅', lab: '990101102' };
    try {
      expect(await refusal(sampler, 'nucleic-sample-list', 'pack', 'one', box)).toMatchObject(closed);
      await open(null);
      await done(sampler, 'nucleic-sample-list', 'pack', ['one'], box);
      await done(sampler, 'nucleic-boxes', 'seal', [await boxId()]);
      await open('2026-06-15T00:00:00Z');
      expect(await refusal(sampler, 'nucleic-boxes', 'depart', await boxId())).toMatchObject(closed);
    } finally {
      await open(null);
    }
  }, 120_000);

  it('is refused with a reason by the laboratory, and the box says so; taking it back puts the tube on its way again', async () => {
    await ok(single(sampler!, 'one'));
    await done(sampler, 'nucleic-sample-list', 'pack', ['one'], { boxNo: 'BOX-2', carrier: '王师傅' });
    await done(sampler, 'nucleic-boxes', 'seal', [await boxId()]);
    await done(sampler, 'nucleic-boxes', 'depart', [await boxId()]);
    const early = await receipt(tester!, 'early', 'TUBE-one', { receiveTime: '2026-06-15T08:59' });
    expect([early.status, early.body['message']]).toEqual([422, '接收时间不能早于采样时间']);
    await ok(
      receipt(tester!, 'late', 'TUBE-one', { receiveTime: '2026-06-15T12:00', conclusion: '3', rejectReason: ['4'] }),
    );
    expect([await states(), await boxState()]).toEqual([{ one: '45' }, '5']);
    await done(tester, 'nucleic-result', 'undo-receipt', ['one'], { reason: '看错管' });
    expect([await states(), await boxState()]).toEqual([{ one: '30' }, '3']);
    await ok(receipt(tester!, 'right', 'TUBE-one', { receiveTime: '2026-06-15T12:05' }));
    const twice = await receipt(tester!, 'twice', 'Tube-one', { receiveTime: '2026-06-15T12:06' });
    expect([twice.status, twice.body['message']]).toEqual([409, '样本状态为“已接收”，不能“合格接收”']);
    expect((await receipt(tester!, 'unknown', 'TUBE-nobody')).body['message']).toBe('采样管条码不在系统：TUBE-nobody');
  }, 120_000);

  it('of which people and code are fixed once it is in a box, and which is voided by who may', async () => {
    await ok(single(sampler!, 'one'));
    await done(sampler, 'nucleic-sample-list', 'pack', ['one'], { boxNo: 'BOX-3' });
    const renamed = await single(sampler!, 'one', { name: '别人' }, { baseVersion: 1, saveId: 'one-2' });
    expect([renamed.status, renamed.body['code']]).toEqual([409, 'tube.on-its-way']);
    await ok(single(sampler!, 'one', { remark: '已核对' }, { baseVersion: 1, saveId: 'one-3' }));
    await done(township, 'nucleic-sample-list', 'void', ['one'], { reasonCode: '4' });
    expect(await states()).toEqual({ one: '90' });
    const reused = await single(sampler!, 'other', { tubeBarcode: 'TUBE-one' });
    expect(reused.body['message']).toContain('作废的条码不再使用');
    await done(sampler, 'nucleic-boxes', 'drop', [await boxId()]);
  }, 120_000);
});

describe('a result', () => {
  it('that is positive is reviewed by somebody else, and reported by hand', async () => {
    await ok(single(sampler!, 'one'));
    await tested('one', POSITIVE);
    expect(await refusal(tester, 'nucleic-result', 'review', 'one')).toMatchObject({
      reason: '阳性、可疑结果须由检测人以外的人员审核',
    });
    await done(reviewer, 'nucleic-result', 'review', ['one']);
    expect(await states()).toEqual({ one: '70' });
    await done(township, 'nucleic-report-list', 'issue', ['one']);
    expect(await states()).toEqual({ one: '80' });
  }, 120_000);

  it('without a valid control is none: it is tested again', async () => {
    await ok(single(sampler!, 'one'));
    await ok(receipt(tester!, 'r', 'TUBE-one'));
    await done(tester, 'nucleic-result', 'load', ['one'], { plateNo: 'P2', kitName: '试剂', kitBatch: 'B1' });
    await done(tester, 'nucleic-result', 'enter', ['one'], { ...NEGATIVE, controlValid: '0' });
    const [row] = await server.database.query('select state, retests, result from nucleic_tubes');
    expect(row).toEqual({ state: '50', retests: 1, result: null });
  }, 120_000);
});

describe('a pool', () => {
  it('that is negative gives everybody in it a report', async () => {
    await ok(pool(sampler!, 'five'));
    await tested('five');
    const [told] = await done(tester, 'nucleic-result', 'review', ['five']);
    expect(told?.reason).toBe('阴性，已出报告 2 份');
  }, 120_000);

  it('that is positive sends its people to single tubes, whose verdict is theirs', async () => {
    await ok(pool(sampler!, 'five'));
    await tested('five', POSITIVE);
    await done(reviewer, 'nucleic-result', 'review', ['five']);
    expect(await states()).toEqual({ five: '65' });
    const stranger = { checkType: '2', originPool: 'TUBE-five', idNo: '990101197001010018', name: '外人' };
    expect((await single(sampler!, 'stranger', stranger)).body['message']).toContain('不是该混采管的成员');
    const [[idNo, name]] = MEMBERS;
    await ok(single(sampler!, 'again', { checkType: '2', originPool: 'tube-five', idNo, name }));
    expect(await refusal(reviewer, 'nucleic-result', 'withdraw', 'five', { reason: '看错' })).toMatchObject({
      reason: '单采复核已经开始，不能撤回审核',
    });
    await tested('again');
    await done(reviewer, 'nucleic-result', 'review', ['again']);
    expect(await states()).toEqual({ again: '80', five: '65' });
    const { body } = await tester!.send('POST', '/api/v1/lists/nucleic-progress/search', { view: 'retest' });
    expect(body['rows']).toHaveLength(1);
    await done(township, 'nucleic-sample-list', 'note', ['five_2'], { notify: '3' });
    expect(await states()).toEqual({ again: '80', five: '66' });
    const samples = await township!.send('POST', '/api/v1/lists/nucleic-sample-list/search', {});
    const results = (samples.body['rows'] as unknown as { id: string; cells: { result: string | null } }[]).map(
      ({ id, cells }) => [id, cells.result] as const,
    );
    expect(Object.fromEntries(results)).toEqual({ again: '0', five_1: '0', five_2: null });
  }, 120_000);

  it('takes nobody of the fever clinic, and is packed when it is closed', async () => {
    const fever = MEMBERS.map(([idNo, name], at) => ({
      ...{ seq: at + 1, idNo, name, phone: '19900000002', crowdType: '3', sampleTime: '2026-06-15T09:00' },
    }));
    expect((await pool(sampler!, 'fever', { members: fever })).status).toBe(422);
    await ok(pool(sampler!, 'open', { tubeState: '1' }));
    expect(await refusal(sampler, 'nucleic-sample-list', 'pack', 'open_1', { boxNo: 'B' })).toMatchObject({
      reason: '混采管还没有封管，不能装箱',
    });
  }, 120_000);
});

it('counts what was taken, and what became of it; a number opens as many rows as it says', async () => {
  await ok(pool(sampler!, 'five'));
  await tested('five');
  await done(tester, 'nucleic-result', 'review', ['five']);
  await ok(single(sampler!, 'one'));
  await ok(receipt(tester!, 'r-one', 'TUBE-one', { conclusion: '3', rejectReason: ['3'] }));
  const days = { from: '2026-06-01', until: '2026-06-30' };
  const { body } = await township!.send<AnalysisAnswer>('POST', '/api/v1/analyses/nucleic-statistics/figures', {
    by: ['kind'],
    ...days,
    groups: [],
  });
  const told = (cells: AnalysisCells = {}) =>
    Object.fromEntries(Object.entries(cells).map(([id, { counts }]) => [id.replace('nucleic-', ''), counts]));
  expect(told(body.total)).toMatchObject({
    // Somebody whose newer sample was refused has no verdict by it.
    ...{ persons: 2, times: 3, tubes: 2, received: 1, rejected: 1, tested: 1, negative: 1, positive: 0, retest: 0 },
  });
  expect(body.total['nucleic-reject-rate']?.value).toBe(50);
  expect(body.rows.map(({ key, cells }) => [key, told(cells)['times'], told(cells)['tubes']])).toEqual([
    ['1', 1, 1],
    ['5', 2, 1],
    ['10', 0, 0],
    ['20', 0, 0],
  ]);
  const length = async (measure: string, list: string) => {
    const number = ['nucleic-statistics', measure, 'counts', days.from, days.until, '990101'];
    const { body: page } = await township!.send<ListPage>('POST', `/api/v1/lists/${list}/search`, {
      where: { number },
    });
    return page.count.found;
  };
  expect([
    await length('nucleic-persons', 'analysed-samples'),
    await length('nucleic-times', 'analysed-samples'),
    await length('nucleic-tubes', 'analysed-tubes'),
  ]).toEqual([2, 3, 2]);
}, 120_000);
