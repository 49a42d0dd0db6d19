import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { canonicalText } from '@gongwei/domain/upload';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { openDatabase } from '../database/open-database.ts';
import { createSecretBox, secretKey } from '../platform/secret-box.ts';
import { PLATFORM_PASSWORD } from '../provincial-platform/wire.ts';
import { systemRandom } from '../shared/random-source.ts';
import { openTestDatabase, startPlatformProcess, startPostgres, type PlatformProcess } from '../testing/index.ts';
import { checkUpSheet } from '../testing/check-up-sheet.ts';
import { repeats, reportFigure } from '../testing/long-runs.ts';
import { freePorts, startServerProcess, type ServerProcess } from '../testing/server-process.ts';
import { clientFor, type TestClient } from '../testing/test-client.ts';
import type { TemporaryPostgres } from '../testing/temporary-postgres.ts';
import { ACCOUNT, addPeople, CHECK_UP, COUNTY, uploadDesk } from './upload-county.fixture.ts';
import { uploadSources } from './upload-sources.query.ts';

const TIMEOUT = repeats(400_000, 3_600_000);
const KILLS = repeats(1, 100);
/** So many that the task does not end before the last kill. */
const PEOPLE = repeats(40, 1_200);
const SECRET = 'a secret only this test knows, long enough';
/** Milliseconds before every answer of the platform, and until the latest kill after sending goes on. */
const [SLOW, LATEST_KILL] = [25, 1_200];
const LOST = 0.1;
/** A sheet the form takes as it is, so that it can be corrected. */
const SHEET = { ...checkUpSheet(1, CHECK_UP.examDate).data, ...CHECK_UP };

let province: PlatformProcess;
beforeEach(async () => {
  province = await startPlatformProcess();
});
afterEach(() => province?.stop());

type Counts = { readonly waiting: number; readonly unknown: number; readonly fail: number; readonly state: string };
type Place = { readonly folder: string; readonly databaseUrl?: string };

/** Everything is asked for, in one task, by an account whose password the server's own secret opens. */
async function askForAll(database: Database): Promise<string> {
  await addPeople(database, PEOPLE, SHEET);
  const box = createSecretBox(await secretKey(SECRET, '', systemRandom), systemRandom);
  await database.query("update platform_accounts set sealed_password = $1, state = '1' where id = $2", [
    box.seal(PLATFORM_PASSWORD),
    ACCOUNT,
  ]);
  const desk = uploadDesk(database);
  expect((await desk.queueAll()).filter(({ why }) => why !== undefined)).toEqual([]);
  await desk.uploader.stop();
  const [batch] = await database.query<{ id: string }>('select id from upload_batches');
  return batch?.id ?? '';
}

/** Check-ups that somebody corrects while they are sent. A save whose answer the kill swallowed is made again, as the form does by itself. */
function corrections() {
  const versions = new Map<string, number>();
  let open: { readonly id: string; readonly body: object } | undefined;
  return {
    versions,
    begin(): void {
      const id = `health-check-up-${1000 + randomInt(0, PEOPLE)}`;
      const data = { ...SHEET, weight: randomInt(45, 95) };
      const common = { id, formId: 'health-check-up', formVersion: 1, subjectId: `p${id.slice(-4)}` };
      const version = { baseVersion: versions.get(id) ?? 1, saveId: randomUUID(), reason: '复测' };
      open ??= { id, body: { ...common, ...version, occurredOn: CHECK_UP.examDate, data } };
    },
    async save(doctor: TestClient): Promise<void> {
      if (!open) return;
      const { id, body } = open;
      const answer = await doctor.send('PUT', `/api/v1/records/${id}`, body).catch(() => undefined);
      if (!answer) return;
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      versions.set(id, (versions.get(id) ?? 1) + 1);
      open = undefined;
    },
  };
}

/** Does an action of the list of uploads to everything a view finds. @returns how many there were */
async function actOnView(county: TestClient, view: string, action: string): Promise<number> {
  const frozen = await county.send<{ id: string; count: number }>('POST', '/api/v1/lists/not-uploaded-list/freeze', {
    action,
    question: { view },
  });
  expect(frozen.status, JSON.stringify(frozen.body)).toBe(200);
  if (frozen.body.count > 0) {
    const job = await county.send('POST', '/api/v1/list-jobs', { selection: frozen.body.id, answers: {} });
    expect(job.status).toBe(200);
  }
  return frozen.body.count;
}

