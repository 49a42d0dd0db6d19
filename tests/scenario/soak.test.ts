import { setTimeout as wait } from 'node:timers/promises';
import type { RecordSave } from '@gongwei/domain/forms';
import type { CalendarDay } from '@gongwei/domain/shared';
import { repeats, reportFigure } from '@gongwei/server/long-runs';
import { bloodCount, createSaveLedger, startTestServer, TEST_PASSWORD, type TestServer } from '@gongwei/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLineProxy, type LineProxy } from '../fixtures/line-proxy.ts';
import { openBrowser } from './server.fixture.ts';

const USERS = 20;
/** `GONGWEI_SOAK_MINUTES=120 npm run test:long -- soak` for the two hours; ten minutes where nothing is said. */
const MINUTES = Number(process.env['GONGWEI_SOAK_MINUTES'] ?? '10');
/** Milliseconds more that may be worked until everybody has saved something. */
const PATIENCE = 60_000;
const MILLISECONDS = repeats(6, MINUTES * 60) * 1_000;
/** Few enough that people meet. */
const SHEETS = 12;

let server: TestServer;
let line: LineProxy;
beforeAll(async () => {
  server = await startTestServer();
  line = await openLineProxy(server.url);
}, 180_000);
afterAll(async () => {
  await line?.close();
  await server?.stop();
});

/** Goes on until the line and the server let it through: a doctor presses again, too. */
async function untilAnswered<Value>(work: () => Promise<Value>, seen: { faults: number }): Promise<Value> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const { category } = error as { category?: string };
      // What is nobody's fault but the line's or the server's passes; anything else is a finding.
      if (category !== 'network' && category !== 'server') throw error;
      seen.faults += 1;
      await wait(100);
    }
  }
}

it(
  'twenty work for a day at a line that breaks and a server that restarts, and every answered save is there',
  async () => {
    const ledger = createSaveLedger();
    const seen = { faults: 0, conflicts: 0, reads: 0 };
    const end = Date.now() + MILLISECONDS;
    let stop = false;
    // A slow PC needs longer for a day's work.
    const goesOn = (): boolean =>
      !stop && (Date.now() < end || (ledger.size() <= USERS && Date.now() < end + PATIENCE));

    const user = async (at: number): Promise<void> => {
      const username = at % 2 === 0 ? 'doctor' : 'clerk';
      const browser = openBrowser(line.url);
      await untilAnswered(async () => {
        const answer = await browser.session.logIn({ username, password: TEST_PASSWORD });
        if (!answer.ok) throw Object.assign(new Error('log-in'), { category: 'network' });
      }, seen);
      for (let turn = 0; goesOn(); turn += 1) {
        const number = (at * 7 + turn * 5) % SHEETS;
        const sheet = { id: `soak-${number}`, on: `2026-05-${String(number + 10)}` as CalendarDay };
        if (turn % 4 === 3) {
          await untilAnswered(() => browser.records.list({ subjectId: 'resident-1' }), seen);
          seen.reads += 1;
          continue;
        }
        const [known] = await untilAnswered(() => browser.records.list({ subjectId: 'resident-1' }), seen).then((all) =>
          all.filter(({ id }) => id === sheet.id),
        );
        const now = known ? await untilAnswered(() => browser.records.read(sheet.id), seen) : undefined;
        const save: RecordSave = bloodCount({
          id: sheet.id,
          saveId: `save-${at}-${turn}`,
          subjectId: 'resident-1',
          occurredOn: sheet.on,
          baseVersion: now?.version ?? 0,
          data: { examDate: sheet.on, hemoglobin: 100 + ((at * 31 + turn) % 80) },
        });
        const answer = await untilAnswered(() => browser.records.save(save), seen);
        if (answer.ok) ledger.acknowledged(save, answer.value, username);
        else seen.conflicts += 1;
      }
    };

    const faults = async (): Promise<void> => {
      for (let turn = 0; goesOn(); turn += 1) {
        await wait(700);
        if (turn % 3 === 0) line.cut();
        else if (turn % 3 === 1) {
          line.silence();
          await wait(300);
          line.heal();
        } else {
          // The test's server closes as an orderly stop does; kills are tests of their own.
          await server.restart();
        }
      }
    };

    const working = Promise.all(Array.from({ length: USERS }, (_, at) => user(at))).finally(() => void (stop = true));
    await Promise.all([working, faults()]);
    line.heal();

    const judge = openBrowser(server.url);
    expect((await judge.session.logIn({ username: 'doctor', password: TEST_PASSWORD })).ok).toBe(true);
    const troubles = await ledger.troubles((id) => judge.records.history(id));
    reportFigure({
      row: 38,
      what: `${USERS} 人同时工作 ${Math.round(MILLISECONDS / 1000)} s，断线、停顿、重启：已答复的保存 ${ledger.size()}，冲突 ${seen.conflicts}，重试 ${seen.faults}`,
      runs: ledger.size(),
      figure: `${troubles.length} 处不符`,
      aim: '0',
      passed: troubles.length === 0,
    });
    expect(troubles).toEqual([]);
    // It was a day with work, meetings and faults, not a quiet one.
    expect(ledger.size()).toBeGreaterThan(USERS);
    expect(seen.conflicts).toBeGreaterThan(0);
    expect(seen.faults).toBeGreaterThan(0);
  },
  MILLISECONDS + 240_000,
);
