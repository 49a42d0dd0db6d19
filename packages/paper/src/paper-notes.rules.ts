import type { Answers, FieldDefinition } from '@gongwei/domain/forms';
import { codesOf, picturesOf, rowsOf, wordsOf, wordsWithUnit, type PaperData } from './paper-answers.rules.ts';
import type { Overflow, Piece } from './paper-piece.ts';
import type { PrintedBlock, PrintedCell, PrintedSheet } from './print-sheet.rules.ts';
import type { PaperRecord } from './print-record.rules.ts';
import type { PaperLayout } from './sheet-layout.ts';

/** Characters of a paragraph at most, so that a page can end between paragraphs. */
const PARAGRAPH = 320;

const piecesIn = ({ lines, columns = [] }: PrintedCell): readonly Piece[] => [
  ...lines.flat(),
  ...columns.flatMap(piecesIn),
];

const TEETH = ['UpperLeft', 'UpperRight', 'LowerLeft', 'LowerRight'];
const fieldsOf = (pieces: readonly Piece[]): readonly string[] =>
  pieces.flatMap((piece) => {
    if (piece.kind === 'teeth') return TEETH.map((at) => `${piece.field}${at}`);
    return 'field' in piece ? [piece.field] : [];
  });

/** Fields whose answers stand on a printed sheet; a column of a table as `table.column`. `column`: only in the nth column of visits. */
export function fieldsOn({ pages }: PrintedSheet, column?: { readonly at: number; readonly of: number }): Set<string> {
  const chosen = (cells: readonly PrintedCell[]): readonly PrintedCell[] => {
    if (!column) return cells;
    const own = cells.slice(-column.of);
    return own.every(({ heading }) => !heading) && own.length === column.of
      ? own.slice(column.at, column.at + 1)
      : cells.slice(-1).filter(({ span }) => span === column.of);
  };
  const pieces = pages.flatMap(({ blocks }) =>
    blocks.flatMap((block): readonly Piece[] => {
      if (block.kind === 'table') return block.rows.flatMap(({ cells }) => chosen(cells)).flatMap(piecesIn);
      return block.kind === 'paragraph' ? block.line : [];
    }),
  );
  const drawn = pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'drawing' ? block.prints : [])),
  );
  return new Set([...fieldsOf(pieces), ...drawn]);
}

/** Name and number stand in the head of a sheet; whose record it is and how old that person was then says nothing new. */
function isSaid({ key, type }: FieldDefinition, { layout }: PaperRecord): boolean {
  if (
    type === 'resident' ||
    (type === 'computed' && ['age', 'ageText', 'ageMonths', 'archiveNoShort', 'archiveNoLast8'].includes(key))
  )
    return true;
  if (layout.kind === 'visits' && layout.stages?.field === key) return true;
  // Its pictures are drawn as blocks of their own.
  if (layout.kind === 'report' && [...(layout.pictures ?? []), ...(layout.leaveOut ?? [])].includes(key)) return true;
  return (layout.kind !== 'sheet' || layout.code !== 'none') && ['name', 'archiveNo'].includes(key);
}

/** The layout says of an answer, or of this code of it, that the sheet says as much without. */
export const needsNoNote = ({ said = [] }: PaperLayout, key: string, data: Answers): boolean => {
  const [code, ...more] = codesOf(data[key]);
  return said.includes(key) || (more.length === 0 && said.includes(`${key}=${code}`));
};

/** Answers that the official sheet has no place for, as `附记` below it: nothing that was entered is left unprinted. */
export function notesOn(
  record: PaperRecord,
  sheet: PaperData,
  printed: ReadonlySet<string>,
  of = '',
): readonly PrintedBlock[] {
  const left = sheet.form.fields.filter(
    (field) => !printed.has(field.key) && !isSaid(field, record) && !needsNoNote(record.layout, field.key, sheet.data),
  );
  const words = left.flatMap((field) => noteOf(field, sheet, printed));
  const pictures = left
    .filter(({ type }) => type === 'image' || type === 'signature')
    .flatMap(({ key, label, type }) =>
      picturesOf(sheet.data[key]).map((source): PrintedBlock => ({
        kind: 'picture',
        source,
        label,
        size: type === 'image' ? 'small' : 'signature',
      })),
    );
  const texts = paragraphsOf(words.join('；'));
  return [
    ...texts.map((text, at): PrintedBlock => ({ kind: 'more', label: at === 0 ? `附记${of}` : '', text })),
    ...pictures,
  ];
}

function noteOf(field: FieldDefinition, { data, names }: PaperData, printed: ReadonlySet<string>): readonly string[] {
  if (field.type === 'image' || field.type === 'signature') return [];
  if (field.type !== 'table') {
    const words = wordsWithUnit(field, data[field.key], names);
    return words === '' ? [] : [`${field.label}：${words}`];
  }
  const columns = field.columns.filter(({ key }) => !printed.has(`${field.key}.${key}`));
  return rowsOf(data[field.key]).flatMap((row, at) => {
    const words = wordsOf({ ...field, columns }, [row], names);
    return words === '' ? [] : [`${field.label} ${at + 1}：${words}`];
  });
}

/** The answers that were cut, in full, under the numbers that the sheet refers to. */
export const overflowBlocks = (overflow: readonly Overflow[]): readonly PrintedBlock[] =>
  overflow.flatMap(({ mark, label, text }) =>
    paragraphsOf(text).map((part, at): PrintedBlock => ({
      kind: 'more',
      label: at === 0 ? `${mark}　${label}` : '',
      text: part,
    })),
  );

/** Divides a long text where a sentence or a line ends, else where it must. */
export function paragraphsOf(text: string): readonly string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > PARAGRAPH) {
    const head = rest.slice(0, PARAGRAPH);
    const end = Math.max(...['\n', '。', '；', '，', ' '].map((sign) => head.lastIndexOf(sign))) + 1;
    const length = end > PARAGRAPH / 2 ? end : PARAGRAPH;
    parts.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return rest === '' ? parts : [...parts, rest];
}
