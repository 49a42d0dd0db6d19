import { expect, type Locator, type Page } from '@playwright/test';

/** The window that imports a roster. */
export const rosterPanel = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: '导入居民名册' });
  const rows = dialog.getByRole('table', { name: '逐行结果' });
  return {
    dialog,
    /** The filter button of an outcome, which carries the count. */
    outcome: (word: string): Locator =>
      dialog.getByRole('group', { name: '按结果筛选' }).getByRole('button', { name: new RegExp(`^${word}`) }),
    /** The row of the sheet with this number. */
    row: (number: number): Locator =>
      rows.getByRole('row').filter({ has: page.getByRole('cell', { name: String(number), exact: true }) }),
    async open(): Promise<void> {
      await page.getByRole('button', { name: '导入名册' }).first().click();
      await expect(dialog).toBeVisible();
    },
    async upload(name: string, bytes: Uint8Array): Promise<void> {
      const choosing = page.waitForEvent('filechooser');
      await dialog.getByRole('button', { name: '选择文件' }).click();
      await (
        await choosing
      ).setFiles({
        name,
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: Buffer.from(bytes),
      });
      await expect(this.outcome('全部')).toBeVisible({ timeout: 60_000 });
    },
    /** Only rows in sight are drawn: scrolls until the row is. */
    async show(number: number): Promise<Locator> {
      const wanted = this.row(number);
      const frame = dialog.getByRole('rowgroup', { name: /逐行结果/ });
      await frame.evaluate((element) => element.scrollTo({ top: 0 }));
      for (let turn = 0; turn < 100 && (await wanted.count()) === 0; turn += 1)
        await frame.evaluate(
          (element) =>
            new Promise((drawn) => {
              element.scrollBy({ top: element.clientHeight * 0.8 });
              requestAnimationFrame(() => requestAnimationFrame(drawn));
            }),
        );
      await expect(wanted).toBeVisible();
      return wanted;
    },
  };
};
