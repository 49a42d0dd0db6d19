import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { missingPlatforms } from '../../tools/lib/complete-lock.ts';
import { dependenciesOf, troublesOf, type Dependency } from '../../tools/lib/dependencies.ts';
import { sourceTroublesOf } from '../../tools/lib/lock-sources.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(resolve(root, name), 'utf8');
const lock = JSON.parse(read('package-lock.json')) as Parameters<typeof missingPlatforms>[0];
const used = dependenciesOf(lock);
const one = (change: Partial<Dependency>): Dependency => ({
  name: 'new-package',
  version: '1.0.0',
  licence: 'MIT',
  dev: false,
  installScript: false,
  ...change,
});

describe('what comes from elsewhere', () => {
  it('has an allowed licence or a recorded exception, and runs no program when it is installed', () => {
    expect(used.length).toBeGreaterThan(300);
    expect(troublesOf(used)).toEqual([]);
  });

  it('a new licence, none at all, and a new install script are told', () => {
    expect(troublesOf([...used, one({ licence: 'GPL-3.0' })])).toEqual([expect.stringContaining('GPL-3.0')]);
    expect(troublesOf([...used, one({ licence: '' })])).toHaveLength(1);
    expect(troublesOf([...used, one({ installScript: true })])).toEqual([expect.stringContaining('runs a program')]);
    expect(troublesOf(used.filter(({ name }) => name !== 'axe-core'))).toEqual([expect.stringContaining('axe-core')]);
  });

  it('is delivered under licences that ask nothing but a mention', () => {
    const delivered = new Set(used.filter(({ dev }) => !dev).map(({ licence }) => licence));
    expect([...delivered].filter((licence) => /GPL|MPL|SSPL|CC-BY/.test(licence))).toEqual([]);
  });

  it('is fixed to a version by the lock file, and install scripts are off', () => {
    expect(used.filter(({ version }) => version === '')).toEqual([]);
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    expect(read('.npmrc')).toMatch(/^save-exact=true$/m);
    const manifests = ['package.json', 'apps/server/package.json', 'apps/web/package.json'].map(
      (name) =>
        JSON.parse(read(name)) as { dependencies?: Record<string, string>; devDependencies?: Record<string, string> },
    );
    const ranges = manifests.flatMap((manifest) =>
      Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }),
    );
    expect(ranges.filter(([, range]) => /[\^~*><]/.test(range))).toEqual([]);
  });

  it('has a sum in the lock file and comes from a registry only: nothing of it can be exchanged unseen', () => {
    expect(sourceTroublesOf(lock)).toEqual([]);
    // Of this machine's platform nothing is without.
    const here = Object.entries(lock.packages).filter(([path]) =>
      path.includes(`${process.platform}-${process.arch}-gnu`),
    );
    expect(here.length).toBeGreaterThan(3);
    expect(here.filter(([, { integrity }]) => integrity === undefined)).toEqual([]);
  });

  it('runs on the Node whose sum is written down, which comes past the lock file', () => {
    const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: Record<string, string> };
    const sums = JSON.parse(read('tools/node-sums.json')) as Record<string, Record<string, string>>;
    expect([Object.keys(sums), process.versions.node]).toEqual([[devDependencies['node']], devDependencies['node']]);
    const known = sums[process.versions.node]?.[`${process.platform}-${process.arch}`];
    expect(createHash('sha256').update(readFileSync(process.execPath)).digest('hex')).toBe(known);
  });

  it('does not run on a Node with another sum', () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'gongwei-node-'));
    for (const name of ['tools/run.mjs', 'package.json', 'package-lock.json'])
      cpSync(resolve(root, name), join(elsewhere, name));
    mkdirSync(join(elsewhere, 'tools/tasks'));
    writeFileSync(join(elsewhere, 'tools/tasks/one.ts'), "console.log('ran')");
    const sums = { [process.versions.node]: { [`${process.platform}-${process.arch}`]: '0'.repeat(64) } };
    writeFileSync(join(elsewhere, 'tools/node-sums.json'), JSON.stringify(sums));
    // What stands in for npm brings the Node of this process.
    const npm = `#!/bin/sh\nmkdir -p node_modules/node/bin node_modules/.bin && ln -sf ${process.execPath} node_modules/node/bin/node && ln -sf ../node/bin/node node_modules/.bin/node\n`;
    writeFileSync(join(elsewhere, 'npm'), npm, { mode: 0o755 });
    const start = () =>
      spawnSync(process.execPath, ['tools/run.mjs', 'one'], {
        ...{ cwd: elsewhere, encoding: 'utf8' },
        env: { ...process.env, PATH: `${elsewhere}:${process.env['PATH'] ?? ''}` },
      });
    const refused = start();
    expect([refused.status, refused.stdout.includes('ran'), refused.stderr]).toEqual([
      1,
      false,
      expect.stringContaining('校验和'),
    ]);
    cpSync(resolve(root, 'tools/node-sums.json'), join(elsewhere, 'tools/node-sums.json'));
    expect(start().stdout).toContain('ran');
    rmSync(elsewhere, { recursive: true });
  });

  it.each([
    ['a sum that is missing', { version: '1.0.0' }, 'has no SHA-512 sum'],
    ['a weak sum', { version: '1.0.0', integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, 'has no SHA-512 sum'],
    ['one without that says it is optional', { version: '1.0.0', optional: true, os: ['linux'] }, 'has no SHA-512 sum'],
    ['a bundle that is delivered', { version: '1.0.0', inBundle: true }, 'has no SHA-512 sum'],
    ['an address', { version: '1.0.0', resolved: 'https://example.org/new.tgz' }, 'comes from'],
    ['a repository', { version: '1.0.0', resolved: 'git+ssh://git@github.com/a/b.git#0123' }, 'comes from'],
    ['a folder outside', { link: true, resolved: '../elsewhere' }, 'is a link to'],
    ['another package', { version: '1.0.0', name: 'evil' }, 'is really evil'],
  ])('%s is told', (_, entry, words) => {
    const told = sourceTroublesOf({ packages: { ...lock.packages, 'node_modules/new': entry } });
    expect(told).toEqual(expect.arrayContaining([expect.stringMatching(new RegExp(`^new: ${words}`))]));
  });

  it.each(['github:a/b', 'git+https://a/b', 'file:../a', 'http://a/b.tgz', 'npm:other@1.0.0', 'a/b', 'latest', '../a'])(
    'a package that asks for another from %s is told',
    (asked) => {
      for (const kind of ['dependencies', 'optionalDependencies'])
        expect(sourceTroublesOf({ packages: { 'apps/server': { [kind]: { new: asked } } } })).toHaveLength(1);
    },
  );

  it('is named by the lock file for every platform, which `npm ci` asks for, and from no registry of its own', () => {
    expect(missingPlatforms(lock), 'node tools/tasks/complete-lock.ts adds them').toEqual({});
    expect(Object.values(lock.packages).filter(({ resolved }) => resolved?.includes('://'))).toEqual([]);
    const bringing = {
      version: '1.0.0',
      optionalDependencies: { '@one/linux-arm64-musl': '1.0.0', '@one/words': '1.0.0' },
    };
    expect(missingPlatforms({ packages: { 'node_modules/one': { ...bringing, license: 'MIT', dev: true } } })).toEqual({
      'node_modules/@one/linux-arm64-musl': {
        ...{
          version: '1.0.0',
          cpu: ['arm64'],
          dev: true,
          libc: ['musl'],
          license: 'MIT',
          optional: true,
          os: ['linux'],
        },
      },
    });
  });
});
