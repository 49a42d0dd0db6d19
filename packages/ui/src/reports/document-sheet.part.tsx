import type { DocumentBlock, DocumentChart, DocumentTable, ReportDocument } from '@gongwei/domain/reports';
import { StillChart, type Drawing } from '../charts/index.ts';
import './document.css';

/** A document as it lies on paper: headings, paragraphs, tables whose heads come again on every page, drawings. */
export const DocumentSheet = ({ document: { title, facts, blocks, lying } }: { readonly document: ReportDocument }) => (
  <article className="gwd" data-lying={lying || undefined}>
    <h1>{title}</h1>
    <ul className="gwd-facts">
      {facts.map(({ label, text }) => (
        <li key={label}>
          <b>{label}：</b>
          {text}
        </li>
      ))}
    </ul>
    {blocks.map((block, at) => (
      // Blocks of a document never move: it is made once and read.
      <Block key={at} block={block} />
    ))}
  </article>
);

const Block = ({ block }: { readonly block: DocumentBlock }) => {
  if (block.kind === 'heading') return <h2>{block.text}</h2>;
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  return block.kind === 'table' ? <SheetTable table={block} /> : <StillChart drawing={drawingOf(block)} />;
};

export const drawingOf = ({ title, drawing, unit, series, fills, groups, across }: DocumentChart): Drawing => ({
  title,
  kind: drawing,
  unit,
  series,
  fills,
  ...(across && { across }),
  groups: groups.map(({ label, at, values }) => ({
    label,
    ...(at !== undefined && { at }),
    values: values.map(({ value, said }) => ({ value: value ?? undefined, said })),
  })),
});

/** More columns than these need smaller type. */
const MANY = 12;

export const SheetTable = ({ table: { title, heads, rows, words } }: { readonly table: DocumentTable }) => (
  <table className="gwd-table" data-words={words} data-many={(!words && heads.length > MANY) || undefined}>
    <caption>{title}</caption>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ label, cells, strong }, row) => (
        <tr key={`${label} ${row}`} data-strong={strong}>
          <th scope="row">{label}</th>
          {cells.map(({ said, shade }, at) => (
            <td key={heads[at + 1] ?? at} data-shade={shade}>
              {said}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
