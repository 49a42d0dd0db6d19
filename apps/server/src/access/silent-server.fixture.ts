import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../create-server.ts';
import type { Database } from '../database/database.port.ts';

/** The whole server over a database, asked by `inject`: no pages, no log, a clock that stands. */
export async function silentServer(
  database: Database,
  now: Date,
  accounts?: NonNullable<Parameters<typeof createServer>[0]['accounts']>,
): Promise<FastifyInstance> {
  const app = await createServer({
    database,
    clock: { now: () => now },
    ...(accounts && { accounts }),
    platform: { platform: 'stand-in' },
    settings: { webFolder: join(tmpdir(), 'gongwei-no-web'), logLevel: 'silent' },
  });
  await app.ready();
  return app;
}
