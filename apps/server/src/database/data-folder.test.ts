import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodeArguments } from '../programs.ts';
import { REPOSITORY } from '../settings.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { prepareFolder } from './data-folder.ts';
import { openDatabase } from './open-database.ts';

const root = mkdtempSync(join(tmpdir(), 'gongwei-folders-'));
const running = new Set<ChildProcess>();
const at = (name: string): string => join(root, name);
const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;

/** A copy of a sound folder, then changed. */
const folder = (name: string, change: (path: string) => void = () => {}): string => {
  cpSync(at('sound'), at(name), { recursive: true });
  change(at(name));
  return at(name);
};
const open = (path: string): number =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .concat(path)
    .filter((name) => (statSync(name).mode & 0o077) !== 0).length;

beforeAll(async () => {
  await (await openTestDatabase(at('sound'))).close();
}, 180_000);
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  chmodSync(at('read-only'), 0o755);
  rmSync(root, { recursive: true, force: true });
});

type Start = { readonly said: string; readonly code: number | null; readonly child: ChildProcess };
/** Starts the product over a folder; comes back when it listens or has ended. */
function start(path: string, asNobody = false): Promise<Start> {
  const child = spawn(join(REPOSITORY, 'node_modules/.bin/node'), nodeArguments('main'), {
    cwd: REPOSITORY,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...{ PORT: '0', GONGWEI_DATA: path, DATABASE_URL: '', SEED_RESIDENTS: '100' },
      // Who is nobody must not write among the compiled modules.
      ...(asNobody && { NODE_COMPILE_CACHE: '' }),
    },
    ...(asNobody && isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  running.add(child);
  let said = '';
  return new Promise((done) => {
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes('公卫服务已启动')) done({ said, code: null, child });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('close', (code) => done({ said, code, child }));
  });
}

describe('a data folder', () => {
  it('of an older version that all could write is closed to others before anything else', () => {
    const path = folder('open', (place) => {
      for (const name of readdirSync(place, { recursive: true, encoding: 'utf8' })) chmodSync(join(place, name), 0o777);
      chmodSync(place, 0o777);
    });
    expect(open(path)).toBeGreaterThan(900);
    prepareFolder(path);
    expect(open(path)).toBe(0);
  });

  it('stays closed while the server runs: every file and folder, also new ones', async () => {
    const { said, child } = await start(folder('running'));
    expect(said).toContain('公卫服务已启动');
    expect(readdirSync(at('running'))).toEqual(expect.arrayContaining(['control.json', 'secret.key', 'postgres']));
    expect(open(at('running'))).toBe(0);
    const { code, said: second } = await start(at('running'));
    expect({ code, second }).toEqual({ code: 1, second: expect.stringContaining('正被另一个公卫服务使用') });
    child.kill('SIGKILL');
  });

  it.each([
    ['a data file is junk', (path: string) => writeFileSync(join(path, 'postgres/global/pg_control'), 'junk')],
    ['the version is missing', (path: string) => rmSync(join(path, 'postgres/PG_VERSION'))],
    [
      'the write-ahead log is cut in half',
      (path: string) => {
        const name = readdirSync(join(path, 'postgres/pg_wal')).find((file) => file.startsWith('0')) ?? '';
        writeFileSync(join(path, 'postgres/pg_wal', name), Buffer.alloc(4_096));
      },
    ],
  ])('in which %s is refused with the way to a backup, and left as it is', async (name, change) => {
    const path = folder(name, change);
    await expect(openDatabase({ folder: path })).rejects.toMatchObject({
      code: 'FOLDER_TROUBLE',
      message: expect.stringMatching(/打不开.*npm run restore/),
    });
    expect(readdirSync(join(path, 'postgres/base/5')).length).toBeGreaterThan(200);
  });

  it('of a newer version is refused, and left as it is', async () => {
    const database = await openTestDatabase(at('newer'));
    await database.query("insert into schema_migrations (number, name) values (9999, 'tomorrow')");
    await database.close();
    await expect(openDatabase({ folder: at('newer') })).rejects.toMatchObject({
      code: 'SCHEMA_NEWER',
      message: expect.stringContaining('9999'),
    });
  });

  it('that cannot be used ends the start with a sentence, no stack trace, and a code', async () => {
    mkdirSync(at('read-only'), { mode: 0o555 });
    // Who is nobody must get as far as the folder.
    chmodSync(root, 0o755);
    writeFileSync(at('file'), '');
    const troubles = await Promise.all([
      start(folder('junk', (path) => writeFileSync(join(path, 'postgres/global/pg_control'), 'junk'))),
      start(folder('short key', (path) => writeFileSync(join(path, 'secret.key'), 'short'))),
      start(at('read-only'), true),
      start(at('file')),
    ]);
    const sentences = [/打不开.*请先/, /密钥文件.*已损坏.*请检查/, /没有权限写数据文件夹.*请让/, /不是文件夹，请移走/];
    for (const [place, { said, code }] of troubles.entries()) {
      expect(said).toMatch(sentences[place]!);
      expect(said).not.toMatch(/^\s+at /m);
      expect(said.trim().split('\n')).toHaveLength(1);
      expect(code).toBe(1);
    }
  });
});
