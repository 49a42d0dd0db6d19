import { nodeArguments } from '@gongwei/server/programs';
import { test } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { NODE, ROOT } from '../../../tools/lib/run-command.ts';

/** The provincial platform of one test file, in a process of its own. */
export type Province = {
  readonly url: string;
  /** Records it holds, and how often one came that was held already. */
  held(): Promise<{
    readonly records: readonly {
      readonly sheet: string;
      readonly name: string;
      readonly fields: { readonly [key: string]: unknown };
    }[];
    readonly repeats: number;
  }>;
  /** Switches its faults. */
  faults(faults: object): Promise<void>;
};

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => found(port));
    });
  });

/** Starts it before the tests of the file, ahead of the product, and ends it behind them. */
export function provinceOfThisFile(): Province {
  let child: ChildProcess | undefined;
  let url = '';
  test.beforeAll(async () => {
    const port = await freePort();
    const started = spawn(NODE, nodeArguments('platform-main'), {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, PLATFORM_PORT: String(port) },
    });
    child = started;
    await new Promise<void>((there, failed) => {
      started.stdout.once('data', () => there());
      started.once('exit', (code) => failed(new Error(`The platform ended with ${code}.`)));
    });
    url = `http://127.0.0.1:${port}`;
  });
  test.afterAll(() => void child?.kill());
  return {
    get url() {
      return url;
    },
    held: async () => (await (await fetch(`${url}/stand-in/held`, { method: 'POST' })).json()) as never,
    faults: async (faults) => {
      await fetch(`${url}/stand-in/faults`, { method: 'POST', body: JSON.stringify(faults) });
    },
  };
}
