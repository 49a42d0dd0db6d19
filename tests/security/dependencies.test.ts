import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { missingPlatforms } from '../../tools/lib/complete-lock.ts';
import { dependenciesOf, troublesOf, type Dependency } from '../../tools/lib/dependencies.ts';

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
