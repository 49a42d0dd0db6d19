import type { FormContext } from '@gongwei/domain/forms';
import { fieldsOn, notesOn } from './paper-notes.rules.ts';
import type { PaperData } from './paper-answers.rules.ts';
import { printReport } from './print-report.rules.ts';
import { printSheet, type PrintedBlock, type PrintedSheet } from './print-sheet.rules.ts';
import { placeVisits, printVisits, stagesOf } from './print-visits.rules.ts';
import type { PaperLayout } from './sheet-layout.ts';

/** Who the sheet is about, as its head prints it. */
export type PaperPerson = { readonly name: string; readonly archiveNumber: string };

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
      return printReport(layout, sheet, person, cut.has(0));
  }
}

/** Answers without a place on the sheet; of visits side by side those of each, under its day. */
export function notesOf(record: PaperRecord, printed: PrintedSheet): readonly PrintedBlock[] {
  const { layout, sheet, visits } = record;
  if (layout.kind !== 'visits') return notesOn(record, sheet, fieldsOn(printed));
  const of = stagesOf(layout).length || layout.columns;
  return placeVisits(layout, visits).flatMap((visit, at) =>
    visit
      ? notesOn(
          record,
          visit,
          fieldsOn(printed, { at, of }),
          `（${visit.facts?.['record.occurredOn'] ?? `第 ${at + 1} 次`}）`,
        )
      : [],
  );
}
