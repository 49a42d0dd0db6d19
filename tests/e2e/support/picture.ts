import type { Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** A folder for pictures of all that is looked at, for human eyes: `GONGWEI_LOOKS=/tmp/looks`. Without it none are made. */
const FOLDER = process.env['GONGWEI_LOOKS'];

export async function pictureOf(page: Page, name: string): Promise<void> {
  if (!FOLDER) return;
  mkdirSync(FOLDER, { recursive: true });
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
}
