import { loadForm } from '@gongwei/domain/catalogue';
import { compileForm } from '@gongwei/domain/forms';
import type { Page } from 'playwright';
import { readPdf, type PrintedPage } from '../e2e/support/pdf.ts';
import { readDrawnSheets, type DrawnSheet } from './drawn-sheets.ts';
import { filled, type Fill } from './fill.ts';
import { missingAnswers } from './missing-answers.ts';
import { drawSheets, type PaperJob } from './paper-page.ts';
import { OFFICIAL_PAPERS, PAPERS_AT_MOST } from './papers.data.ts';

/** What is wrong with printed sheets, in words, and how many papers each took. */
export type Checked = {
  readonly troubles: readonly string[];
  readonly papers: readonly (readonly [sheet: string, papers: number])[];
};

/** Prints these forms in one go and compares answers, drawn page and PDF. */
export async function checkSheets(page: Page, origin: string, forms: readonly string[], fill: Fill): Promise<Checked> {
  const jobs = await Promise.all(
    forms.map(async (id): Promise<PaperJob> => ({ name: id, formId: id, visits: await filled(id, fill) })),
  );
  const shown = await drawSheets(page, origin, jobs);
  const sheets = await readDrawnSheets(page);
  const pdf = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  const named = new Map(sheets.map((sheet) => [sheet.name, sheet]));
  const ceilings = fill === 'longest' ? PAPERS_AT_MOST : OFFICIAL_PAPERS;
  const found = await Promise.all(
    shown.map(async (job) => {
      const sheet = named.get(job.name);
      const troubles = sheet
        ? [...(await missingOn(sheet, job)), ...outOfPlace(sheet, ceilings[job.name]), ...unnamed(sheet, fill)]
        : ['not drawn'];
      return troubles.map((trouble) => `${job.name}: ${trouble}`);
    }),
  );
  return {
    troubles: [...found.flat(), ...comparePdf(sheets, pdf)],
    papers: sheets.map(({ name, papers }) => [name, papers.length]),
  };
}

async function missingOn(sheet: DrawnSheet, { formId, visits }: PaperJob): Promise<readonly string[]> {
  const form = compileForm(await loadForm(formId));
  return [...new Set(visits.flatMap((visit) => missingAnswers(form, visit, sheet)))].map((words) => `missing ${words}`);
}

const outOfPlace = ({ outside, papers }: DrawnSheet, most: number | undefined): readonly string[] => [
  ...outside,
  ...(most !== undefined && papers.length > most ? [`${papers.length} papers, not ${most}`] : []),
];

/** A sheet that `papers.data.ts` does not name could take any number of papers and nobody would hear of it. */
const unnamed = ({ name, papers }: DrawnSheet, fill: Fill): readonly string[] =>
  fill === 'longest' && PAPERS_AT_MOST[name] === undefined
    ? [`not in PAPERS_AT_MOST of papers.data.ts; it takes ${papers.length} now`]
    : [];

function comparePdf(sheets: readonly DrawnSheet[], pdf: readonly PrintedPage[]): readonly string[] {
  const papers = sheets.flatMap((sheet) =>
    sheet.papers.map((paper, at) => ({ ...paper, name: `${sheet.name} ${at + 1}` })),
  );
  if (pdf.length !== papers.length) return [`the PDF has ${pdf.length} pages for ${papers.length} papers`];
  return papers.flatMap(({ name, text, landscape }, at) => {
    const leaf = pdf[at];
    if (!leaf) return [];
    const absent = lost(text, leaf.text);
    return [
      ...(absent === '' ? [] : [`${name}: the PDF lacks ${absent}`]),
      ...leaf.outside.map((words) => `${name}: off the PDF page ${words}`),
      ...(isA4(leaf, landscape) ? [] : [`${name}: not A4`]),
    ];
  });
}

/** Points: A4 upright and lying, a hundredth of an inch either way. */
function isA4({ width, height }: PrintedPage, landscape: boolean): boolean {
  const [short, long] = landscape ? [height, width] : [width, height];
  return Math.abs(short - 595.3) < 1 && Math.abs(long - 841.9) < 1;
}

/** Characters that a font shares between a word and the radical that looks like it; a PDF may name either. */
const RADICALS = /[\u2E80-\u2EFF]/g;

/** How often every sign occurs, without blanks; dashes and waves are alike. */
function signsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  const bare = text
    .replaceAll('⸺', '——')
    .normalize('NFKC')
    .replaceAll(/[\s\u200B]/g, '');
  const alike = bare
    .replaceAll(/[―—–‒]/g, '-')
    .replaceAll('〜', '~')
    .replaceAll('∕', '/')
    .replaceAll('戶', '户');
  for (const sign of alike) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return counts;
}

/** Signs of a paper that its page of the PDF lacks; radicals stand for as many others. */
function lost(drawn: string, printed: string): string {
  const there = signsOf(printed);
  const absent = [...signsOf(drawn)].flatMap(([sign, count]) =>
    Array.from({ length: Math.max(0, count - (there.get(sign) ?? 0)) }, () => sign),
  );
  return absent.slice((printed.match(RADICALS) ?? []).length).join('');
}
