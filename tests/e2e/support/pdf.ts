import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type PrintedPage = {
  /** Points: 1/72 inch. */
  readonly width: number;
  readonly height: number;
  readonly text: string;
  /** Words that lie outside of the page, with where they lie. */
  readonly outside: readonly string[];
};

/** What a printed page holds, read back from the PDF. */
export async function readPdf(bytes: Uint8Array): Promise<readonly PrintedPage[]> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: true, verbosity: 0 });
  const file = await task.promise;
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const items = (await page.getTextContent()).items.filter((item) => 'str' in item);
    const outside = items.flatMap(({ str, transform, width: long }) => {
      const [x, y] = [Number(transform[4]), Number(transform[5])];
      return str.trim() !== '' && (x < 0 || y < 0 || x + long > width + 0.5 || y > height)
        ? [`${str} (${Math.round(x)}, ${Math.round(y)})`]
        : [];
    });
    pages.push({ width, height, text: items.map((item) => item.str).join(''), outside });
  }
  await task.destroy();
  return pages;
}

/** Simplified radicals that a font shares with the words they look like; NFKC knows only the traditional ones. */
const RADICALS = '⺠民⺟母⻄西⻅见⻆角⻉贝⻋车⻓长⻔门⻘青⻚页⻛风⻜飞⻢马⻣骨⻤鬼⻥鱼⻦鸟⻩黄⻬齐⻮齿⻰龙戶户';
const WORD_OF = new Map(RADICALS.match(/../gu)?.map((pair) => [...pair] as [string, string]));

/** What pages say, without blanks; a PDF names some characters by the radicals that look like them. */
export const wordsOn = (pages: readonly PrintedPage[]): string =>
  [...pages.map((one) => one.text).join('')]
    .map((sign) => WORD_OF.get(sign) ?? sign)
    .join('')
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replaceAll('戶', '户');
