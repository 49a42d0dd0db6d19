import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Fluent's own marks around a menu: they hand the focus on as soon as they get it, which axe cannot know. */
const HANDING_ON = '[data-tabster-dummy]';
/** The window in front; what lies below it can neither be reached nor read. */
const FRONT = 'dialog[open]';

type Result = {
  readonly id: string;
  readonly impact?: string | null | undefined;
  readonly nodes: readonly { readonly html: string }[];
};
const inWords = (results: readonly Result[]): readonly string[] =>
  results
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html.slice(0, 160)}`);

/** Serious and critical findings of axe, each with the first element concerned; of the whole page or of the window in `front` only. */
export async function findingsOn(page: Page, where: 'page' | 'front' = 'page'): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).exclude(HANDING_ON).setLegacyMode(true);
  if (where === 'front' && (await page.locator(FRONT).count()) > 0) axe.include(FRONT);
  return inWords((await axe.analyze()).violations);
}

/** Words too pale for their ground, in what is in front. Needs `findingsOn` before it on the same document, which brings axe. */
export const contrastOn = async (page: Page): Promise<readonly string[]> =>
  inWords(
    await page.evaluate(async (front) => {
      const { axe } = globalThis as unknown as {
        readonly axe: { run(where: Node, how: object): Promise<{ readonly violations: Result[] }> };
      };
      const where = [...document.querySelectorAll(front)].at(-1) ?? document;
      return (await axe.run(where, { runOnly: ['color-contrast'] })).violations.map(({ id, impact, nodes }) => ({
        id,
        impact,
        nodes: nodes.map(({ html }) => ({ html })),
      }));
    }, FRONT),
  );