/** Kills and starts the server over and over while it sends, then lets it end in peace; what ledger and platform hold then. */
async function run(place: Place, open: () => Promise<Database>, forget: () => Promise<void>) {
  const database = await open();
  const task = await askForAll(database);
  await database.close();
  await province.fault({ slow: SLOW, loseAnswers: LOST });
  const [port = 0] = await freePorts(1);
  const environment = { GONGWEI_SECRET: SECRET, GONGWEI_PLATFORM_URL: province.url };
  let server: ServerProcess | undefined;
  const steer = (county: TestClient, type: string) =>
    county.send('POST', `/api/v1/upload-batches/${task}/events`, { type });
  const corrected = corrections();
  try {
    for (let kill = 0; kill < KILLS; kill += 1) {
      server = await startServerProcess({ ...place, port, environment });
      const [doctor, county] = [await clientFor(server.url, 'doctor'), await clientFor(server.url, 'county')];
      // Who steers it wakes it; else it looks within ten seconds.
      await steer(county, 'PAUSE');
      expect(await steer(county, 'RESUME')).toMatchObject({ status: 200 });
      corrected.begin();
      const { kill: end } = server;
      await Promise.all([corrected.save(doctor), wait(randomInt(0, LATEST_KILL)).then(end)]);
      await forget();
    }
    server = await startServerProcess({ ...place, port, environment });
    await corrected.save(await clientFor(server.url, 'doctor'));
    const county = await clientFor(server.url, 'county');
    await province.fault({ slow: 0, loseAnswers: LOST });
    await steer(county, 'PAUSE');
    await steer(county, 'RESUME');
    const ended = async (): Promise<boolean> => {
      // Somebody asks at once about what was left unknown, and sends what was corrected after it had gone out.
      await actOnView(county, 'unknown', 'ask');
      const { body } = await county.get<Counts>(`/api/v1/upload-batches/${task}`);
      if (body.waiting + body.unknown > 0) return false;
      return (await actOnView(county, 'ready', 'upload')) + (await actOnView(county, 'unknown', 'ask')) === 0;
    };
    await expect.poll(ended, { timeout: TIMEOUT / 2, interval: 500 }).toBe(true);
  } finally {
    await server?.kill();
  }
  const held = await province.held();
  const after = await open();
  try {
    const ids = (
      await after.query<{ record_id: string; state: string }>('select record_id, state from upload_entries')
    ).map(({ record_id, state }) => {
      expect([record_id, state]).toEqual([record_id, '3']);
      return record_id;
    });
    const [swept] = await after.query<{ count: number }>(
      "select count(*)::int as count from upload_events where event = 'SWEEP_SENT'",
    );
    return {
      ...{ swept: swept?.count ?? 0, corrected: corrected.versions },
      ...{ held: held.records, repeats: held.repeats },
      wanted: await uploadSources(after, COUNTY, ids),
    };
  } finally {
    await after.close();
  }
}

type Outcome = Awaited<ReturnType<typeof run>>;
const NOTHING = { lost: [], doubled: 0, held: PEOPLE * 2, wanted: PEOPLE * 2 };
/** Whether what the platform has is what is here, each record once. */
function judged(what: string, { held, wanted, repeats: doubled, corrected, swept }: Outcome) {
  const keyed = new Map(held.map((one) => [`${one.idNumber} ${one.sheet} ${one.day}`, one]));
  const lost: string[] = [];
  for (const { record, content } of wanted) {
    const { person, sheet, day, fields } = content.payload;
    const there = keyed.get(`${person.idNumber} ${sheet} ${day}`);
    if (there && canonicalText(there.fields) === canonicalText(fields)) {
      // It came as often as it had another content, at most.
      expect(there.taken).toBeLessThanOrEqual(corrected.get(record.id) ?? 1);
    } else lost.push(record.id);
  }
  reportFigure({
    row: 11,
    what: `servers killed while they upload ${wanted.length} records, a tenth of the answers lost, on ${what}`,
    runs: KILLS,
    figure: `${lost.length} lost, ${doubled + held.length - wanted.length} doubled; ${swept} left on the way by a kill, ${corrected.size} corrected meanwhile`,
    aim: '0 lost, 0 doubled',
    passed: lost.length === 0 && doubled === 0,
  });
  return { lost, doubled, held: held.length, wanted: wanted.length };
}

describe('a server killed while it uploads, over a line that loses a tenth of the answers', () => {
  it('loses nothing and doubles nothing on the embedded database', { timeout: TIMEOUT }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gongwei-killed-uploads-'));
    let made = false;
    const open = async (): Promise<Database> => {
      if (made) return openDatabase({ folder });
      made = true;
      return openTestDatabase(folder);
    };
    try {
      expect(judged('PGlite', await run({ folder }, open, async () => undefined))).toEqual(NOTHING);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('loses nothing and doubles nothing on PostgreSQL', { timeout: TIMEOUT }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gongwei-killed-uploads-'));
    const postgres: TemporaryPostgres = await startPostgres();
    try {
      const databaseUrl = await postgres.newCounty();
      const open = () => openDatabase({ url: databaseUrl });
      // The next one waits until the dead one is taken for dead: ninety seconds, which go by here at once.
      const forget = async (): Promise<void> => {
        const database = await open();
        await database.query("update upload_leases set until = now() - interval '1 second'");
        await database.close();
      };
      expect(judged('PostgreSQL', await run({ folder, databaseUrl }, open, forget))).toEqual(NOTHING);
    } finally {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
