import type { RecordHooks } from '../records/record-hooks.ts';
import { removeInside } from '../records/remove-record.service.ts';
import { httpFailure, notFound } from '../shared/http-failure.ts';
import { uuidV7 } from '../shared/random-source.ts';
import { GONE, type Doing } from './step-tube.ts';
import { undoReceipt } from './receive-tube.ts';
import { findTube } from './tubes.repository.ts';

/** Takes a receipt back, and the entry of the desk with it, so that the tube can be scanned again. @throws 404, 409, 422 with a sentence. */
export async function takeBackReceipt(doing: Doing, hooks: RecordHooks, id: string, reason: string): Promise<void> {
  const { inside, context, scope, staff } = doing;
  const tube = await findTube(inside, scope, id);
  if (!tube) throw notFound('tube.not-found', GONE);
  const [entry] = await inside.query<{ id: string; version: number }>(
    `select id, version from records where county_code = $1 and form_id = 'nucleic-receipt' and removed_at is null and upper(trim(data ->> 'tubeBarcode')) = $2
     order by created_at desc, id limit 1`,
    [tube.county_code, tube.code],
  );
  if (!entry) return void (await undoReceipt(doing, id, reason));
  const removal = {
    id: entry.id,
    removed: true,
    baseVersion: entry.version,
    saveId: uuidV7(context.clock.now(), context.random),
  };
  const outcome = await removeInside(context, hooks, inside, scope, staff, removal);
  if (!outcome.ok) throw httpFailure(409, { code: 'tube.changed', message: '接收登记刚刚被别人改过，请再看一遍' });
  await inside.query('update nucleic_tubes set reason = $3 where county_code = $1 and id = $2', [
    tube.county_code,
    id,
    reason,
  ]);
}
