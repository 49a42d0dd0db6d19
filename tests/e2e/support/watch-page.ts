import type { Page } from '@playwright/test';

export type Watch = {
  /** Hosts that were asked for anything. */
  readonly hosts: Set<string>;
  /** Broken content-security rules and errors of the program. */
  readonly troubles: string[];
};

/** Notes from now on which hosts a page asks and what goes wrong in it. */
export function watchPage(page: Page): Watch {
  const watch: Watch = { hosts: new Set(), troubles: [] };
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:') watch.hosts.add(host);
  });
  page.on('pageerror', (error) => watch.troubles.push(error.message));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) watch.troubles.push(message.text());
  });
  return watch;
}

/** Identity and phone numbers that stand unmasked anywhere in the document, its title or its address. */
export const openNumbers = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const text = `${document.documentElement.outerHTML}\n${document.title}\n${location.href}\n${[...document.querySelectorAll('input')].map((box) => box.value).join('\n')}`;
    const bounded = (digits: string): RegExp => new RegExp(`(?<![0-9A-Za-z])${digits}(?![0-9A-Za-z])`, 'g');
    return [
      ...(text.match(bounded('[1-9]\\d{5}(?:18|19|20)\\d{2}(?:0[1-9]|1[0-2])(?:[0-2]\\d|3[01])\\d{3}[\\dXx]')) ?? []),
      ...(text.match(bounded('1[3-9]\\d{9}')) ?? []),
    ];
  });
