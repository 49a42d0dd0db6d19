import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '../create-server.ts';
import type { CallSettings } from '../call/call-settings.ts';
import type { AccountSettings } from '../identity/account-settings.ts';
import type { Database } from '../database/database.port.ts';
import type { ProgramSettings } from '../identity/program-settings.ts';
import type { County } from '../loading/county.ts';
import { emptyDatabase } from '../loading/empty-database.ts';
import { loadCounty } from '../loading/load-county.ts';
import { loadFormLibrary } from '../records/catalogue-form-library.ts';
import type { TrustedProxies } from '../web/proxy-settings.ts';
import type { FormLibrary } from '../ports/form-library.port.ts';
import { systemRandom } from '../shared/random-source.ts';
import type { ServerContext } from '../server-context.ts';
import { isLent } from './kept-databases.ts';
import { createManualTime, type ManualTime } from './manual-time.ts';
import { openSomeDatabase } from './test-database.ts';
import { TEST_PASSWORD_COST, tinyCounty } from './tiny-county.ts';

export type TestServer = {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  readonly url: string;
  readonly database: Database;
  /** The server's clock, by which its timers go. Starts at noon in China on 2026-06-15. */
  readonly clock: Pick<ManualTime, 'set' | 'advance' | 'leap'>;
  stop(): Promise<void>;
  /** Ends the server and begins another one over the same database, on the same port. */
  restart(): Promise<void>;
};

export type TestServerOptions = {
  /** Instead of the tiny county. */
  readonly county?: County;
  readonly webFolder?: string;
  /** Where uploads wait; the machine's temporary folder, where nothing is said. */
  readonly uploadFolder?: string;
  /** Where packages of 版本控制 are kept; the machine's temporary folder, where nothing is said. */
  readonly packageFolder?: string;
  /** `never`, where a test does not say otherwise: many a test logs in with a wrong password. */
  readonly captcha?: AccountSettings['captcha'];
  /** Stand-ins of WeChat and of the telephone company; on, where nothing is said. */
  readonly standIns?: boolean;
  /** Tokens of programs, and pages of other hosts; off, where nothing is said. */
  readonly programs?: ProgramSettings;
  readonly trustedProxies?: TrustedProxies;
  /** Media servers and what opens them; STUN and TURN of nobody, where nothing is said. */
  readonly calls?: CallSettings;
  /** Room on the server's disk; as much as one likes, where nothing is said. */
  readonly diskRoom?: ServerContext['diskRoom'];
  readonly backupTrouble?: ServerContext['backupTrouble'];
  /** Where failures go while the database is away; nowhere, where nothing is said. */
  readonly exceptionsFile?: string;
  /** Instead of one on the PostgreSQL of the run; it is emptied where it was not lent with the tiny county, and closed with the server. */
  readonly database?: Database;
};

// Compiling the catalogue takes longer than starting the server, and nobody can change it: one for all test files of a worker.
let catalogue: Promise<FormLibrary> | undefined;

/**
 * The whole server on a free port of this machine, over some database with the tiny county. Share one per test file. What has to hold on both databases
 * is said by `startServerOver`.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const [database, forms] = await Promise.all([
    options.database ?? openSomeDatabase(),
    (catalogue ??= loadFormLibrary()),
  ]);
  if (options.county || (options.database && !isLent(options.database))) {
    await emptyDatabase(database);
    await loadCounty(database, options.county ?? tinyCounty, { forms, random: systemRandom });
  }
  const time = createManualTime('2026-06-15T04:00:00Z');
  const settings = {
    webFolder: options.webFolder ?? join(tmpdir(), 'gongwei-no-web'),
    logLevel: 'silent',
    ...(options.uploadFolder && { uploadFolder: options.uploadFolder }),
    ...(options.packageFolder && { packageFolder: options.packageFolder }),
    ...(options.exceptionsFile && { exceptionsFile: options.exceptionsFile }),
    ...(options.trustedProxies !== undefined && { trustedProxies: options.trustedProxies }),
  } as const;
  const accounts = {
    ...options.programs,
    captcha: options.captcha ?? 'never',
    standIns: options.standIns ?? true,
    passwordCost: TEST_PASSWORD_COST,
  } as const;
  const platform = { platform: 'stand-in' } as const;
  const { clock, timers } = time;
  const start = async (port: number) => {
    const given = {
      ...(options.calls && { calls: options.calls }),
      ...(options.diskRoom && { diskRoom: options.diskRoom }),
      ...(options.backupTrouble && { backupTrouble: options.backupTrouble }),
    };
    const app = await createServer({ database, settings, forms, accounts, platform, clock, timers, ...given });
    await app.listen({ host: '127.0.0.1', port });
    return app;
  };
  let app = await start(0);
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    database,
    clock: { set: time.set, advance: time.advance, leap: time.leap },
    restart: async () => {
      await app.close();
      app = await start(port);
    },
    stop: async () => {
      await app.close();
      await database.close();
    },
  };
}
