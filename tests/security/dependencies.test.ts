import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dependenciesOf, troublesOf, type Dependency } from '../../tools/lib/dependencies.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(resolve(root, name), 'utf8');
const used = dependenciesOf(JSON.parse(read('package-lock.json')));
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
});
