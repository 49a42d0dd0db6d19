import { shortNumberOf } from './archive-boxes.rules.ts';
import { optionText } from './option-text.rules.ts';
import type { Piece } from './paper-piece.ts';
import { notesOf, printRecord, type PaperRecord } from './print-record.rules.ts';
import type { PrintedBlock, PrintedCell, PrintedLine } from './print-sheet.rules.ts';

/**
 * A record's sheet as lines of words, page by page: for whoever reads it without drawing it. What is answered without a place on the
 * sheet (附记) follows at the end. Pictures are named, drawings are not drawn.
 */
export function paperLines(record: PaperRecord): readonly string[] {
  const printed = printRecord(record, new Set());
  return [...printed.pages.flatMap(({ blocks }) => blocks), ...notesOf(record, printed)].flatMap(linesOfBlock);
}

function linesOfBlock(block: PrintedBlock): readonly string[] {
  switch (block.kind) {
    case 'table':
      return block.rows.map(({ cells }) => cells.map(wordsOfCell).join(' | '));
    case 'paragraph':
      return [wordsOfLine(block.line)];
    case 'title':
    case 'foot':
      return [block.text];
    case 'more':
      return [block.label === '' ? block.text : `${block.label}：${block.text}`];
    case 'picture':
      return [`［${block.label}］`];
    case 'cut':
    case 'drawing':
      return [];
  }
}

const wordsOfCell = ({ lines, columns = [] }: PrintedCell): string =>
  [...lines.map(wordsOfLine), ...columns.map(wordsOfCell)].filter(Boolean).join(' ');

/** A printed line as words, for who draws a sheet simply: a chosen option ticked, an empty place as a line, pictures named. */
export const wordsOfLine = (line: PrintedLine): string => line.map(wordsOfPiece).join('');

function wordsOfPiece(piece: Piece): string {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'fill':
      return piece.text || '＿'.repeat(Math.min(piece.width, 4));
    case 'option':
      return `${optionText(piece)} `;
    case 'ring':
      return ringed(piece);
    case 'code':
      return `［${piece.code}］`;
    case 'digits':
      return shortNumberOf(piece.number).join('-');
    case 'boxes':
      return Array.from({ length: piece.count }, (_, at) => `［${piece.codes[at] ?? ''}］`).join('/');
    case 'teeth':
      return piece.quadrants.filter(Boolean).join(' ');
    case 'picture':
      return piece.sources.map(() => (piece.large ? '［图片］' : '［签名］')).join('');
  }
}

function ringed({ chosen, text }: Extract<Piece, { readonly kind: 'ring' }>): string {
  if (!chosen) return text;
  return text.startsWith('□') ? text.replace('□', '☑') : `〔${text}〕`;
}
