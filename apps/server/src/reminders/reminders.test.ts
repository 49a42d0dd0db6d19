import type { CalendarDay } from '@gongwei/domain/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { raiseReminders, type Raised } from '../reminding/raise-reminders.ts';
import { clientFor, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';
import { escalate } from './escalate.ts';

let server: TestServer;
let doctor: TestClient;
let western: TestClient;
let ids: { readonly [username: string]: string };
beforeAll(async () => {
  server = await startTestServer();
  [doctor, western] = [await clientFor(server.url, 'doctor'), await clientFor(server.url, 'western')];
  ids = Object.fromEntries(
    (await server.database.query<{ username: string; id: string }>('select username, id from users')).map((user) => [
      user.username,
      user.id,
    ]),
  );
}, 120_000);
afterAll(() => server?.stop());

const TODAY = '2026-06-15' as CalendarDay;
const at = (minutesAgo = 0): string => new Date(Date.now() - minutesAgo * 60_000).toISOString();
const export1 = (): Raised => ({
  countyCode: '990101',
  rule: 'export-ready',
  subjectId: 'job-1',
  dueOn: TODAY,
  recipientId: ids['doctor'] ?? '',
  facts: { fileName: '居民.xlsx', path: '/cust/list' },
});
const raise = (raised: Raised, when = at()): Promise<void> =>
  server.database.transaction((inside) => raiseReminders(inside, when, [raised]));
type Found = {
  unread: number;
  open: number;
  rows: { id: string; text: string; state: string; times: number; path: string }[];
};
const find = async (client = doctor, which = 'open'): Promise<Found> =>
  (await client.send('POST', '/api/v1/reminders/search', { which })).body as unknown as Found;
const act = (id: string | undefined, body: object, client = doctor) =>
  client.send('POST', `/api/v1/reminders/${id}/events`, body);
const exported = (state: string): Promise<unknown> =>
  server.database.query(
    `insert into list_jobs (county_code, id, user_id, scope_code, list, action, state, total, skipped, started_at, undoable, work, file_name)
     values ('990101', 'job-1', $1, '990101', 'resident-list', 'export', $2, 1, 0, now(), false, '{"ids": []}', '居民列表.xlsx') on conflict (county_code, id) do update set state = excluded.state`,
    [ids['doctor'] ?? '', state],
  );

describe('reminders', () => {
  it('are one however often they are raised, and the recipient’s alone', async () => {
    await exported('done');
    await Promise.all([raise(export1()), raise(export1()), raise(export1())]);
    const { unread, rows } = await find();
    expect([unread, rows.map(({ text, path, times }) => [text, path, times])]).toEqual([
      1,
      [['居民.xlsx 已生成，可以下载', '/cust/list', 1]],
    ]);
    expect((await find(western)).rows).toEqual([]);
    expect(await act(rows[0]?.id, { type: 'READ' }, western)).toMatchObject({ status: 404 });
  });

  it('are read, put aside with a reason, and brought back', async () => {
    const [one] = (await find()).rows;
    expect(await act(one?.id, { type: 'READ' })).toMatchObject({ status: 200, body: { state: '1' } });
    expect(await act(one?.id, { type: 'READ' })).toMatchObject({
      status: 409,
      body: { message: '提醒已读，不能阅读' },
    });
    expect(await act(one?.id, { type: 'IGNORE', note: ' ' })).toMatchObject({ status: 422 });
    expect(await act(one?.id, { type: 'IGNORE', note: '不要了' })).toMatchObject({ status: 200, body: { state: '4' } });
    await raise(export1());
    expect(await find()).toMatchObject({ open: 0, unread: 0 });
    expect((await find(doctor, 'past')).rows).toMatchObject([{ state: '4', note: '不要了' }]);
    expect(await act(one?.id, { type: 'REOPEN', note: '还是要' })).toMatchObject({ body: { state: '1' } });
  });

  it('end by themselves when their matter does, and are raised anew', async () => {
    await exported('failed');
    expect(await find()).toMatchObject({ open: 0, rows: [] });
    await exported('done');
    await raise(export1());
    expect((await find()).rows).toMatchObject([{ state: '0', times: 2 }]);
    // As two days later.
    await server.database.query("update list_jobs set file_name = null where id = 'job-1'");
    expect((await find()).rows).toEqual([]);
    await server.database.query("delete from list_jobs where id = 'job-1'");
  });

  it('of an overdue plan are there until the visit, and never of somebody who died', async () => {
    const plan = {
      countyCode: '990101',
      rule: 'plan-overdue',
      subjectId: 'plan-1',
      residentId: 'resident-1',
      dueOn: TODAY,
      recipientId: ids['doctor'] ?? '',
      facts: { what: '高血压随访' },
    } as const;
    await server.database.query(
      `insert into plans (county_code, id, resident_id, programme, what, form_id, opened_on, soon_on, due_on, grace_until, state, doctor_id)
       values ('990101', 'plan-1', 'resident-1', 'hypertension', '', 'hypertension-follow-up', $1, $1, $1, $1, 'overdue', $2)`,
      [TODAY, ids['doctor'] ?? ''],
    );
    await raise(plan);
    const [shown] = (await find()).rows;
    expect(shown?.text).toMatch(/的高血压随访应在 2026-06-15 办，已逾期/);
    expect(await act(shown?.id, { type: 'HANDLE', note: '去过了' })).toMatchObject({ status: 422 });
    await server.database.query("update residents set status = '3' where id = 'resident-1'");
    expect((await find()).rows).toEqual([]);
    await server.database.query("update residents set status = '1' where id = 'resident-1'");
    await raise(plan);
    expect((await find()).rows).toHaveLength(1);
    await server.database.query("update plans set state = 'done' where id = 'plan-1'");
    expect((await find()).rows).toEqual([]);
  });

  it('that are urgent and unread for half an hour go up once', async () => {
    await server.database.query("update platform_accounts set state = '2'");
    const [account] = await server.database.query<{ id: string }>('select id from platform_accounts limit 1');
    const urgent = {
      ...export1(),
      rule: 'account-refused',
      subjectId: account?.id ?? '',
      facts: { account: 'gw' },
    } as const;
    await raise(urgent, at(29));
    expect(await escalate(server.database, new Date())).toBe(0);
    await server.database.query("update reminders set raised_at = $1 where rule = 'account-refused'", [at(31)]);
    const both = await Promise.all([escalate(server.database, new Date()), escalate(server.database, new Date())]);
    expect(both.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect((await find()).rows).toMatchObject([{ state: '5' }]);
    const above = await server.database.query<{ escalated: boolean }>(
      "select escalated from reminders where rule = 'account-refused' and escalated",
    );
    expect(above.length).toBeGreaterThan(0);
    expect(await escalate(server.database, new Date())).toBe(0);
  });
});
