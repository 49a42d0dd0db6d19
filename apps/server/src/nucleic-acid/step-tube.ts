import { tubeLife, type TubeEvent, type TubeFacts, type TubeState } from '@gongwei/domain/nucleic-acid';
import type { Queryable } from '../database/database.port.ts';
import type { Scope } from '../database/scope.ts';
import type { Staff } from '../identity/users.repository.ts';
import { recordOperation } from '../logging/operation-log.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure, type HttpFailure } from '../shared/http-failure.ts';
import { writeTube, type TubeChange, type TubeRow } from './tubes.repository.ts';

/** Who does something to tubes, in whose transaction. */
export type Doing = {
  readonly context: ServerContext;
  readonly inside: Queryable;
  readonly scope: Scope;
  readonly staff: Staff;
};

export const GONE = '没有找到这份样本，或不在您的管理范围内';
export const refused = (
  what: 'tube' | 'box',
  { why, message }: { readonly why: 'state' | 'guard'; readonly message: string },
): HttpFailure => httpFailure(why === 'state' ? 409 : 422, { code: `${what}.${why}`, message });

/** What the machine is asked with. `boxOpen`: of the box the tube shall go into, where it is in none yet. */
export const factsOf = (
  row: TubeRow,
  { context, staff }: Pick<Doing, 'context' | 'staff'>,
  boxOpen = false,
): TubeFacts => ({
  now: context.clock.now().toISOString(),
  sampledAt: new Date(row.sampled_at).toISOString(),
  pool: row.kind !== '1',
  sealed: row.sealed,
  boxOpen: row.box_state === null ? boxOpen : row.box_state === '1',
  ...(row.departed_at !== null && { departedAt: new Date(row.departed_at).toISOString() }),
  ...(row.lab_no !== null && { labNo: row.lab_no }),
  ...(row.came_from && { cameFrom: row.came_from }),
  ...(row.tester !== null && { tester: row.tester }),
  ...(row.result !== null && { result: row.result }),
  me: staff.id,
  printed: row.printed,
  retestBegun: row.begun,
  differs: row.checked === 'differs',
  waiting: row.waiting,
});

export type Step = {
  readonly event: TubeEvent;
  readonly change?: TubeChange;
  readonly details?: object;
  /** The box the tube goes into is being packed. */
  readonly boxOpen?: boolean;
};
export type Moved = { readonly before: TubeRow; readonly state: TubeState };

/** One step of a tube that was read. `undefined`: somebody was quicker. @throws 409 where the state knows no such event, 422 where a guard refuses. */
export async function stepTube(doing: Doing, row: TubeRow, step: Step): Promise<TubeState | undefined> {
  const { context, inside, staff } = doing;
  const { event } = step;
  const next = tubeLife.after(row.state, event, factsOf(row, doing, step.boxOpen));
  if (!next.ok) throw refused('tube', next.failure);
  const reason = 'reason' in event ? event.reason : undefined;
  const done = await writeTube(
    inside,
    row,
    next.value,
    { ...step.change, ...(reason !== undefined && { reason }) },
    {
      by: staff.id,
      at: context.clock.now().toISOString(),
      event: event.type,
      ...(reason !== undefined && { reason }),
      ...(step.details && { details: step.details }),
    },
  );
  if (!done) return undefined;
  await recordOperation(inside, context, staff, {
    action: 'nucleic.tube',
    target: row.id,
    details: { event: event.type, from: row.state, to: next.value },
  });
  return next.value;
}
