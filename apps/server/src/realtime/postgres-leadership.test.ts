import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { postgresAvailable, startPostgres, type TemporaryPostgres } from '../testing/temporary-postgres.ts';
import { createPostgresLeadership } from './postgres-leadership.adapter.ts';

/** A line to a database that can be torn while an answer is on its way. */
async function openLine(url: string) {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  let [opened, holding, held] = [0, false, 0];
  const server = createServer((near) => {
    opened += 1;
    const far = connect(Number(port), hostname);
    sockets.push(near, far);
    for (const socket of [near, far]) socket.on('error', () => {});
    near.on('data', (data) => (holding ? (held += 1) : far.write(data)));
    far.on('data', (data) => near.write(data));
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(url);
  through.port = String((server.address() as AddressInfo).port);
  return {
    url: through.href,
    /** Connections made so far. */
    opened: (): number => opened,
    async tearInTheMiddle(): Promise<void> {
      [holding, held] = [true, 0];
      await vi.waitFor(() => expect(held).toBeGreaterThan(0), { timeout: 5_000 });
      holding = false;
      for (const socket of sockets.splice(0)) socket.destroy();
    },
    close: (): void => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

describe.skipIf(!postgresAvailable())('of the processes on a PostgreSQL', () => {
  let postgres: TemporaryPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
  afterAll(() => postgres?.stop());
  const standing = (led: string[]) => (url: string, name: string) =>
    createPostgresLeadership(url).stand(
      () => led.push(name),
      () => led.push(`not ${name}`),
    );

  it('one leads, then the next', async () => {
    const url = await postgres.newDatabase();
    const led: string[] = [];
    const stand = standing(led);
    const first = stand(url, 'first');
    await vi.waitFor(() => expect(led).toEqual(['first']), { timeout: 5_000 });
    const second = stand(url, 'second');
    await first();
    await vi.waitFor(() => expect(led).toEqual(['first', 'second']), { timeout: 5_000 });
    await second();
  }, 30_000);

  it('one that waits asks over one line, also after it broke in the middle of a question', async () => {
    const url = await postgres.newDatabase();
    const line = await openLine(url);
    const led: string[] = [];
    const stand = standing(led);
    const first = stand(url, 'first');
    await vi.waitFor(() => expect(led).toEqual(['first']), { timeout: 5_000 });
    const second = stand(line.url, 'second');
    await vi.waitFor(() => expect(line.opened()).toBe(1), { timeout: 5_000 });
    await line.tearInTheMiddle();
    await vi.waitFor(() => expect(line.opened()).toBeGreaterThan(1), { timeout: 5_000 });
    await first();
    await vi.waitFor(() => expect(led).toEqual(['first', 'second']), { timeout: 5_000 });
    expect(line.opened()).toBe(2);
    await second();
    line.close();
  }, 30_000);
});
