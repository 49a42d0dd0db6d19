import { ROSTER_LABELS, type RosterColumn } from '@gongwei/domain/resident';
import writeXlsxFile from 'write-excel-file/node';

/** The columns in the order the template has them, each with the example of its row; the identity number is the standard's own example. */
const EXAMPLE: readonly (readonly [RosterColumn, string, number])[] = [
  ['name', '示例居民（请删除本行）', 24],
  ['idNumber', '11010519491231002X', 24],
  ['sex', '女', 8],
  ['birthDate', '1949-12-31', 14],
  ['phone', '19900000001', 16],
  ['address', '某某镇某某村1组1号', 30],
  ['village', '某某村', 18],
];

/** An empty roster to fill in. Every cell is text, so that Excel does not turn identity numbers into rounded numbers. */
export async function rosterTemplate(): Promise<Uint8Array> {
  const required = new Set<RosterColumn>(['name', 'idNumber']);
  const header = EXAMPLE.map(([column]) => ({
    value: ROSTER_LABELS[column] + (required.has(column) ? '（必填）' : ''),
    type: String,
    fontWeight: 'bold' as const,
    backgroundColor: '#DEECF9',
    format: '@',
  }));
  const row = EXAMPLE.map(([, value]) => ({ value, type: String, format: '@' }));
  const blank = Array.from({ length: 200 }, () => EXAMPLE.map(() => ({ value: '', type: String, format: '@' })));
  const columns = EXAMPLE.map(([, , width]) => ({ width }));
  return new Uint8Array(
    await writeXlsxFile([header, row, ...blank], { sheet: '居民花名册', columns, stickyRowsCount: 1 }).toBuffer(),
  );
}
