import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { act } from '../testing/act-on-list.ts';
import { clientFor, type TestClient, type TestServer } from '../testing/index.ts';
import { BOTH_DATABASES, startServerOver, undoneJob } from '../testing/lists/list-jobs.ts';
import { laboratoryCounty, MEMBERS, pool, receipt, single } from './nucleic.fixture.ts';

const POSITIVE = { orf1ab: '33.2', n: '34.8', icValid: '1', controlValid: '1' };
const NEGATIVE = { orf1ab: '无', n: '无', icValid: '1', controlValid: '1' };

describe.each(BOTH_DATABASES)('the task of a positive pool, over %s', (kind) => {
  let server: TestServer;
  let clients: { readonly [name: string]: TestClient };
  beforeAll(async () => {
    server = await startServerOver(kind, { county: laboratoryCounty });
    const names = ['sampler', 'tester', 'reviewer', 'township'];
    clients = Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await clientFor(server.url, name)] as const)),
    );
  }, 240_000);
  afterAll(() => server?.stop());
  beforeEach(async () => {
    server.clock.set('2026-06-15T04:00:00Z');
    for (const table of ['samples', 'tubes', 'events', 'reports', 'retests'])
      await server.database.query(`delete from nucleic_${table}`);
    for (const table of ['tube_codes', 'records', 'save_ids', 'record_versions', 'reminders', 'reminder_events'])
      await server.database.query(`delete from ${table}`);
    await saved(pool(who('sampler'), 'five'));
    await reviewed('five', POSITIVE);
  });

  const who = (name: string): TestClient => clients[name] as TestClient;
  const saved = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer;
    expect(status, JSON.stringify(body)).toBe(200);
  };
  const act1 = async (name: string, list: string, action: string, ids: readonly string[], answers = {}) =>
    act(who(name), list, action, ids, answers);
  const done = async (name: string, list: string, action: string, ids: readonly string[], answers = {}) => {
    const job = await act1(name, list, action, ids, answers);
    expect(job.receipts).toEqual(ids.map(() => expect.objectContaining({ outcome: 'done' })));
    return job.job;
  };
  const reviewed = async (id: string, reading: object) => {
    await saved(receipt(who('tester'), `r-${id}`, `TUBE-${id}`));
    await act1('tester', 'nucleic-result', 'enter', [id], reading);
    await act1('reviewer', 'nucleic-result', 'review', [id]);
  };
  const again = (id: string, at: number, more: object = {}) => {
    const [idNo, name] = MEMBERS[at] as readonly [string, string];
    return single(who('sampler'), id, { checkType: '2', originPool: 'TUBE-five', idNo, name, ...more });
  };
  type Task = { id: string; cells: { readonly [key: string]: unknown } };
  const tasks = async (): Promise<readonly Task[]> =>
    (await who('sampler').send('POST', '/api/v1/lists/nucleic-retests/search', {})).body['rows'] as unknown as Task[];
  const task = async () => (await tasks())[0]?.cells;
  const poolState = async () =>
    (await server.database.query<{ state: string }>("select state from nucleic_tubes where id = 'five'"))[0]?.state;
  const reminders = async (rule: string) =>
    (
      await server.database.query<{ recipient_id: string }>(
        'select recipient_id from reminders where rule = $1 order by 1',
        [rule],
      )
    ).map(({ recipient_id }) => recipient_id);
  const told = async (name: string): Promise<readonly string[]> =>
    (
      (await who(name).send('POST', '/api/v1/reminders/search', { which: 'open' })).body[
        'rows'
      ] as unknown as readonly {
        text: string;
      }[]
    ).map(({ text }) => text);

  it('opens with everybody in it, for who took the pool, who is told', async () => {
    expect(await task()).toMatchObject({
      ...{ state: '1', result: '1', members: 2, told: 0, sampled: 0, settled: 0, handler: 'sampler' },
      dueAt: '2026-06-15T10:00:00.000Z',
    });
    expect(await told('sampler')).toEqual(['混采管 TUBE-FIVE 阳性，2 人要在 6月15日 18:00 前单采复核']);
    const people = await who('township').send('POST', '/api/v1/lists/nucleic-retest-members/search', {});
    expect(people.body['rows']).toHaveLength(2);
  });

  it('is told at the desk where somebody of it stands, until they are sampled', async () => {
    const waiting = async (idNo: string, name = 'sampler') =>
      (await who(name).send('POST', '/api/v1/waiting-retests', { idNo })).body as unknown;
    const [x, plain] = MEMBERS.map(([idNo]) => idNo) as [string, string];
    const first = { pool: 'TUBE-FIVE', due: '2026-06-15T10:00:00.000Z', late: false, again: false };
    expect(await waiting(x.toLowerCase())).toEqual([first]);
    expect(await waiting('990101198501010999')).toEqual([]);
    expect((await who('tester').send('POST', '/api/v1/waiting-retests', { idNo: x })).status).toBe(403);
    // Who was handed on is waited for, once they stand there.
    await done('township', 'nucleic-retest-members', 'note', ['five_2'], { notify: '2' });
    expect(await waiting(plain)).toEqual([first]);
    await saved(again('one', 0));
    expect(await waiting(x)).toEqual([]);
    await saved(receipt(who('tester'), 'r-one', 'TUBE-one', { conclusion: '3', rejectReason: ['4'] }));
    server.clock.set('2026-06-15T10:01:00Z');
    clients = { ...clients, sampler: await clientFor(server.url, 'sampler') };
    expect(await waiting(x)).toEqual([{ ...first, late: true, again: true }]);
  });

  it('follows its people to the end; the verdict is that of the single tube, and the county is told of a positive one', async () => {
    await done('sampler', 'nucleic-retest-members', 'note', ['five_1'], { notify: '1' });
    expect(await task()).toMatchObject({ state: '2', told: 1 });
    await saved(again('one', 0));
    expect(await task()).toMatchObject({ state: '2', sampled: 1 });
    await saved(again('two', 1, { originPool: 'tube-five' }));
    expect(await task()).toMatchObject({ state: '3', sampled: 2 });
    await reviewed('one', NEGATIVE);
    expect([await poolState(), (await task())?.['settled']]).toEqual(['65', 1]);
    await reviewed('two', POSITIVE);
    expect([await poolState(), await task()]).toMatchObject(['66', { state: '4', settled: 2, positive: 1 }]);
    expect(await told('sampler')).toEqual(['单采复核阳性：采样管 TUBE-TWO']);
    const people = await who('township').send('POST', '/api/v1/lists/nucleic-retest-members/search', { view: 'done' });
    const verdicts = (people.body['rows'] as unknown as Task[]).map(({ id, cells }) => [id, cells['newResult']]);
    expect(Object.fromEntries(verdicts as [string, string][])).toEqual({ five_1: '0', five_2: '1' });
  });

  it('opens again with a verdict that is withdrawn, and with somebody who was handed on by mistake', async () => {
    await saved(again('one', 0));
    await reviewed('one', NEGATIVE);
    const note = await done('township', 'nucleic-retest-members', 'note', ['five_2'], { notify: '2' });
    expect([await poolState(), await task()]).toMatchObject(['66', { state: '4' }]);
    await undoneJob(who('township'), note.id);
    expect([await poolState(), await task()]).toMatchObject(['65', { state: '2', settled: 1 }]);
    await done('township', 'nucleic-retest-members', 'note', ['five_2'], { notify: '3' });
    await done('township', 'nucleic-report-list', 'withdraw', ['one'], { reason: '标本混淆' });
    expect([await poolState(), await task()]).toMatchObject(['65', { state: '3', settled: 1 }]);
    // Who was handed on and comes after all waits for a verdict again.
    await saved(again('two', 1));
    expect(await task()).toMatchObject({ state: '3', settled: 0 });
  });

  it('waits for another swab where one was voided, refused or suspect', async () => {
    await saved(again('one', 0));
    await saved(again('two', 1));
    expect(await task()).toMatchObject({ state: '3' });
    await done('township', 'nucleic-sample-list', 'void', ['one'], { reasonCode: '4' });
    expect(await task()).toMatchObject({ state: '2', sampled: 1 });
    await saved(receipt(who('tester'), 'r-two', 'TUBE-two', { conclusion: '3', rejectReason: ['4'] }));
    expect(await task()).toMatchObject({ state: '2', sampled: 1 });
    expect(await reminders('tube-refused')).toEqual(['sampler']);
    await saved(again('three', 0));
    await reviewed('three', { ...POSITIVE, n: '无' });
    expect(await task()).toMatchObject({ state: '2', settled: 0 });
    await saved(again('four', 0, { sampleTime: '2026-06-15T11:00' }));
    await reviewed('four', NEGATIVE);
    expect(await task()).toMatchObject({ state: '2', settled: 1 });
  });

  it('goes with the review while nobody was sampled again, and not after', async () => {
    await done('reviewer', 'nucleic-result', 'withdraw', ['five'], { reason: '看错' });
    expect([await poolState(), await task()]).toMatchObject(['60', { state: '9' }]);
    expect(await told('sampler')).toEqual([]);
    expect((await again('one', 0)).body['message']).toContain('没有待单采复核的任务');
    await done('reviewer', 'nucleic-result', 'review', ['five']);
    await saved(again('one', 0));
    const [refused] = (await act1('reviewer', 'nucleic-result', 'withdraw', ['five'], { reason: '看错' })).receipts;
    expect(refused).toMatchObject({ outcome: 'skipped', reason: '单采复核已经开始，不能撤回审核' });
    const [history] = await server.database.query<{ states: string[] }>(
      'select array_agg(state order by state) as states from nucleic_retests',
    );
    expect(history?.states).toEqual(['2', '9']);
  });

  it('is given to somebody, taken back, and urged once in half an hour', async () => {
    const [{ id }] = (await tasks()) as [Task];
    const given = await done('township', 'nucleic-retests', 'assign', [id], { handler: 'township' });
    expect(await task()).toMatchObject({ handler: 'township' });
    await undoneJob(who('township'), given.id);
    expect(await task()).toMatchObject({ handler: 'sampler' });
    // What somebody decided since stays.
    const first = await done('township', 'nucleic-retests', 'assign', [id], { handler: 'township' });
    await done('sampler', 'nucleic-retests', 'assign', [id], { handler: 'sampler' });
    const late = { outcome: 'failed', reason: '之后又指派过，没有撤销' };
    expect(await undoneJob(who('township'), first.id)).toMatchObject([late]);
    expect(await task()).toMatchObject({ handler: 'sampler' });
    const called = await done('sampler', 'nucleic-retest-members', 'note', ['five_1'], { notify: '1' });
    await done('township', 'nucleic-retest-members', 'note', ['five_1'], { notify: '2' });
    expect(await undoneJob(who('sampler'), called.id)).toMatchObject([
      { outcome: 'failed', reason: '之后又登记过通知情况，没有撤销' },
    ]);
    await done('township', 'nucleic-retest-members', 'note', ['five_1'], { notify: '0' });
    const nobody = await act1('township', 'nucleic-retests', 'assign', [id], { handler: 'western' });
    expect(nobody.receipts[0]).toMatchObject({ outcome: 'skipped', reason: expect.stringContaining('负责人') });
    const blind = await act1('township', 'nucleic-retests', 'assign', [id], { handler: 'village' });
    expect(blind.receipts[0]).toMatchObject({
      ...{ outcome: 'skipped', reason: '这管样本不归“东村医生”所在机构管理，交过去也看不到' },
    });
    await done('tester', 'nucleic-retests', 'urge', [id]);
    expect(await told('sampler')).toContain('检验员 催办：混采管 TUBE-FIVE 的单采复核，6月15日 18:00 前完成');
    const early = await act1('tester', 'nucleic-retests', 'urge', [id]);
    expect(early.receipts[0]).toMatchObject({ reason: '30 分钟内已催办过，请稍后再催' });
    server.clock.set('2026-06-15T04:31:00Z');
    await done('tester', 'nucleic-retests', 'urge', [id]);
    expect(await task()).toMatchObject({ urges: 2 });
  });

  it('counts both of two verdicts that are reviewed at once', async () => {
    await saved(again('one', 0));
    await saved(again('two', 1));
    for (const id of ['one', 'two']) {
      await saved(receipt(who('tester'), `r-${id}`, `TUBE-${id}`));
      await act1('tester', 'nucleic-result', 'enter', [id], NEGATIVE);
    }
    await Promise.all(['one', 'two'].map((id) => done('reviewer', 'nucleic-result', 'review', [id])));
    expect([await poolState(), await task()]).toMatchObject(['66', { state: '4', settled: 2 }]);
  });
});
