import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CalendarDay } from '@gongwei/domain/shared';
import { afterAll, expect, it } from 'vitest';
import { nodeArguments } from './programs.ts';
import { REPOSITORY } from './settings.ts';
import { findIn, bloodCount, clientFor, openTestDatabase } from './testing/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'gongwei-durability-'));
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

type Started = {
  readonly child: ChildProcess;
  readonly said: string;
  readonly url: string | undefined;
  readonly ended: Promise<number | null>;
};

/** Starts the product over the test's folder and waits for its address, or its end. */
function start(): Promise<Started> {
  const child = spawn(join(REPOSITORY, 'node_modules/.bin/node'), nodeArguments('main'), {
    cwd: REPOSITORY,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: '0', GONGWEI_DATA: folder, DATABASE_URL: '', SEED_RESIDENTS: '100' },
  });
  running.add(child);
  let said = '';
  const ended = new Promise<number | null>((done) => child.on('exit', (code) => done(code)));
  return new Promise((resolve) => {
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (url) resolve({ child, said, url, ended });
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    void ended.then(() => resolve({ child, said, url: undefined, ended }));
  });
}

it(
  'keeps what it has answered when it is killed, refuses a second writer, and stops when asked',
  { timeout: 120_000 },
  async () => {
    // A folder with the tiny county; filling an empty one is the test of seed-main.
    await (await openTestDatabase(folder)).close();
    const first = await start();
    const second = await start();
    expect(second.url).toBeUndefined();
    expect(second.said).toContain('正被另一个公卫服务使用');

    const client = await clientFor(first.url as string, 'doctor');
    const [resident] = (await findIn(client, '/api/v1/residents', 'limit=1')).body['rows'] ?? [];
    const on = (await client.get<{ today: CalendarDay }>('/api/v1/time')).body.today;
    const save = bloodCount({
      id: 'survivor',
      saveId: 'survivor-1',
      subjectId: String(resident?.['id']),
      occurredOn: on,
      data: { ...bloodCount().data, examDate: on },
    });
    const saved = await client.send('PUT', '/api/v1/records/survivor', save);
    first.child.kill('SIGKILL');
    await first.ended;
    expect(saved.status).toBe(200);

    const again = await start();
    const later = await clientFor(again.url as string, 'doctor');
    expect((await later.get('/api/v1/records/survivor')).body).toEqual(saved.body);
    again.child.kill('SIGTERM');
    expect(await again.ended).toBe(0);
  },
);
