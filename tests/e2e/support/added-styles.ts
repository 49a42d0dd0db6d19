import type { Page } from '@playwright/test';

/** Gives a document rules of the test's own, and waits until it is drawn with them. */
export const addStyle = (page: Page, rules: string): Promise<void> =>
  page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, rules);

/** Takes the last so many of them away again. */
export const dropStyles = (page: Page, many: number): Promise<void> =>
  page.evaluate((last) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -last);
  }, many);

/**
 * Colours of a theme come at once from now on: on their way there words are paler than they will be, and those out of sight stay on it. One
 * sheet, for `dropStyles`.
 */
export const withoutTransitions = (page: Page): Promise<void> =>
  addStyle(page, '*, ::before, ::after { transition: none !important }');
