import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RosterImport } from '@gongwei/domain/resident';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { childrenOf, isAlive } from '../testing/child-processes.ts';
import { findIn, openTestDatabase, rosterFixture } from '../testing/index.ts';
import { repeats, reportFigure } from '../testing/long-runs.ts';
import { freePorts, startServerProcess, type ServerProcess } from '../testing/server-process.ts';
import { rosterDesk, type RosterDesk } from './roster-desk.fixture.ts';
import { ROSTER_FILE_MESSAGES } from './roster-limits.ts';

const TIMEOUT = repeats(240_000, 3_600_000);
const KILLS = repeats(1, 15);
const ROWS = 400;
const folder = mkdtempSync(join(tmpdir(), 'gongwei-killed-imports-'));
let [port, server]: [number, ServerProcess | undefined] = [0, undefined];
beforeAll(async () => {
  await (await openTestDatabase(folder)).close();
  [port = 0] = await freePorts(1);
}, TIMEOUT);
afterAll(async () => {
  await server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** As when the power goes, and somebody switches it on again and logs in. */
async function restarted(): Promise<RosterDesk> {
  const beside = server ? childrenOf(server.pid) : [];
  await server?.kill();
  await expect.poll(() => beside.filter(isAlive), { timeout: 30_000 }).toEqual([]);
  server = await startServerProcess({ folder, port });
  return rosterDesk(server);
}

/** A kill at any moment of the reading and checking, or of the writing; what is said of the import after the next start. */
async function killed(desk: RosterDesk, id: string, writing: boolean): Promise<readonly [RosterDesk, RosterImport]> {
  if (writing) {
    expect(await desk.rested(id)).toMatchObject({ state: 'checked' });
    expect(await desk.command(id, 'confirm')).toBe(200);
  }
  await wait(randomInt(0, 400));
  const again = await restarted();
  return [again, await again.rested(id)];
}

it(
  'an import goes on where its server was killed, or says that it has to be uploaded again',
  { timeout: TIMEOUT },
  async () => {
    let desk = await restarted();
    let [residents, lost] = [
      (await findIn(desk.client, '/api/v1/residents', 'limit=1')).body['total'] as never as number,
      0,
    ];
    for (let round = 0; round < KILLS; round += 1) {
      const { bytes, good } = await rosterFixture({
        rows: ROWS,
        villages: ['东村卫生室'],
        area: String(320_980 + round),
      });
      let id = await desk.upload(bytes);
      let told: RosterImport;
      [desk, told] = await killed(desk, id, round % 2 === 0);
      if (told.state === 'failed') {
        lost += 1;
        expect(told.message).toBe(ROSTER_FILE_MESSAGES.lost);
        id = await desk.upload(bytes);
        told = await desk.rested(id);
      }
      if (told.state === 'checked') {
        expect(await desk.command(id, 'confirm')).toBe(200);
        told = await desk.rested(id);
      }
      expect(told).toMatchObject({ state: 'done', counts: { created: good } });
      expect(await desk.rows(id, 'created')).toHaveLength(good);
      residents += good;
      expect((await findIn(desk.client, '/api/v1/residents', 'limit=1')).body['total']).toBe(residents);
    }
    await server?.kill();
    const database = await openDatabase({ folder });
    const [stored] = await database.query<{ people: number; numbers: number; open: number }>(
      `select count(*)::int as people, count(distinct id_number)::int as numbers,
     (select count(*)::int from roster_imports where phase in ('reading', 'checking', 'saving', 'withdrawing')) as open from residents`,
    );
    await database.close();
    expect(stored).toMatchObject({ numbers: stored?.people, open: 0 });
    reportFigure({
      row: 19,
      what: `servers killed while they import ${ROWS} rows`,
      runs: KILLS,
      figure: `0 rows lost or doubled, ${lost} told to upload again`,
      aim: 'resumed or told',
      passed: true,
    });
  },
);
