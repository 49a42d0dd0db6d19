import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rawWorkbook, textRow } from '../roster/workbook.fixture.ts';
import { childrenOf, statusOf } from '../testing/child-processes.ts';
import { clientFor, openTestDatabase, type TestClient } from '../testing/index.ts';
import { repeats, reportFigure } from '../testing/long-runs.ts';
import { freePorts, startServerProcess, type ServerProcess } from '../testing/server-process.ts';

const MEGABYTE = 1024 * 1024;
const TIMEOUT = repeats(120_000, 600_000);
const ADDRESSES = ['/api/excels/putjkdninfo', '/api/files//uploadfileysqm', '/api/v1/institutions/import/preview'];
/** What may come on top of a server at rest, in megabytes, and what all processes beside it may hold: one holds 50 to 60 before it reads anything. */
const [MOST, MOST_BESIDE] = [150, 100];

const folder = mkdtempSync(join(tmpdir(), 'gongwei-memory-'));
let server: ServerProcess;
beforeAll(async () => {
  await (await openTestDatabase(folder)).close();
  const [port = 0] = await freePorts(1);
  server = await startServerProcess({ folder, port });
}, TIMEOUT);
afterAll(async () => {
  await server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Megabytes a process holds: now, at most since the last `forgetMost`, and of files that are read. Of one that has ended none. */
function memory(pid: number): { readonly now: number; readonly most: number; readonly files: number } {
  const status = statusOf(pid);
  const of = (line: string): number => Number(new RegExp(`${line}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024;
  return { now: of('VmRSS'), most: of('VmHWM'), files: of('RssFile') };
}
const forgetMost = (): void => writeFileSync(`/proc/${server.pid}/clear_refs`, '5');
/** The most a process beside the server has held, without the program itself, which all processes of Node share. */
function ownMost(pid: number): number {
  const { most, files } = memory(pid);
  return most - files;
}

/** The most that processes beside the server have held together while `work` lasted: of each the most it ever held, so that nothing is missed between two looks. */
async function mostBeside(work: Promise<unknown>): Promise<number> {
  let [most, over] = [0, false];
  const end = (): void => void (over = true);
  work.then(end, end);
  while (!over) {
    // By the name of their programs: what has only begun is still a copy of the server.
    const held = childrenOf(server.pid, '-process.').map(ownMost);
    most = Math.max(
      most,
      held.reduce((sum, one) => sum + one, 0),
    );
    await wait(5);
  }
  await work;
  return most;
}

/** 19 MB that are a workbook, and as many that only say so. */
function files(): readonly Uint8Array<ArrayBuffer>[] {
  const texts = (): string[] => Array.from({ length: 50 }, () => randomBytes(375).toString('base64'));
  const rows = Array.from({ length: repeats(200, 1_000) }, (_row, at) => textRow(at + 1, ...texts())).join('');
  const noise = randomBytes(19 * MEGABYTE);
  noise.write('PK\u0003\u0004', 'latin1');
  return [Uint8Array.from(rawWorkbook({ rows })), Uint8Array.from(noise)];
}

const send = (client: TestClient, bytes: Uint8Array<ArrayBuffer>, path: string): Promise<unknown> => {
  const form = new FormData();
  form.append('file', new Blob([bytes]), '花名册.xlsx');
  // Who is refused before their file is read may see the connection end instead of the answer.
  return client.upload(path, form).catch(() => undefined);
};

it('of large files sent all at once fill no memory', { timeout: TIMEOUT }, async () => {
  const clients = await Promise.all(
    ['county', 'doctor', 'clerk', 'village'].map((name) => clientFor(server.url, name)),
  );
  const sent = files();
  const attack = (count: number): Promise<unknown[]> =>
    Promise.all(
      Array.from({ length: count }, (_file, at) =>
        Promise.all(
          (at % 2 === 0 ? [ADDRESSES[0] as string] : ADDRESSES).map((path) =>
            send(clients[at % clients.length] as TestClient, sent[at % 2] as Uint8Array<ArrayBuffer>, path),
          ),
        ),
      ),
    );
  const under = async (): Promise<number> => {
    const imports = (await (clients[0] as TestClient).get<{ rows: { state: string }[] }>('/api/v1/roster-imports'))
      .body;
    return imports.rows.filter(({ state }) => state === 'reading' || state === 'checking').length;
  };
  // A small one before, so that what is loaded once is not counted.
  const small = Uint8Array.from(rawWorkbook({ rows: textRow(1, '姓名', '身份证号') }));
  await send(clients[0] as TestClient, small, ADDRESSES[0] as string);
  await expect.poll(under, { timeout: 60_000 }).toBe(0);
  const before = memory(server.pid).now;
  forgetMost();
  const count = repeats(4, 12);
  const beside = await mostBeside(
    attack(count).then(() => expect.poll(under, { timeout: TIMEOUT / 2, interval: 250 }).toBe(0)),
  );
  expect(beside).toBeGreaterThan(0);
  const own = memory(server.pid).most - before;
  const more = own + beside;
  reportFigure({
    row: 19,
    what: `${count} files of 19 MB at once, ${Math.round(before)} MB before`,
    runs: count,
    figure: `+${Math.round(more)} MB, of which ${Math.round(beside)} in processes beside it`,
    aim: `≤ +${MOST} MB`,
    passed: more <= MOST,
  });
  expect(own).toBeLessThan(MOST);
  expect(beside).toBeLessThan(MOST_BESIDE);
  expect((await (clients[0] as TestClient).get('/api/v1/time')).status).toBe(200);
});
