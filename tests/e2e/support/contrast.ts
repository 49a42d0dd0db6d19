import type { Page } from '@playwright/test';
import { bringAxe, HANDING_ON, inWords, type Finding } from './findings.ts';

/** The window in front; what lies below it can neither be reached nor read. */
const FRONT = 'dialog[open]';

type Colour = readonly [red: number, green: number, blue: number, alpha: number];
/** What axe says of one element's words. */
type Judged = {
  readonly element?: Element;
  readonly html: string;
  readonly any: readonly {
    readonly data?: { readonly fgColor?: string; readonly bgColor?: string; readonly expectedContrastRatio?: string };
  }[];
};
type Axe = {
  run(
    where: object,
    how: object,
  ): Promise<{
    readonly passes: readonly (Finding & { readonly nodes: readonly Judged[] })[];
    readonly violations: readonly (Finding & { readonly nodes: readonly Judged[] })[];
    readonly incomplete: readonly (Finding & { readonly nodes: readonly Judged[] })[];
  }>;
};
/** Colours of an element's words and of the ground below them, by its own styles and those around it; none where these do not say. */
type ColoursOf = (element: Element) => readonly [words: Colour, ground: Colour] | undefined;
/** What the page is given for reckoning with colours. */
type Colours = {
  /** As they are at this moment: what is around several elements is looked at once. */
  readonly now: () => ColoursOf;
  readonly ratio: (one: Colour, other: Colour) => number;
};
/** What the page keeps between two questions: which elements are too pale now by their colours, and which axe is to be asked about. */
type Kept = {
  readonly now: () => { readonly pale: readonly { readonly html: string }[]; readonly ask: readonly Element[] };
};
type OnPage = { readonly axe: Axe; readonly colours: Colours; readonly keptContrast: Kept };

/** Hands the page what it reckons with. */
const bringColours = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const parsed = (text: string): Colour | undefined => {
      const numbers = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/.exec(text)?.slice(1);
      if (!numbers) return undefined;
      const [red, green, blue, alpha = '1'] = numbers;
      return [Number(red), Number(green), Number(blue), Number(alpha)];
    };
    const over = (upper: Colour, lower: Colour): Colour => {
      const mixed = (at: 0 | 1 | 2): number => upper[at] * upper[3] + lower[at] * (1 - upper[3]);
      return [mixed(0), mixed(1), mixed(2), 1];
    };
    const now: Colours['now'] = () => {
      const grounds = new Map<Element | null, Colour | undefined>([[null, [255, 255, 255, 1]]]);
      const groundOf = (element: Element | null): Colour | undefined => {
        if (element === null || grounds.has(element)) return grounds.get(element);
        const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element);
        const plain = backgroundImage === 'none' && opacity === '1' && filter === 'none' && mixBlendMode === 'normal';
        const [own, lower] = [plain ? parsed(backgroundColor) : undefined, groundOf(element.parentElement)];
        const ground = own && lower && over(own, lower);
        grounds.set(element, ground);
        return ground;
      };
      return (element) => {
        const ground = groundOf(element);
        const words = ground && parsed(getComputedStyle(element).color);
        return words && [over(words, ground), ground];
      };
    };
    const linear = (part: number): number =>
      part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
    const brightness = ([red, green, blue]: Colour): number =>
      0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    const ratio: Colours['ratio'] = (one, other) => {
      const [a, b] = [brightness(one), brightness(other)];
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    };
    Object.assign(globalThis, { colours: { now, ratio } satisfies Colours });
  });

/**
 * Serious and critical findings of axe in the window in front (where there is none, in the whole page), words too pale for their ground among
 * them. Remembers for `contrastNow` which of those can be reckoned: those for whose words and ground their own colours and those of their
 * ancestors give just what axe saw. All others (a picture behind, something that lies over them, half transparent, not decided) are asked of
 * axe again.
 */
export async function findingsInFront(page: Page): Promise<readonly string[]> {
  await bringAxe(page);
  await bringColours(page);
  return inWords(
    await page.evaluate(
      async ([selector, exclude]) => {
        const { axe, colours } = globalThis as unknown as OnPage;
        const where = [...document.querySelectorAll(selector)].at(-1) ?? document.documentElement;
        const seen = new Set<Element>([where, ...where.querySelectorAll('*')]);
        /** Alike but for what rounding does. */
        const isAs = (colour: Colour, hex = ''): boolean =>
          [1, 3, 5].every(
            (at, part) => Math.abs(Number.parseInt(hex.slice(at, at + 2), 16) - (colour[part] ?? 0)) <= 1,
          );
        const how = { elementRef: true, selectors: false };
        const { passes, violations, incomplete } = await axe.run({ include: [where], exclude }, how);
        const contrastOf = (results: readonly (Finding & { readonly nodes: readonly Judged[] })[]): readonly Judged[] =>
          results.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes);
        const limits = new Map<Element, number>();
        const before = colours.now();
        const unsure = contrastOf(incomplete).flatMap(({ element }) => element ?? []);
        for (const { element, any } of contrastOf([...passes, ...violations])) {
          if (!element) continue;
          const { fgColor, bgColor, expectedContrastRatio = '4.5' } = any[0]?.data ?? {};
          const own = before(element);
          if (own && isAs(own[0], fgColor) && isAs(own[1], bgColor))
            limits.set(element, Number.parseFloat(expectedContrastRatio));
          else unsure.push(element);
        }
        const shown = (element: Element): boolean => element.isConnected && element.checkVisibility();
        const kept: Kept = {
          now: () => {
            const of = colours.now();
            const reckoned = [...limits].flatMap(([element, limit]) =>
              shown(element) ? [{ element, limit, own: of(element) }] : [],
            );
            return {
              // As axe cuts it: 4.499 is not 4.5.
              pale: reckoned
                .filter(({ own, limit }) => own && Math.floor(colours.ratio(...own) * 100) / 100 < limit)
                .map(({ element: { outerHTML } }) => ({ html: outerHTML.slice(0, 200) })),
              ask: [
                ...unsure.filter(shown),
                ...reckoned.flatMap(({ element, own }) => (own ? [] : element)),
                // What came only with the new colours.
                ...[...where.querySelectorAll('*')].filter((one) => !seen.has(one) && shown(one)),
              ],
            };
          },
        };
        Object.assign(globalThis, { keptContrast: kept });
        return violations.map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.map(({ html }) => ({ html })) }));
      },
      [FRONT, HANDING_ON] as const,
    ),
  );
}

/** Words that are too pale now, in other colours than when they were remembered on the same document. */
export const contrastNow = async (page: Page): Promise<readonly string[]> =>
  inWords(
    await page.evaluate(async () => {
      const { axe, keptContrast } = globalThis as unknown as OnPage;
      const { pale, ask: include } = keptContrast.now();
      const asked =
        include.length === 0
          ? []
          : (await axe.run({ include }, { runOnly: ['color-contrast'], selectors: false, resultTypes: ['violations'] }))
              .violations;
      const nodes = [...pale, ...asked.flatMap((one) => one.nodes.map(({ html }) => ({ html: html.slice(0, 200) })))];
      return nodes.length === 0 ? [] : [{ id: 'color-contrast', impact: 'serious', nodes }];
    }),
  );

/** How many elements are too pale by their colours, and how many `contrastNow` asks axe about. */
export const contrastWays = (page: Page): Promise<{ readonly asked: number; readonly pale: number }> =>
  page.evaluate(() => {
    const { keptContrast } = globalThis as unknown as OnPage;
    const { ask, pale } = keptContrast.now();
    return { asked: ask.length, pale: pale.length };
  });
