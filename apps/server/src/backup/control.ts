import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { backupTrouble } from './backup-format.ts';
import type { BackupDesk } from './backup-desk.ts';

const FILE = 'control.json';
type Control = { readonly port: number; readonly token: string };

/**
 * The way by which `npm run backup` asks the server that has the data folder open: a port of this machine only, apart from
 * the one for browsers, with a password in a file that only the server's own user may read. Returns how to close it.
 */
export async function openControl(folder: string, desk: BackupDesk): Promise<() => Promise<void>> {
  const token = randomBytes(32).toString('base64url');
  const server: Server = createServer((request, response) => {
    const given = Buffer.from(request.headers['authorization'] ?? '');
    const wanted = Buffer.from(`Bearer ${token}`);
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return void response.writeHead(403).end();
    if (request.method !== 'POST' || request.url !== '/backup') return void response.writeHead(404).end();
    desk
      .make(async (content) => {
        response.writeHead(200, { 'content-type': 'application/octet-stream' });
        await pipeline(content, response);
      })
      // The reader sees the line cut before its end and says so.
      .catch(() => response.destroy());
  });
  await new Promise<void>((ready, failed) => server.once('error', failed).listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const path = join(folder, FILE);
  rmSync(path, { force: true });
  writeFileSync(path, JSON.stringify({ port, token } satisfies Control), { mode: 0o600 });
  return async () => {
    rmSync(path, { force: true });
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
}

/** The bytes of a backup from the server that runs over the folder; `undefined` where none does. @throws {BackupTrouble} */
export async function askControl(folder: string): Promise<AsyncIterable<Buffer> | undefined> {
  let control: Control;
  try {
    control = JSON.parse(readFileSync(join(folder, FILE), 'utf8')) as Control;
  } catch {
    return undefined;
  }
  const answer = await fetch(`http://127.0.0.1:${control.port}/backup`, {
    method: 'POST',
    headers: { authorization: `Bearer ${control.token}` },
  }).catch(() => undefined);
  if (!answer) return undefined;
  // Another program may have the port of a server that was killed.
  if (!answer.ok || !answer.body) return undefined;
  return whole(answer.body as unknown as AsyncIterable<Buffer>);
}

async function* whole(body: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of body) yield Buffer.from(chunk);
  } catch {
    throw backupTrouble('服务在备份途中停止了，备份没有写成。请在服务运行正常时再试。');
  }
}
