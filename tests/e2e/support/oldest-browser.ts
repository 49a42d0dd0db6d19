import { test } from '@playwright/test';
import { OLDEST_CHROMIUM, ensureOldestChromium } from '../../../tools/lib/oldest-chromium.ts';

/** The tests of the file run in the oldest browser the product promises. */
export function oldestBrowserOfThisFile(): void {
  const { executablePath, libraries } = OLDEST_CHROMIUM;
  const path = [libraries, process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':');
  test.use({
    launchOptions: {
      executablePath,
      env: { ...process.env, LD_LIBRARY_PATH: path },
      args: ['--no-sandbox', '--no-zygote', '--disable-gpu'],
    },
  });
  // No browser is started before the first test asks for a page.
  test.beforeAll(ensureOldestChromium);
}
