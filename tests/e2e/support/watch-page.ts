import type { Page } from '@playwright/test';

export type Watch = {
  /** Hosts that were asked for anything. */
  readonly hosts: Set<string>;
  /** Broken content-security rules, errors of the program and whatever the console calls an error. */
  readonly troubles: string[];
  /** Everything the console was told. */
  readonly said: string[];
};

/** Notes from now on which hosts a page asks and what goes wrong in it. */
export function watchPage(page: Page): Watch {
  const watch: Watch = { hosts: new Set(), troubles: [], said: [] };
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:') watch.hosts.add(host);
  });
  page.on('pageerror', (error) => watch.troubles.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    watch.said.push(text);
    if (message.type() === 'error' || /content security policy|requires 'Trusted/i.test(text))
      watch.troubles.push(`${text} ${message.location().url}`);
  });
  return watch;
}

/** A whole number of its own; what stands behind a point are places of a drawing. */
const bounded = (digits: string): RegExp => new RegExp(`(?<![0-9A-Za-z.])${digits}(?![0-9A-Za-z])`, 'g');
const NUMBERS = [
  bounded('[1-9]\\d{5}(?:18|19|20)\\d{2}(?:0[1-9]|1[0-2])(?:[0-2]\\d|3[01])\\d{3}[\\dXx]'),
  bounded('[1-9]\\d{7}(?:0[1-9]|1[0-2])(?:[0-2]\\d|3[01])\\d{3}'),
  bounded('1[3-9]\\d{9}'),
];

/** Identity and phone numbers that stand unmasked in a text. */
export const numbersIn = (text: string): readonly string[] => NUMBERS.flatMap((number) => text.match(number) ?? []);

/** Identity and phone numbers that stand unmasked anywhere in the document, its title or its address. */
export const openNumbers = async (page: Page): Promise<readonly string[]> =>
  numbersIn(
    await page.evaluate(() => {
      const typed = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
      const boxes = typed.map((box) => box.value);
      return [document.documentElement.outerHTML, document.title, location.href, ...boxes].join('\n');
    }),
  );
