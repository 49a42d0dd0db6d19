import { printRecord, type PaperRecord, freePlaces } from '@gongwei/paper';
import { useCallback, useMemo, useState } from 'react';
import { firstFit, isSettled, LEGIBLE, refitPage, type PageFit, type SheetFit } from './fit-sheet.rules.ts';
import { measurePage } from './measure-sheet.ts';
import type { SheetPages } from './papers-of-sheet.rules.ts';

type FittedSheet = {
  readonly fit: SheetFit;
  /** Measures what is drawn and takes the next step; nothing where every page has settled. */
  readonly refit: (desk: HTMLElement, pages: SheetPages) => void;
};

/** How a record's sheet fits its papers. Starts anew with another record. */
export function useSheetFit(record: PaperRecord): FittedSheet {
  const [state, setState] = useState(() => ({ record, fit: startOf(record) }));
  const fit = useMemo(() => (state.record === record ? state.fit : startOf(record)), [state, record]);
  const refit = useCallback(
    (desk: HTMLElement, pages: SheetPages): void => {
      if (!isSettled(fit)) setState({ record, fit: nextFit(record, fit, pages, desk) });
    },
    [record, fit],
  );
  return { fit, refit };
}

const startOf = (record: PaperRecord): SheetFit => firstFit(printRecord(record, new Set()).pages.length);

function nextFit({ layout }: PaperRecord, fit: SheetFit, printed: SheetPages, desk: HTMLElement): SheetFit {
  const flows = layout.kind === 'report' || (layout.kind === 'sheet' && layout.flows === true);
  const measure = (page: number | 'more', blocks: SheetPages['more']) =>
    measurePage(
      [...desk.querySelectorAll<HTMLElement>(`[data-page="${page}"]`)],
      freePlaces(blocks),
      layout.landscape === true,
    );
  let notesBelow = fit.notesBelow;
  const pages = fit.pages.map((page, at): PageFit => {
    const blocks = printed.pages[at];
    if (page.settled || !blocks) return { ...page, settled: true };
    const notes = printed.notes && at === printed.pages.length - 1;
    const next = refitPage(page, measure(at, blocks), {
      flows,
      notes,
      ...(layout.legible ? { tightest: LEGIBLE } : {}),
    });
    if (next) return next;
    notesBelow = false;
    return page;
  });
  const settled = notesBelow === fit.notesBelow && pages.every((page) => page.settled);
  if (!settled) return { pages, notesBelow, more: fit.more };
  const more =
    printed.more.blocks.length === 0
      ? { ...fit.more, settled: true }
      : refitPage(fit.more, measure('more', printed.more), { flows: true, notes: false });
  return { pages, notesBelow, more: more ?? fit.more };
}
