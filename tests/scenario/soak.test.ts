import { repeats, reportFigure } from '@gongwei/server/long-runs';
import { startTestServer, TEST_PASSWORD, type TestServer } from '@gongwei/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBusyDay } from '../fixtures/busy-day.ts';
import { openLineProxy, type LineProxy } from '../fixtures/line-proxy.ts';

const USERS = 20;
/** `GONGWEI_SOAK_MINUTES=120 npm run test:long -- soak` for the two hours; ten minutes where nothing is said. */
const MINUTES = Number(process.env['GONGWEI_SOAK_MINUTES'] ?? '10');
const MILLISECONDS = repeats(6, MINUTES * 60) * 1_000;

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

it(
  'twenty work for a day at a line that breaks and a server that restarts, and every answered save is there',
  async () => {
    const day = createBusyDay({
      users: USERS,
      length: MILLISECONDS,
      line,
      accounts: ['doctor', 'clerk'],
      password: TEST_PASSWORD,
      resident: 'resident-1',
      // Closed as an orderly stop does; kills are tests of their own.
      restart: () => server.restart(),
      quiet: 700,
    });
    await day.worked();
    const troubles = await day.troubles(server.url);
    const { ledger, seen } = day;
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
