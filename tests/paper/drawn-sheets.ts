import type { Page } from 'playwright';

/** What a drawn sheet shows, read from the page. Texts without blanks. */
export type DrawnSheet = {
  readonly name: string;
  /** Everything that is printed, in order, without the heads that are repeated. */
  readonly text: string;
  /** What stands where the answer of a field belongs. */
  readonly fields: { readonly [key: string]: string };
  readonly pictures: readonly string[];
  readonly papers: readonly { readonly text: string; readonly landscape: boolean }[];
  /** Words that are not within their box, and boxes that are not within the paper, in words. */
  readonly outside: readonly string[];
};

/** Reads all sheets of the page as they will be printed. */
export const readDrawnSheets = (page: Page): Promise<readonly DrawnSheet[]> =>
  page.evaluate(() => {
    // Pixels. Signs of a script reach a little over their line.
    const [ASIDE, ABOVE] = [1, 3.5];
    const bare = (text: string | null): string => (text ?? '').replaceAll(/\s/g, '');
    const shown = (element: Element): string => bare(element.textContent).slice(0, 24);
    const boxOf = (node: Node): DOMRect => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    const within = (inner: DOMRect, outer: DOMRect): boolean =>
      (inner.width === 0 && inner.height === 0) ||
      (inner.left >= outer.left - ASIDE &&
        inner.right <= outer.right + ASIDE &&
        inner.top >= outer.top - ABOVE &&
        inner.bottom <= outer.bottom + ABOVE);
    const by = (inner: DOMRect, outer: DOMRect): string =>
      `${Math.round(Math.max(outer.left - inner.left, inner.right - outer.right))}/${Math.round(Math.max(outer.top - inner.top, inner.bottom - outer.bottom))}`;
    const outsideOf = (sheet: Element, number: number): string[] => {
      const paper = sheet.getBoundingClientRect();
      const content = new DOMRect(paper.left + 40, paper.top + 40, paper.width - 80, paper.height - 70);
      const body = sheet.querySelector('.gwp-body');
      const high = body && !within(body.getBoundingClientRect(), content) ? [`page ${number} is too full`] : [];
      const cells = [...sheet.querySelectorAll('td, th, .gwp-columns > div, p, h1, h2, .gwp-head')];
      const words = cells
        .filter((cell) => !within(boxOf(cell), cell.getBoundingClientRect()))
        .map(
          (cell) =>
            `page ${number}, out of its box by ${by(boxOf(cell), cell.getBoundingClientRect())}: ${shown(cell)}`,
        );
      const places = cells
        .filter((cell) => !cell.matches('.gwp-number') && !within(cell.getBoundingClientRect(), paper))
        .map((cell) => `page ${number}, off the paper: ${shown(cell)}`);
      return [...high, ...words, ...places];
    };
    return [...document.querySelectorAll<HTMLElement>('[data-job]')].map((job) => {
      const fields: { [key: string]: string } = {};
      for (const element of job.querySelectorAll<HTMLElement>('[data-field]')) {
        const key = element.dataset['field'] ?? '';
        const ringed = element.classList.contains('gwp-ring');
        const chosen = element.classList.contains('gwp-ring--chosen') || bare(element.textContent).startsWith('☑');
        if (!ringed || chosen)
          fields[key] = `${fields[key] ?? ''}|${bare(element.textContent)}${element.dataset['code'] ?? ''}`;
      }
      const papers = [...job.querySelectorAll('.gwp-sheet')];
      return {
        name: job.dataset['job'] ?? '',
        text: [...job.querySelectorAll('[data-unit]')].map((unit) => bare(unit.textContent)).join(''),
        fields,
        pictures: [...job.querySelectorAll('img')].map((image) => image.src),
        papers: papers.map((paper) => ({
          text: bare(paper.textContent),
          landscape: paper.matches('.gwp-sheet--landscape'),
        })),
        outside: papers.flatMap((paper, at) => outsideOf(paper, at + 1)),
      };
    });
  });
