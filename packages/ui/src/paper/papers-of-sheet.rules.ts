import { overflowBlocks, notesOf, printRecord, type PaperRecord, type PrintedPage, slicePage } from '@gongwei/paper';
import type { SheetFit } from './fit-sheet.rules.ts';

/** The pages of the layout with their answers, and what follows on the continuation. */
export type SheetPages = {
  readonly pages: readonly PrintedPage[];
  readonly more: PrintedPage;
  /** Answers without a place stand on the last page. */
  readonly notes: boolean;
};

/** One side of A4. `page` of the layout, or `more`; the nth `part` of a page that runs over. */
export type Paper = PrintedPage & {
  readonly page: number | 'more';
  readonly part: number;
  readonly tight: number;
  readonly top: 'title' | 'onward' | 'none';
};

/** Fills the layout in, as far as `fit` knows what has room. */
export function pagesOf(record: PaperRecord, fit: SheetFit): SheetPages {
  const cut = new Set(fit.pages.flatMap((page, at) => (page.cut ? [at] : [])));
  const { pages, overflow } = printRecord(record, cut);
  const notes = notesOf(record, { pages, overflow });
  const below = fit.notesBelow && notes.length > 0;
  return {
    pages: pages.map((page, at) => (below && at === pages.length - 1 ? { blocks: [...page.blocks, ...notes] } : page)),
    more: { blocks: [...overflowBlocks(overflow), ...(below ? [] : notes)] },
    notes: below,
  };
}

/** The sheet as papers, in the order they leave the printer. */
export function papersOf({ pages, more }: SheetPages, fit: SheetFit): readonly Paper[] {
  const own = pages.flatMap((page, at) => {
    const { breaks, tight } = fit.pages[at] ?? fit.more;
    return slicePage(page, breaks).map((part, place): Paper => ({
      ...part,
      page: at,
      part: place,
      tight,
      top: place > 0 ? 'onward' : at === 0 ? 'title' : 'none',
    }));
  });
  if (more.blocks.length === 0) return own;
  const rest = slicePage(more, fit.more.breaks).map((part, place): Paper => ({
    ...part,
    page: 'more',
    part: place,
    tight: fit.more.tight,
    top: 'onward',
  }));
  return [...own, ...rest];
}
