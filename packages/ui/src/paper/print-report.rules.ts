import type { FormContext } from '@gongwei/domain/forms';
import { answerOf, picturesOf, type PaperData } from './paper-answers.rules.ts';
import type { Overflow } from './paper-piece.ts';
import { footOf, printBlock, type PrintedBlock, type PrintedSheet } from './print-sheet.rules.ts';
import { itemsTable } from './report-items.rules.ts';
import { keysAsideOf } from './sheet-keys.rules.ts';
import type { ReportLayout, SheetBlock } from './sheet-layout.ts';

type Person = NonNullable<FormContext['resident']>;

/** A report of measurements, ready to be drawn: the items that were measured, the words below them, the pictures. */
export function printReport(
  layout: ReportLayout,
  sheet: PaperData,
  person: Person | undefined,
  cut = false,
): PrintedSheet {
  const collected: Overflow[] = [];
  const overflow = cut ? collected : undefined;
  const aside = new Set([...keysAsideOf(layout), ...(layout.leaveOut ?? [])]);
  const drawn = (blocks: readonly SheetBlock[] = []): readonly PrintedBlock[] =>
    blocks.flatMap((block) => printBlock(block, sheet, overflow));
  const blocks: readonly PrintedBlock[] = [
    ...drawn(layout.above),
    ...itemsTable(sheet, aside, person, layout.grouped),
    ...(layout.words ?? []).map((key): PrintedBlock => wordsBlock(key, sheet)),
    ...(layout.pictures ?? [])
      .flatMap((key) => picturesOf(sheet.data[key]).map((source) => ({ source, label: sheet.form.field(key).label })))
      .map((picture): PrintedBlock => ({ kind: 'picture', ...picture, size: 'large' })),
    ...drawn(layout.below),
    ...footOf(layout.footer),
  ];
  return { pages: [{ blocks }], overflow: collected };
}

const wordsBlock = (key: string, sheet: PaperData): PrintedBlock => ({
  kind: 'paragraph',
  line: [
    { kind: 'text', text: `${sheet.form.field(key).label}：` },
    { kind: 'fill', field: key, width: 0, text: answerOf(key, sheet) },
  ],
});
