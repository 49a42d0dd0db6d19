import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bloodCount, clientFor, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';
import { reportFigure } from '../testing/long-runs.ts';
import { startOwnPostgres, type OwnPostgres } from '../testing/temporary-postgres.ts';
import { openDatabase } from './open-database.ts';

/** Milliseconds within which everybody is answered, whatever the database does. */
const ANSWERED_WITHIN = 5_000;

describe('a PostgreSQL that stands still', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gongwei-frozen-'));
  const exceptionsFile = join(folder, 'exceptions.jsonl');
  let postgres: OwnPostgres;
  let server: TestServer;
  let doctor: TestClient;
  beforeAll(async () => {
    postgres = await startOwnPostgres();
    const database = await openDatabase({ url: await postgres.newDatabase() });
    server = await startTestServer({ database, exceptionsFile });
    doctor = await clientFor(server.url, 'doctor');
  });
  afterAll(async () => {
    await postgres?.thaw();
    await server?.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const save = (id: string, hemoglobin: number) =>
    doctor.send(
      'PUT',
      `/api/v1/records/${id}`,
      bloodCount({ id, saveId: id, data: { examDate: '2026-06-15', hemoglobin } }),
    );

  it(
    'is told of in words within 5 s, and what was refused is saved when it goes on',
    { timeout: 120_000 },
    async () => {
      expect((await doctor.get('/api/v1/health')).status).toBe(200);
      await postgres.freeze();
      const began = performance.now();
      const asks = Array.from({ length: 14 }, (_, at) =>
        at % 2 ? doctor.get('/api/v1/records?subjectId=resident-1') : save(`frozen-${at}`, 120 + at),
      );
      const answers = await Promise.all(asks);
      const waited = performance.now() - began;
      reportFigure({
        row: 0,
        what: 'answer while PostgreSQL stands still',
        runs: asks.length,
        figure: `${Math.round(waited)} ms`,
        aim: '≤ 5 s',
        passed: waited <= ANSWERED_WITHIN,
      });
      expect(waited).toBeLessThan(ANSWERED_WITHIN);
      for (const { status, headers, body } of answers) {
        expect([status, body['code'], headers.get('retry-after')]).toEqual([503, 'database.away', '5']);
        expect(body['message']).toBe('服务器的数据库暂时没有应答');
      }
      const again = performance.now();
      expect((await doctor.get('/api/v1/health')).status).toBe(503);
      expect(performance.now() - again).toBeLessThan(500);

      const told = answers.map(({ body }) => /编号 ([0-9a-f-]{36})/.exec(String(body['advice']))?.[1]);
      const kept = readFileSync(exceptionsFile, 'utf8');
      for (const id of told) expect(kept).toContain(id);
      expect(kept).not.toMatch(/990101\d{11}|张三丰/);

      await postgres.thaw();
      await expect
        .poll(async () => (await doctor.get('/api/v1/health')).status, { timeout: 5_000, interval: 100 })
        .toBe(200);
      for (let at = 0; at < asks.length; at += 2) expect((await save(`frozen-${at}`, 120 + at)).status).toBe(200);
      expect((await doctor.get('/api/v1/records/frozen-0/history')).body).toHaveLength(1);
      server.clock.advance(15_000);
      await expect
        .poll(
          async () =>
            (await server.database.query('select 1 from exception_log where id = any($1)', [told as string[]])).length,
          { timeout: 5_000, interval: 50 },
        )
        .toBe(told.length);
    },
  );

  it(
    'is left alone with a statement that takes long, and gives way to a lock kept too long, in words',
    { timeout: 60_000 },
    async () => {
      const long = server.database.query('select 1 as one from pg_sleep(2.5)');
      let letGo = (): void => {};
      const kept = new Promise<void>((done) => (letGo = done));
      let taken = (): void => {};
      const held = new Promise<void>((done) => (taken = done));
      const holding = server.database.transaction(async (inside) => {
        await inside.query("select 1 from residents where id = 'resident-2' for update");
        taken();
        await kept;
      });
      await held;
      const began = performance.now();
      const answer = await doctor.send(
        'PUT',
        '/api/v1/records/locked',
        bloodCount({ id: 'locked', saveId: 'locked', subjectId: 'resident-2' }),
      );
      expect([answer.status, answer.body['code'], answer.headers.get('retry-after')]).toEqual([
        503,
        'database.busy',
        '2',
      ]);
      // Three seconds for a lock; the limit of a statement alone would be thirty.
      expect(performance.now() - began).toBeLessThan(15_000);
      letGo();
      await holding;
      expect(await long).toEqual([{ one: 1 }]);
    },
  );
});
