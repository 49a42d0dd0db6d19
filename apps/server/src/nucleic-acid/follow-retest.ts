import {
  retestCounts,
  retestFollows,
  retestLife,
  standingOf,
  type RetestMember,
  type RetestState,
} from '@gongwei/domain/nucleic-acid';
import { recordOperation } from '../logging/operation-log.ts';
import { uuidV7 } from '../shared/random-source.ts';
import { remindOfPositive, remindOfRetest } from './nucleic-reminders.ts';
import { refused, stepTube, type Doing } from './step-tube.ts';
import {
  holdRetest,
  insertRetest,
  membersOf,
  writeMember,
  writeRetest,
  type MemberRow,
  type RetestRow,
} from './retests.repository.ts';
import { tubeOf, type TubeRow } from './tubes.repository.ts';

export { holdRetest } from './retests.repository.ts';

/** Opens the task of a pool that is positive or suspect, with everybody in it, and tells who took the pool. */
export async function openRetest(doing: Doing, pool: TubeRow, at: Date, due: Date): Promise<void> {
  const { inside, context, staff } = doing;
  const row = await insertRetest(inside, {
    countyCode: pool.county_code,
    id: uuidV7(at, context.random),
    poolId: pool.id,
    by: staff.id,
    at: at.toISOString(),
    due: due.toISOString(),
  });
  if (!row) return;
  await logged(doing, row, 'OPEN', '1');
  await remindOfRetest(doing, row, pool);
}

const logged = ({ inside, context, staff }: Doing, row: RetestRow, event: string, to: RetestState): Promise<void> =>
  recordOperation(inside, context, staff, {
    action: 'nucleic.retest',
    target: row.id,
    details: { event, from: row.state, to },
  });

/** Takes a pool's task back with its review. @throws 409, 422 where somebody was sampled again. */
export async function withdrawRetest(doing: Doing, countyCode: string, poolId: string): Promise<void> {
  const { inside, context } = doing;
  const row = await holdRetest(inside, countyCode, poolId);
  if (!row) return;
  const members = await membersOf(inside, countyCode, poolId);
  const next = retestLife.after(row.state, { type: 'WITHDRAW' }, retestCounts(members.map(asMember)));
  if (!next.ok) throw refused('tube', next.failure);
  await writeRetest(inside, row, next.value, undefined, context.clock.now().toISOString());
  await inside.query(
    'update nucleic_samples set notify_state = null, notified_at = null, notified_by = null, closed_at = null where county_code = $1 and tube_id = $2',
    [countyCode, poolId],
  );
  await logged(doing, row, 'WITHDRAW', next.value);
}

const asMember = ({ notify, single_state, single_result }: MemberRow): RetestMember => ({
  notify,
  ...(single_state !== null && {
    single: { state: single_state, ...(single_result !== null && { result: single_result }) },
  }),
});

const closedAt = (row: MemberRow, now: string): string | null => {
  const standing = standingOf(asMember(row));
  if (standing === 'done') return row.reviewed_at ?? now;
  return standing === 'handed-on' ? (row.notified_at ?? now) : null;
};

/**
 * Brings a pool's task in step with its people: whose verdict is there, who was sampled again, who is still to be called. The task is held first, so that of two
 * singles reviewed at once the second counts the first.
 */
export async function followRetest(doing: Doing, countyCode: string, poolId: string): Promise<void> {
  const { inside, context } = doing;
  const row = await holdRetest(inside, countyCode, poolId);
  if (!row) return;
  const now = context.clock.now().toISOString();
  const members = await membersOf(inside, countyCode, poolId);
  for (const member of members) {
    const closed = closedAt(member, now);
    if (member.new_tube_id !== member.single_id || (member.closed_at === null) !== (closed === null))
      await writeMember(inside, countyCode, member, closed);
  }
  const counts = retestCounts(members.map(asMember));
  const state = retestFollows(row.state, counts);
  await writeRetest(inside, row, state, counts, now);
  if (state !== row.state) await logged(doing, row, 'FOLLOW', state);
  await followPool(doing, countyCode, poolId);
  if (counts.positive > row.positive)
    await remindOfPositive(
      doing,
      row,
      members.filter((member) => standingOf(asMember(member)) === 'done' && member.single_result === '1'),
    );
}

/** A pool is done with its task, and owed again with it. */
async function followPool(doing: Doing, countyCode: string, poolId: string): Promise<void> {
  const pool = await tubeOf(doing.inside, countyCode, poolId);
  if (pool?.state === '65' && pool.waiting === 0) await stepTube(doing, pool, { event: { type: 'RETEST_DONE' } });
  if (pool?.state === '66' && pool.waiting > 0) await stepTube(doing, pool, { event: { type: 'RETEST_AGAIN' } });
}
