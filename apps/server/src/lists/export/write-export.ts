import { optionsOfLabels, type AskedList, type FilterValue, type ListLibrary } from '@gongwei/domain/lists';
import { recordOperation } from '../../logging/operation-log.ts';
import type { ServerContext } from '../../server-context.ts';
import type { Queryable } from '../../database/database.port.ts';
import type { JobInHand } from '../jobs/job-in-hand.ts';
import type { JobRow } from '../jobs/list-jobs.repository.ts';
import type { ListReader, ServedList } from '../source.ts';
import { exportedRows } from './exported-rows.ts';
import { createPartWriter } from './part-writer.ts';
import { writeWorkbook, type SheetCell } from './workbook.ts';

export type Export = {
  readonly served: ServedList;
  readonly question: AskedList;
  readonly reading: ListReader;
  readonly hand: JobInHand;
  readonly library: ListLibrary;
  readonly told: (done: number) => Promise<void>;
};

/** Pixels of a character of a sheet. */
const CHARACTER = 8;

/** Writes the file of an export. Begins anew where a process stopped in the middle; two never write it at once. */
export async function writeExport(
  context: ServerContext,
  { served, question, reading, hand, library, told }: Export,
): Promise<void> {
  const { job } = hand;
  const parts = await createPartWriter(hand);
  const columns = job.work.columns ?? [];
  const widths = columns.map((key) => (served.list.columns.get(key)?.column.width ?? 100) / CHARACTER);
  const rows = exportedRows(context.database, served, question, reading, { ids: job.work.ids, columns, library, told });
  await writeWorkbook(
    [
      { name: served.list.definition.title.slice(0, 31), widths, rows },
      { name: '说明', widths: [16, 60], rows: noteOf(context, { served, reading, job, library }) },
    ],
    parts.write,
  );
  await parts.end();
}

/** What an export that is no workbook writes of a list's rows; `told`: how many of them are done. */
export type LinesOf = (
  reading: ListReader,
  ids: readonly string[],
  told: (done: number) => Promise<void>,
) => AsyncIterable<string>;

/** Writes the file of an export for other programs, as `writeExport` does for people. */
export async function writeLines(
  { reading, hand, told }: Pick<Export, 'reading' | 'hand' | 'told'>,
  linesOf: LinesOf,
): Promise<void> {
  const parts = await createPartWriter(hand);
  for await (const text of linesOf(reading, hand.job.work.ids, told)) await parts.write(Buffer.from(text));
  await parts.end();
}

/** The line of the log that says who took what. */
export const logExport = (
  inside: Queryable,
  context: ServerContext,
  { list, work }: JobRow,
  { staff }: ListReader,
): Promise<void> =>
  recordOperation(inside, context, staff, {
    action: 'list.export',
    target: list,
    details: { rows: work.ids.length, columns: [...(work.columns ?? [])] },
  });

/** Which list, narrowed how, by whom and when: whoever finds the file knows what it is. */
function noteOf(
  { clock }: ServerContext,
  { served, reading, job, library }: Pick<Export, 'served' | 'reading' | 'library'> & { readonly job: JobRow },
): readonly (readonly SheetCell[])[] {
  const at = new Date(clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
  const question = (job.work.question ?? {}) as {
    view?: string;
    text?: string;
    where?: { [key: string]: FilterValue };
  };
  const view = question.view === undefined ? undefined : served.list.views.get(question.view)?.view.label;
  const filters = Object.entries(question.where ?? {}).map(([key, value]): readonly SheetCell[] => {
    const filter = served.list.filters.get(key)?.filter;
    return [filter?.label ?? key, wordsOf(value, optionsOfLabels(filter?.words, library) ?? [])];
  });
  return [
    ['项目', '内容'],
    ['名单', served.list.definition.title],
    ...(view === undefined ? [] : [['视图', view] as const]),
    ...filters,
    ...(question.text ? [['查找', question.text] as const] : []),
    ['行数', job.work.ids.length],
    ['导出人', reading.staff.name],
    ['导出时间', at],
    ['说明', '内容与名单上显示的相同，隐去的信息同样隐去。请妥善保管，用后删除。'],
  ];
}

function wordsOf(value: FilterValue, options: readonly { readonly code: string; readonly label: string }[]): string {
  const word = (code: string): string => options.find((option) => option.code === code)?.label ?? code;
  if (Array.isArray(value)) return (value as readonly string[]).map(word).join('、');
  if ('text' in value) return value.text;
  const { from, to } = value as { from?: string | number; to?: string | number };
  return `${from ?? ''} 至 ${to ?? ''}`.trim();
}
