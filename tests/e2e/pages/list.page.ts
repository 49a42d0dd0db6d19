import { expect, type Locator, type Page } from '@playwright/test';

/** A page that shows a list; `title` is the list's. */
export const listPage = (page: Page, title: string) => {
  const table = page.getByRole('table', { name: title });
  const row = (name: string | RegExp): Locator =>
    table.getByRole('row').filter({ has: page.getByRole('cell', { name }) });
  const search = page.getByRole('searchbox', { name: `查找${title}` });
  return {
    table,
    row,
    /** The rows that are drawn, without the headings. */
    rows: table.locator('tbody tr'),
    search,
    /** Looks for a text, until it is answered: another question takes ticks away. */
    async find(text: string): Promise<void> {
      const answered = page.waitForResponse(
        (response) => response.url().includes('/search') && response.request().postData()?.includes(text) === true,
      );
      await search.fill(text);
      await answered;
    },
    /** How many there are, and what is ticked. */
    status: page.locator('.gw-list-foot').getByRole('status'),
    /** The button of a filter. */
    filter: (label: string): Locator =>
      page.getByRole('search').getByRole('button', { name: new RegExp(`^${label}(：.*)?$`) }),
    /** Ticks somebody wherever they stand: rows out of sight are not drawn, so one scrolls to them from the top. */
    async tick(name: string): Promise<void> {
      const box = table.getByRole('checkbox', { name: `选择${name}` }).first();
      await table.hover();
      await page.mouse.wheel(0, -1_000_000);
      await expect
        .poll(
          async () => {
            if ((await box.count()) > 0) return true;
            await page.mouse.wheel(0, 400);
            return false;
          },
          { intervals: [50] },
        )
        .toBe(true);
      // By the keyboard: a click on a list that still moves hits the row beside.
      await box.focus();
      await page.keyboard.press('Space');
      await expect(box).toBeChecked();
    },
    /** Chooses one code of a filter by its word. */
    async choose(label: string, word: string): Promise<void> {
      await this.filter(label).click();
      const option = page.getByRole('dialog', { name: label }).getByRole('option', { name: word });
      await option.getByText(word, { exact: true }).click();
      await expect(this.filter(label)).toContainText(word);
    },
  };
};
