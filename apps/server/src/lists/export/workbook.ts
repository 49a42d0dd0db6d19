import { XML_HEAD, xmlText } from '../../shared/xml-text.ts';
import { createZipWriter, type ByteSink } from '../../shared/zip-writer.ts';

export type SheetCell = string | number | null;
export type Sheet = {
  readonly name: string;
  /** Widths of columns in characters. */
  readonly widths: readonly number[];
  readonly rows: AsyncIterable<readonly SheetCell[]> | Iterable<readonly SheetCell[]>;
};

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** A text that a spreadsheet would take for a formula is made one that it shows; signs alone, as a dipstick has them, are none. */
export const disarmed = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) && !/^(?:-|\++)$/.test(text) ? `'${text}` : text;

const cell = (value: SheetCell): string => {
  if (value === null || value === '') return '<c/>';
  return typeof value === 'number'
    ? `<c><v>${value}</v></c>`
    : `<c t="inlineStr"><is><t xml:space="preserve">${xmlText(disarmed(value))}</t></is></c>`;
};

async function* sheetXml({ widths, rows }: Sheet): AsyncGenerator<string> {
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`);
  yield `${XML_HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`;
  for await (const row of rows) yield `<row>${row.map(cell).join('')}</row>`;
  yield '</sheetData></worksheet>';
}

/** Writes a workbook row by row; nothing of it is held but what is on its way. Opened by Excel and WPS. */
export async function writeWorkbook(sheets: readonly Sheet[], sink: ByteSink): Promise<void> {
  const zip = createZipWriter(sink);
  const numbers = sheets.map((_, at) => at + 1);
  const types = numbers.map(
    (at) =>
      `<Override PartName="/xl/worksheets/sheet${at}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
  );
  await zip.add('[Content_Types].xml', [
    `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${types.join('')}</Types>`,
  ]);
  await zip.add('_rels/.rels', [
    `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ]);
  await zip.add('xl/workbook.xml', [
    `${XML_HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets.map(({ name }, at) => `<sheet name="${xmlText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
  ]);
  await zip.add('xl/_rels/workbook.xml.rels', [
    `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships">${numbers.map((at) => `<Relationship Id="rId${at}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${at}.xml"/>`).join('')}</Relationships>`,
  ]);
  for (const [at, sheet] of sheets.entries()) await zip.add(`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet));
  await zip.end();
}
