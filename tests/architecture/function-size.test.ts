import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'function-size-'));
afterAll(() => rmSync(folder, { recursive: true }));

const [LINES, COMPLEXITY] = [60, 12] as const;
/** The ratchet: how many functions still exceed, tests and fixtures apart. These numbers may only shrink. */
const STILL = { long: 154, complex: 160 };

const configuration = join(folder, 'oxlint.json');
writeFileSync(
  configuration,
  JSON.stringify({
    categories: { correctness: 'off' },
    rules: {
      'max-lines-per-function': ['error', { max: LINES, skipComments: true, skipBlankLines: true }],
      complexity: ['error', { max: COMPLEXITY }],
    },
  }),
);

type Finding = { readonly code: string; readonly filename: string; readonly message: string };
const TESTS = /\.(?:test|fixture|contract|bench)\.|\/testing\/|\/contracts\//;

/** Functions that exceed, as the linter names them. */
function exceeding(...paths: readonly string[]): readonly Finding[] {
  const oxlint = join(root, 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(oxlint, ['-c', configuration, '--format', 'json', ...paths], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly Finding[] };
  return diagnostics.filter(({ filename }) => !TESTS.test(filename));
}

describe('the size of functions', () => {
  const found = exceeding('packages', 'apps');
  const of = (rule: string): readonly string[] =>
    found.filter(({ code }) => code.includes(rule)).map(({ filename, message }) => `${filename}: ${message}`);

  it(`has at most ${STILL.long} functions over ${LINES} lines`, () =>
    expect(of('max-lines-per-function').length, of('max-lines-per-function').join('\n')).toBeLessThanOrEqual(
      STILL.long,
    ));
  it(`has at most ${STILL.complex} functions over a complexity of ${COMPLEXITY}`, () =>
    expect(of('complexity').length, of('complexity').join('\n')).toBeLessThanOrEqual(STILL.complex));
  it('finds what is planted', () => {
    const planted = join(folder, 'planted.ts');
    const lines = Array.from({ length: LINES + 1 }, (_, at) => `  if (x === ${at}) return ${at};`);
    writeFileSync(planted, `export function long(x: number): number {\n${lines.join('\n')}\n  return 0;\n}\n`);
    expect(
      exceeding(planted)
        .map(({ code }) => code)
        .toSorted(),
    ).toEqual(['eslint(complexity)', 'eslint(max-lines-per-function)']);
  });
});
