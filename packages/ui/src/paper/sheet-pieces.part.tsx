import type { ReactNode } from 'react';
import type { Piece } from './paper-template.rules.ts';
import type { PrintedLine } from './print-sheet.rules.ts';

/** The printed lines of one cell. */
export const SheetLines = ({ lines }: { readonly lines: readonly PrintedLine[] }) => (
  <>
    {lines.map((line, at) => (
      <div key={at} className="gwp-line">
        {line.map((piece, i) => (
          <span key={i} className={classOf(piece)}>
            {drawPiece(piece)}
          </span>
        ))}
      </div>
    ))}
  </>
);

/** Many boxes take a line of their own in narrow columns. */
const classOf = (piece: Piece): string =>
  piece.kind === 'boxes' && piece.count > 4 ? 'gwp-boxes gwp-boxes--many' : `gwp-${piece.kind}`;

function drawPiece(piece: Piece): ReactNode {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'fill':
      return (
        <span className="gwp-value" style={{ minWidth: `${piece.width}em` }}>
          {piece.text}
          {piece.more ? <sup>…见续页{piece.more}</sup> : null}
        </span>
      );
    case 'option':
      return (
        <>
          {piece.code} {piece.label}
        </>
      );
    case 'code':
      return <span className="gwp-box">{piece.code}</span>;
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
      return piece.source ? <img src={piece.source} alt="签名" /> : '　　　　　　';
  }
}
