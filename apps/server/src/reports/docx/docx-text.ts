import type { DocumentTable } from '@gongwei/domain/reports';
import { xmlText } from '../../shared/xml-text.ts';

/** Where text stands on the paper. Lengths of WordprocessingML are twentieths of a point. */
export type Place = { readonly width: number };

/** Half points of a table's type: smaller where many columns share the width. */
const typeOf = ({ heads, words }: DocumentTable): number => (words || heads.length <= 12 ? 18 : 14);
/** Shades of a heat map, darker for more; black type stays readable on each. */
const SHADES = ['EAF3FC', 'D5E7F9', 'B9D7F4', '9CC6EE', '7FB4E7'] as const;

const run = (text: string, properties = ''): string =>
  `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${xmlText(text)}</w:t></w:r>`;

/** A paragraph of a style of `styles.xml`. */
export const paragraph = (text: string, style: string): string =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${run(text)}</w:p>`;

/** What is told of the document: names before, words behind. */
export const facts = (rows: readonly { readonly label: string; readonly text: string }[]): string =>
  rows
    .map(
      ({ label, text }) =>
        `<w:p><w:pPr><w:pStyle w:val="Facts"/></w:pPr>${run(`${label}：`, '<w:b/>')}${run(text)}</w:p>`,
    )
    .join('');

type CellLook = {
  readonly width: number;
  readonly align: 'left' | 'right' | 'center';
  readonly size: number;
  readonly strong?: boolean;
};

const cell = (text: string, { width, align, size, strong }: CellLook, fill?: string): string =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${fill === undefined ? '' : `<w:shd w:val="clear" w:color="auto" w:fill="${fill}"/>`}<w:vAlign w:val="center"/></w:tcPr><w:p><w:pPr><w:pStyle w:val="Cell"/><w:jc w:val="${align}"/></w:pPr>${run(text, `${strong ? '<w:b/>' : ''}<w:sz w:val="${size}"/>`)}</w:p></w:tc>`;

/** Shares of the width: names of rows get more than numbers; columns of words as much as they hold. */
function widthsOf({ heads, words }: DocumentTable, { width }: Place): readonly number[] {
  const shares = words ? [20, 48, 22, 10].slice(0, heads.length) : heads.map((_, at) => (at === 0 ? 1.6 : 1));
  const whole = shares.reduce((sum, one) => sum + one, 0);
  return shares.map((share) => Math.floor((share / whole) * width));
}

/** A table whose heads come again on every page and whose rows are never torn. */
export function table(of: DocumentTable, place: Place): string {
  const widths = widthsOf(of, place);
  const size = typeOf(of);
  const at = (column: number) => ({ width: widths[column] ?? 0, size });
  const head = of.heads.map((text, column) => cell(text, { ...at(column), align: 'center', strong: true }, 'F2F2F2'));
  const rows = of.rows.map(({ label, cells, strong = false }) => {
    const name = cell(label, { ...at(0), align: 'left', strong });
    const numbers = cells.map(({ said, shade }, column) =>
      cell(
        said,
        { ...at(column + 1), align: of.words ? 'left' : 'right', strong },
        shade === undefined ? undefined : SHADES[shade - 1],
      ),
    );
    return `<w:tr><w:trPr><w:cantSplit/></w:trPr>${name}${numbers.join('')}</w:tr>`;
  });
  const lines = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(
    (side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="7F7F7F"/>`,
  );
  return [
    paragraph(of.title, 'TableTitle'),
    `<w:tbl><w:tblPr><w:tblW w:w="${place.width}" w:type="dxa"/><w:tblBorders>${lines.join('')}</w:tblBorders><w:tblLayout w:type="fixed"/><w:tblCellMar><w:left w:w="${size * 3}" w:type="dxa"/><w:right w:w="${size * 3}" w:type="dxa"/></w:tblCellMar></w:tblPr>`,
    `<w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>`,
    `<w:tr><w:trPr><w:cantSplit/><w:tblHeader/></w:trPr>${head.join('')}</w:tr>${rows.join('')}</w:tbl>`,
    '<w:p><w:pPr><w:pStyle w:val="Cell"/></w:pPr></w:p>',
  ].join('');
}
