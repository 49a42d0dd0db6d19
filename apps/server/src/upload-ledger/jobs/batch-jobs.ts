import type { JsonObject } from '@gongwei/domain/shared';
import type { BatchEvent } from '@gongwei/domain/upload';
import { parameters, scopeCondition } from '../../database/scope.ts';
import type { JobKind, RowResult } from '../../lists/jobs/job-kind.ts';
import { recordOperation } from '../../logging/operation-log.ts';
import { httpFailure } from '../../shared/http-failure.ts';
import { batchEvent } from '../batch-events.ts';
import type { BatchRow } from '../batches.repository.ts';
import type { Wake } from './wake.ts';

/** An event over tasks, each with its receipt. */
export const batchJob = (wake: Wake, eventOf: (answers: JsonObject) => BatchEvent): JobKind => ({
  check: async (_context, _reading, answers) => {
    const event = eventOf(answers);
    if (event.type === 'STOP' && event.reason === '')
      throw httpFailure(422, { code: 'list.answers', message: '请填写停止的原因' });
    return answers;
  },
  act: async (context, inside, { scope, staff }, rowIds, answers) => {
    const into = parameters();
    const condition = scopeCondition(scope, 'b', into);
    const batches = await inside.query<BatchRow>(
      `select b.* from upload_batches b where ${condition} and b.id = any(${into.add([...rowIds])}::text[]) order by b.id for update`,
      into.values,
    );
    const results: RowResult[] = [];
    const moment = { now: context.clock.now(), random: context.random };
    for (const batch of batches) {
      const event = eventOf(answers);
      const done = await batchEvent(inside, moment, batch, event, staff);
      const common = { rowId: batch.id, title: batch.batch_no } as const;
      if (!done.ok) {
        results.push({ ...common, outcome: 'skipped', reason: done.failure.message });
        continue;
      }
      await recordOperation(inside, context, staff, {
        action: 'upload.task',
        target: batch.id,
        details: { event: event.type },
      });
      results.push({ ...common, outcome: 'done' });
    }
    const known = new Set(batches.map(({ id }) => id));
    const gone = rowIds.filter((id) => !known.has(id));
    return [
      ...results,
      ...gone.map((rowId) => ({ rowId, title: '', outcome: 'skipped' as const, reason: '已不在您的管理范围内' })),
    ];
  },
  committed: async (_context, institution) => wake(institution),
});

/** 暂停, 继续, 停止 and 重试失败 over tasks. */
export const batchJobs = (wake: Wake): { readonly [job: string]: JobKind } => ({
  'pause-upload': batchJob(wake, () => ({ type: 'PAUSE' })),
  'resume-upload': batchJob(wake, () => ({ type: 'RESUME' })),
  'retry-task': batchJob(wake, () => ({ type: 'RETRY_FAILED' })),
  'stop-upload': batchJob(wake, ({ reason }) => ({
    type: 'STOP',
    reason: typeof reason === 'string' ? reason.trim() : '',
  })),
});
