import type { AskedList, ListLibrary } from '@gongwei/domain/lists';
import type { Queryable } from '../../database/database.port.ts';
import { orderBy, orderTerms } from '../list-order.ts';
import { readRows } from '../read-page.query.ts';
import type { ListReader, ServedList } from '../source.ts';
import { statementOf, whereOf } from '../statement.ts';
import { cellWriter } from './exported-cells.ts';
import type { SheetCell } from './workbook.ts';

/** Rows worked out at once: little enough that others are answered in between. */
const CHUNK = 100;

/** The identifiers of everything a question finds, in its order. */
export async function foundIds(
  database: Queryable,
  served: ServedList,
  question: AskedList,
  reading: ListReader,
  most: number,
): Promise<readonly string[]> {
  const statement = statementOf(served, reading);
  const where = whereOf(served, question, reading, statement);
  const terms = orderTerms(question.sort, served.source, statement.scope);
  const rows = await database.query<{ id: string }>(
    `select r.${served.source.key.at(-1)} as id from ${statement.from} where ${where} order by ${orderBy(terms)} limit ${most}`,
    statement.into.values,
  );
  return rows.map(({ id }) => id);
}

/** Gives way to whoever else is waiting. */
const giveWay = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The rows of a sheet, a chunk at a time. Rows that left the answer meanwhile are left out. `told`: how many were written. */
export async function* exportedRows(
  database: Queryable,
  served: ServedList,
  question: AskedList,
  reading: ListReader,
  {
    ids,
    columns,
    library,
    told,
  }: {
    readonly ids: readonly string[];
    readonly columns: readonly string[];
    readonly library: ListLibrary;
    readonly told: (done: number) => Promise<void>;
  },
): AsyncGenerator<readonly SheetCell[]> {
  const shown = columns.flatMap((key) => served.list.columns.get(key)?.column ?? []);
  const writers = shown.map((column) => ({ key: column.key, write: cellWriter(column, library) }));
  yield shown.map(({ label, unit }) => (unit === undefined ? label : `${label}（${unit}）`));
  for (let at = 0; at < ids.length; at += CHUNK) {
    const chunk = ids.slice(at, at + CHUNK);
    const page = await readRows(database, served, question, reading, chunk, false);
    const rows = new Map(page.rows.map((row) => [row.id, row]));
    for (const id of chunk) {
      const row = rows.get(id);
      if (row) yield writers.map(({ key, write }) => write(row.cells[key] ?? null, page.names));
    }
    await told(Math.min(ids.length, at + CHUNK));
    await giveWay();
  }
}
