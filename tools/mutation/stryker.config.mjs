import { AREAS } from './areas.ts';

// Changes the rules of one area, one place at a time, and looks whether its tests notice: `npm run test:mutation -- resident`.
const name = process.env.GONGWEI_MUTATED ?? 'resident';
const area = AREAS[name];

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [...area.mutate],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // What is computed once when a file is read cannot be switched on for a single test.
  ignoreStatic: true,
  concurrency: 2,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  jsonReporter: { fileName: `node_modules/.cache/gongwei/reports/mutation-${name}.json` },
  // Not below node_modules, where no test is looked for.
  tempDirName: '.cache/mutation',
  ignorePatterns: ['dist', 'apps/web', 'docs', 'tests', '.gongwei'],
  // TypeScript 7 has no interface to rewrite a configuration with; nothing here needs one.
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
  thresholds: { high: 85, low: 70, break: area.atLeast ?? null },
};
