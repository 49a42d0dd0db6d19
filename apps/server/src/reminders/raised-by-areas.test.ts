import type { ListJob } from '@gongwei/domain/lists';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepCalls } from '../call/calls.repository.ts';
import type { Call } from '../call/coordinator/call-state.ts';
import { rosterDesk } from '../roster/roster-desk.fixture.ts';
import { rosterFixture } from '../roster/roster-fixture.ts';
import { act, open, session } from '../scheduling/scheduling.fixture.ts';
import { checkUpSheet } from '../testing/check-up-sheet.ts';
import { clientFor, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';

let server: TestServer;
let [doctor, village, county]: TestClient[] = [];
beforeAll(async () => {
  server = await startTestServer();
  [doctor, village, county] = await Promise.all(
    ['doctor', 'village', 'county'].map((name) => clientFor(server.url, name)),
  );
}, 60_000);
afterAll(() => server?.stop());
beforeEach(() => server.database.query('delete from reminders'));

/** What somebody is shown, in words and with where it leads. */
const shown = async (client: TestClient | undefined): Promise<readonly (readonly unknown[])[]> => {
  const { body } = await client!.send('POST', '/api/v1/reminders/search', { which: 'open' });
  return body['rows']!.map(({ kind, text, path }) => [kind, text, path]);
};

/** Uploads raise theirs in `uploader.contract.ts`, plans theirs in `keep-plans.test.ts`. */
/** Where the window stands in which an appointment is moved. */
const movesTo = (appointment: string): string => `/appointManage/appointListed?view=move&do=move&row=${appointment}`;

describe('of what happened, reminds whom it concerns:', () => {
  it('a file that was exported, whoever asked for it', async () => {
    const asked = await doctor!.send<ListJob>('POST', '/api/v1/lists/resident-list/export', { columns: ['name'] });
    await expect
      .poll(async () => (await doctor!.get<ListJob>(`/api/v1/list-jobs/${asked.body.id}`)).body.state, {
        timeout: 20_000,
      })
      .toBe('done');
    expect(await shown(doctor)).toEqual([
      ['export', expect.stringMatching(/^居民列表.*\.xlsx 已生成，可以下载$/), '/cust/base'],
    ]);
    expect(await shown(county)).toEqual([]);
  });

  it('a roster that was checked, and again when it was written', async () => {
    const desk = await rosterDesk(server);
    const id = await desk.upload((await rosterFixture({ rows: 3, villages: ['东村'] })).bytes);
    await desk.rested(id);
    const path = `/cust/base/import/${id}`;
    expect(await shown(doctor)).toEqual([['import', '花名册 花名册.xlsx 已检查完，等您确认', path]]);
    // Nobody looks in between: what was said of the check must not stand in the way.
    await desk.command(id, 'confirm');
    await expect.poll(async () => (await desk.status(id)).state, { timeout: 20_000 }).toBe('done');
    expect(await shown(doctor)).toEqual([['import', '花名册 花名册.xlsx 已导入完', path]]);
  });

  it('a call that was missed, once it is over, and who talked of nothing', async () => {
    const startedAt = Date.parse('2026-06-15T03:00:00Z');
    const party = (userId: string, name: string) => ({
      ...{ userId, name, number: '1', institutionCode: '990101', institutionName: '' },
    });
    const one = (userId: string, name: string, outcome: 'missed' | 'talked') => ({
      ...{
        party: party(userId, name),
        stage: 'out' as const,
        invitedAt: startedAt,
        outcome,
        microphone: true,
        camera: true,
      },
    });
    const call: Call = {
      ...{ id: 'call-1', countyCode: '990101', kind: 'video', placedBy: 'county', startedAt },
      participants: [
        one('county', '县管理员', 'talked'),
        one('doctor', '东镇医生', 'talked'),
        one('village', '东村医生', 'missed'),
      ],
    };
    await keepCalls(server.database, [call]);
    expect(await shown(village)).toEqual([]);
    await keepCalls(server.database, [{ ...call, endedAt: startedAt + 60_000 }]);
    expect(await shown(village)).toEqual([['call', '县管理员 呼叫过您，没有接到', '/info/video/video-home']]);
    expect(await shown(doctor)).toEqual([]);
  });

  it('a critical value, whoever cares for the person, until somebody was told', async () => {
    const saved = await doctor!.send(
      'PUT',
      '/api/v1/records/check-up-1',
      checkUpSheet(1, '2026-06-15', { fastingGlucose: 22.1 }),
    );
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect(await shown(village)).toEqual([
      ['critical', '张三丰 的体检有危急值，还没有通知本人', '/cust/tjReport/check-up-1'],
    ]);
    const told = { notifiedAt: '2026-06-15T04:00:00Z', mode: '1', receiver: '本人', handled: '1' };
    expect((await doctor!.send('POST', '/api/v1/check-ups/check-up-1/critical-notice', told)).status).toBe(200);
    expect(await shown(village)).toEqual([]);
  });

  it('an appointment whose session is cancelled, until there is another one', async () => {
    await open(doctor!, session('s1'));
    await open(doctor!, session('s2'));
    await doctor!.send('POST', '/api/v1/appointments', { id: 'a1', residentId: 'resident-3', sessionId: 's1' });
    await act(county!, 'appointment-manage', 'cancel', ['s1'], { reason: '1' });
    expect(await shown(village)).toEqual([
      ['appointment', '李清照 2026-06-20 的体检场次取消了，要改约', movesTo('a1')],
    ]);
    await act(doctor!, 'appointed-list', 'move', ['a1'], { session: 's2', reason: '5' });
    expect(await shown(village)).toEqual([]);
  });
});

describe('the list of reminders', () => {
  it('shows one’s own and those of whoever works below; acting is the recipient’s, and is taken back', async () => {
    await open(doctor!, session('s3'));
    await doctor!.send('POST', '/api/v1/appointments', { id: 'a9', residentId: 'resident-2', sessionId: 's3' });
    await act(county!, 'appointment-manage', 'cancel', ['s3'], { reason: '1' });
    const list = '/api/v1/lists/smart-reminders';
    const rows = async (client: TestClient | undefined, where: object = {}) =>
      (await client!.send('POST', `${list}/search`, { where, limit: 50, offset: 0 })).body['rows']!.map(
        ({ id, cells }) => ({
          id: String(id),
          said: [cells!['content'], cells!['state'], cells!['path'], cells!['note']].map((cell) => cell ?? null),
        }),
      );
    const [one] = await rows(village);
    expect(one?.said).toEqual(['2026-06-20 的体检场次取消了，要改约', '0', movesTo('a9'), null]);
    expect((await rows(doctor)).map(({ id }) => id)).toEqual([one?.id]);
    expect(await rows(await clientFor(server.url, 'western'))).toEqual([]);
    const foreign = await doctor!.send('POST', `${list}/freeze`, { action: 'ignore', ids: [one?.id] });
    expect(foreign.body).toMatchObject({ count: 0 });
    const { job, receipts } = await act(village!, 'smart-reminders', 'ignore', [one?.id ?? ''], { note: '本人不来' });
    expect(receipts).toMatchObject([{ outcome: 'done', title: '单雄信' }]);
    expect((await rows(village, { state: ['4'] }))[0]?.said.slice(1)).toEqual(['4', movesTo('a9'), '本人不来']);
    expect((await village!.send('POST', `/api/v1/list-jobs/${job.id}/undo`, {})).status).toBe(200);
    expect((await rows(village, { state: ['1'] })).map(({ id }) => id)).toEqual([one?.id]);
    const other = await village!.send('POST', `${list}/freeze`, { action: 'handle', ids: [one?.id] });
    const refused = await village!.send('POST', '/api/v1/list-jobs', {
      selection: other.body['id'],
      answers: { way: '9' },
    });
    expect([refused.status, refused.body['message']]).toEqual([422, '选“其他”时请写明怎么处理的']);
    await act(village!, 'smart-reminders', 'handle', [one?.id ?? ''], { way: '1', note: '改到下月' });
    expect((await rows(village, { state: ['3'] }))[0]?.said.at(-1)).toBe('电话随访：改到下月');
    // What is over is over, also before its recipient looks.
    await act(village!, 'smart-reminders', 'reopen', [one?.id ?? ''], { note: '还要约' });
    await server.database.query("update appointments set state = '7' where id = 'a9'");
    expect((await rows(village, { state: ['3'] })).map(({ id }) => id)).toEqual([one?.id]);
  });
});
