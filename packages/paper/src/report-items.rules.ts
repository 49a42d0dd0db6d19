import {
  markOf,
  formatUnit,
  type FieldDefinition,
  type FormContext,
  type ValueMark,
  referenceRangeFor,
  wordsOfRange,
} from '@gongwei/domain/forms';
import { answerOf, wordsOf, wordsWithUnit, type PaperData } from './paper-answers.rules.ts';
import { headingCell } from './print-cells.rules.ts';
import type { PrintedBlock, PrintedCell, PrintedLine, PrintedRow } from './print-sheet.rules.ts';

type Person = NonNullable<FormContext['resident']>;
/** Columns in per cent: item, result, mark, reference range, unit. */
const COLUMNS: readonly number[] = [36, 18, 8, 22, 16];
const ABREAST: readonly number[] = [16, 9, 4, 11, 10];
const TITLES = ['项目', '结果', '提示', '参考范围', '单位'] as const;
/** Items that stand one below the other on a page; more go two abreast. */
const ONE_BELOW_THE_OTHER = 34;

export const MARK_SIGNS: { readonly [Mark in ValueMark]: string } = { high: '↑', low: '↓', abnormal: '＊' };

/** The measured items of a report as a table; none where nothing was measured. */
export function itemsTable(
  sheet: PaperData,
  aside: ReadonlySet<string>,
  person: Person | undefined,
  grouped = false,
): readonly PrintedBlock[] {
  const items = sheet.form.fields.filter(
    (field) => !aside.has(field.key) && !field.paper?.hidden && answerOf(field.key, sheet) !== '',
  );
  if (items.length === 0) return [];
  if (grouped) return [groups(items, sheet)];
  const cells = (field: FieldDefinition): readonly PrintedCell[] => itemCells(field, sheet, person);
  return items.length > ONE_BELOW_THE_OTHER ? [abreast(items, cells)] : [below(items, cells, sheet)];
}

const titles = (): readonly PrintedCell[] => TITLES.map((title) => headingCell(title));

/** One item a row, under the titles of the form's sections where there are several. */
function below(
  items: readonly FieldDefinition[],
  cells: (field: FieldDefinition) => readonly PrintedCell[],
  { form }: PaperData,
): PrintedBlock {
  const header: PrintedRow = { cells: titles() };
  const sections = form.definition.sections
    .map(({ id, title }) => ({ title, own: items.filter((field) => form.sectionOf(field.key) === id) }))
    .filter(({ own }) => own.length > 0);
  const rows = sections.flatMap(({ title, own }): readonly PrintedRow[] => [
    ...(sections.length > 1
      ? [{ cells: [{ ...words(title, 'left'), heading: true, span: COLUMNS.length }], header }]
      : []),
    ...own.map((field): PrintedRow => ({ cells: cells(field), header })),
  ]);
  return { kind: 'table', widths: COLUMNS, rows: [header, ...rows] };
}

/** Two items a row: down the left half, then down the right one. */
function abreast(
  items: readonly FieldDefinition[],
  cells: (field: FieldDefinition) => readonly PrintedCell[],
): PrintedBlock {
  const header: PrintedRow = { cells: [...titles(), ...titles()] };
  const half = Math.ceil(items.length / 2);
  const empty = COLUMNS.map(() => words('', 'left'));
  const rows = items.slice(0, half).map((left, at): PrintedRow => {
    const right = items[half + at];
    return { cells: [...cells(left), ...(right ? cells(right) : empty)], header };
  });
  return { kind: 'table', widths: [...ABREAST, ...ABREAST], rows: [header, ...rows] };
}

/** `肝：结果 正常；右叶最大斜径 130 mm；…`: what belongs together in one row. */
function groups(items: readonly FieldDefinition[], sheet: PaperData): PrintedBlock {
  const parts = items
    .map((field) => [...field.label.split('·'), ''] as const)
    .map(([name = '', rest = '']) => ({ name, rest }));
  const names = [...new Set(parts.map(({ name }) => name))];
  const row = (name: string): PrintedRow => {
    const own = items.flatMap((field, at) =>
      parts[at]?.name === name ? [{ field, rest: parts[at]?.rest ?? '' }] : [],
    );
    const line = own.flatMap(({ field, rest }, at): PrintedLine => [
      { kind: 'text', text: `${at > 0 ? '；' : ''}${rest ? `${rest} ` : ''}` },
      { kind: 'fill', field: field.key, width: 0, text: wordsWithUnit(field, sheet.data[field.key], sheet.names) },
    ]);
    return { cells: [headingCell(name), { ...words('', 'left'), lines: [line] }] };
  };
  return { kind: 'table', widths: [16, 84], rows: names.map(row) };
}

const words = (text: string, align: 'left' | 'center'): PrintedCell => ({
  lines: [[{ kind: 'text', text }]],
  heading: false,
  span: 1,
  rows: 1,
  align,
});

function itemCells(
  field: FieldDefinition,
  { data, names }: PaperData,
  person: Person | undefined,
): readonly PrintedCell[] {
  const value = data[field.key];
  const mark = markOf(field, value, { sex: person?.sex, age: person?.age });
  return [
    words(field.paper?.label ?? field.label, 'left'),
    {
      ...words('', 'center'),
      lines: [[{ kind: 'fill', field: field.key, width: 0, text: wordsOf(field, value, names) }]],
    },
    words(mark ? MARK_SIGNS[mark] : '', 'center'),
    words(referenceLabel(field, person), 'center'),
    words('unit' in field && field.unit ? formatUnit(field.unit) : '', 'center'),
  ];
}

/** The range, or the results that count as normal where they are few enough to be named. */
function referenceLabel(field: FieldDefinition, person: Person | undefined): string {
  if ('normal' in field && field.normal) {
    const range = referenceRangeFor(field.normal ?? [], { sex: person?.sex, age: person?.age });
    return wordsOfRange(range) ?? range?.note ?? '';
  }
  if (!('options' in field) || !('abnormal' in field) || !field.abnormal) return '';
  const { abnormal } = field;
  const normal = (field.options ?? []).filter(({ code }) => !abnormal.includes(code)).map(({ label }) => label);
  return normal.length <= 2 ? normal.join('、') : '';
}
