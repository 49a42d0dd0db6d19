import type { RecordSave } from '@gongwei/domain/forms';
import type { Board } from '@gongwei/domain/scheduling';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { checkUpSheet } from '../testing/check-up-sheet.ts';
import {
  clientFor,
  repeats,
  reportFigure,
  startTestServer,
  tinyCounty,
  type TestClient,
  type TestServer,
} from '../testing/index.ts';
import { act, open, session } from './scheduling.fixture.ts';

/** Whoever is asked to come, and one in ten who does not. */
const PEOPLE = repeats(20, 300);
const AWAY = PEOPLE / 10;
const DAY = '2026-06-20';
/** Hands at the stations, each with a sheet at a time. */
const HANDS = 6;

let server: TestServer;
let [doctor, reviewer]: TestClient[] = [];
const TOWNSHIP = {
  ...(tinyCounty.users[1] as (typeof tinyCounty.users)[number]),
  ...{ id: 'township', code: 'code-township', username: 'township', name: '东镇管理员', roles: ['TWN'] as const },
};
const enter = async (): Promise<void> => {
  [doctor, reviewer] = await Promise.all(['doctor', 'township'].map((name) => clientFor(server.url, name)));
};

beforeAll(async () => {
  const [first] = [...tinyCounty.files];
  const files = Array.from({ length: PEOPLE }, (_, at) => ({
    records: [],
    resident: {
      ...(first as typeof tinyCounty.files extends Iterable<infer File> ? File : never).resident,
      ...{ id: `elder-${at}`, name: `老人${at}`, conditions: [] },
      ...{
        archiveNumber: `99010110100100${String(at).padStart(3, '0')}`,
        idNumber: `99010119500101${String(at).padStart(3, '0')}X`,
      },
    },
  }));
  server = await startTestServer({ county: { ...tinyCounty, users: [...tinyCounty.users, TOWNSHIP], files } });
  await enter();
}, 180_000);
afterAll(() => server?.stop());

/** Everybody who is due and has no appointment, page by page. */
async function notAppointed(): Promise<readonly string[]> {
  const ids: string[] = [];
  for (;;) {
    const asked = { limit: 200, offset: ids.length };
    const { body } = await doctor!.send('POST', '/api/v1/lists/not-appointed-list/search', asked);
    const rows = body['rows']!.map(({ id }) => String(id));
    ids.push(...rows);
    if (rows.length < asked.limit) return ids;
  }
}

/** So many at a time, as hands there are. */
async function together<Item>(items: readonly Item[], work: (item: Item, at: number) => Promise<void>): Promise<void> {
  let next = 0;
  const hand = async (): Promise<void> => {
    for (let at = next++; at < items.length; at = next++) await work(items[at] as Item, at);
  };
  await Promise.all(Array.from({ length: HANDS }, hand));
}
const done = (answer: { readonly status: number; readonly body: unknown }): void =>
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
const counts = async (column: string): Promise<{ readonly [value: string]: number }> =>
  Object.fromEntries(
    (
      await server.database.query<{ value: string; count: number }>(
        `select ${column} as value, count(*)::int as count from ${column === 'state' ? 'appointments' : 'check_up_reviews'} group by 1 order by 1`,
      )
    ).map(({ value, count }) => [value, count]),
  );

