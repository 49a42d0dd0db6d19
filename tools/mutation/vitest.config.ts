import { defineConfig } from 'vitest/config';
import { AREAS } from './areas.ts';

/** The tests of one area alone: what is changed there, they have to find. They need no server and no browser. */
export default defineConfig({
  test: {
    include: [...(AREAS[process.env['GONGWEI_MUTATED'] ?? '']?.tests ?? [])],
    environment: 'node',
    isolate: false,
    testTimeout: 60_000,
  },
});
