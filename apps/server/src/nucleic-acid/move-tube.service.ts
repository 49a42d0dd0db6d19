import {
  boxLife,
  tubeLife,
  type BoxFacts,
  type BoxState,
  type TubeEvent,
  type TubeFacts,
  type TubeState,
} from '@gongwei/domain/nucleic-acid';
import type { Queryable } from '../database/database.port.ts';
import type { Scope } from '../database/scope.ts';
import type { Staff } from '../identity/users.repository.ts';
import { recordOperation } from '../logging/operation-log.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure, notFound, type HttpFailure } from '../shared/http-failure.ts';
import { holdBox, writeBox, type BoxRow } from './boxes.repository.ts';
import { findTube, tubeOf, tubesOfBox, writeTube, type TubeChange, type TubeRow } from './tubes.repository.ts';

/** Who does something to tubes, in whose transaction. */
export type Doing = {
  readonly context: ServerContext;
  readonly inside: Queryable;
  readonly scope: Scope;
  readonly staff: Staff;
};

export const GONE = '没有找到这份样本，或不在您的管理范围内';
const TRIES = 4;

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

/** Where the tube is looked for: within the scope, or (scanned in a laboratory) anywhere in its county. */
export type Where = { readonly countyCode: string } | undefined;

/**
 * Does something to a tube as it stands; who was not quick enough decides again by what the other one left. Its box is held first: boxes before tubes, so that
 * nobody waits in a circle. @throws 404, 409, 422 with a sentence.
 */
export async function moveTube(
  doing: Doing,
  id: string,
  stepOf: (row: TubeRow) => Step,
  anywhere?: Where,
): Promise<Moved> {
  const read = () =>
    anywhere ? tubeOf(doing.inside, anywhere.countyCode, id) : findTube(doing.inside, doing.scope, id);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const first = await read();
    if (first?.box_id) await holdBox(doing.inside, first.county_code, first.box_id);
    const row = first?.box_id ? await read() : first;
    if (!row) throw notFound('tube.not-found', GONE);
    const state = await stepTube(doing, row, stepOf(row));
    if (state === undefined) continue;
    if (row.box_id) await followBox(doing, row.county_code, row.box_id);
    return { before: row, state };
  }
  throw httpFailure(409, { code: 'tube.changed', message: '样本正在被别人办理，请稍后再试' });
}

export const factsOfBox = (box: BoxRow, tubes: readonly TubeRow[]): BoxFacts => ({
  tubes: tubes.length,
  ...(box.carrier !== null && { carrier: box.carrier }),
  lab: box.lab_code,
  left: tubes.filter(({ state }) => ['10', '20', '30'].includes(state)).length,
  rejected: tubes.filter(({ state }) => state === '45').length,
});

/** A box is received when its last tube was looked at, and on its way again when one was not received after all. */
async function followBox({ inside, context, staff }: Doing, countyCode: string, boxId: string): Promise<void> {
  const box = await holdBox(inside, countyCode, boxId);
  if (!box) return;
  const facts = factsOfBox(box, await tubesOfBox(inside, countyCode, boxId));
  if (facts.tubes === 0) return;
  const events = ['RECEIVE_ALL', 'RECEIVE_PART', 'REOPEN'] as const;
  const next = events.map((type) => boxLife.after(box.state, { type }, facts)).find((one) => one.ok);
  if (!next?.ok) return;
  await writeBox(inside, box, next.value satisfies BoxState);
  await recordOperation(inside, context, staff, {
    action: 'nucleic.box',
    target: box.id,
    details: { from: box.state, to: next.value },
  });
}
