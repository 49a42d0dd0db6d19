import { test } from '@playwright/test';
import { copyOfSeededFolder } from './seeded-folder.ts';
import { startServer, type ServerProcess } from '../../../tools/lib/server-process.ts';

/** The product of one test file: its own server on its own copy of the seeded county. */
export type Site = {
  /** Address of a page or of the interface. */
  at(path: string): string;
  readonly folder: string;
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
  let data: ReturnType<typeof copyOfSeededFolder> | undefined;
  const end = (how: 'stop' | 'kill') => async (): Promise<void> => {
    await server?.[how]();
    server = undefined;
  };
  const site: Site = {
    at: (path) => url + path,
    get folder() {
      return data?.path ?? '';
    },
    stop: end('stop'),
    kill: end('kill'),
    start: async () => {
      server = await startServer(site.folder, {
        GONGWEI_API_TOKENS: '1',
        ...settings(),
        ...(url && { PORT: new URL(url).port }),
      });
      url = server.url;
    },
  };
  test.beforeAll(async () => {
    data = copyOfSeededFolder();
    await site.start();
  });
  test.afterAll(async () => {
    await site.stop();
    data?.remove();
  });
  return site;
}
