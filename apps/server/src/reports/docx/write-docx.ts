import { tableOfChart, type DocumentBlock, type DocumentChart, type ReportDocument } from '@gongwei/domain/reports';
import { createZipWriter, type ByteSink } from '../../shared/zip-writer.ts';
import { XML_HEAD, xmlText } from '../../shared/xml-text.ts';
import { chartPart, heightOf } from './docx-chart.ts';
import { STYLES } from './docx-styles.ts';
import { facts, paragraph, table, type Place } from './docx-text.ts';

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** Twentieths of a point, and units of drawings, in a millimetre. */
const [TWIPS, EMU] = [1440 / 25.4, 36_000] as const;
/** Millimetres of A4, and of the margins beside and above. */
const [SHORT, LONG, SIDE, TOP] = [210, 297, 20, 22] as const;

const drawn = (chart: DocumentChart, at: number, millimetres: number): string => {
  const size = `cx="${Math.round(millimetres * EMU)}" cy="${Math.round(heightOf(chart) * EMU)}"`;
  return `<w:p><w:pPr><w:keepLines/><w:jc w:val="center"/></w:pPr><w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent ${size}/><wp:docPr id="${at}" name="图${at}" descr="${xmlText(chart.title)}"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="chart${at}"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
};

/** What Word has no kind of chart for stands as its table. */
const drawable = ({ blocks, ...document }: ReportDocument): ReportDocument => ({
  ...document,
  blocks: blocks.map((block) => (block.kind === 'chart' && tableOfChart(block)) || block),
});

const isChart = (block: DocumentBlock): block is DocumentChart => block.kind === 'chart';

function bodyOf({ title, facts: told, blocks, lying }: ReportDocument): string {
  const [width, height] = lying ? [LONG, SHORT] : [SHORT, LONG];
  const place: Place = { width: Math.floor((width - 2 * SIDE) * TWIPS) };
  const charts = blocks.filter(isChart);
  const one = (block: DocumentBlock): string => {
    if (block.kind === 'heading') return paragraph(block.text, 'Heading1');
    if (block.kind === 'paragraph') return paragraph(block.text, 'Body');
    if (block.kind === 'table') return table(block, place);
    return drawn(block, charts.indexOf(block) + 1, Math.min(width - 2 * SIDE, 170));
  };
  const twips = (millimetres: number): number => Math.round(millimetres * TWIPS);
  const page = `<w:sectPr><w:footerReference w:type="default" r:id="footer"/><w:pgSz w:w="${twips(width)}" w:h="${twips(height)}"${lying ? ' w:orient="landscape"' : ''}/><w:pgMar w:top="${twips(TOP)}" w:right="${twips(SIDE)}" w:bottom="${twips(TOP)}" w:left="${twips(SIDE)}" w:header="720" w:footer="600" w:gutter="0"/></w:sectPr>`;
  return `${XML_HEAD}<w:document xmlns:w="${MAIN}" xmlns:r="${OFFICE}" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><w:body>${paragraph(title, 'Title')}${facts(told)}${blocks.map(one).join('')}${page}</w:body></w:document>`;
}

const footer = (): string => {
  const field = (instruction: string): string =>
    `<w:fldSimple w:instr=" ${instruction} "><w:r><w:t>1</w:t></w:r></w:fldSimple>`;
  return `${XML_HEAD}<w:ftr xmlns:w="${MAIN}"><w:p><w:pPr><w:pStyle w:val="Footer"/></w:pPr><w:r><w:t xml:space="preserve">第 </w:t></w:r>${field('PAGE')}<w:r><w:t xml:space="preserve"> 页，共 </w:t></w:r>${field('NUMPAGES')}<w:r><w:t xml:space="preserve"> 页</w:t></w:r></w:p></w:ftr>`;
};

/** Writes a document as Word opens it (OOXML), with drawings Word draws itself. WPS and LibreOffice open it, too. */
export async function writeDocx(given: ReportDocument, sink: ByteSink): Promise<void> {
  const document = drawable(given);
  const zip = createZipWriter(sink);
  const charts = document.blocks.filter(isChart);
  const parts = charts.map(
    (_, at) =>
      `<Override PartName="/word/charts/chart${at + 1}.xml" ContentType="application/vnd.openxmlformats-officedocument.drawingml.chart+xml"/>`,
  );
  const leads = charts.map(
    (_, at) => `<Relationship Id="chart${at + 1}" Type="${OFFICE}/chart" Target="charts/chart${at + 1}.xml"/>`,
  );
  await zip.add('[Content_Types].xml', [
    `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${WORD}.styles+xml"/><Override PartName="/word/footer.xml" ContentType="${WORD}.footer+xml"/>${parts.join('')}</Types>`,
  ]);
  await zip.add('_rels/.rels', [
    `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="document" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
  ]);
  await zip.add('word/document.xml', [bodyOf(document)]);
  await zip.add('word/_rels/document.xml.rels', [
    `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="styles" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="footer" Type="${OFFICE}/footer" Target="footer.xml"/>${leads.join('')}</Relationships>`,
  ]);
  await zip.add('word/styles.xml', [STYLES]);
  await zip.add('word/footer.xml', [footer()]);
  for (const [at, chart] of charts.entries()) await zip.add(`word/charts/chart${at + 1}.xml`, [chartPart(chart)]);
  await zip.end();
}
