import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '../create-server.ts';
import { openDatabase } from '../database/open-database.ts';
import { createPostgresLeadership } from '../realtime/postgres-leadership.adapter.ts';
import { openPostgresBus } from '../realtime/postgres-bus.adapter.ts';
import { loadFormLibrary } from '../records/catalogue-form-library.ts';
import type { ManualTime } from './manual-time.ts';

export type SiteProcess = { readonly url: string; stop(): Promise<void> };

/** A server process of a site on PostgreSQL, with everything but the process: its own connections, bus and leadership; by its own clock where one is given. */
export async function beginSiteProcess(url: string, time?: ManualTime): Promise<SiteProcess> {
  // Compiling the catalogue keeps the event loop busy for longer than a connection may take on a loaded machine.
  const forms = await loadFormLibrary();
  const database = await openDatabase({ url });
  const bus = await openPostgresBus(url);
  const leadership = createPostgresLeadership(url);
  const settings = { webFolder: join(tmpdir(), 'gongwei-no-web'), logLevel: 'silent' } as const;
  const accounts = { captcha: 'never', standIns: false } as const;
  const given = time && { clock: time.clock, timers: time.timers };
  const app = await createServer({ database, forms, bus, leadership, settings, accounts, ...given });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    stop: async () => {
      await app.close();
      await bus.close();
      await database.close();
    },
  };
}
