import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { CalendarDay } from '@gongwei/domain/shared';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBalancingProxy } from '../testing/balancing-proxy.ts';
import { startEditors } from '../testing/busy-editors.ts';
import { clientOf, logIn, openTestDatabase } from '../testing/index.ts';
import { isLongRun, repeats, reportFigure } from '../testing/long-runs.ts';
import { freePorts, startServerProcess, type ServerProcess } from '../testing/server-process.ts';
import { startPostgres, type TemporaryPostgres } from '../testing/temporary-postgres.ts';
import { openDatabase } from './open-database.ts';

const [REOPENED_WITHIN, LED_WITHIN] = [5_000, 10_000];
const TIMEOUT = repeats(180_000, 3_600_000);
const EDITORS = ['doctor', 'clerk'] as const;

describe('servers that are killed while people save', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gongwei-killed-'));
  const running = new Set<ServerProcess>();
  let postgres: TemporaryPostgres;
  beforeAll(async () => void (postgres = await startPostgres()));
  afterEach(async () => {
    await Promise.all([...running].map((one) => one.kill()));
    running.clear();
  });
  afterAll(async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const start = async (place: Parameters<typeof startServerProcess>[0]): Promise<ServerProcess> => {
    const begun = await startServerProcess(place);
    running.add(begun);
    return begun;
  };
  const kill = async (one: ServerProcess): Promise<void> => {
    running.delete(one);
    await one.kill();
  };
  const begin = async (url: string) => {
    const tokens = await Promise.all(
      EDITORS.map(async (name) => ({ name, token: (await logIn(url, name)).body.token })),
    );
    const reader = clientOf(url, tokens[0]?.token);
    const { today } = (await reader.get<{ today: CalendarDay }>('/api/v1/time')).body;
    const historyOf = async (id: string) => (await reader.get(`/api/v1/records/${id}/history`)).body as never;
    return { editors: startEditors(url, tokens, today), historyOf };
  };

  // One kill on PGlite is in main.test.ts.
  for (const where of isLongRun() ? (['PGlite', 'PostgreSQL'] as const) : (['PostgreSQL'] as const))
    it(
      `on ${where}, one: nothing acknowledged is lost, sessions go on, it is open again in 5 s`,
      { timeout: TIMEOUT },
      async () => {
        const own = join(folder, where);
        const [port = 0] = await freePorts(1);
        if (where === 'PGlite') await (await openTestDatabase(own)).close();
        const place = { folder: own, port, ...(where === 'PostgreSQL' && { databaseUrl: await postgres.newCounty() }) };
        let server = await start(place);
        const { editors, historyOf } = await begin(server.url);
        const kills = repeats(1, 100);
        let slowest = 0;
        for (let count = 0; count < kills; count += 1) {
          const before = editors.ledger.size();
          await expect.poll(() => editors.ledger.size() > before + 5, { timeout: 20_000, interval: 10 }).toBe(true);
          await wait(randomInt(0, 200));
          await kill(server);
          server = await start(place);
          slowest = Math.max(slowest, server.openedWithin);
        }
        await editors.stop();
        const troubles = await editors.ledger.troubles(historyOf);
        const what = `server on ${where} killed: ${editors.ledger.size()} acknowledged saves`;
        reportFigure({
          row: 38,
          what,
          runs: kills,
          figure: `${troubles.length} lost, open again ≤ ${Math.round(slowest)} ms`,
          aim: '0 lost, ≤ 5 s',
          passed: troubles.length === 0 && slowest <= REOPENED_WITHIN,
        });
        expect(troubles).toEqual([]);
        expect(editors.refused).toEqual([]);
        // CI machines do several things at once; what is promised is measured where one thing runs at a time.
        expect(slowest).toBeLessThan(repeats(4, 1) * REOPENED_WITHIN);
      },
    );

  it(
    'three processes behind a proxy: one killed again and again loses nothing, and somebody leads within 10 s',
    { timeout: TIMEOUT },
    async () => {
      const databaseUrl = await postgres.newCounty();
      const ports = await freePorts(3);
      const place = (port: number) => ({ folder: join(folder, String(port)), databaseUrl, port });
      const servers = await Promise.all(ports.map((port) => start(place(port))));
      const proxy = await openBalancingProxy(ports);
      const database = await openDatabase({ url: databaseUrl });
      const { editors, historyOf } = await begin(proxy.url);
      const kills = repeats(1, 30);
      let slowest = 0;
      for (let count = 0; count < kills; count += 1) {
        const before = editors.ledger.size();
        await expect.poll(() => editors.ledger.size() > before + 5, { timeout: 20_000, interval: 10 }).toBe(true);
        await wait(randomInt(0, 200));
        const [at, killed] = [randomInt(3), performance.now()];
        const [moment] = await database.query<{ now: string }>('select clock_timestamp() as now');
        await kill(servers[at] as ServerProcess);
        const again = start(place(ports[at] ?? 0));
        // A lease of six seconds that ends later than six seconds after the kill was taken or renewed since.
        await expect
          .poll(
            async () =>
              (
                await database.query(`select 1 from leases where until > $1::timestamptz + interval '6.05 s'`, [
                  moment?.now ?? '',
                ])
              ).length,
            { timeout: 2 * LED_WITHIN, interval: 50 },
          )
          .toBe(1);
        slowest = Math.max(slowest, performance.now() - killed);
        servers[at] = await again;
      }
      await editors.stop();
      const troubles = await editors.ledger.troubles(historyOf);
      const what = `one of three processes killed: ${editors.ledger.size()} acknowledged saves`;
      reportFigure({
        row: 38,
        what,
        runs: kills,
        figure: `${troubles.length} lost, led again ≤ ${Math.round(slowest)} ms`,
        aim: '0 lost, ≤ 10 s',
        passed: troubles.length === 0 && slowest <= LED_WITHIN,
      });
      expect(troubles).toEqual([]);
      expect(editors.refused).toEqual([]);
      expect(slowest).toBeLessThan(LED_WITHIN);
      proxy.close();
      await database.close();
    },
  );
});
