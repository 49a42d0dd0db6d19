import { defineConfig } from 'vitest/config';

/** The tests of one area of the domain alone: what is changed there, they have to find. They need no server, no database and no browser. */
export default defineConfig({
  test: {
    include: [`packages/domain/src/${process.env['GONGWEI_MUTATED'] ?? '*'}/**/*.test.ts`],
    environment: 'node',
    isolate: false,
    testTimeout: 60_000,
  },
});
