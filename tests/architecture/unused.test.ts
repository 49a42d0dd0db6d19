import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
const sources = new Map(
  tracked
    .filter((file) => /\.(?:tsx?|mjs|html|vue)$/.test(file) && file !== 'tests/architecture/unused.test.ts')
    .map((file) => [file, read(file)] as const),
);

const OURS = /^(?:packages|apps)\/[\w-]+\/src\/.*\.tsx?$/;
const TESTS = /\.(?:test|fixture|contract|bench)\.|\/testing\/|\/contracts\/|^tests\//;
/** Names there are promised to others; that does not make them used. */
const ENTRY = /\/src\/(?:[\w-]+\/)+public\.ts$|^packages\/paper\/src\/index\.ts$/;
const ours = [...sources.keys()].filter((file) => OURS.test(file) && !TESTS.test(file));

/**
 * The ratchet, which may only shrink: exports that only their own file and tests use, and among them functions and constants that
 * only tests use. The packages are published, too: what is meant for others than this program is counted with them.
 */
const STILL = { own: 790, tested: 166 };
/** Files nothing imports, each with its reason. */
const FILES: readonly string[] = [
  // Programs are started by their names (`ownProgram`, `nodeArguments`).
  'apps/server/src/checks/judge-process.ts',
  'apps/server/src/organisation/sheet-process.ts',
  'apps/server/src/platform-main.ts',
  'apps/server/src/roster/roster-process.ts',
  // The root of the package, for who loads it from outside.
  'packages/domain/src/index.ts',
  // Built by itself, as the script of the manual's pages.
  'apps/web/src/manual/search.ts',
  // Built by themselves before the page, by tools/lib/early-log-in-plugin.ts.
  'apps/web/src/early-log-in/early-log-in.ts',
  'apps/web/src/early-log-in/markup.tsx',
];
/** Dependencies no source names, each with its reason. */
const DEPENDENCIES: readonly string[] = [
  // Behind its own command line and its runner's plugin.
  '@stryker-mutator/core',
  // The compiler finds types by itself.
  '@types/node',
  '@types/pg',
  '@types/react',
  '@types/react-dom',
  '@types/ws',
];

type Unused = { readonly name: string; readonly value: boolean; readonly tested: boolean };

/**
 * Exports that no other file names, tests apart; `tested`: their own file does not need them either. Words are compared, so that a
 * name that two files share counts as used.
 */
function unusedExports(all: ReadonlyMap<string, string>, files: readonly string[]): readonly Unused[] {
  const found = new Map<string, { files: number; times: number }>();
  for (const [file, text] of all) {
    if (TESTS.test(file) || ENTRY.test(file)) continue;
    const here = new Map<string, number>();
    for (const [word] of text.matchAll(/[A-Za-z_$][\w$]*/g)) here.set(word, (here.get(word) ?? 0) + 1);
    for (const [word, times] of here) {
      const known = found.get(word) ?? { files: 0, times: 0 };
      found.set(word, { files: known.files + 1, times: known.times + times });
    }
  }
  return files.flatMap((file) =>
    [...(all.get(file) ?? '').matchAll(/^export (?:async )?(const|function\*?|type|interface) ([A-Za-z_$][\w$]*)/gm)]
      .filter(([, , name = '']) => (found.get(name)?.files ?? 0) < 2)
      .map(([, kind = '', name = '']) => {
        const value = kind !== 'type' && kind !== 'interface';
        return { name: `${file}: ${name}`, value, tested: value && found.get(name)?.times === 1 };
      }),
  );
}

/** Files that no other one imports, by any path in quotes. */
function unusedFiles(all: ReadonlyMap<string, string>, files: readonly string[]): readonly string[] {
  const named = new Set<string>();
  for (const [file, text] of all)
    for (const [, path = ''] of text.matchAll(/['"`](\.{1,2}\/[^'"`\n]+|\/?(?:packages|apps|src)\/[^'"`\n]+)['"`]/g)) {
      named.add(normalize(path.startsWith('.') ? join(dirname(file), path) : path.replace(/^\//, '')));
      named.add(normalize(join(dirname(file), path)));
    }
  return files.filter((file) => !/\/src\/(?:[\w-]+\/)+index\.ts$/.test(file) && !ENTRY.test(file) && !named.has(file));
}

describe('what nothing uses', () => {
  it('is found where it is planted', () => {
    const planted = new Map([
      ['packages/a/src/one/used.ts', 'export const used = 1;\nexport const alone = 2;\n'],
      ['packages/a/src/one/left.ts', "import { used } from './used.ts';\nused;\n"],
      ['packages/a/src/one/used.test.ts', "import { alone } from './used.ts';\nalone;\n"],
    ]);
    const files = ['packages/a/src/one/used.ts', 'packages/a/src/one/left.ts'];
    expect(unusedExports(planted, files)).toEqual([
      { name: 'packages/a/src/one/used.ts: alone', value: true, tested: true },
    ]);
    expect(unusedFiles(planted, files)).toEqual(['packages/a/src/one/left.ts']);
  });
  it(`has at most ${STILL.own} exports, ${STILL.tested} of them for tests only`, () => {
    const found = unusedExports(sources, ours);
    const tested = found.filter((one) => one.tested);
    expect(tested.length, tested.map(({ name }) => name).join('\n')).toBeLessThanOrEqual(STILL.tested);
    expect(found.length, found.map(({ name }) => name).join('\n')).toBeLessThanOrEqual(STILL.own);
  });
  it('has no file but those that are known', () => {
    const found = unusedFiles(sources, ours);
    expect(found.filter((file) => !FILES.includes(file))).toEqual([]);
    expect(FILES.filter((file) => !found.includes(file))).toEqual([]);
  });
  it('has no dependency but those that are known', () => {
    const manifests = tracked.filter((file) => /(?:^|\/)package\.json$/.test(file) && !file.startsWith('examples/'));
    const text = [...sources.values(), ...tracked.filter((file) => /tsconfig.*\.json$/.test(file)).map(read)].join(
      '\n',
    );
    const found = manifests.flatMap((file) => {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(read(file)) as {
        readonly dependencies?: Readonly<Record<string, string>>;
        readonly devDependencies?: Readonly<Record<string, string>>;
      };
      return Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !text.includes(name));
    });
    expect(found.filter((name) => !DEPENDENCIES.includes(name))).toEqual([]);
    expect(DEPENDENCIES.filter((name) => !found.includes(name))).toEqual([]);
  });
});
