import type { ActionReceipt, ImportCheck, ListJob } from '@gongwei/domain/lists';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientFor, type TestClient, type TestServer } from '../../testing/index.ts';
import { writeCrowd } from '../../testing/lists/crowd.ts';
import { BOTH_DATABASES, endedJob, startServerOver, undoneJob } from '../../testing/lists/list-jobs.ts';
import { listed, noContracts, sign, standing } from '../contract.fixture.ts';

const LIST = '/api/v1/lists/sign-up-record-list/imports';
const PAPER = {
  ...{
    服务包编码: 'B1',
    签约团队: '东镇一组',
    签约医生: 'doctor',
    签约日期: '2026-06-10',
    签约周期: '1年',
    签约方式: '入户',
  },
  ...{ 联系电话: '13800001234', 人群分类: '一般人群', 健康档案调阅与隐私知情同意: '是', 协议书已阅读: '是' },
};
type Paper = { readonly [heading: string]: string };

describe.each(BOTH_DATABASES)('contracts from a workbook, over %s', (kind) => {
  let server: TestServer;
  let doctor: TestClient;
  let people: readonly { id: string; id_number: string; name: string }[];
  beforeAll(async () => {
    server = await startServerOver(kind);
    doctor = await clientFor(server.url, 'doctor');
    await writeCrowd(server.database, 4);
    people = await server.database.query(
      `select id, id_number, name from residents where starts_with(id, 'crowd-') order by id`,
    );
    const county = await clientFor(server.url, 'county');
    const item = { itemCode: 'B1-1', itemName: '健康体检', times: 1, finishRule: '2' };
    const offered = await county.send('PUT', '/api/v1/records/package-b1', {
      ...{ id: 'package-b1', formId: 'service-package', formVersion: 1, subjectId: '990101', occurredOn: '2026-01-01' },
      data: {
        ...{
          code: 'B1',
          name: '基础包',
          kind: '1',
          crowd: ['10'],
          org: '990101',
          price: 20,
          discount: 50,
          startDate: '2026-01-01',
        },
        ...{ state: '1', items: [item] },
      },
      ...{ baseVersion: 0, saveId: 'package-b1' },
    });
    if (offered.status !== 200) throw new Error(JSON.stringify(offered.body));
  }, 180_000);
  afterAll(() => server?.stop());
  beforeEach(() => noContracts(server));

  const of = (at: number, more: Paper = {}): Paper => ({ 身份证号: people[at]?.id_number ?? '', ...PAPER, ...more });
  const sent = async (...lines: readonly Paper[]): Promise<ImportCheck> => {
    const head = [...new Set(lines.flatMap((line) => Object.keys(line)))];
    const rows = [head, ...lines.map((line) => head.map((key) => line[key] ?? ''))];
    const form = new FormData();
    form.append('file', new Blob([rows.map((row) => row.join(',')).join('\n')]), 'contracts.csv');
    return (await doctor.upload(LIST, form)) as unknown as ImportCheck;
  };
  const confirmed = async ({ id }: ImportCheck, known: 'skip' | 'update' = 'skip') => {
    await doctor.send<ListJob>('POST', `/api/v1/list-imports/${id}/confirm`, { known });
    return told(await endedJob(doctor, id));
  };
  const told = (receipts: readonly ActionReceipt[]) => receipts.map(({ outcome, reason }) => reason ?? outcome);

  it('wait to be signed, with the packages as they are offered, and are taken back until somebody goes on with them', async () => {
    const check = await sent(
      of(0),
      of(1, { 服务包编码: 'B1、没有' }),
      of(2, { 签约医生: '没有这个人' }),
      of(3, { 签约日期: '2026-07-10' }),
      of(0),
      of(1, { 服务包编码: '' }),
    );
    expect(check.counts, JSON.stringify(check.lines)).toEqual({ new: 1, known: 0, wrong: 5 });
    expect(check.lines.filter(({ verdict }) => verdict === 'wrong').map(({ problems }) => problems[0])).toEqual([
      '没有编码为“没有”的启用服务包',
      '本机构及下级机构没有叫“没有这个人”的在用账号',
      expect.stringContaining('签约日期'),
      '与第 2 行是同一人',
      '缺少服务包编码',
    ]);
    expect(await standing(server)).toEqual({});
    expect((await confirmed(check))[0]).toBe('新增');
    expect(await listed(doctor, { state: ['4'] })).toMatchObject([
      { cells: { state: '4', packages: '基础包', team: '东镇一组', endDate: '2027-06-09', fee: 10 } },
    ]);
    const again = await sent(of(0, { 签约团队: '东镇二组' }));
    expect(again.lines[0]).toMatchObject({ verdict: 'known', problems: ['签约团队 东镇一组 → 东镇二组'] });
    expect(await confirmed(again, 'update')).toEqual(['更新']);
    expect(told(await undoneJob(doctor, again.id))).toEqual(['已撤销']);
    // Written over and put back it is not as the file made it any more.
    expect(told(await undoneJob(doctor, check.id))[0]).toBe('之后又有人改过');

    const other = await sent(of(1));
    await confirmed(other);
    // A contract may be taken back for seven days, not for one as other imports.
    const age = (days: number) =>
      server.database.query(`update list_jobs set started_at = started_at - interval '${days} days' where id = $1`, [
        other.id,
      ]);
    await age(8);
    const late = await doctor.send('POST', `/api/v1/list-jobs/${other.id}/undo`, {});
    expect([late.status, late.body['message']]).toEqual([409, '这项操作不能撤销，或已超过 7 天']);
    await age(-3);
    expect(told(await undoneJob(doctor, other.id))).toEqual(['已撤销']);
    expect(await listed(doctor, { state: ['4'] })).toHaveLength(1);
  });

  it('are refused where one overlaps, unless they renew it', async () => {
    await sign(doctor, 'c1', {}, { of: people[0]?.id ?? '' });
    expect((await sent(of(0))).lines[0]?.problems).toEqual([
      '已有有效签约（到 2027-05-31）；到期续签的请在“签约类别”填 续约',
    ]);
    const early = await sent(of(0, { 签约类别: '续约', 生效日期: '2026-06-10' }));
    expect(early.lines[0]?.problems).toEqual(['这段时间已有一份有效签约（2026-06-01 至 2027-05-31）']);
    const renewal = await sent(of(0, { 签约类别: '续约' }));
    expect(renewal.counts, JSON.stringify(renewal.lines)).toEqual({ new: 1, known: 0, wrong: 0 });
    expect(await confirmed(renewal)).toEqual(['新增']);
    expect(Object.values(await standing(server)).toSorted()).toEqual(['1', '4']);
  });

  it('of one person by two at once are one', async () => {
    const checks = await Promise.all([sent(of(2)), sent(of(2, { 签约日期: '2026-06-12' }))]);
    const outcomes = (await Promise.all(checks.map((check) => confirmed(check)))).flat();
    expect(outcomes.toSorted()).toEqual(['新增', expect.stringMatching(/^这段时间已有一份待签约的协议/)]);
    expect(Object.values(await standing(server))).toEqual(['4']);
  });

  it('are for who manages', async () => {
    const village = await clientFor(server.url, 'village');
    const form = new FormData();
    form.append('file', new Blob(['身份证号,服务包编码\n1,2']), 'contracts.csv');
    expect(JSON.stringify(await village.upload(LIST, form))).toContain('permission.denied');
  });
});
