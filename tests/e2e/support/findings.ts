import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { atRest } from './at-rest.ts';

/** Fluent's own marks around a menu: they hand the focus on as soon as they get it, which axe cannot know. */
export const HANDING_ON = '[data-tabster-dummy]';

export type Finding = {
  readonly id: string;
  readonly impact?: string | null | undefined;
  readonly nodes: readonly { readonly html: string }[];
};
/** Serious and critical ones, each with the first element concerned. */
export const inWords = (results: readonly Finding[]): readonly string[] =>
  results
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html.slice(0, 160)}`);

/** Brings axe to the page and its frames, once to each document: it is half a megabyte. */
export async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axe.source);
}

/** Serious and critical findings of axe, of the whole page once it is at rest: half-way to its colour a button is too pale. */
export async function findingsOn(page: Page): Promise<readonly string[]> {
  await atRest(page);
  await bringAxe(page);
  return inWords(
    await page.evaluate(async (exclude) => {
      const { axe: onPage } = globalThis as unknown as { readonly axe: typeof axe };
      const { violations } = await onPage.run({ exclude }, { selectors: false, resultTypes: ['violations'] });
      return violations.map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.map(({ html }) => ({ html })) }));
    }, HANDING_ON),
  );
}
