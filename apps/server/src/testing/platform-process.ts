import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { JsonObject } from '@gongwei/domain/shared';
import type { Faults } from '../provincial-platform/faults.ts';
import type { HeldRecord, RecordKey } from '../provincial-platform/wire.ts';
import { nodeArguments } from '../programs.ts';
import { REPOSITORY } from '../settings.ts';

type Held = {
  readonly records: readonly (HeldRecord & { readonly taken: number })[];
  readonly people: number;
  readonly repeats: number;
};

/** The provincial platform as `npm run platform` starts it, on a free port of this machine. */
export type PlatformProcess = {
  readonly url: string;
  fault(faults: Partial<Faults>): Promise<void>;
  held(): Promise<Held>;
  /** Somebody changes a record over there; `null`: takes it away. */
  change(key: RecordKey, fields: JsonObject | null): Promise<void>;
  stop(): Promise<void>;
};

export async function startPlatformProcess(): Promise<PlatformProcess> {
  const program = join(REPOSITORY, 'node_modules/.bin/node');
  const child = spawn(program, nodeArguments('platform-main'), {
    cwd: REPOSITORY,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PLATFORM_PORT: '0' },
  });
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  const url = await new Promise<string>((told, failed) => {
    let said = '';
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      const found = /http:\/\/[\d.]+:\d+/.exec(said);
      if (found) told(found[0]);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void gone.then(() => failed(new Error(`The platform ended: ${said}`)));
  });
  const post = async (path: string, body: unknown = {}): Promise<unknown> =>
    (await fetch(`${url}/stand-in/${path}`, { method: 'POST', body: JSON.stringify(body) })).json();
  return {
    url,
    fault: async (faults) => void (await post('faults', faults)),
    held: async () => (await post('held')) as Held,
    change: async (key, fields) => void (await post('change', { ...key, fields })),
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
}
