import { optionText, type Piece, type PrintedLine } from '@gongwei/paper';
import type { ReactNode } from 'react';
import { ShortNumber } from './short-number.part.tsx';

/** The printed lines of one cell. */
export const SheetLines = ({ lines }: { readonly lines: readonly PrintedLine[] }) => (
  <>
    {lines.map((line, at) => (
      <div key={at} className="gwp-line">
        <Pieces line={line} />
      </div>
    ))}
  </>
);

/** A ring says its code, too: a scale prints the score in place of it. */
function namesOf(piece: Piece): { readonly 'data-field'?: string; readonly 'data-code'?: string } {
  if (!('field' in piece)) return {};
  return piece.kind === 'ring' ? { 'data-field': piece.field, 'data-code': piece.code } : { 'data-field': piece.field };
}

/** One line; every answer names its field, so that a test finds it and a click could. */
export const Pieces = ({ line }: { readonly line: PrintedLine }) => (
  <>
    {line.map((piece, i) => (
      <span key={i} className={classOf(piece, line)} {...namesOf(piece)}>
        {drawPiece(piece)}
      </span>
    ))}
  </>
);

/** Words up to this many characters stay on one line. */
const SHORT = 10;
/** An answer longer than this runs on from line to line; shorter ones stand on their own rule. */
const LONG = 16;

function classOf(piece: Piece, line: PrintedLine): string {
  switch (piece.kind) {
    case 'boxes':
      // At the right edge; behind its own words where a line has several choices.
      if (line.filter(({ kind }) => kind === 'boxes').length > 1) return 'gwp-boxes gwp-boxes--inline';
      return boxesClass(piece.count, piece.alone);
    case 'text':
      return piece.whole ? 'gwp-text gwp-text--whole' : 'gwp-text';
    case 'option':
      return piece.label.length > SHORT ? 'gwp-option gwp-option--long' : 'gwp-option';
    case 'picture':
      if (piece.large) return 'gwp-picture gwp-picture--large';
      return piece.sources.length === 0 ? 'gwp-picture gwp-picture--empty' : 'gwp-picture';
    case 'ring':
      return piece.chosen && !piece.text.startsWith('□') ? 'gwp-ring gwp-ring--chosen' : 'gwp-ring';
    default:
      return `gwp-${piece.kind}`;
  }
}

const boxesClass = (count: number, alone = false): string =>
  `gwp-boxes${count > 4 ? ' gwp-boxes--many' : ''}${alone ? ' gwp-boxes--alone' : ''}`;

function drawPiece(piece: Piece): ReactNode {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'fill':
      return (
        <span className={valueClass(piece.width, piece.text)} style={{ minWidth: `${piece.width}em` }}>
          {piece.text}
          {piece.more ? <sup>…见续页{piece.more}</sup> : null}
        </span>
      );
    case 'option':
      return optionText(piece);
    case 'ring':
      return piece.chosen ? piece.text.replace(/^□/, '☑') : piece.text;
    case 'code':
      return <span className="gwp-box">{piece.code}</span>;
    case 'digits':
      return <ShortNumber archiveNumber={piece.number} />;
    case 'boxes':
      return Array.from({ length: piece.count }, (_, at) => (
        <span key={at}>
          {at > 0 ? '/' : null}
          <span className="gwp-box">{piece.codes[at] ?? ''}</span>
        </span>
      ));
    case 'teeth':
      return piece.quadrants.map((text, at) => <span key={at}>{text}</span>);
    case 'picture':
      return piece.sources.map((source, at) => <img key={at} src={source} alt={piece.large ? '图片' : '签名'} />);
  }
}

function valueClass(width: number, text: string): string {
  if (text.length > LONG)
    return width === 0 ? 'gwp-value gwp-value--plain gwp-value--long' : 'gwp-value gwp-value--long';
  return width === 0 ? 'gwp-value gwp-value--plain' : 'gwp-value';
}
