import type { DocumentBlock, DocumentTable, ReportDocument } from '@gongwei/domain/reports';
import type { ByteSink } from '../shared/zip-writer.ts';
import { writeWorkbook, type Sheet, type SheetCell } from '../lists/export/workbook.ts';

const isTable = (block: DocumentBlock): block is DocumentTable => block.kind === 'table';

/** Characters a sheet's name may not hold, and as many as it may. */
const FORBIDDEN = /[[\]:*?/\\']/g;
const LONGEST = 28;

const rowsOf = ({ heads, rows }: DocumentTable): readonly (readonly SheetCell[])[] => [
  heads,
  ...rows.map(({ label, cells }) => [label, ...cells.map(({ said, value }) => value ?? said)]),
];

/** The tables of a document, a sheet each, numbers as numbers; at the end what the document is. */
export function writeDocumentWorkbook({ title, facts, blocks }: ReportDocument, sink: ByteSink): Promise<void> {
  const tables = blocks.filter(isTable);
  const used = new Map<string, number>();
  const named = (text: string): string => {
    const name = text.replace(FORBIDDEN, ' ').slice(0, LONGEST);
    const times = (used.get(name) ?? 0) + 1;
    used.set(name, times);
    return times === 1 ? name : `${name}${times}`;
  };
  const sheets = tables.map((table): Sheet => ({
    name: named(table.title),
    widths: table.heads.map((_, at) => (table.words ? ([22, 60, 50, 12][at] ?? 20) : at === 0 ? 24 : 14)),
    rows: rowsOf(table),
  }));
  const told: Sheet = {
    name: named('说明'),
    widths: [16, 90],
    rows: [
      ['项目', '内容'],
      ['名称', title],
      ...facts.map(({ label, text }) => [label, text]),
      ...blocks.flatMap((block) => (block.kind === 'paragraph' ? [['说明', block.text]] : [])),
    ],
  };
  return writeWorkbook([...sheets, told], sink);
}
