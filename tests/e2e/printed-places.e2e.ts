import { expect, test, type Page } from '@playwright/test';
import { filled } from '../paper/fill.ts';
import { buildPaperPage, drawSheets, servePaperPage } from '../paper/paper-page.ts';
import { readPlaces, type PlacedWords } from './support/pdf-places.ts';

/** What is drawn on a sheet of 210 × 297 mm stands at the same place of the printed page, to half a millimetre. */

const FORMS = [
  ...['resident-personal-info', 'health-check-up', 'hypertension-follow-up', 'diabetes-follow-up'],
  ...['newborn-home-visit', 'child-check-up', 'first-prenatal-visit', 'postpartum-visit', 'referral-out'],
];
const AT_MOST = 0.5;

let site: Awaited<ReturnType<typeof servePaperPage>> | undefined;
test.beforeAll(async () => {
  await buildPaperPage();
  site = await servePaperPage();
});
test.afterAll(() => site?.close());

type Drawn = {
  readonly width: number;
  readonly height: number;
  readonly words: readonly (PlacedWords & { readonly look: string })[];
};

/** Each sheet with the places of its words in millimetres: 96 pixels are an inch. `look`: family and size, by which the line lies in a box. */
const readDrawn = (page: Page): Promise<readonly Drawn[]> =>
  page.evaluate(() => {
    const mm = 25.4 / 96;
    return [...document.querySelectorAll('.gwp-sheet')].map((sheet) => {
      const paper = sheet.getBoundingClientRect();
      const words: { text: string; left: number; line: number; look: string }[] = [];
      const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = (node.textContent ?? '').trim();
        const range = document.createRange();
        range.selectNodeContents(node);
        const boxes = range.getClientRects();
        const [box] = boxes;
        if (text === '' || text !== node.textContent || !box || boxes.length !== 1 || !node.parentElement) continue;
        const { fontFamily, fontSize, fontWeight } = getComputedStyle(node.parentElement);
        words.push({
          text: text.replaceAll(/\s/g, ''),
          left: (box.left - paper.left) * mm,
          line: (box.bottom - paper.top) * mm,
          look: `${fontFamily} ${fontSize} ${fontWeight}`,
        });
      }
      return { width: paper.width * mm, height: paper.height * mm, words };
    });
  });

/** Words that stand once on the page, in both. */
function matched({ words }: Drawn, printed: readonly PlacedWords[]) {
  const standingOnce = <Words extends PlacedWords>(all: readonly Words[]): ReadonlyMap<string, Words> => {
    const times = new Map<string, number>();
    for (const { text } of all) times.set(text, (times.get(text) ?? 0) + 1);
    return new Map(all.filter(({ text }) => text.length > 1 && times.get(text) === 1).map((one) => [one.text, one]));
  };
  const leaf = standingOnce(printed);
  return [...standingOnce(words).values()].flatMap((drawn) => {
    const found = leaf.get(drawn.text);
    return found
      ? [{ text: drawn.text, look: drawn.look, aside: found.left - drawn.left, down: found.line - drawn.line }]
      : [];
  });
}

const middleOf = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** How far words are from where they were drawn, in millimetres, aside or up and down. */
function placesOf(drawn: readonly Drawn[], pdf: readonly (readonly PlacedWords[])[]) {
  const places = drawn.flatMap((sheet, at) => matched(sheet, pdf[at] ?? []).map((one) => ({ ...one, paper: at + 1 })));
  // Where in its box the line lies is the font's own: what most words of the look have.
  const lineOf = new Map(
    [...new Set(places.map(({ look }) => look))].map((look) => [
      look,
      middleOf(places.filter((one) => one.look === look).map(({ down }) => down)),
    ]),
  );
  return places.map(({ text, paper, look, aside, down }) => ({
    ...{ text, paper },
    off: Math.max(Math.abs(aside), Math.abs(down - (lineOf.get(look) ?? 0))),
  }));
}

test('words are printed where they are drawn on a sheet of 210 × 297 mm, within half a millimetre', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const jobs = await Promise.all(
    FORMS.map(async (id) => ({ name: id, formId: id, visits: await filled(id, 'random') })),
  );
  await drawSheets(page, site?.origin ?? '', jobs);
  const drawn = await readDrawn(page);
  const pdf = await readPlaces(await page.pdf({ preferCSSPageSize: true }));
  expect(pdf.length).toBe(drawn.length);
  const sizes = drawn.map(({ width, height }) => [Math.min(width, height), Math.max(width, height)] as const);
  expect(sizes.filter(([short, long]) => Math.abs(short - 210) > AT_MOST || Math.abs(long - 297) > AT_MOST)).toEqual(
    [],
  );
  const places = placesOf(drawn, pdf);
  expect(places.length).toBeGreaterThan(drawn.length * 5);
  expect(places.filter(({ off }) => off > AT_MOST).slice(0, 20)).toEqual([]);
  // A printer that shrinks a page by one in a hundred would be noticed.
  const shrunk = await readPlaces(await page.pdf({ preferCSSPageSize: true, scale: 0.99 }));
  expect(placesOf(drawn, shrunk).filter(({ off }) => off > AT_MOST).length).toBeGreaterThan(20);
});
