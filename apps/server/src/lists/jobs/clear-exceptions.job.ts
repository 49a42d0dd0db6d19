import type { Queryable } from '../../database/database.port.ts';
import { recordOperation } from '../../logging/operation-log.ts';
import { httpFailure } from '../../shared/http-failure.ts';
import type { JobKind, RowResult } from './job-kind.ts';

const DAY = 86_400_000;
/** Days since a fault last happened. */
const AGES = ['30', '90', '180'];

/** A fault by its fingerprint: how it stands, and whether it happened since a moment. */
type Fault = {
  readonly fingerprint: string;
  readonly status: string;
  readonly message: string | null;
  readonly young: boolean | null;
};

/** The faults with these fingerprints, whose cases nobody else may change until the transaction ends, in one order. */
async function held(
  inside: Queryable,
  fingerprints: readonly string[],
  before: string,
): Promise<ReadonlyMap<string, Fault>> {
  const wanted = [...fingerprints];
  await inside.query(
    'select 1 from exception_cases where fingerprint = any($1::text[]) order by fingerprint for update',
    [wanted],
  );
  // Read only now: what another one has just taken away is gone.
  const rows = await inside.query<Fault>(
    `select c.fingerprint, c.status, min(l.message) as message, bool_or(l.at >= $2::timestamptz) as young
     from exception_cases c left join exception_log l on l.fingerprint = c.fingerprint
     where c.fingerprint = any($1::text[]) group by c.fingerprint, c.status`,
    [wanted, before],
  );
  return new Map(rows.map((row) => [row.fingerprint, row]));
}

function refusalOf(fault: Fault | undefined, days: string): string | undefined {
  if (!fault || fault.message === null) return '已不在日志里';
  if (fault.status !== '2') return '不是“已解决”';
  return fault.young ? `最近 ${days} 天又发生过` : undefined;
}

/** 清理已解决: solved faults that have not happened for so many days leave the log; how they were dealt with stays. */
export const clearExceptions: JobKind = {
  check: async (_context, _reading, { days }) => {
    if (typeof days !== 'string' || !AGES.includes(days))
      throw httpFailure(422, { code: 'list.answers', message: '请选择最近发生早于多少天' });
    return { days };
  },
  act: async (context, inside, { staff }, rowIds, answers) => {
    const days = String(answers['days']);
    const before = new Date(context.clock.now().getTime() - Number(days) * DAY).toISOString();
    const faults = await held(inside, rowIds, before);
    const results: RowResult[] = [];
    for (const rowId of rowIds) {
      const fault = faults.get(rowId);
      const reason = refusalOf(fault, days);
      const title = fault?.message?.slice(0, 60) ?? '';
      if (reason === undefined) {
        await inside.query('delete from exception_log where fingerprint = $1 and at < $2', [rowId, before]);
        await recordOperation(inside, context, staff, { action: 'exception.clear', target: rowId });
      }
      results.push({
        rowId,
        title,
        outcome: reason === undefined ? 'done' : 'skipped',
        ...(reason !== undefined && { reason }),
      });
    }
    return results;
  },
};
