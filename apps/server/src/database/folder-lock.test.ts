import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holdFolder } from './folder-lock.ts';

let folder: string;
const lock = (): string => join(folder, 'gongwei.lock');
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'gongwei-lock-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the lock of a data folder', () => {
  it('lets one in, tells the second who is there, and lets in again afterwards', () => {
    const release = holdFolder(folder);
    expect(() => holdFolder(folder)).toThrow(`正被另一个公卫服务使用（进程 ${process.pid}）`);
    release();
    expect(existsSync(lock())).toBe(false);
    holdFolder(folder)();
  });

  it('makes the folder where there is none', () => {
    const deep = join(folder, 'a/b');
    const release = holdFolder(deep);
    expect(existsSync(join(deep, 'gongwei.lock'))).toBe(true);
    release();
  });

  it('is taken over from a process that was killed', async () => {
    const child = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' });
    const pid = child.pid;
    await once(child, 'exit');
    writeFileSync(lock(), JSON.stringify({ pid, startedAt: '1' }));
    expect(() => holdFolder(folder)()).not.toThrow();
  });

  it('is taken over when the number now belongs to another process', () => {
    writeFileSync(lock(), JSON.stringify({ pid: process.pid, startedAt: 'before the restart' }));
    expect(() => holdFolder(folder)()).not.toThrow();
  });

  it('is taken over when it cannot be read', () => {
    writeFileSync(lock(), '{"pid":');
    expect(() => holdFolder(folder)()).not.toThrow();
  });

  it('of a killed process is taken over by one of those who start at the same moment', async () => {
    const start = Date.now() + 1_500;
    const program = `
      const { holdFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))});
      while (Date.now() < ${start});
      try { holdFolder(${JSON.stringify(folder)}); console.log('mine'); } catch (error) { console.log(error.code); }
      setTimeout(() => {}, 1_500);`;
    writeFileSync(lock(), JSON.stringify({ pid: 4_194_304, startedAt: '1' }));
    const starters = Array.from({ length: 4 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'ignore'] }),
    );
    const said = await Promise.all(starters.map(async (child) => String((await once(child.stdout, 'data'))[0]).trim()));
    for (const child of starters) child.kill();
    expect(said.filter((word) => word === 'mine')).toHaveLength(1);
    expect(said.filter((word) => word === 'FOLDER_IN_USE')).toHaveLength(3);
  });
});
