import { expect, type Locator, type Page } from '@playwright/test';
import type { Site } from '../support/site.ts';

/** A walk through screens and windows; at each stop somebody has a look. `name`: what is open there. */
export type Tour = (guide: {
  readonly page: Page;
  readonly site: Site;
  readonly look: (name: string) => Promise<void>;
}) => Promise<void>;

export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

/** Opens a window by an entry of the user's menu. */
export async function byMenu(page: Page, entry: string, name = entry): Promise<Locator> {
  await page.locator('.gw-header-user').click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
  await expect(dialog(page, name)).toBeVisible();
  return dialog(page, name);
}

/** Escape closes the window in front, and no other. */
export async function close(page: Page): Promise<void> {
  const many = await page.getByRole('dialog').count();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(Math.max(0, many - 1));
}

/** Opens an address and waits for `sign`, and until nothing is being fetched any more. */
export async function open(page: Page, address: string, sign: Locator): Promise<void> {
  await page.goto(address);
  await expect(sign).toBeVisible();
  await expect(page.getByText(/^正在.*…$/)).toHaveCount(0);
}

/** An action of a row: a button of its own where there is room, else in the menu of the row. */
export async function rowAction(page: Page, row: Locator, label: string): Promise<void> {
  const button = row.getByRole('button', { name: new RegExp(`^${label}(：.*)?$`) });
  const more = row.getByRole('button', { name: /^更多操作/ });
  await expect(button.or(more).first()).toBeVisible();
  if (await button.isVisible()) return button.click();
  await more.click();
  await page.getByRole('menuitem', { name: label, exact: true }).click();
}
