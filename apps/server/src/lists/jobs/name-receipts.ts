import type { Queryable } from '../../database/database.port.ts';
import { readNow } from '../asked.ts';
import { readRows } from '../read-page.query.ts';
import type { ListReader, ServedList } from '../source.ts';

/** So many rows are named; a receipt of more is read by its numbers. */
const MOST = 500;

/** What rows are called that were left out before anything was known of them: as the list shows them to whoever asks, where it still does. */
export async function nameReceipts<Receipt extends { readonly rowId: string; readonly title: string }>(
  database: Queryable,
  served: ServedList,
  reader: ListReader,
  receipts: readonly Receipt[],
): Promise<readonly Receipt[]> {
  const unnamed = receipts.filter(({ title }) => title === '').slice(0, MOST);
  const [column] = served.list.definition.columns;
  if (unnamed.length === 0 || !column) return receipts;
  const ids = unnamed.map(({ rowId }) => rowId);
  const { rows } = await readRows(database, served, await readNow(database, served, {}, reader), reader, ids, false);
  const names = new Map(rows.map(({ id, cells }) => [id, cells[column.key]]));
  return receipts.map((receipt) => {
    const name = names.get(receipt.rowId);
    return receipt.title === '' && typeof name === 'string' ? { ...receipt, title: name } : receipt;
  });
}
