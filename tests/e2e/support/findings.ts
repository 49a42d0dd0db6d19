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

/** Remembers the colours of all that is in front, so that `contrastOn` need not ask again about what keeps them. */
export const rememberColours = (page: Page): Promise<void> =>
  page.evaluate((front) => {
    const known = new WeakMap<Element, string>();
    const coloursOf = (one: Element): string => {
      const { color, backgroundColor, backgroundImage, opacity } = getComputedStyle(one);
      return [color, backgroundColor, backgroundImage, opacity].join();
    };
    const where = [...document.querySelectorAll(front)].at(-1) ?? document.documentElement;
    for (const one of [where, ...where.querySelectorAll('*')]) known.set(one, coloursOf(one));
    /** The outermost elements of other colours than before. */
    const recoloured = (): Element[] => {
      const found: Element[] = [];
      const search = (one: Element): void => {
        if (known.get(one) === coloursOf(one)) for (const child of one.children) search(child);
        else found.push(one);
      };
      search(where);
      return found;
    };
    Object.assign(globalThis, { recoloured });
  }, FRONT);

/** Words too pale for their ground, in what has other colours than when they were remembered. Needs `findingsOn` before it on the same document, which brings axe. */
export const contrastOn = async (page: Page): Promise<readonly string[]> =>
  inWords(
    await page.evaluate(async () => {
      const { axe, recoloured } = globalThis as unknown as {
        readonly axe: { run(where: object, how: object): Promise<{ readonly violations: Result[] }> };
        readonly recoloured: () => Element[];
      };
      const include = recoloured();
      if (include.length === 0) return [];
      return (await axe.run({ include }, { runOnly: ['color-contrast'] })).violations.map(({ id, impact, nodes }) => ({
        id,
        impact,
        nodes: nodes.map(({ html }) => ({ html })),
      }));
    }),
  );
