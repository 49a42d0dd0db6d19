import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ActionReceipt, FrozenSelection, ListJob } from '@gongwei/domain/lists';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../database/database.port.ts';
import { openDatabase } from '../../database/open-database.ts';
import { clientFor, createManualTime, type TestClient } from '../../testing/index.ts';
import { holdAtResident, writeCrowd } from '../../testing/lists/crowd.ts';
import { freePorts, startServerProcess } from '../../testing/server-process.ts';
import { beginSiteProcess, type SiteProcess } from '../../testing/site-process.ts';
import { startPostgres, type TemporaryPostgres } from '../../testing/temporary-postgres.ts';
import { MOST_VIEWS } from '../list-views.repository.ts';

const LIST = '/api/v1/lists/resident-list';
const CROWD = 220;
const PATIENT = { timeout: 60_000, interval: 20 };

let postgres: TemporaryPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

const freeze = async (who: TestClient, ids: readonly string[]) =>
  (await who.send<FrozenSelection>('POST', `${LIST}/freeze`, { action: 'transferDoctor', ids })).body.id;
const start = async (who: TestClient, selection: string, doctor: string) =>
  (await who.send<ListJob>('POST', '/api/v1/list-jobs', { selection, answers: { doctor } })).body;

/** What stands in the database of a job, and how often a doctor was written at all. */
async function outcome(database: Database, job: string) {
  const [row] = await database.query<{ state: string; done: number; skipped: number; failed: number; held: boolean }>(
    'select state, done, skipped, failed, leased_until is not null as held from list_jobs where id = $1',
    [job],
  );
  const receipts = await database.query<{ row_id: string; outcome: ActionReceipt['outcome']; before: object | null }>(
    'select row_id, outcome, before from list_receipts where job_id = $1 order by row_id',
    [job],
  );
  const [log] = await database.query<{ lines: number }>(
    "select count(*)::int as lines from operation_log where action = 'resident.change'",
  );
  return { ...row, receipts, changes: log?.lines ?? 0 };
}
const ended = (database: Database, job: string, state = 'done') =>
  vi.waitFor(async () => {
    const told = await outcome(database, job);
    expect(told).toMatchObject({ state, held: false });
    return told;
  }, PATIENT);
const doctorsOf = async (database: Database) =>
  (
    await database.query<{ doctor_id: string }>(
      "select distinct doctor_id from residents where id like 'crowd-%' order by 1",
    )
  ).map(({ doctor_id }) => doctor_id);

