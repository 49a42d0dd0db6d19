import type { FormContext } from '@gongwei/domain/forms';
import type { PaperData } from './paper-answers.rules.ts';
import { printReport } from './print-report.rules.ts';
import { printSheet, type PrintedSheet } from './print-sheet.rules.ts';
import { placeVisits, printVisits } from './print-visits.rules.ts';
import type { PaperLayout } from './sheet-layout.ts';

/** A record with what its layout needs: the visits printed with it (oldest first, itself among them) and whose it is. */
export type PaperRecord = {
  readonly layout: PaperLayout;
  readonly sheet: PaperData;
  readonly visits: readonly PaperData[];
  readonly person?: NonNullable<FormContext['resident']>;
};

/** Whatever the kind of the layout: its pages with their answers. On the pages in `cut` long answers end where their place ends. */
export function printRecord({ layout, sheet, visits, person }: PaperRecord, cut: ReadonlySet<number>): PrintedSheet {
  switch (layout.kind) {
    case 'sheet':
      return printSheet(layout, sheet, cut);
    case 'visits':
      return printVisits(layout, placeVisits(layout, visits), { ...sheet, data: {} }, cut.has(0));
    case 'report':
      return printReport(layout, sheet, person);
  }
}
