import type { BatchEvent } from '@gongwei/domain/upload';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { holdersOf } from '../access/route-access.ts';
import { isWithin } from '../database/scope.ts';
import type { Queryable } from '../database/database.port.ts';
import { repeatedTransaction } from '../database/repeated-transaction.ts';
import { allows } from '../identity/permissions.policy.ts';
import { scopeOf, staffOf } from '../identity/request-staff.ts';
import { recordOperation } from '../logging/operation-log.ts';
import type { ServerContext } from '../server-context.ts';
import { forbidden, httpFailure, notFound } from '../shared/http-failure.ts';
import { answers, BY_ID } from '../shared/schemas.ts';
import { batchEvent } from './batch-events.ts';
import { countsOf, type BatchCounts, type BatchRow } from './batches.repository.ts';
import type { ConnectedUploads } from './connect-uploads.ts';
import { BATCH, BATCH_EVENT } from './upload.schemas.ts';

type ById = { Params: { id: string } };
const CODES = ['tjscgl'];
const tags = ['上传'];

/** Tasks of uploads: how far they are, and stopping them within the second. */
export function batchRoutes(app: FastifyInstance, context: ServerContext, { parts, wake }: ConnectedUploads): void {
  const { database, clock, random } = context;
  const found = async (on: Queryable, request: FastifyRequest<ById>, lock = ''): Promise<BatchRow> => {
    const [batch] = await on.query<BatchRow>(`select * from upload_batches where id = $1 ${lock}`, [request.params.id]);
    if (!batch || !isWithin(scopeOf(request), batch.institution_code))
      throw notFound('upload.batch', '没有找到这个上传任务，或不在您的管理范围内');
    return batch;
  };
  const wireOf = async (on: Queryable, batch: BatchRow) => {
    const { skipped, ...counts } = await countsOf(on, batch);
    return wire(batch, { ...counts, skipped: batch.skipped + skipped });
  };
  const wire = (batch: BatchRow, counts: BatchCounts) => ({
    id: batch.id,
    batchNo: batch.batch_no,
    institution: batch.institution_code,
    account: batch.account_name,
    state: batch.state,
    ...(batch.pause_reason !== null && { pauseReason: batch.pause_reason }),
    ...(batch.reason !== null && { reason: batch.reason }),
    total: batch.total,
    ...counts,
    creator: batch.creator_name,
    createdAt: batch.created_at,
    ...(batch.plan_at !== null && { planAt: batch.plan_at }),
    ...(batch.remark !== null && { remark: batch.remark }),
    ...(batch.started_at !== null && { startedAt: batch.started_at }),
    ...(batch.ended_at !== null && { endedAt: batch.ended_at }),
  });

  app.get<ById>(
    '/api/v1/upload-batches/:id',
    {
      config: { access: holdersOf(CODES, 'V') },
      schema: { tags, params: BY_ID, response: answers(BATCH, '上传任务') },
    },
    async (request) => wireOf(database, await found(database, request)),
  );

  app.post<ById & { Body: { type: 'PAUSE' | 'RESUME' | 'STOP' | 'RETRY_FAILED'; reason?: string } }>(
    '/api/v1/upload-batches/:id/events',
    {
      config: { access: holdersOf(CODES, 'E') },
      schema: { tags, params: BY_ID, body: BATCH_EVENT, response: answers(BATCH, '办理后的任务') },
    },
    async (request) => {
      const [staff, { type, reason = '' }] = [staffOf(request), request.body];
      if (type === 'STOP' && !allows(staff.permissions, CODES, 'M')) throw forbidden('停止任务要有上传的管理权限');
      const event: BatchEvent = type === 'STOP' ? { type, reason: reason.trim() } : { type };
      const answer = await repeatedTransaction(database, async (inside) => {
        const batch = await found(inside, request, 'for update');
        const moment = { now: clock.now(), random };
        const done = await batchEvent(inside, moment, batch, event, staff);
        if (!done.ok) {
          const status = done.failure.why === 'state' ? 409 : 422;
          throw httpFailure(status, { code: `upload.${done.failure.why}`, message: done.failure.message });
        }
        await recordOperation(inside, context, staff, {
          action: 'upload.task',
          target: batch.id,
          details: { event: type },
        });
        const { batch: moved, ...retried } = done.value;
        return { ...(await wireOf(inside, moved)), ...retried };
      });
      wake();
      parts.tell(answer.institution);
      return answer;
    },
  );
}