describe('two processes over one PostgreSQL', () => {
  let database: Database;
  let sites: readonly SiteProcess[] = [];
  let [one, other]: TestClient[] = [];
  let everybody: readonly string[] = [];
  beforeAll(async () => {
    const url = await postgres.newCounty();
    database = await openDatabase({ url });
    everybody = await writeCrowd(database, CROWD);
    sites = [await beginSiteProcess(url), await beginSiteProcess(url)];
    [one, other] = await Promise.all(sites.map((site) => clientFor(site.url, 'doctor')));
  }, 120_000);
  afterAll(async () => {
    for (const site of sites) await site.stop();
    await database?.close();
  });
  const both = () => [one as TestClient, other as TestClient] as const;

  it('asked at once for the same job do each row once, with one receipt', async () => {
    for (const [round, doctor] of ['doctor', 'village', 'doctor'].entries()) {
      const selection = await freeze(both()[0], everybody);
      const jobs = await Promise.all([...both(), ...both()].map((who) => start(who, selection, doctor)));
      expect(new Set(jobs.map(({ id }) => id))).toEqual(new Set([selection]));
      const told = await ended(database, selection);
      expect(told).toMatchObject({ done: CROWD, skipped: 0, failed: 0, changes: CROWD * (round + 1) });
      expect(told.receipts.map(({ row_id }) => row_id)).toEqual(everybody);
      expect(await doctorsOf(database)).toEqual([doctor]);
    }
  });

  it('with two jobs over the same people change each once, and each receipt says by which', async () => {
    const before = (await outcome(database, '')).changes;
    const selections = await Promise.all(both().map((who) => freeze(who, everybody)));
    expect(new Set(selections).size).toBe(2);
    await Promise.all(both().map((who, at) => start(who, selections[at] as string, 'village')));
    const [first, second] = await Promise.all(selections.map((id) => ended(database, id)));
    const by = (told: typeof first) =>
      told?.receipts.filter((receipt) => receipt.outcome === 'done').map(({ row_id }) => row_id) ?? [];
    expect([...by(first), ...by(second)].toSorted()).toEqual(everybody);
    expect((await outcome(database, '')).changes - before).toBe(CROWD);
  });

  it('take a job back once, however often they are asked', async () => {
    const selection = await freeze(both()[0], everybody);
    await start(both()[0], selection, 'doctor');
    const { changes } = await ended(database, selection);
    const undo = (who: TestClient) => who.send<ListJob>('POST', `/api/v1/list-jobs/${selection}/undo`, {});
    const answers = await Promise.all([...both(), ...both()].map(undo));
    expect(answers.map(({ status }) => [200, 409].includes(status))).toEqual([true, true, true, true]);
    const told = await ended(database, selection, 'undone');
    expect(told).toMatchObject({ done: 0, skipped: CROWD, failed: 0, changes: changes + CROWD });
    expect(await doctorsOf(database)).toEqual(['village']);
  });

  it('keep a view of one of two who save under one name, and no more than a person may have', async () => {
    const village = await clientFor((sites[1] as SiteProcess).url, 'village');
    const keep = (who: TestClient, id: string, label = '视图') =>
      who.send('POST', `${LIST}/views`, { id, label, shared: false, question: {} });
    for (let at = 0; at < 6; at += 1) {
      const answers = await Promise.all([keep(both()[0], `same-${at}`), keep(village, `same-${at}`)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
    const owned = async () => (await database.query("select 1 from list_views where user_id = 'doctor'")).length;
    for (let at = await owned(); at < MOST_VIEWS - 1; at += 1) await keep(both()[0], `more-${at}`);
    const last = await Promise.all([...both(), ...both()].map((who, at) => keep(who, `last-${at}`)));
    expect(last.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await owned()).toBe(MOST_VIEWS);
  });

  it('keep one of two layouts, whole', async () => {
    const layouts = [
      { columns: ['name', 'sex'], widths: { name: 120 }, density: 'dense' },
      { columns: ['age'], widths: { age: 80, name: 90 }, density: 'roomy' },
    ];
    for (let at = 0; at < 6; at += 1) {
      const answers = await Promise.all(both().map((who, of) => who.send('POST', `${LIST}/layout`, layouts[of])));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(layouts).toContainEqual((await both()[0].get(`${LIST}/layout`)).body);
    }
  });
});

describe('a job of whose beginner the right is taken away', () => {
  it.each([
    ['account is disabled', "update users set disabled_at = now() where id = 'doctor'"],
    ['role is another one', "update user_roles set role = 'VEW' where user_id = 'doctor'"],
  ])('ends with the step it is at where the %s', async (_what, taken) => {
    const url = await postgres.newCounty();
    const database = await openDatabase({ url });
    const everybody = await writeCrowd(database, 120);
    const site = await beginSiteProcess(url);
    const doctor = await clientFor(site.url, 'doctor');
    const selection = await freeze(doctor, everybody);
    const gate = await holdAtResident(database, 'crowd-070');
    await start(doctor, selection, 'doctor');
    // The second step has asked for the right and is in the middle of its rows.
    await vi.waitFor(async () => expect(await gate.reached()).toBe(true), PATIENT);
    await database.query(taken);
    await gate.open();
    expect(await ended(database, selection, 'failed')).toMatchObject({ done: 100, changes: 100 });
    expect(await database.query('select trouble from list_jobs where id = $1', [selection])).toMatchObject([
      { trouble: expect.stringContaining('已做的见回执') as string },
    ]);
    await site.stop();
    await database.close();
  });
});

describe('a process that is killed while it works on a job', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gongwei-list-writes-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['does', 'done', { done: CROWD, skipped: 0 }],
    ['takes back', 'undone', { done: 0, skipped: CROWD }],
  ] as const)(
    'and %s rows: another goes on, each row is done once and has its receipt',
    async (_what, state, counts) => {
      const url = await postgres.newCounty();
      const database = await openDatabase({ url });
      const everybody = await writeCrowd(database, CROWD);
      const [port = 0] = await freePorts(1);
      const killed = await startServerProcess({ folder, databaseUrl: url, port });
      const doctor = await clientFor(killed.url, 'doctor');
      const selection = await freeze(doctor, everybody);
      // Three chunks are committed, the fourth stands still in its middle.
      const doneSoFar = async (wanted: object) =>
        vi.waitFor(async () => expect(await outcome(database, selection)).toMatchObject(wanted), PATIENT);
      if (state === 'undone') {
        await start(doctor, selection, 'doctor');
        await ended(database, selection);
      }
      const { changes } = await outcome(database, '');
      // The last are taken back first.
      const gate = await holdAtResident(database, state === 'done' ? 'crowd-180' : 'crowd-040');
      const asked =
        state === 'done'
          ? start(doctor, selection, 'doctor')
          : doctor.send('POST', `/api/v1/list-jobs/${selection}/undo`, {}).catch(() => undefined);
      await doneSoFar(state === 'done' ? { done: 150 } : { done: CROWD - 150, skipped: 150 });
      await killed.kill();
      await asked;
      await gate.open();

      const time = createManualTime(new Date(Date.now() + 60_000).toISOString());
      const site = await beginSiteProcess(url, time);
      // Until what the killed one had begun is rolled back, its row of the job is held.
      const told = await vi.waitFor(async () => {
        time.advance(20_000);
        const one = await outcome(database, selection);
        expect(one).toMatchObject({ state, held: false });
        return one;
      }, PATIENT);
      expect(told).toMatchObject({ ...counts, failed: 0, changes: changes + CROWD });
      expect(told.receipts.map(({ row_id }) => row_id)).toEqual(everybody);
      expect(told.receipts.map(({ before }) => before)).toEqual(everybody.map(() => ({ doctor: 'village', turn: 1 })));
      expect(await doctorsOf(database)).toEqual([state === 'done' ? 'doctor' : 'village']);
      await site.stop();
      await database.close();
    },
    240_000,
  );
});
