import { defineConfig } from '@playwright/test';
import { LAUNCH_OPTIONS } from './support/launch-options.ts';

/**
 * Real Chromium against the real server over its embedded database. One worker, where nobody says otherwise; `npm test` says it of
 * those that measure nothing (`tools/lib/browser-shares.ts`).
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../node_modules/.cache/gongwei/e2e',
  globalSetup: './support/seeded-county.ts',
  workers: 1,
  fullyParallel: false,
  // How long a wait may last before it is given up, on a PC that has much else to do; what staff are promised has its own times.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  // Once, and only where nobody sits before it: `tools/lib/test-reports.ts` names what wavered and lets two of a run pass.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  use: {
    viewport: { width: 1366, height: 768 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    trace: 'off',
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: LAUNCH_OPTIONS,
  },
});
