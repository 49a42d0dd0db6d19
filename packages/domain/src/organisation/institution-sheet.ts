/** A sheet as text, row by row; what a cell shows. Row 0 is row 1 of the file. */
export type SheetText = readonly (readonly string[])[];

/** The headings, in the order the template has them. The first two must be there. */
export const INSTITUTION_COLUMNS = {
  code: '机构编码',
  name: '机构名称',
  level: '级别',
  parent: '上级机构编码',
  offers: '下级可选',
} as const;
type Column = keyof typeof INSTITUTION_COLUMNS;

const ALIASES: { readonly [Key in Column]: readonly string[] } = {
  code: ['机构编码', '机构代码', '编码'],
  name: ['机构名称', '名称'],
  level: ['级别', '机构级别'],
  parent: ['上级机构编码', '上级编码', '上级机构'],
  offers: ['下级可选', '下级机构可选'],
};
const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '');

/** Where the headings are. */
export type Layout = { readonly header: number; readonly at: ReadonlyMap<Column, number> };

/** Finds the headings among the first rows; both needed ones or none. */
export function layoutOf(sheet: SheetText): Layout | undefined {
  for (const [header, row] of sheet.slice(0, 20).entries()) {
    const cells = row.map((cell) => plain(cell).replace(/[(（*].*$/, ''));
    const at = new Map<Column, number>();
    for (const column of Object.keys(ALIASES) as Column[]) {
      const found = cells.findIndex((cell) => ALIASES[column].includes(cell));
      if (found >= 0) at.set(column, found);
    }
    if (at.has('code') && at.has('name')) return { header, at };
  }
  return undefined;
}

/** What a row says, without blanks and in half-width signs. */
export type TypedInstitution = { readonly row: number } & { readonly [Key in Column]: string };

/** The rows below the headings that say something. */
export function typedRows(sheet: SheetText, { header, at }: Layout): readonly TypedInstitution[] {
  return sheet.slice(header + 1).flatMap((cells, index) => {
    const cell = (column: Column): string => cells[at.get(column) ?? -1] ?? '';
    if (cells.every((one) => one.trim() === '')) return [];
    return [
      {
        row: header + index + 2,
        code: plain(cell('code')),
        name: cell('name').trim(),
        level: plain(cell('level')),
        parent: plain(cell('parent')),
        offers: plain(cell('offers')),
      },
    ];
  });
}
