import { zipSync, strToU8, type Zippable } from 'fflate';

/** A workbook of handwritten parts, for what no program would write. */
export type RawWorkbook = {
  /** Rows of the sheet as XML. */
  readonly rows: string;
  readonly workbookPr?: string;
  readonly styles?: string;
  readonly sharedStrings?: string;
};

const RELATIONSHIPS =
  '<Relationships><Relationship Id="rId1" Type="worksheet" Target="worksheets/sheet1.xml"/></Relationships>';

export function rawWorkbook({ rows, workbookPr = '', styles, sharedStrings }: RawWorkbook): Uint8Array {
  const parts: Zippable = {
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="r">${workbookPr}<sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(RELATIONSHIPS),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
    ...(styles === undefined ? {} : { 'xl/styles.xml': strToU8(styles) }),
    ...(sharedStrings === undefined ? {} : { 'xl/sharedStrings.xml': strToU8(sharedStrings) }),
  };
  return zipSync(parts, { level: 6 });
}

/** A row of texts. */
export const textRow = (row: number, ...texts: readonly string[]): string =>
  `<row r="${row}">${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
