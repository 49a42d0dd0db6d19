import type { JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../../database/database.port.ts';
import { recordOperation } from '../../logging/operation-log.ts';
import type { ServerContext } from '../../server-context.ts';
import { httpFailure } from '../../shared/http-failure.ts';
import type { ListReader } from '../source.ts';
import type { JobKind, RowResult } from './job-kind.ts';

/** What is kept of a fault; nothing where nobody has looked at it yet. */
type Case = { status: string; cause: string | null; note: string; handler: string | null; handled_at: string | null };
type Held = { fingerprint: string; message: string; version: number | null } & {
  [Key in keyof Case]: Case[Key] | null;
};

const [OPEN, SOLVED] = ['0', '2'];
const STATES = ['0', '1', '2', '3'];
const CAUSES = ['1', '2', '3', '4', '5', '6', '9'];

const refused = (message: string, advice: string) => httpFailure(422, { code: 'list.answers', message, advice });

/** The faults with what is kept of them, which nobody else may handle until the transaction ends. */
async function held(inside: Queryable, fingerprints: readonly string[]): Promise<ReadonlyMap<string, Held>> {
  const wanted = [...fingerprints].toSorted();
  // A fault nobody has looked at has no row to hold: it gets one first, in one order, whoever asks.
  await inside.query(
    `insert into exception_cases (fingerprint, status, version, updated_at, updated_by)
     select f, '0', 0, now(), '' from unnest($1::text[]) f order by f on conflict do nothing`,
    [wanted],
  );
  const rows = await inside.query<Held>(
    `select c.fingerprint, c.status, c.cause, c.note, c.handler, c.handled_at, c.version,
       coalesce((select message from exception_log l where l.fingerprint = c.fingerprint limit 1), '') as message
     from exception_cases c where c.fingerprint = any($1::text[]) order by c.fingerprint for update`,
    [wanted],
  );
  return new Map(rows.map((row) => [row.fingerprint, row]));
}

async function keep(
  context: ServerContext,
  inside: Queryable,
  { staff }: ListReader,
  fingerprint: string,
  after: Case,
): Promise<void> {
  await inside.query(
    `update exception_cases set status = $2, cause = $3, note = $4, handler = $5, handled_at = $6, version = version + 1, updated_at = $7, updated_by = $8
     where fingerprint = $1`,
    [
      fingerprint,
      after.status,
      after.cause,
      after.note,
      after.handler,
      after.handled_at,
      context.clock.now().toISOString(),
      staff.id,
    ],
  );
  await recordOperation(inside, context, staff, {
    action: 'exception.handle',
    target: fingerprint,
    details: { status: after.status },
  });
}

/** 登记处理, 忽略, 重新打开: of faults that are the same but for when and to whom. */
export const handleExceptions: JobKind = {
  check: async (_, __, answers) => {
    const [status, cause, note] = ['status', 'cause', 'note'].map((key) =>
      typeof answers[key] === 'string' ? answers[key].trim() : '',
    );
    if (!STATES.includes(status ?? '')) throw refused('请选择怎样处理', '处理中、已解决、忽略或重新打开');
    if (!note) throw refused('请填写原因与措施', '一句话即可');
    if (status === SOLVED && !CAUSES.includes(cause ?? '')) throw refused('已解决的请选原因分类', '选一个最接近的');
    return {
      status: status ?? '',
      note: note.slice(0, 500),
      ...(CAUSES.includes(cause ?? '') && { cause: cause ?? '' }),
    };
  },
  act: async (context, inside, reading, rowIds, answers) => {
    const faults = await held(inside, rowIds);
    const results: RowResult[] = [];
    for (const rowId of rowIds) {
      const fault = faults.get(rowId);
      const same = fault?.status === answers['status'] && fault?.note === answers['note'];
      const reason = !fault ? '已不在日志里' : same ? '已经是这样登记的' : undefined;
      if (fault && reason === undefined)
        await keep(context, inside, reading, rowId, {
          status: answers['status'] as string,
          cause: (answers['cause'] as string | undefined) ?? null,
          note: answers['note'] as string,
          handler: answers['status'] === OPEN ? null : reading.staff.id,
          handled_at: context.clock.now().toISOString(),
        });
      results.push({
        rowId,
        title: fault?.message.slice(0, 60) ?? '',
        outcome: reason === undefined ? 'done' : 'skipped',
        ...(reason === undefined ? { before: beforeOf(fault) } : { reason }),
      });
    }
    return results;
  },
  undo: async (context, inside, reading, rows) => {
    const faults = await held(
      inside,
      rows.map(({ rowId }) => rowId),
    );
    const results: RowResult[] = [];
    for (const { rowId, before } of rows) {
      const fault = faults.get(rowId);
      const reason = fault?.version !== before['after'] ? '之后又登记过' : undefined;
      if (reason === undefined) await keep(context, inside, reading, rowId, before['case'] as unknown as Case);
      results.push({
        rowId,
        title: fault?.message.slice(0, 60) ?? '',
        outcome: reason === undefined ? 'done' : 'failed',
        ...(reason !== undefined && { reason }),
      });
    }
    return results;
  },
};

/** What undoing needs: the case as it was, and the version the change made. */
const beforeOf = (fault: Held | undefined): JsonObject => ({
  after: (fault?.version ?? 0) + 1,
  case: {
    status: fault?.status ?? OPEN ?? '',
    cause: fault?.cause ?? null,
    note: fault?.note ?? '',
    handler: fault?.handler ?? null,
    handled_at: fault?.handled_at ?? null,
  },
});
