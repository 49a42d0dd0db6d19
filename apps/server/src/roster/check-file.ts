import { cellText, type RosterCell, type RosterRowResult } from '@gongwei/domain/resident';

/** A row of the uploaded sheet with what was said of it; those at and above the header have no result. */
export type CheckFileRow = {
  readonly row: number;
  readonly cells: readonly RosterCell[];
  readonly result?: Pick<RosterRowResult, 'outcome' | 'messages' | 'differences'>;
  /** Nothing has been written yet: the outcomes are what would happen. */
  readonly planned?: boolean;
};

/** A row as it will stand in the file, so that the cells themselves need not be kept. */
export type WrittenRow = {
  readonly row: number;
  readonly texts: readonly string[];
  readonly verdict: string;
  readonly explanation: string;
  readonly tone: 'red' | 'yellow' | undefined;
};

const OUTCOME_NAMES: Readonly<Record<RosterRowResult['outcome'], string>> = {
  created: '新建档案',
  updated: '已更新',
  unchanged: '无变化',
  rejected: '未导入',
  similar: '疑似同一人',
  recheck: '需重新核对',
  'not-written': '未写入',
  withdrawn: '已撤回',
  'skipped-empty': '空行',
};
const PLAN_NAMES: Readonly<Partial<Record<RosterRowResult['outcome'], string>>> = {
  created: '将新建',
  updated: '将更新',
  rejected: '不能导入',
};

const COLOURS = { red: '#FDE7E9', yellow: '#FFF4CE' } as const;
const GREY = '#F3F2F1';

/** A cell that a spreadsheet would take for a formula, once it was copied or saved as text, gets an apostrophe in front. */
export const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

export function checkFileRow({ row, cells, result, planned }: CheckFileRow): WrittenRow {
  const changes = result?.differences?.map(({ column, from, to }) => `${column}：${from || '（空）'} → ${to}`) ?? [];
  const outcome = result?.outcome;
  return {
    row,
    texts: cells.map(written),
    verdict: outcome === undefined ? '' : (planned && PLAN_NAMES[outcome]) || OUTCOME_NAMES[outcome],
    explanation: [...(result?.messages.map(({ text }) => text) ?? []), ...changes].join('；'),
    tone:
      outcome === 'rejected' || outcome === 'similar' || outcome === 'recheck'
        ? 'red'
        : result?.messages.some(({ severity }) => severity === 'warning')
          ? 'yellow'
          : undefined,
  };
}

/** The uploaded sheet as text, with 结果 and 说明 at the right; rows that were not taken are red, those to look at yellow. */
export async function writeCheckFile(rows: readonly WrittenRow[], headerRow: number): Promise<Uint8Array> {
  const below = rows.filter(({ row }) => row > headerRow);
  const width = Math.max(...below.map(({ texts }) => texts.length), 1);
  const widths = Array.from({ length: width + 2 }, () => 6);
  const data = rows.flatMap((one, at) => {
    const header = one.row === headerRow + 1;
    const texts = Array.from({ length: width }, (_, column) => one.texts[column] ?? '');
    texts.push(header ? '结果' : one.verdict, header ? '说明' : one.explanation);
    if (one.row > headerRow)
      for (const [column, text] of texts.entries()) widths[column] = Math.max(widths[column]!, displayWidth(text));
    const backgroundColor = header ? GREY : one.tone && COLOURS[one.tone];
    const line = texts.map((text) => ({
      value: harmless(text),
      type: String,
      ...(header ? { fontWeight: 'bold' as const } : {}),
      ...(backgroundColor ? { backgroundColor } : {}),
    }));
    // Rows stand where they stood, also below a gap that nobody listed.
    const gap = one.row - 1 - (rows[at - 1]?.row ?? 0);
    return [...Array.from({ length: Math.min(gap, MOST_BLANK) }, () => []), line];
  });
  // The library comes when there is something to write: a process that only reads a file is smaller without it.
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const columns = widths.map((needed) => ({ width: Math.min(60, needed + 2) }));
  return new Uint8Array(
    await writeXlsxFile(data, { sheet: '导入结果', columns, stickyRowsCount: headerRow + 1 }).toBuffer(),
  );
}

const MOST_BLANK = 10_000;

function written(cell: RosterCell): string {
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'object' && cell.kind === 'error') return cell.code;
  return typeof cell === 'object' && cell.kind === 'uncalculated' ? '（公式无结果）' : cellText(cell);
}

/** Chinese characters take two places. */
const displayWidth = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character > '\u2e7f' ? 2 : 1), 0);
