import type { BrowserContext, Page } from '@playwright/test';

export type SeenNotice = { readonly title: string; readonly body: string; readonly open: boolean };
type Watched = { readonly title: string; readonly body: string; open: boolean };

/** Remembers every notice of the desktop that the pages of the context show. */
export const watchNotices = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const watched: Watched[] = [];
    Object.assign(window, { watchedNotices: watched });
    const Real = window.Notification;
    window.Notification = class extends Real {
      readonly #own: Watched;
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        this.#own = { title, body: options?.body ?? '', open: true };
        watched.push(this.#own);
      }
      override close(): void {
        this.#own.open = false;
        super.close();
      }
    };
  });

export const noticesOf = (page: Page): Promise<readonly SeenNotice[]> =>
  page.evaluate(() => (window as unknown as { watchedNotices: Watched[] }).watchedNotices);

/** Nobody sees the page any more, as when another program covers it: a browser of tests shows every page at once. */
export const turnAway = (page: Page): Promise<void> => show(page, 'hidden');
export const turnBack = (page: Page): Promise<void> => show(page, 'visible');

const show = (page: Page, state: DocumentVisibilityState): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
