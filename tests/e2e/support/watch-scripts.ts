import type { Page } from '@playwright/test';

/** Programs that ran although they were only texts, and what the browser's content rules reported. */
export type ScriptWatch = { readonly ran: string[]; readonly reported: string[] };

/** Notes from now on whatever a hostile text sets off in a page: windows it opens, rules it breaks, errors. */
export async function watchScripts(page: Page): Promise<ScriptWatch> {
  const watched: ScriptWatch = { ran: [], reported: [] };
  page.on('dialog', (dialog) => {
    watched.ran.push(`${page.url()}: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => watched.reported.push(`${page.url()}: ${error.message}`));
  await page.exposeFunction('reportViolation', (what: string) => watched.reported.push(`${page.url()}: ${what}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (globalThis as unknown as { reportViolation(what: string): void }).reportViolation;
      report(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return watched;
}
