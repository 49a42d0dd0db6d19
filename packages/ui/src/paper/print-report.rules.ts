import type { FieldDefinition, FormContext } from '@gongwei/domain/forms';
import { rangeFor, unitWords, wordsOfRange } from '../forms/wording.rules.ts';
import { answerOf, picturesOf, wordsOf, type PaperData } from './paper-answers.rules.ts';
import { headingCell } from './print-rows.rules.ts';
import {
  footOf,
  type PrintedBlock,
  type PrintedCell,
  type PrintedRow,
  type PrintedSheet,
} from './print-sheet.rules.ts';
import type { ReportLayout } from './sheet-layout.ts';

type Person = NonNullable<FormContext['resident']>;
/** Columns in per cent: item, result, arrow, reference range, unit. */
const COLUMNS: readonly number[] = [36, 18, 8, 22, 16];
const TITLES = ['项目', '结果', '提示', '参考范围', '单位'] as const;

/** A report of measurements, ready to be drawn: the items that were measured, the words below them, the pictures. */
export function printReport(layout: ReportLayout, sheet: PaperData, person: Person | undefined): PrintedSheet {
  const words = new Set(layout.words);
  const aside = new Set([...(layout.leaveOut ?? []), ...(layout.pictures ?? []), ...words]);
  const items = sheet.form.fields.filter(
    (field) => !aside.has(field.key) && !field.paper?.hidden && answerOf(field.key, sheet) !== '',
  );
  const header: PrintedRow = { cells: TITLES.map((title) => headingCell(title)) };
  const rows = items.map((field): PrintedRow => ({ cells: itemCells(field, sheet, person), header }));
  const blocks: readonly PrintedBlock[] = [
    ...(rows.length > 0 ? [{ kind: 'table', widths: COLUMNS, rows: [header, ...rows] } as const] : []),
    ...(layout.words ?? []).map((key): PrintedBlock => wordsBlock(key, sheet)),
    ...(layout.pictures ?? [])
      .flatMap((key) => picturesOf(sheet.data[key]).map((source) => ({ source, label: sheet.form.field(key).label })))
      .map((picture): PrintedBlock => ({ kind: 'picture', ...picture, large: true })),
    ...footOf(layout.footer),
  ];
  return { pages: [{ blocks }], overflow: [] };
}

const wordsBlock = (key: string, sheet: PaperData): PrintedBlock => ({
  kind: 'paragraph',
  line: [
    { kind: 'text', text: `${sheet.form.field(key).label}：` },
    { kind: 'fill', field: key, width: 0, text: answerOf(key, sheet) },
  ],
});

function itemCells(
  field: FieldDefinition,
  { data, names }: PaperData,
  person: Person | undefined,
): readonly PrintedCell[] {
  const range = 'normal' in field ? rangeFor(field.normal, person) : undefined;
  const unit = 'unit' in field && field.unit ? unitWords(field.unit) : '';
  const value = data[field.key];
  const text = (words: string, align: 'left' | 'center'): PrintedCell => ({
    lines: [[{ kind: 'text', text: words }]],
    heading: false,
    span: 1,
    rows: 1,
    align,
  });
  return [
    text(field.paper?.label ?? field.label, 'left'),
    {
      ...text('', 'center'),
      lines: [[{ kind: 'fill', field: field.key, width: 0, text: wordsOf(field, value, names) }]],
    },
    text(arrowOf(value, range), 'center'),
    text(wordsOfRange(range) ?? range?.note ?? '', 'center'),
    text(unit, 'center'),
  ];
}

/** ↑ above the range, ↓ below it, nothing within it or where either is unknown. */
export function arrowOf(value: unknown, range: { readonly low?: number; readonly high?: number } | undefined): string {
  if (typeof value !== 'number' || !range) return '';
  if (range.high !== undefined && value > range.high) return '↑';
  return range.low !== undefined && value < range.low ? '↓' : '';
}
