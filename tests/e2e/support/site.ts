import { test } from '@playwright/test';
import { operationsOf, type LoggedOperation } from './operations.ts';
import { copyOfCounty, type CopiedCounty } from './seeded-county.ts';
import { startServer, type ServerProcess } from '../../../tools/lib/server-process.ts';

/** The product of one test file: its own server on its own copy of the seeded county. */
export type Site = {
  /** Address of a page or of the interface. */
  at(path: string): string;
  /** The operation log, oldest first: while the server is stopped. */
  operations(): Promise<readonly LoggedOperation[]>;
  /** Graceful, as by Ctrl+C. */
  stop(): Promise<void>;
  /** At once, as by a power cut. */
  kill(): Promise<void>;
  /** On the same port and the same data as before. */
  start(): Promise<void>;
};

/** Starts the product before the tests of the file and ends it behind them. `settings`: of its environment, asked for at every start. */
export function siteOfThisFile(settings: () => Record<string, string> = () => ({})): Site {
  let server: ServerProcess | undefined;
  let url = '';
  let county: CopiedCounty | undefined;
  const end = (how: 'stop' | 'kill') => async (): Promise<void> => {
    await server?.[how]();
    server = undefined;
  };
  const site: Site = {
    at: (path) => url + path,
    operations: () => operationsOf(county!),
    stop: end('stop'),
    kill: end('kill'),
    start: async () => {
      server = await startServer(county!.folder, {
        GONGWEI_API_TOKENS: '1',
        ...county!.settings,
        ...settings(),
        ...(url && { PORT: new URL(url).port }),
      });
      url = server.url;
    },
  };
  test.beforeAll(async () => {
    county = await copyOfCounty();
    await site.start();
  });
  test.afterAll(async () => {
    await site.stop();
    await county?.remove();
  });
  return site;
}
