import { execFile } from 'node:child_process';
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { packPackages } from '../../tools/lib/package-build.ts';
import { PUBLISHED } from '../../tools/lib/package-manifest.ts';
import { ROOT } from '../../tools/lib/run-command.ts';

const runFile = promisify(execFile);

export type Ran = { readonly code: number; readonly output: string };

/** A project of somebody else's, with nothing in it but our tarballs and the libraries they ask for. */
export type EmptyProject = {
  readonly folder: string;
  readonly tarballs: readonly string[];
  /** Writes a file below the folder and gives back its path. */
  write(name: string, content: string): string;
  read(name: string): string;
  run(command: string, ...args: readonly string[]): Promise<Ran>;
  /** What a published package can be asked for: `@gongwei/domain/forms`, … */
  entries(): readonly string[];
  remove(): void;
};

let opened: Promise<EmptyProject> | undefined;
/** The project of this run: packing and installing takes its time, and those who ask only look. */
export const emptyProject = (): Promise<EmptyProject> => (opened ??= openEmptyProject());

/** Packs what is published, and installs it as a stranger would. */
async function openEmptyProject(): Promise<EmptyProject> {
  const folder = mkdtempSync(join(tmpdir(), 'gongwei-consumer-'));
  const tarballs = await packPackages(join(folder, 'packed'));
  if (!tarballs) throw new Error('The packages do not compile.');
  const write = (name: string, content: string): string => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    return path;
  };
  write('package.json', JSON.stringify({ name: 'somebody-elses', private: true, type: 'module' }));
  const run = async (command: string, ...args: readonly string[]): Promise<Ran> => {
    try {
      const { stdout, stderr } = await runFile(command, args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
      return { code: 0, output: stdout + stderr };
    } catch (thrown) {
      const { code, stdout = '', stderr = '' } = thrown as { code?: number; stdout?: string; stderr?: string };
      return { code: typeof code === 'number' ? code : 1, output: stdout + stderr };
    }
  };
  // axios is for who uses the HTTP adapters, Vue for the example.
  const installed = await run(
    'npm',
    'install',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    ...tarballs,
    'axios',
    'vue',
  );
  if (installed.code !== 0) throw new Error(installed.output);
  return {
    folder,
    tarballs,
    write,
    run,
    read: (name) => readFileSync(join(folder, name), 'utf8'),
    entries: () =>
      PUBLISHED.flatMap((name) => {
        const manifest = JSON.parse(
          readFileSync(join(folder, 'node_modules/@gongwei', name, 'package.json'), 'utf8'),
        ) as {
          readonly exports: object;
        };
        return Object.keys(manifest.exports)
          .filter((path) => path !== './package.json')
          .map((path) => `@gongwei/${name}${path.slice(1)}`);
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The Node of the machine, which need not be ours: an integrator has their own. */
export async function nodeOfTheMachine(): Promise<string> {
  const own = join(ROOT, 'node_modules');
  const path = (process.env['PATH'] ?? '').split(':').filter((folder) => !folder.startsWith(own));
  const { stdout } = await runFile('/bin/sh', ['-c', 'command -v node'], {
    env: { ...process.env, PATH: path.join(':') },
  });
  return stdout.trim();
}
