import type { Page } from '@playwright/test';

/** Goes to an address of the product within the page, as its links do: nothing is loaded anew. */
export const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
