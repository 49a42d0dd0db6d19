import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { childrenOf } from '../testing/child-processes.ts';
import { startPostgres, startTestServer, type TestServer } from '../testing/index.ts';
import { beginSiteProcess } from '../testing/site-process.ts';
import { rosterDesk, type RosterDesk } from './roster-desk.fixture.ts';
import { rosterFixture } from './roster-fixture.ts';
import { ROSTER_FILE_MESSAGES } from './roster-limits.ts';

let server: TestServer;
let desk: RosterDesk;
beforeAll(async () => {
  server = await startTestServer();
  desk = await rosterDesk(server);
});
afterEach(() => ends(0));
afterAll(() => server?.stop());

let areas = 320_300;
const roster = (rows = 200) => rosterFixture({ rows, villages: ['东村'], area: String((areas += 1)) });
const processes = (): readonly number[] => childrenOf(process.pid, 'roster-process.ts');
const ends = (count: number): Promise<void> => expect.poll(processes, { timeout: 30_000 }).toHaveLength(count);

/** Holds so many processes before they have read anything, until the signal that is sent then. */
async function held(count: number): Promise<(signal: 'SIGKILL' | 'SIGCONT') => void> {
  const stopped = new Set<number>();
  await expect
    .poll(
      () => {
        for (const pid of processes()) {
          if (!stopped.has(pid)) process.kill(pid, 'SIGSTOP');
          stopped.add(pid);
        }
        return stopped.size;
      },
      { timeout: 30_000, interval: 1 },
    )
    .toBe(count);
  return (signal) => {
    for (const pid of stopped) process.kill(pid, signal);
  };
}

it('two imports at once are both read, one process after the other', async () => {
  const other = await rosterDesk(server, 'village');
  const [mine, theirs] = [await roster(), await roster()];
  const [one, two] = await Promise.all([desk.upload(mine.bytes), other.upload(theirs.bytes)]);
  expect(await desk.rested(one)).toMatchObject({ state: 'checked', counts: { created: mine.good } });
  expect(await other.rested(two)).toMatchObject({ state: 'checked', counts: { created: theirs.good } });
});

it('a killed one says so of its file, which can be uploaded again, and nobody else hears of it', async () => {
  const { bytes, good } = await roster();
  const id = await desk.upload(bytes);
  const send = await held(1);
  const next = await desk.upload(bytes);
  send('SIGKILL');
  expect(await desk.rested(id)).toMatchObject({ state: 'failed', message: ROSTER_FILE_MESSAGES.readEnded });
  expect(await desk.rows(id)).toEqual([]);
  expect(await desk.rested(next)).toMatchObject({ state: 'checked', counts: { created: good } });
  expect(await desk.command(next, 'confirm')).toBe(200);
  expect(await desk.rested(next)).toMatchObject({ state: 'done', counts: { created: good } });
});

it('who cancels while it reads has no process left, and what waits behind is read', async () => {
  const { bytes, good } = await roster();
  const id = await desk.upload(bytes);
  const send = await held(1);
  const next = await desk.upload(bytes);
  expect(await desk.command(id, 'cancel')).toBe(200);
  send('SIGCONT');
  expect(await desk.rested(next)).toMatchObject({ state: 'checked', counts: { created: good } });
  expect(await desk.status(id)).toMatchObject({ state: 'stopped' });
  expect(await desk.rows(id)).toEqual([]);
});

it('a check file whose process is killed can be downloaded again', async () => {
  const id = await desk.upload((await roster()).bytes);
  const { checkFileUrl = '' } = await desk.rested(id);
  await ends(0);
  const asked = desk.client.get<{ message: string }>(checkFileUrl);
  (await held(1))('SIGKILL');
  const { status, body } = await asked;
  expect([status, body.message]).toEqual([503, ROSTER_FILE_MESSAGES.fileEnded]);
  expect((await desk.download(checkFileUrl)).length).toBeGreaterThan(1_000);
});

it('two processes of a site read at once, each its own', async () => {
  const postgres = await startPostgres();
  const url = await postgres.newCounty();
  const sites = await Promise.all([0, 1].map(() => beginSiteProcess(url)));
  try {
    const desks = await Promise.all(sites.map((site) => rosterDesk(site)));
    const rosters = [await roster(), await roster()];
    const ids = await Promise.all(desks.map((one, at) => one.upload(rosters[at]!.bytes)));
    (await held(2))('SIGCONT');
    for (const [at, id] of ids.entries())
      expect(await desks[at]!.rested(id)).toMatchObject({ state: 'checked', counts: { created: rosters[at]!.good } });
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
    await postgres.stop();
  }
});
