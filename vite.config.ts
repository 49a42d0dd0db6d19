import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import manifest from './package.json' with { type: 'json' };
import { compileWhole } from './tools/lib/compile-whole-plugin.ts';
import { fewFiles } from './tools/lib/code-splitting.ts';
import { earlyLogIn } from './tools/lib/early-log-in-plugin.ts';
import { LongFirst } from './tools/lib/long-first.ts';
import { leanPackages } from './tools/lib/lean-packages-plugin.ts';
import { manual } from './tools/lib/manual-plugin.ts';
import { preloads } from './tools/lib/preloads-plugin.ts';
import { packedFiles } from './tools/lib/packed-files-plugin.ts';
import { alternativeLogIns } from './tools/lib/alternative-log-in-plugin.ts';

const path = (relative: string): string => `${import.meta.dirname}/${relative}`;
/** `npm run test:long`: tests repeat more often, and so take longer. */
const long = process.env['GONGWEI_LONG'] === '1';
const api = process.env['GONGWEI_API'] ?? 'http://127.0.0.1:8080';

// The runner lives on an older Node until a test needs what that lacks, and then tells of that instead of the failure.
if (process.env['VITEST'] !== undefined && Number.parseInt(process.versions.node, 10) < 24)
  throw new Error(`Node ${process.versions.node} is too old for the tests: npm test -- <path> brings the right one.`);

/** Test files below these folders; `npm test` runs each project at its own time. */
const tests = (name: 'packages' | 'server', folders: readonly string[]) => ({
  extends: true as const,
  root: path('.'),
  test: {
    name,
    environment: 'node',
    // Tests build what they need and share nothing; without a process for each file they run in a third of the time.
    isolate: false,
    // Tests read the design tokens.
    css: { include: [/tokens\.css/] },
    include: folders.map((folder) => `${folder}/**/*.test.ts`),
    // Processes that tests start take compiled modules from the ones before them: half of what such a start costs.
    env: { NODE_COMPILE_CACHE: path('node_modules/.cache/gongwei-compiled') },
    // Who waits for ever is found either way; on a machine that does other things, too, nothing is broken after 20 s.
    testTimeout: long ? 4 * 3_600_000 : 60_000,
    hookTimeout: long ? 600_000 : 60_000,
  },
});

/** Serves and builds apps/web, and holds the test projects. */
export default defineConfig({
  root: path('apps/web'),
  plugins: [
    react(),
    manual(path('docs/manual')),
    leanPackages(),
    fewFiles({
      entry: path('apps/web/src/main.tsx'),
      shared: path('apps/web/src/behind-log-in.tsx'),
      lists: path('apps/web/src/resident-list-page.tsx'),
    }),
    preloads({
      behind: ['apps/web/src/behind-log-in.tsx', 'packages/adapters/src/http/gateway/public.ts'],
      pages: {
        '/wel/index': ['apps/web/src/home-page.tsx'],
        '/cust/base': ['apps/web/src/resident-list-page.tsx'],
        '/cust/jkdn/:id': ['packages/ui/src/resident/index.ts', 'packages/ui/src/call/about-resident/index.ts'],
        '/cust/jkdn/:id/form': ['packages/ui/src/forms/index.ts'],
      },
    }),
    earlyLogIn(path('apps/web/src/early-log-in')),
    compileWhole(['base', 'office', 'gateway', 'lists']),
    packedFiles(),
    alternativeLogIns(process.env),
  ],
  define: { 'import.meta.env.GONGWEI_VERSION': JSON.stringify(manifest.version) },
  // rxjs as it is written, not compiled down to what browsers knew ten years ago.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: path('dist/web'),
    emptyOutDir: true,
    target: ['chrome109', 'es2022'],
    cssMinify: true,
    // Chromium 109 knows modulepreload.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The SDK of the media service is one file of 994 kB that comes with the first call over it; our own chunks have budgets of their own.
    chunkSizeWarningLimit: 1_000,
    sourcemap: false,
    manifest: true,
  },
  server: { host: '127.0.0.1', proxy: { '/api': { target: api, ws: true } } },
  test: {
    // All cores: the default leaves one to a watcher. They are busy throughout; one more worker only makes times longer that tests hold.
    maxWorkers: '100%',
    sequence: { sequencer: LongFirst },
    // One PostgreSQL for all test files that ask for one, started by the first of them.
    globalSetup: path('apps/server/src/testing/postgres-of-the-run.ts'),
    projects: [
      tests('packages', ['packages/*/src', 'apps/web/src', 'tests/{architecture,packages}']),
      tests('server', ['apps/server/src', 'tests/{scenario,security}']),
    ],
  },
});
