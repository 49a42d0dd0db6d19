import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Fluent's own marks around a menu: they hand the focus on as soon as they get it, which axe cannot know. */
const HANDING_ON = '[data-tabster-dummy]';
/** The window in front; what lies below it can neither be reached nor read. */
export const FRONT = 'dialog[open]';

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

/** Serious and critical findings of axe, of the whole page. */
export const findingsOn = async (page: Page): Promise<readonly string[]> =>
  inWords((await axeOn(page).analyze()).violations);

/** The same of the window in front, where there is one; without what is too pale, which `rememberContrast` tells. */
export async function findingsInFront(page: Page): Promise<readonly string[]> {
  const axe = axeOn(page).disableRules('color-contrast');
  if ((await page.locator(FRONT).count()) > 0) axe.include(FRONT);
  return inWords((await axe.analyze()).violations);
}

const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .exclude(HANDING_ON)
    .setLegacyMode(true)
    .options({ selectors: false, resultTypes: ['violations'] });
