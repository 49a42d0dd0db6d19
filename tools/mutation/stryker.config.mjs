// Changes the rules of one area of the domain, one place at a time, and looks whether its tests notice: `npm run test:mutation -- resident`.
const area = process.env.GONGWEI_MUTATED ?? 'resident';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [
    `packages/domain/src/${area}/**/*.ts`,
    // Forms, tables and words are data: a changed title is no changed rule.
    '!packages/domain/src/**/*.{test,form,form-module,data,contract,fixture}.ts',
    '!packages/domain/src/**/index.ts',
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // What is computed once when a file is read cannot be switched on for a single test.
  ignoreStatic: true,
  concurrency: 2,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  jsonReporter: { fileName: `node_modules/.cache/gongwei/reports/mutation-${area}.json` },
  // Not below node_modules, where no test is looked for.
  tempDirName: '.cache/mutation',
  ignorePatterns: ['dist', 'apps', 'docs', 'tests', '.gongwei'],
  // TypeScript 7 has no interface to rewrite a configuration with; nothing here needs one.
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
  thresholds: { high: 85, low: 70, break: null },
};
