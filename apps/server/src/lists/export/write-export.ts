import { optionsOfWords, type AskedList, type FilterValue, type ListLibrary } from '@gongwei/domain/lists';
import { recordOperation } from '../../logging/operation-log.ts';
import type { ServerContext } from '../../server-context.ts';
import type { Queryable } from '../../database/database.port.ts';
import type { JobInHand } from '../jobs/job-in-hand.ts';
import type { JobRow } from '../jobs/list-jobs.repository.ts';
import type { ListReader, ServedList } from '../source.ts';
import { exportedRows } from './exported-rows.ts';
import { writeWorkbook, type SheetCell } from './workbook.ts';

export type Export = {
  readonly served: ServedList;
  readonly question: AskedList;
  readonly reading: ListReader;
  readonly hand: JobInHand;
  readonly library: ListLibrary;
  readonly told: (done: number) => Promise<void>;
};

/** Bytes kept together; little enough for one row of the database. */
const PART = 256 * 1024;
/** Pixels of a character of a sheet. */
const CHARACTER = 8;

/** Writes the file of an export. Begins anew where a process stopped in the middle; two never write it at once. */
export async function writeExport(
  context: ServerContext,
  { served, question, reading, hand, library, told }: Export,
): Promise<void> {
  const { job, step } = hand;
  const file = [job.county_code, job.id] as const;
  await step((inside) => inside.query('delete from list_job_parts where county_code = $1 and job_id = $2', file));
  let [waiting, size, part] = [[] as Uint8Array[], 0, 0];
  const flush = async (): Promise<void> => {
    if (size === 0) return;
    const bytes = Buffer.concat(waiting);
    [waiting, size] = [[], 0];
    const place = part++;
    await step((inside) =>
      inside.query('insert into list_job_parts (county_code, job_id, part, bytes) values ($1, $2, $3, $4)', [
        ...file,
        place,
        bytes,
      ]),
    );
  };
  const columns = job.work.columns ?? [];
  const widths = columns.map((key) => (served.list.columns.get(key)?.column.width ?? 100) / CHARACTER);
  const rows = exportedRows(context.database, served, question, reading, { ids: job.work.ids, columns, library, told });
  await writeWorkbook(
    [
      { name: served.list.definition.title.slice(0, 31), widths, rows },
      { name: '说明', widths: [16, 60], rows: noteOf(context, { served, reading, job, library }) },
    ],
    async (bytes) => {
      waiting.push(bytes);
      size += bytes.length;
      if (size >= PART) await flush();
    },
  );
  await flush();
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
    return [filter?.label ?? key, wordsOf(value, optionsOfWords(filter?.words, library) ?? [])];
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
