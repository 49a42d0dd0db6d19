import { readdirSync, writeFileSync } from 'node:fs';
import { graphPatterns, type Depth } from '../graph-patterns.ts';
import { patternsFor, ROWS, type Row } from '../layers.ts';
import { SERVER_CONTEXT, SERVER_TOOLS } from '../server-areas.ts';

/** Rules that hold everywhere; each one switched off says why. */
const BASE = {
  $schema: './node_modules/oxlint/configuration_schema.json',
  plugins: ['typescript', 'import', 'unicorn', 'oxc', 'promise', 'react', 'jsx-a11y', 'vitest'],
  categories: { correctness: 'error', perf: 'error' },
  ignorePatterns: ['dist', 'node_modules', '**/*.d.ts', '.cache'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'off',
    'typescript/consistent-type-imports': 'error',
    'import/no-default-export': 'error',
    'import/no-cycle': 'error',
    'no-console': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-eval': 'error',
    'unicorn/no-null': 'off',
    // Sequential awaits are often the point: order per resident, one transaction.
    'no-await-in-loop': 'off',
    // React 19 with the automatic runtime needs no import.
    'react/react-in-jsx-scope': 'off',
    // A custom widget and its label are tied by id; the rule does not see through components.
    'jsx-a11y/label-has-associated-control': 'off',
    // Spreading in a reducer is measured where it matters (the engine has its own budgets).
    'oxc/no-accumulating-spread': 'off',
    'oxc/no-map-spread': 'off',
    // Lists of a handful of codes read better as arrays.
    'unicorn/prefer-set-has': 'off',
    'unicorn/no-useless-spread': 'off',
    // Fluent's controls and the sheets' tables need roles on elements that carry another meaning already.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Property and model tests assert what holds in the case at hand; the suite fails if none of the cases occurs.
    'vitest/no-conditional-expect': 'off',
    // A thrown `Fault` is told by its shape; what the message says is the text's business.
    'vitest/require-to-throw-message': 'off',
    // The second argument is the sentence shown when the expectation fails.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    // Contracts and page objects assert under their own names.
    'vitest/expect-expect': [
      'error',
      { assertFunctionNames: ['expect', 'expect*', 'fc.assert', '*Contract', 'close'] },
    ],
    // No compiler runs over our components: what it could not optimise is no fault, and a measured size is set in an effect.
    'react/incompatible-library': 'off',
    'react/set-state-in-effect': 'off',
    // Lines of a sheet and rows of a table have no identity but their place.
    'react/no-array-index-key': 'off',
  },
};

const TOOLS = {
  files: [
    '*.config.ts',
    'tools/**',
    'tests/**/*.config.ts',
    'apps/server/src/main.ts',
    'apps/server/src/{seed,backup,restore,facts,plans}-main.ts',
    '**/*.bench.ts',
    'tests/e2e/support/seeded-county.ts',
    // Shown to integrators, who look at what comes out.
    'examples/**',
  ],
  rules: { 'import/no-default-export': 'off', 'no-console': 'off' },
};

const LIBRARIES_IN_TESTS = ['**/*.test.ts', '**/*.contract.ts', '**/*.test.tsx'];

export function lintMap(): string {
  const overrides: unknown[] = [TOOLS];
  for (const row of ROWS) {
    // Libraries first for everything in the layer; an area's own entry repeats them, since a later entry replaces the rule.
    overrides.push({
      files: [`${row.root}/**/*.{ts,tsx}`],
      excludeFiles: LIBRARIES_IN_TESTS,
      rules: restricted(row, ''),
    });
    if (row.graph) overrides.push(...graphOverrides(row));
    if (row.graph || row.assemblers?.includes('*')) continue;
    for (const area of foldersOf(row.root)) {
      const files = [`${row.root}/${area}/**/*.{ts,tsx}`];
      overrides.push({ files, excludeFiles: LIBRARIES_IN_TESTS, rules: restricted(row, area) });
    }
  }
  return `${JSON.stringify({ ...BASE, overrides }, null, 1)}\n`;
}

/** What tests and their worlds import is no dependency of the area they stand in. */
const OUTSIDE_OF_GRAPHS = [...LIBRARIES_IN_TESTS, '**/*.fixture.ts', '**/*.bench.ts'];

/** An area's files and those of its folders, which are further away from the other areas. */
function graphOverrides(row: Row): readonly unknown[] {
  const entry = (files: string, area: string, depth: Depth): unknown => ({
    files: [`${row.root}/${files}`],
    excludeFiles: OUTSIDE_OF_GRAPHS,
    rules: { 'no-restricted-imports': ['error', { patterns: graphPatterns(row, area, depth) }] },
  });
  return [
    ...foldersOf(row.root).flatMap((area) =>
      (SERVER_TOOLS as readonly string[]).includes(area)
        ? []
        : [entry(`${area}/*.ts`, area, 'top'), entry(`${area}/*/**/*.ts`, area, 'inner')],
    ),
    entry(`${SERVER_CONTEXT}.ts`, SERVER_CONTEXT, 'top'),
  ];
}

const restricted = (row: Row, area: string): object => ({
  'no-restricted-imports': ['error', { patterns: patternsFor(row, area) }],
});

export const foldersOf = (root: string): readonly string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();

if (import.meta.main) writeFileSync('.oxlintrc.json', lintMap());
