import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, test, type BrowserContext } from '@playwright/test';

/** A profile folder that outlives the browsers on it, as on a PC, and how one is started there. The folder goes with the test. */
export async function onPc(use: (open: () => Promise<BrowserContext>, folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'gongwei-e2e-profile-'));
  const { launchOptions, viewport = null, locale = 'zh-CN', timezoneId = 'Asia/Shanghai' } = test.info().project.use;
  try {
    await use(
      () => chromium.launchPersistentContext(folder, { ...launchOptions, viewport, locale, timezoneId }),
      folder,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
