import type { FormContext } from '@gongwei/domain/forms';
import { answerOf, picturesOf, type PaperData } from './paper-answers.rules.ts';
import type { Overflow } from './paper-piece.ts';
import {
  footOf,
  printBlock,
  type PrintedBlock,
  type PrintedCell,
  type PrintedRow,
  type PrintedSheet,
} from './print-sheet.rules.ts';
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
    ...(layout.pictures ?? []).flatMap((key) => pictureBlocks(key, sheet)),
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

/** One picture as large as the page is wide, several two abreast. */
function pictureBlocks(key: string, { form, data }: PaperData): readonly PrintedBlock[] {
  const sources = picturesOf(data[key]);
  const { label } = form.field(key);
  const [only] = sources;
  if (only !== undefined && sources.length === 1) return [{ kind: 'picture', source: only, label, size: 'large' }];
  const rows = sources.flatMap((left, at): readonly PrintedRow[] =>
    at % 2 === 0 ? [{ cells: [pictureCell(key, left), pictureCell(key, sources[at + 1])] }] : [],
  );
  return rows.length === 0 ? [] : [{ kind: 'table', widths: [50, 50], rows }];
}

const pictureCell = (field: string, source: string | undefined): PrintedCell => ({
  lines: [[{ kind: 'picture', field, sources: source === undefined ? [] : [source], large: true }]],
  heading: false,
  span: 1,
  rows: 1,
  align: 'center',
});
