import type { ActionReceipt, ImportCheck, ListJob } from '@gongwei/domain/lists';
import type { CalendarDay } from '@gongwei/domain/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor, type TestClient, type TestServer } from '../../testing/index.ts';
import { writeCrowd } from '../../testing/lists/crowd.ts';
import { BOTH_DATABASES, endedJob, startServerOver, undoneJob } from '../../testing/lists/list-jobs.ts';
import { open, session } from '../scheduling.fixture.ts';

const LIST = '/api/v1/lists/appointment-list/imports';
type Wish = { readonly [heading: string]: string };
const on = (day: string) => ({ date: day as CalendarDay, bookUntil: `${day}T01:00:00.000Z` });

describe.each(BOTH_DATABASES)('who wants which day from a workbook, over %s', (kind) => {
  let server: TestServer;
  let doctor: TestClient;
  let people: readonly { id: string; id_number: string; archive_number: string }[];
  beforeAll(async () => {
    server = await startServerOver(kind);
    doctor = await clientFor(server.url, 'doctor');
    await writeCrowd(server.database, 8);
    people = await server.database.query(
      `select id, id_number, archive_number from residents where starts_with(id, 'crowd-') order by id`,
    );
    const times = [
      { from: '07:30', to: '08:30', capacity: 1 },
      { from: '08:30', to: '09:30', capacity: 1 },
    ];
    await open(doctor, session('small', { ...on('2026-06-20'), slots: times }));
    await open(doctor, session('other', { ...on('2026-06-22'), slots: [{ capacity: 1 }] }));
    await open(doctor, session('first', { ...on('2026-06-24'), name: '上午场' }));
    await open(doctor, session('second', { ...on('2026-06-24'), name: '下午场', checkTypes: ['1', '4'] }));
  }, 180_000);
  afterAll(() => server?.stop());

  const of = (at: number, day: string, more: Wish = {}): Wish => ({
    ...{ 身份证号: people[at]?.id_number ?? '', 预约日期: day, ...more },
  });
  const sent = async (...lines: readonly Wish[]): Promise<ImportCheck> => {
    const head = [...new Set(lines.flatMap((line) => Object.keys(line)))];
    const rows = [head, ...lines.map((line) => head.map((key) => line[key] ?? ''))];
    const form = new FormData();
    form.append('file', new Blob([rows.map((row) => row.join(',')).join('\n')]), 'wishes.csv');
    return (await doctor.upload(LIST, form)) as unknown as ImportCheck;
  };
  const confirmed = async ({ id }: ImportCheck): Promise<readonly ActionReceipt[]> => {
    await doctor.send<ListJob>('POST', `/api/v1/list-imports/${id}/confirm`, { known: 'skip' });
    return endedJob(doctor, id);
  };
  const booked = () =>
    server.database.query<{ session_id: string; slot: number; state: string; channel: string }>(
      `select session_id, slot, state, channel from appointments where state = '1' order by session_id, slot`,
    );

  it('is told line by line, takes places when it is confirmed, and gives them back', async () => {
    expect(people).toHaveLength(8);
    const check = await sent(
      of(0, '2026-06-20', { 时间段: '8:30' }),
      of(1, '2026-06-20'),
      of(2, '2026-06-20'),
      of(3, '2026-06-23'),
      of(3, '2026-06-24'),
      of(4, '2026-06-24', { 体检类别: '严重精神障碍患者体检' }),
      of(5, '2026-06-14'),
      of(6, '2026-06-24', { 场次: '晚上场' }),
      of(0, '2026-06-22'),
      of(7, '2026-06-20', { 时间段: '10:00' }),
      { 档案编号: people[6]?.archive_number ?? '', 预约日期: '2026-06-24', 场次: '上午场', 到检方式: '村集中接送' },
    );
    expect(check.counts, JSON.stringify(check.lines)).toEqual({ new: 4, known: 0, wrong: 7 });
    expect(check.lines.filter(({ verdict }) => verdict === 'wrong').map(({ problems }) => problems[0])).toEqual([
      '该场次已约满；还有余号的：6月22日 东村卫生室（余 1 个号）、6月24日 东村卫生室（余 30 个号）、6月24日 东村卫生室（余 30 个号）',
      expect.stringMatching(/^6月23日没有开放预约的场次；还有余号的：6月20日/),
      expect.stringMatching(/^当天有 2 个场次，请在“场次”写明 .*上午场/),
      '预约日期已过',
      expect.stringMatching(/^6月24日没有“晚上场”这个场次/),
      '与第 2 行是同一人',
      '该场次没有“10:00”这个时间段，应为 07:30-08:30、08:30-09:30',
    ]);
    expect(await booked()).toEqual([]);
    const receipts = await confirmed(check);
    expect(receipts.filter(({ outcome }) => outcome === 'done').map(({ reason }) => reason)).toEqual([
      '已约，序号 2-001',
      '已约，序号 1-001',
      '已约，序号 1-001',
      '已约，序号 1-001',
    ]);
    expect((await booked()).map(({ session_id, channel }) => `${session_id} ${channel}`)).toEqual([
      ...['first 5', 'second 5', 'small 5', 'small 5'],
    ]);
    const again = await sent(of(0, '2026-06-24', { 场次: '上午场' }));
    expect(again.lines[0]?.problems).toEqual(['本年度本类别已有预约：6月20日 东村卫生室']);
    const back = await undoneJob(doctor, check.id);
    expect(back.filter(({ reason }) => reason === '已撤销')).toHaveLength(4);
    expect(await booked()).toEqual([]);
  });

  it('gives the last place once, whoever confirms first', async () => {
    const checks = await Promise.all([sent(of(4, '2026-06-22')), sent(of(5, '2026-06-22'))]);
    expect(checks.map(({ counts }) => counts.new)).toEqual([1, 1]);
    const outcomes = (await Promise.all(checks.map(confirmed))).flat();
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'failed']);
    expect(outcomes.find(({ outcome }) => outcome === 'failed')?.reason).toMatch(/^该场次已约满；还有余号的：6月20日/);
    expect(await booked()).toHaveLength(1);
  });

  it('is for who books', async () => {
    const viewer = await clientFor(server.url, 'viewer');
    const form = new FormData();
    form.append('file', new Blob(['身份证号,预约日期\n1,2']), 'wishes.csv');
    expect(JSON.stringify(await viewer.upload(LIST, form))).toContain('permission.denied');
  });
});
