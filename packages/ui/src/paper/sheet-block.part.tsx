import type { PrintedBlock } from '@gongwei/paper';
import type { ReactNode } from 'react';
import { Pieces } from './sheet-pieces.part.tsx';
import { SheetTable } from './sheet-table.part.tsx';

/** One block of a page. Its units carry `data-unit`: a page may end between them. */
export const SheetBlock = ({
  block,
  draw,
}: {
  readonly block: PrintedBlock;
  readonly draw: (name: string) => ReactNode;
}) => {
  switch (block.kind) {
    case 'table':
      return <SheetTable table={block} />;
    case 'paragraph':
      return (
        <p
          data-unit=""
          className={block.indent ? 'gwp-paragraph gwp-paragraph--indent' : 'gwp-paragraph'}
          style={block.align ? { textAlign: block.align } : {}}
        >
          <Pieces line={block.line} />
        </p>
      );
    case 'title':
      return (
        <h2 data-unit="" className="gwp-title">
          {block.text}
        </h2>
      );
    case 'cut':
      return <hr data-unit="" className="gwp-cut" />;
    case 'drawing':
      return (
        <div data-unit="" className="gwp-drawing">
          {draw(block.name)}
        </div>
      );
    case 'picture':
      return (
        <figure data-unit="" className={`gwp-figure gwp-figure--${block.size}`}>
          <figcaption>{block.label}</figcaption>
          <img src={block.source} alt={block.label} />
        </figure>
      );
    case 'foot':
      return (
        <p data-unit="" className="gwp-foot">
          {block.text}
        </p>
      );
    case 'more':
      return (
        <p data-unit="" className="gwp-more">
          {block.label ? <b>{block.label}　</b> : null}
          {block.text}
        </p>
      );
  }
};
