import { expect, type Page } from '@playwright/test';
import { listPage } from './list.page.ts';

/** The resident list. */
export const residentList = (page: Page) => {
  const list = listPage(page, '居民列表');
  return {
    ...list,
    /** Asks for `text` and waits for exactly the resident it should find. */
    async findOne(text: string, name: string): Promise<void> {
      await list.search.fill(text);
      await expect(list.status).toHaveText('共 1 人');
      await expect(list.row(name)).toHaveCount(1);
    },
    /** Asks for `text` and waits until its answer is there, with the resident among the rows. */
    async findAmong(text: string, name: string): Promise<void> {
      const answered = page.waitForResponse(
        (response) =>
          response.url().endsWith('/v1/lists/resident-list/search') && response.request().postDataJSON().text === text,
      );
      await list.search.fill(text);
      await answered;
      await expect(list.row(name).first()).toBeVisible();
    },
    /** Enter in the search box, Enter on the first row. */
    async openFirst(): Promise<void> {
      await list.search.press('Enter');
      await expect(list.rows.first()).toBeFocused();
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