it(
  `brings ${PEOPLE} people from the list of who is due to the report in their hand, and nobody gets lost on the way`,
  async () => {
    const began = performance.now();
    // A week before: two sessions of the village, booked from the list of who has no appointment; in the long run 200 people at once.
    const places = Math.ceil((PEOPLE * 2) / 3);
    await open(doctor!, session('morning', { slots: [{ capacity: places }] }));
    await open(doctor!, session('afternoon', { period: '2', slots: [{ capacity: PEOPLE - places }] }));
    const ids = await notAppointed();
    expect(ids).toHaveLength(PEOPLE);
    const [clock, processor] = [performance.now(), process.cpuUsage()];
    const { receipts } = await act(doctor!, 'not-appointed-list', 'book', ids, { session: 'morning' });
    const { user, system } = process.cpuUsage(processor);
    const worked = (user + system) / 1_000_000;
    expect(receipts.filter(({ outcome }) => outcome === 'done')).toHaveLength(places);
    expect(receipts).toHaveLength(PEOPLE);
    reportFigure({
      ...{
        row: 0,
        what: `${places} of ${PEOPLE} people booked at once, a receipt each`,
        runs: 1,
        aim: '≤ 3 s',
        passed: worked <= 3,
      },
      figure: `${worked.toFixed(1)} s of processor time, ${((performance.now() - clock) / 1_000).toFixed(1)} s by the clock`,
    });
    const others = await notAppointed();
    expect(others).toHaveLength(PEOPLE - places);
    await act(doctor!, 'not-appointed-list', 'book', others, { session: 'afternoon' });
    expect(await counts('state')).toEqual({ 1: PEOPLE });

    // The day: scanned at the door, examined by several hands at once; the last station is missing for half of them at first.
    server.clock.set(`${DAY}T00:10:00Z`);
    await enter();
    const coming = ids.slice(0, PEOPLE - AWAY);
    await together(coming, async (id) => {
      const number = `99010119500101${id.replace('elder-', '').padStart(3, '0')}X`;
      const sessions = ['morning', 'afternoon'].map((one) =>
        doctor!.send('POST', `/api/v1/exam-sessions/${one}/find`, { text: number }),
      );
      const found = (await Promise.all(sessions)).flatMap(({ body }) => [...body]);
      const here = found.find(({ appointment }) => appointment?.['here']);
      done(
        await doctor!.send('POST', `/api/v1/appointments/${String(here?.['appointment']?.['id'])}/events`, {
          type: 'CHECK_IN',
          way: '1',
        }),
      );
    });
    expect(await counts('state')).toEqual({ 1: AWAY, 2: coming.length });
    const sheet = (id: string, version: number, more = {}): RecordSave =>
      checkUpSheet(1, DAY, more, {
        id: `sheet-${id}`,
        subjectId: id,
        baseVersion: version,
        saveId: `save-${id}-${version}`,
      });
    const put = (save: RecordSave) => doctor!.send('PUT', `/api/v1/records/${save.id}`, { ...save, reason: '补录' });
    const lacking = { ecg: undefined, ecgDescription: undefined };
    const critical = { fastingGlucose: 22.1 };
    const isLate = (at: number): boolean => at % 2 === 0;
    const isCritical = (at: number): boolean => at % 9 === 1;
    await together(coming, async (id, at) =>
      done(await put(sheet(id, 0, { ...(isLate(at) && lacking), ...(isCritical(at) && critical) }))),
    );
    const desk = (await doctor!.get('/api/v1/exam-sessions/morning/desk')).body['people']!;
    const waiting = [...desk].filter(
      ({ state, missing }) => String(state) !== '1' && (missing as unknown as string[]).includes('7'),
    );
    expect(waiting.length).toBeGreaterThan(0);
    const hall = (await doctor!.get('/api/v1/progress-board?type=1')).body as unknown as Board;
    const late = coming.filter((_, at) => isLate(at)).length;
    const ecg = { label: '心电图', done: coming.length - late, waiting: late };
    expect([hall.here, hall.stations.find(({ label }) => label === '心电图')]).toEqual([coming.length, ecg]);
    await together(coming, async (id, at) => {
      if (isLate(at)) done(await put(sheet(id, 1, isCritical(at) ? critical : {})));
    });
    const board = (await doctor!.get('/api/v1/progress-board?type=1')).body;
    expect(board['total']).toMatchObject({ due: PEOPLE, done: coming.length, today: coming.length });

    // The review: critical values are told first; some sheets go back, are mended and come again.
    const version = (at: number): number => (isLate(at) ? 2 : 1);
    const judge = (id: string, seen: number, event: object) =>
      reviewer!.send('POST', `/api/v1/check-ups/sheet-${id}/review-events`, { seen, event });
    await together(coming, async (id, at) => {
      let seen = version(at);
      if (isCritical(at)) {
        expect((await judge(id, seen, { type: 'PASS', without: '拒检' })).body['message']).toMatch(/危急值/);
        const told = { notifiedAt: `${DAY}T04:00:00Z`, mode: '2', receiver: '本人', handled: '1' };
        done(await doctor!.send('POST', `/api/v1/check-ups/sheet-${id}/critical-notice`, told));
      }
      if (at % 5 === 0) {
        const fields = [{ field: 'height', reason: '身高请复核' }];
        done(await judge(id, seen, { type: 'SEND_BACK', note: '请核对', fields }));
        done(await put(sheet(id, seen, { height: 160, ...(isCritical(at) && critical) })));
        seen += 1;
      }
      done(await judge(id, seen, { type: 'PASS', without: '选做项目本人不做' }));
    });
    expect(await counts('state')).toMatchObject({ 1: AWAY });
    const reports = coming.map((id) => `sheet-${id}`);
    for (const action of ['make', 'approve'])
      expect((await act(reviewer!, 'report-manage', action, reports)).job).toMatchObject({
        done: coming.length,
        skipped: 0,
      });
    await together(coming, async (id) => {
      const printed = { id: `print-${id}`, residentId: id, template: '6', checkUpId: `sheet-${id}` };
      expect((await doctor!.send('POST', '/api/v1/print-jobs', { jobs: [printed] })).status).toBeLessThan(300);
    });
    const handed = await act(reviewer!, 'report-manage', 'deliver', reports, {
      receiver: '本人',
      relation: '0',
      way: '1',
    });
    expect(handed.job).toMatchObject({ done: coming.length, skipped: 0 });

    // Midnight by the server's clock: whoever stayed away is known, nobody else.
    server.clock.set(`${DAY}T16:01:00Z`);
    server.clock.advance(120_000);
    await vi.waitFor(async () => expect((await counts('state'))['1']).toBeUndefined(), {
      timeout: 60_000,
      interval: 200,
    });
    const states = await counts('state');
    expect([states['5'], (states['2'] ?? 0) + (states['3'] ?? 0) + (states['4'] ?? 0)]).toEqual([AWAY, coming.length]);
    expect(await counts('report_state')).toEqual({ 4: coming.length });
    const open$ = await server.database.query(
      `select 1 from check_up_reviews where state <> '1' or (critical and critical_told is null)`,
    );
    expect(open$).toEqual([]);
    await enter();
    const shown = (await (await clientFor(server.url, 'village')).send('POST', '/api/v1/reminders/search', {})).body;
    expect(shown['rows']!.filter(({ kind }) => String(kind) === 'critical')).toEqual([]);
    reportFigure({
      ...{ row: 0, what: `check-up day of ${PEOPLE} people end to end`, runs: 1, passed: true },
      ...{
        figure: `${Math.round((performance.now() - began) / 1000)} s, ${coming.length} reports handed out`,
        aim: 'everybody',
      },
    });
  },
  repeats(120_000, 1_200_000),
);
