import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Where words stand on a page, in millimetres from its upper left corner. */
export type PlacedWords = {
  /** Without blanks. */
  readonly text: string;
  readonly left: number;
  /** Of the PDF the line the words stand on, of what is drawn the lower end of their box. */
  readonly line: number;
};

const MM = 25.4 / 72;

/** Where the words of a PDF stand, page by page. */
export async function readPlaces(bytes: Uint8Array): Promise<readonly (readonly PlacedWords[])[]> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: true, verbosity: 0 });
  const file = await task.promise;
  const pages: (readonly PlacedWords[])[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const { height } = page.getViewport({ scale: 1 });
    const items = (await page.getTextContent()).items.filter((item) => 'str' in item);
    pages.push(
      items.map(({ str, transform }) => ({
        text: str.replaceAll(/\s/g, ''),
        left: Number(transform[4]) * MM,
        line: (height - Number(transform[5])) * MM,
      })),
    );
  }
  await task.destroy();
  return pages;
}
