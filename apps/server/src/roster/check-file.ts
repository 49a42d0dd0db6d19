import { cellText, type RosterCell, type RosterLayout, type RosterRowResult } from '@gongwei/domain/resident';
import writeXlsxFile from 'write-excel-file/node';

/** What the check file says of a row, by the row as the sheet numbers it. */
export type RowVerdict = {
  readonly row: number;
  readonly outcome: RosterRowResult['outcome'];
  readonly text: string;
  readonly warned: boolean;
};

export const OUTCOME_NAMES: Readonly<Record<RosterRowResult['outcome'], string>> = {
  created: '新建档案',
  updated: '已更新',
  unchanged: '无变化',
  rejected: '未导入',
  'skipped-empty': '空行',
};

const RED = '#FDE7E9';
const YELLOW = '#FFF4CE';
const GREY = '#F3F2F1';

/** A cell that a spreadsheet would take for a formula, once it was copied or saved as text, gets an apostrophe in front. */
export const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** The uploaded sheet as text, with 结果 and 说明 at the right; rows that were not taken are red, those to look at yellow. */
export async function writeCheckFile(
  rows: readonly (readonly RosterCell[])[],
  layout: RosterLayout,
  verdicts: ReadonlyMap<number, RowVerdict>,
): Promise<Uint8Array> {
  const width = Math.max(...rows.slice(layout.headerRow).map((row) => row.length), 1);
  const widths = Array.from({ length: width + 2 }, () => 6);
  const data = rows.map((cells, at) => {
    const verdict = verdicts.get(at + 1);
    const header = at === layout.headerRow;
    const texts = Array.from({ length: width }, (_, column) => written(cells[column]));
    texts.push(
      header ? '结果' : verdict ? OUTCOME_NAMES[verdict.outcome] : '',
      header ? '说明' : (verdict?.text ?? ''),
    );
    if (at >= layout.headerRow)
      for (const [column, text] of texts.entries()) widths[column] = Math.max(widths[column]!, displayWidth(text));
    const backgroundColor = header
      ? GREY
      : verdict?.outcome === 'rejected'
        ? RED
        : verdict?.warned
          ? YELLOW
          : undefined;
    return texts.map((text) => ({
      value: harmless(text),
      type: String,
      ...(header ? { fontWeight: 'bold' as const } : {}),
      ...(backgroundColor ? { backgroundColor } : {}),
    }));
  });
  const columns = widths.map((needed) => ({ width: Math.min(60, needed + 2) }));
  return new Uint8Array(
    await writeXlsxFile(data, { sheet: '导入结果', columns, stickyRowsCount: layout.headerRow + 1 }).toBuffer(),
  );
}

function written(cell: RosterCell): string {
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'object' && cell.kind === 'error') return cell.code;
  return typeof cell === 'object' && cell.kind === 'uncalculated' ? '（公式无结果）' : cellText(cell);
}

/** Chinese characters take two places. */
const displayWidth = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character > '\u2e7f' ? 2 : 1), 0);
