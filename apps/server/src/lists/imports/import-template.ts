import writeXlsxFile from 'write-excel-file/node';
import type { ImportKind } from './import-kind.ts';

const BLANK_ROWS = 200;

/** An empty workbook to fill in. Every cell is text, so that Excel does not turn codes into rounded numbers; what may stand in a column is told below its heading, in brackets that are not read. */
export async function importTemplate(title: string, { columns }: Pick<ImportKind, 'columns'>): Promise<Uint8Array> {
  const header = columns.map(({ label, required, hint }) => ({
    value: `${label}${required || hint !== undefined ? `（${[required ? '必填' : '', hint ?? ''].filter(Boolean).join('；')}）` : ''}`,
    type: String,
    fontWeight: 'bold' as const,
    backgroundColor: '#DEECF9',
    format: '@',
    wrap: true,
  }));
  const blank = Array.from({ length: BLANK_ROWS }, () => columns.map(() => ({ value: '', type: String, format: '@' })));
  const widths = columns.map(({ label, hint = '' }) => ({
    width: Math.min(36, Math.max(14, label.length * 2, hint.length)),
  }));
  return new Uint8Array(
    await writeXlsxFile([header, ...blank], {
      sheet: title.slice(0, 31),
      columns: widths,
      stickyRowsCount: 1,
    }).toBuffer(),
  );
}
