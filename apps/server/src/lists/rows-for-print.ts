import type { ListPage } from '@gongwei/domain/lists';
import { recordOperation } from '../logging/operation-log.ts';
import { readerOf } from '../privacy/reader.policy.ts';
import type { Purpose } from '../privacy/purpose.ts';
import { recordViews } from '../privacy/resident-views.repository.ts';
import type { ServerContext } from '../server-context.ts';
import { forbidden } from '../shared/http-failure.ts';
import type { ListReader } from './source.ts';

/**
 * Who asks for rows to print them: people's telephone numbers are whole then, for on paper nobody can have them shown. Only for who may have
 * them shown anyway.
 *
 * @throws 403 to a program: somebody answers for the paper
 */
export function readingFor(reading: ListReader, { purpose }: Purpose): ListReader {
  if (purpose === undefined) return reading;
  if (reading.staff.token) throw forbidden('接口令牌不能取打印用的完整号码');
  return readerOf(reading.staff) === 'reveals' ? { ...reading, prints: true } : reading;
}

/** Writes down whose numbers go on paper, before anybody has them. */
export async function notePrinted(
  context: ServerContext,
  { staff, prints }: ListReader,
  list: string,
  { rows }: ListPage,
): Promise<void> {
  if (!prints || rows.length === 0) return;
  const ids = [...new Set(rows.flatMap(({ residentId }) => residentId ?? []))];
  const people = await context.database.query<{ id: string; county_code: string }>(
    'select id, county_code from residents where id = any($1::text[])',
    [ids],
  );
  await recordViews(
    context.database,
    context.clock,
    staff,
    people.map((resident) => ({ resident, part: 'print' })),
  );
  await recordOperation(context.database, context, staff, {
    action: 'list.print',
    target: list,
    details: { rows: rows.length },
  });
}
