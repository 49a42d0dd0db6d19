import { INSTITUTION_COLUMNS } from '@gongwei/domain/organisation';
import writeXlsxFile from 'write-excel-file/node';

const EXAMPLE = [
  ['320999', '云溪县卫生健康委员会（示例，请修改）', '县级', '', '是'],
  ['320999901', '云溪县人民医院', '县级', '320999', '否'],
  ['320999101', '城关镇中心卫生院', '乡镇级', '320999', '是'],
  ['320999101101', '王庄村卫生室', '村级', '320999101', '否'],
] as const;
const WIDTHS = [18, 40, 10, 18, 12];

/** The tree of institutions to fill in. Every cell is text, so that Excel does not turn codes into rounded numbers. */
export async function institutionTemplate(): Promise<Uint8Array> {
  const header = Object.values(INSTITUTION_COLUMNS).map((label, at) => ({
    value: at < 2 ? `${label}（必填）` : label,
    type: String,
    fontWeight: 'bold' as const,
    backgroundColor: '#DEECF9',
    format: '@',
  }));
  const text = (row: readonly string[]) => row.map((value) => ({ value, type: String, format: '@' }));
  const blank = Array.from({ length: 300 }, () => text(['', '', '', '', '']));
  return new Uint8Array(
    await writeXlsxFile([header, ...EXAMPLE.map(text), ...blank], {
      sheet: '机构',
      columns: WIDTHS.map((width) => ({ width })),
      stickyRowsCount: 1,
    }).toBuffer(),
  );
}
