import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { areasOf, entriesOf, PUBLISHED } from '../../tools/lib/package-manifest.ts';

const root = resolve(import.meta.dirname, '../..');

/** What stands in an entry besides comments and exports of names from a file: `export *` would promise whatever that file comes to hold. */
const besidesNames = (text: string): string =>
  text
    .replace(/\/\*(?:[^*]|\*(?!\/))*\*\//g, '')
    .replace(/\/\/.*/g, '')
    .replace(/export (?:type )?\{[^{}*]*\} from '[^'\n]+';/g, '')
    .trim();

describe('the entries of the published packages', () => {
  it('finds what is no export of names', () => {
    expect(besidesNames("/** Why. */\nexport { a, type B } from './a.ts';\nexport type { C } from './c.ts';\n")).toBe(
      '',
    );
    expect(besidesNames("export * from './a.ts';")).not.toBe('');
    expect(besidesNames('export const a = 1;')).not.toBe('');
  });

  it('name whatever they give out, in public.ts', () => {
    const entries = PUBLISHED.flatMap((name) =>
      [...entriesOf(name).values()].map((file) => `packages/${name}/src/${file}.ts`),
    );
    expect(entries.length).toBeGreaterThan(60);
    expect(entries.filter((file) => besidesNames(readFileSync(join(root, file), 'utf8')) !== '')).toEqual([]);
  });

  it('are one for each area that is there for others', () => {
    // A package of one area has its root alone, and rooms below it.
    const ofAreas = PUBLISHED.filter((name) => areasOf(name).length > 0);
    expect(PUBLISHED.filter((name) => !ofAreas.includes(name))).toEqual(['paper']);
    const areas = ofAreas.flatMap((name) =>
      globSync(`packages/${name}/src/*/`, { cwd: root }).map((folder) => folder.replace(/\/$/, '')),
    );
    const known = PUBLISHED.flatMap((name) => areasOf(name).map((area) => `packages/${name}/src/${area}`));
    // Contracts are run by our own tests alone.
    expect(areas.filter((folder) => !known.includes(folder))).toEqual(['packages/adapters/src/contracts']);
  });
});
