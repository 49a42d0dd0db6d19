import { expect, type Locator, type Page } from '@playwright/test';

/** The resident list. */
export const residentList = (page: Page) => {
  const table = page.getByRole('table', { name: '居民' });
  const row = (name: string | RegExp): Locator =>
    table.getByRole('row').filter({ has: page.getByRole('cell', { name }) });
  return {
    table,
    row,
    search: page.getByRole('searchbox', { name: '查找居民' }),
    /** Asks for `text` and waits for exactly the resident it should find. */
    async findOne(text: string, name: string): Promise<void> {
      await this.search.fill(text);
      await expect(page.getByRole('navigation', { name: '分页' }).getByRole('status')).toHaveText('共 1 人');
      await expect(row(name)).toHaveCount(1);
    },
    /** Asks for `text` and waits until the resident is among the rows. */
    async findAmong(text: string, name: string): Promise<void> {
      await this.search.fill(text);
      await expect(page).toHaveURL((url) => url.searchParams.get('text') === text);
      await expect(row(name).first()).toBeVisible();
    },
    /** Enter in the search box, Enter on the first row. */
    async openFirst(): Promise<void> {
      await this.search.press('Enter');
      await expect(table.getByRole('row').nth(1)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('region', { name: '居民信息' })).toBeVisible();
    },
  };
};

export const archivePath = (residentId: string): string => `/cust/jkdn/${residentId}`;
export const newFormPath = (residentId: string, formId: string): string => `${archivePath(residentId)}/form/${formId}`;

/** Chooses an institution below one's own by its name. */
export async function chooseInstitution(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /切换机构/ }).click();
  await page.getByRole('treeitem', { name }).click();
  await expect(page.getByRole('button', { name: `当前机构：${name}，切换机构` })).toBeVisible();
}
