import type { ImportCheck, ListJob } from '@gongwei/domain/lists';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { act } from '../testing/act-on-list.ts';
import { clientFor, type TestClient, type TestServer } from '../testing/index.ts';
import { BOTH_DATABASES, endedJob, startServerOver, undoneJob } from '../testing/lists/list-jobs.ts';
import { laboratoryCounty, receipt, single } from './nucleic.fixture.ts';

const HEAD = ['Well', 'Sample Name', 'ORF1ab', 'N', 'IC', '结论', '板号'];
const CONTROLS = [
  ['H11', '阴性质控', '', '', '', '', 'P9'],
  ['H12', '阳性质控', '28.4', '28.9', '30.1', '', 'P9'],
];
const LIST = '/api/v1/lists/nucleic-result/imports';

describe.each(BOTH_DATABASES)('a file of a PCR instrument, over %s', (kind) => {
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
    for (const table of ['samples', 'tubes', 'events', 'reports'])
      await server.database.query(`delete from nucleic_${table}`);
    for (const table of ['tube_codes', 'records', 'save_ids', 'record_versions'])
      await server.database.query(`delete from ${table}`);
    for (const id of ['one', 'two', 'three', 'four']) await taken(id, id !== 'four');
  });

  const taken = async (id: string, received: boolean) => {
    expect((await single(sampler!, id)).status).toBe(200);
    if (received) expect((await receipt(tester!, `r-${id}`, `TUBE-${id}`)).status).toBe(200);
  };
  const sent = async (...rows: readonly (readonly string[])[]): Promise<ImportCheck> => {
    const form = new FormData();
    form.append('file', new Blob([[HEAD, ...rows].map((row) => row.join(',')).join('\n')]), 'plate.csv');
    return (await tester!.upload(LIST, form)) as unknown as ImportCheck;
  };
  const confirmed = async ({ id }: ImportCheck, known: 'skip' | 'update' = 'skip') => {
    await tester!.send<ListJob>('POST', `/api/v1/list-imports/${id}/confirm`, { known });
    return endedJob(tester!, id);
  };
  const tubes = async () =>
    Object.fromEntries(
      (
        await server.database.query<{ id: string; state: string; result: string; well: string; checked: string }>(
          'select id, state, result, well_no as well, checked from nucleic_tubes order by id',
        )
      ).map(({ id, ...tube }) => [id, tube]),
    );
  const row = (well: string, sample: string, ...values: readonly string[]) => [well, sample, ...values, 'P9'];
  const done = async (client: TestClient | undefined, action: string, id: string, answers: object = {}) =>
    (await act(client!, 'nucleic-result', action, [id], answers)).receipts[0];

  it('is looked at well by well, written when it is confirmed, and taken back before it is reviewed', async () => {
    const check = await sent(
      row('A01', 'TUBE-one', '33.2', '34.8', '28', '阳性'),
      row('B01', 'tube-two', '', '', '27', '阴性'),
      row('C01', 'TUBE-three', '', '', '27', '阳性'),
      row('D01', 'TUBE-four', '', '', '27', ''),
      row('E01', 'TUBE-nobody', '', '', '27', ''),
      row('F01', 'TUBE-one', '', '', '27', ''),
      ...CONTROLS,
    );
    expect(check.counts).toEqual({ new: 2, known: 0, wrong: 4 });
    expect(check.lines.map(({ row: at, problems }) => [at, problems[0]])).toEqual([
      [4, '文件结论“阳性”与按 Ct 判读“阴性”不符'],
      [5, '样本状态为“已采集”，还不能录入结果'],
      [6, '没有这个编号的样本，或不在本实验室'],
      [7, '与第 2 行是同一管'],
      [2, '阳性：ORF1ab 33.2，N 34.8，内标 28'],
      [3, '阴性：ORF1ab 无，N 无，内标 27'],
    ]);
    expect((await tubes())['one']).toMatchObject({ state: '40' });
    const receipts = await confirmed(check);
    expect(receipts.map(({ outcome }) => outcome).toSorted()).toEqual([
      ...['done', 'done', 'skipped', 'skipped', 'skipped', 'skipped'],
    ]);
    expect(await tubes()).toMatchObject({
      one: { state: '60', result: '1', well: 'A1' },
      two: { state: '60', result: '0', well: 'B1' },
      three: { state: '40' },
    });
    expect((await done(reviewer, 'review', 'two'))?.outcome).toBe('done');
    const undone = await undoneJob(tester!, check.id);
    expect(undone.filter(({ reason }) => reason?.includes('不能撤回') || reason?.includes('已报告'))).toHaveLength(1);
    expect(await tubes()).toMatchObject({
      one: { state: '40', result: null, well: null },
      two: { state: '80', result: '0' },
    });
  });

  it('is believed only with run controls', async () => {
    const check = await sent(row('A1', 'TUBE-one', '', '', '27', ''));
    expect([check.counts, check.lines[0]?.problems[0]]).toEqual([
      { new: 0, known: 0, wrong: 1 },
      expect.stringContaining('没有阴性、阳性质控孔'),
    ]);
  });

  it('never writes over what was typed: it is compared, and a difference is settled before the review', async () => {
    const typed = { orf1ab: '无', n: '无', icValid: '1', controlValid: '1' };
    for (const id of ['one', 'two']) expect((await done(tester, 'enter', id, typed))?.outcome).toBe('done');
    const file = () =>
      sent(row('A1', 'TUBE-one', '', '', '27', ''), row('B1', 'TUBE-two', '33.2', '34.8', '28', ''), ...CONTROLS);
    const check = await file();
    expect(check.counts).toEqual({ new: 0, known: 2, wrong: 0 });
    expect(check.lines.map(({ problems }) => problems[0])).toEqual([
      '阴性：ORF1ab 无，N 无，内标 27；与已录一致',
      '与已录不一致（已录 / 文件）：ORF1ab 无 / 33.2，N 无 / 34.8，结果 阴性 / 阳性',
    ]);
    expect((await confirmed(check)).map(({ reason }) => reason)).toEqual(['已有，跳过', '已有，跳过']);
    const compared = await file();
    await confirmed(compared, 'update');
    const differing = { one: { result: '0', checked: 'same' }, two: { result: '0', checked: 'differs' } };
    expect(await tubes()).toMatchObject(differing);
    expect(await done(reviewer, 'review', 'two')).toMatchObject({ reason: '两次读数不一致，请先“核对差异”' });
    await undoneJob(tester!, compared.id);
    expect(await tubes()).toMatchObject({ one: { checked: null }, two: { checked: null, result: '0' } });
    await confirmed(await file(), 'update');
    expect((await done(tester, 'settle', 'two', { which: '2', reason: '' }).catch(() => undefined))?.outcome).not.toBe(
      'done',
    );
    expect(await done(tester, 'settle', 'two', { which: '2', reason: '抄错行' })).toMatchObject({ outcome: 'done' });
    expect(await tubes()).toMatchObject({ two: { result: '1', checked: 'settled' } });
    expect((await done(tester, 'review', 'two'))?.reason).toContain('检测人以外');
    expect(await done(reviewer, 'review', 'two')).toMatchObject({ outcome: 'done' });
  });

  it('is compared by a second person, never by the same', async () => {
    const typed = { orf1ab: '33.2', n: '无', icValid: '1', controlValid: '1' };
    await done(tester, 'enter', 'one', typed);
    expect((await done(tester, 'second', 'one', typed))?.reason).toContain('检测人以外的人员');
    expect((await done(reviewer, 'second', 'one', { ...typed, orf1ab: '32.3' }))?.reason).toBe(
      '两次不一致：ORF1ab 33.2 / 32.3；请“核对差异”',
    );
    await done(tester, 'enter', 'one', { ...typed, orf1ab: '32.3' });
    expect((await tubes())['one']).toMatchObject({ checked: null });
    expect((await done(reviewer, 'second', 'one', { ...typed, orf1ab: '32.3' }))?.reason).toBe('两次一致');
  });
});
