import { expect, type Locator, type Page } from '@playwright/test';

/** The pages that import a roster: from the list of residents to the receipts. */
export const rosterPages = (page: Page) => {
  const rows = page.getByRole('table', { name: '逐行结果' });
  return {
    history: page.getByRole('table', { name: '导入记录' }),
    /** The filter button of an outcome, which carries the count. */
    outcome: (word: string): Locator =>
      page.getByRole('group', { name: '按结果筛选' }).getByRole('button', { name: new RegExp(`^${word}`) }),
    /** The row of the sheet with this number. */
    row: (number: number): Locator =>
      rows.getByRole('row').filter({ has: page.getByRole('cell', { name: String(number), exact: true }) }),
    async open(): Promise<void> {
      await page.getByRole('button', { name: '导入名册' }).first().click();
      await expect(page.getByRole('button', { name: '选择文件' })).toBeVisible();
      await expect(page.getByText('正在取导入记录…')).toHaveCount(0);
    },
    /** Uploads a roster and waits until it was checked. */
    async upload(name: string, bytes: Uint8Array): Promise<void> {
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: '选择文件' }).click();
      await (
        await choosing
      ).setFiles({
        name,
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: Buffer.from(bytes),
      });
      await expect(this.outcome('全部')).toBeVisible({ timeout: 60_000 });
    },
    /** Writes what was checked and waits for the receipts. */
    async confirm(): Promise<void> {
      await page.getByRole('button', { name: /^确认导入/ }).click();
      await expect(page.getByRole('button', { name: '撤回本批' })).toBeVisible({ timeout: 60_000 });
    },
    /** Leafs until the page with the row is shown. */
    async show(number: number): Promise<Locator> {
      const wanted = this.row(number);
      const next = page.getByRole('button', { name: '下一页' });
      await expect(rows).toHaveAttribute('aria-rowcount', /\d/);
      while ((await wanted.count()) === 0 && (await next.isVisible()) && (await next.isEnabled())) {
        const first = await rows.getByRole('row').nth(1).textContent();
        await next.click();
        await expect(rows.getByRole('row').nth(1)).not.toHaveText(first ?? '');
      }
      await expect(wanted).toBeVisible();
      return wanted;
    },
  };
};
