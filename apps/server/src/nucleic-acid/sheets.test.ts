import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientFor, type TestClient, type TestServer } from '../testing/index.ts';
import { BOTH_DATABASES, startServerOver } from '../testing/lists/list-jobs.ts';
import { EAST, laboratoryCounty, MEMBERS, pool, receipt, single } from './nucleic.fixture.ts';

describe.each(BOTH_DATABASES)('sheets of testing, over %s', (kind) => {
  let server: TestServer;
  let [sampler, tester, reviewer]: TestClient[] = [];
  beforeAll(async () => {
    server = await startServerOver(kind, { county: laboratoryCounty });
    [sampler, tester, reviewer] = await Promise.all(
      ['sampler', 'tester', 'reviewer'].map((name) => clientFor(server.url, name)),
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

  let saves = 0;
  const put = async (client: TestClient | undefined, formId: string, id: string, data: object, baseVersion = 0) => {
    const save = { id, formId, formVersion: 1, subjectId: EAST, occurredOn: '2026-06-15', data, baseVersion };
    const { status, body } = await client!.send('PUT', `/api/v1/records/${id}`, {
      ...save,
      saveId: `s${(saves += 1)}`,
    });
    return [status, body['message']] as const;
  };
  const gone = async (client: TestClient | undefined, id: string, baseVersion: number) => {
    const removal = { removed: true, baseVersion, saveId: `s${(saves += 1)}` };
    const { status, body } = await client!.send('PUT', `/api/v1/records/${id}/removed`, removal);
    return [status, body['message']] as const;
  };
  const taken = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer;
    expect(status, JSON.stringify(body)).toBe(200);
  };
  const states = async () =>
    Object.fromEntries(
      (
        await server.database.query<{ id: string; state: string }>('select id, state from nucleic_tubes order by id')
      ).map(({ id, state }) => [id, state]),
    );
  const labNo = async (id: string) =>
    (await server.database.query<{ lab_no: string }>('select lab_no from nucleic_tubes where id = $1', [id]))[0]
      ?.lab_no;
  const SAVED = [200, undefined];

  const BOX = { boxNo: 'BOX-1', packer: 'sampler', packTime: '2026-06-15T11:00', carrier: '王师傅', targetLab: EAST };
  const boxOf = (...codes: readonly string[]) => ({ ...BOX, tubes: codes.map((tubeBarcode) => ({ tubeBarcode })) });

  it('a transport sheet packs, unpacks, seals and sends its tubes, and is dropped while it is open', async () => {
    for (const id of ['one', 'two']) await taken(single(sampler!, id));
    expect(await put(sampler, 'nucleic-transport-box', 'box', boxOf('TUBE-one', 'tube-two'))).toEqual(SAVED);
    expect(await states()).toEqual({ one: '20', two: '20' });
    expect(await put(sampler, 'nucleic-transport-box', 'box', boxOf('TUBE-one'), 1)).toEqual(SAVED);
    expect(await states()).toEqual({ one: '20', two: '10' });
    expect(await put(sampler, 'nucleic-transport-box', 'other', boxOf('TUBE-two'))).toEqual([
      409,
      '转运箱 BOX-1 正在使用，还没有收完',
    ]);
    const sealed = { ...boxOf('TUBE-one'), state: '2' };
    expect(await put(sampler, 'nucleic-transport-box', 'box', sealed, 2)).toEqual(SAVED);
    expect((await put(sampler, 'nucleic-transport-box', 'box', boxOf('TUBE-one', 'TUBE-two'), 3))[1]).toContain(
      '封箱后',
    );
    expect(
      await put(sampler, 'nucleic-transport-box', 'box', { ...sealed, departTime: '2026-06-15T11:30' }, 3),
    ).toEqual(SAVED);
    expect(await states()).toEqual({ one: '30', two: '10' });
    expect((await gone(sampler, 'box', 4))[0]).toBe(409);
    expect((await put(sampler, 'nucleic-transport-box', 'none', { ...boxOf('TUBE-none'), boxNo: 'B9' }))[1]).toContain(
      '不在系统',
    );
  });

  const RUN = { plateNo: 'P1', wellNo: 'A1', tester: 'tester', testTime: '2026-06-15T12:00', icValid: true };
  const NEGATIVE = { ...RUN, controlValid: true, orf1abNoCt: true, nNoCt: true, ctIc: 28, result: '0' };
  const resultOf = async (id: string, more: object = NEGATIVE) => ({
    ...more,
    tubeBarcode: `TUBE-${id}`,
    labNo: await labNo(id),
  });

  it('a result sheet loads its tube, enters what it reads, and reviews where the reviewer saves it', async () => {
    await taken(single(sampler!, 'one'));
    await taken(receipt(tester!, 'r-one', 'TUBE-one'));
    const wrong = { ...(await resultOf('one')), labNo: 'X1' };
    expect((await put(tester, 'nucleic-result', 'result', wrong))[1]).toContain('实验编号与接收时的不符');
    const misread = { ...(await resultOf('one')), result: '1' };
    expect((await put(tester, 'nucleic-result', 'result', misread))[1]).toContain('判读不符');
    expect(await states()).toEqual({ one: '40' });
    expect(await put(tester, 'nucleic-result', 'result', await resultOf('one'))).toEqual(SAVED);
    expect(await states()).toEqual({ one: '60' });
    expect(await gone(tester, 'result', 1)).toEqual(SAVED);
    expect(await states()).toEqual({ one: '50' });
    expect(await put(tester, 'nucleic-result', 'again', await resultOf('one'))).toEqual(SAVED);
    const reviewed = { ...(await resultOf('one')), reviewer: 'reviewer', reviewTime: '2026-06-15T12:30' };
    expect((await put(tester, 'nucleic-result', 'again', reviewed, 1))[1]).toContain('审核人只能是您本人');
    expect(await put(reviewer, 'nucleic-result', 'again', reviewed, 1)).toEqual(SAVED);
    expect(await states()).toEqual({ one: '80' });
    expect((await gone(tester, 'again', 2))[1]).toContain('结果已审核');
  });

  it('a report sheet reports a positive sample, and withdraws it when it is taken out', async () => {
    await taken(single(sampler!, 'one'));
    await taken(receipt(tester!, 'r-one', 'TUBE-one'));
    const sheet = {
      reportNo: 'R1',
      name: '单雄信',
      idNo: '99010119900131002X',
      conclusion: '1',
      items: [{ itemName: 'ORF1ab' }],
    };
    expect((await put(tester, 'nucleic-report', 'report', sheet))[0]).toBe(422);
    const positive = { ...RUN, controlValid: true, ctOrf1ab: 33.2, ctN: 34.8, ctIc: 28, result: '1' };
    await put(tester, 'nucleic-result', 'result', await resultOf('one', positive));
    expect((await put(tester, 'nucleic-report', 'report', sheet))[1]).toContain('仅“已审核”样本');
    const reviewed = { ...(await resultOf('one', positive)), reviewer: 'reviewer' };
    expect(await put(reviewer, 'nucleic-result', 'result', reviewed, 1)).toEqual(SAVED);
    expect((await put(tester, 'nucleic-report', 'report', { ...sheet, conclusion: '0' }))[1]).toContain('结论与样本');
    expect(await put(tester, 'nucleic-report', 'report', sheet)).toEqual(SAVED);
    expect(await states()).toEqual({ one: '80' });
    expect(await gone(tester, 'report', 1)).toEqual(SAVED);
    expect(await states()).toEqual({ one: '81' });
  });

  it('a sheet of a task says who was told, and cannot close it before its people are settled', async () => {
    await taken(pool(sampler!, 'five'));
    await taken(receipt(tester!, 'r-five', 'TUBE-five'));
    const positive = { ...RUN, controlValid: true, ctOrf1ab: 33.2, ctN: 34.8, ctIc: 28, result: '1' };
    const sheet = (state: string, ...notify: readonly string[]) => ({
      ...{
        poolBarcode: 'TUBE-five',
        poolResult: '1',
        createdTime: '2026-06-15T12:00',
        deadline: '2026-06-15T18:00',
        state,
      },
      members: MEMBERS.map(([idNo, name], at) => ({ name, idNo, notifyState: notify[at] })),
    });
    expect((await put(tester, 'nucleic-retest-task', 'task', sheet('1', '0', '0')))[1]).toContain('没有单采复核任务');
    await put(tester, 'nucleic-result', 'result', await resultOf('five', positive));
    await put(reviewer, 'nucleic-result', 'result', { ...(await resultOf('five', positive)), reviewer: 'reviewer' }, 1);
    expect(await put(tester, 'nucleic-retest-task', 'task', sheet('2', '1', '0'))).toEqual(SAVED);
    const [task] = await server.database.query('select state, told from nucleic_retests');
    expect(task).toEqual({ state: '2', told: 1 });
    expect((await put(tester, 'nucleic-retest-task', 'task', sheet('4', '3', '0'), 1))[1]).toContain('任务不能完成');
    expect(await put(tester, 'nucleic-retest-task', 'task', sheet('4', '3', '2'), 1)).toEqual(SAVED);
    expect(await states()).toEqual({ five: '66' });
    expect((await gone(tester, 'task', 2))[1]).toContain('不能删除');
  });
});
