import { ctResult, type TubeEvent } from '@gongwei/domain/nucleic-acid';
import { httpFailure } from '../shared/http-failure.ts';
import { moveTube, type Doing, type Moved, type Step } from './move-tube.service.ts';
import { issueReports, withdrawReports } from './reports.repository.ts';
import { findTube, tubeOf, type TubeRow } from './tubes.repository.ts';

/** What a run of the PCR said. A target without amplification is `null`. */
export type Reading = {
  readonly orf1ab: number | null;
  readonly n: number | null;
  readonly ic?: number;
  readonly icValid: boolean;
  readonly controlValid: boolean;
  readonly plateNo?: string;
  readonly note?: string;
};

const judged = ({ orf1ab, n, icValid, controlValid }: Reading) =>
  ctResult({
    ...(orf1ab === null ? { orf1abNoCt: true } : { ctOrf1ab: orf1ab }),
    ...(n === null ? { nNoCt: true } : { ctN: n }),
    icValid,
    controlValid,
  });

function stepOf(reading: Reading, { context, staff }: Doing, row: TubeRow, retests: number): Step {
  const result = judged(reading);
  const values = { ct_orf1ab: reading.orf1ab, ct_n: reading.n, ct_ic: reading.ic ?? null };
  const run = { tester: staff.id, tested_at: context.clock.now().toISOString() };
  const plate = reading.plateNo === undefined ? {} : { plate_no: reading.plateNo };
  const details = { ...values, result: result ?? null };
  if (result === '9' && row.state !== '40')
    return {
      event: { type: 'INVALID', reason: reading.note ?? '内标或质控无效' },
      change: { ...values, ...run, result: null, retests: retests + 1 },
      details,
    };
  const type = row.state === '60' ? 'CHANGE_RESULT' : 'ENTER_RESULT';
  return {
    event: { type, result } as TubeEvent,
    change: { ...values, ...run, ...plate, result: result === '9' ? null : (result ?? null) },
    details,
  };
}

const retestsOf = async ({ inside, scope }: Doing, id: string): Promise<number> => {
  const row = await findTube(inside, scope, id);
  if (!row) return 0;
  const [one] = await inside.query<{ retests: number }>(
    'select retests from nucleic_tubes where county_code = $1 and id = $2',
    [row.county_code, id],
  );
  return one?.retests ?? 0;
};

/** Enters or changes a result as the run reads; an invalid run is counted and tested again. */
export async function enterResult(doing: Doing, id: string, reading: Reading): Promise<Moved> {
  const retests = await retestsOf(doing, id);
  return moveTube(doing, id, (row) => stepOf(reading, doing, row, retests));
}

/** Tests again what has a result that cannot be believed. */
export async function testAgain(doing: Doing, id: string, reason: string): Promise<Moved> {
  const retests = (await retestsOf(doing, id)) + 1;
  return moveTube(doing, id, () => ({ event: { type: 'INVALID', reason }, change: { result: null, retests } }));
}

/** Hours within which the people of a positive pool are to be sampled again [P]. */
const RETEST_HOURS = 6;

/**
 * Passes a result. A negative one is reported at once to everybody in the tube; a positive or suspect pool sends its people to a single test; a positive
 * single one is reported by hand. The verdict on somebody who was in a pool closes their part of its task.
 */
export async function reviewResult(doing: Doing, id: string): Promise<string> {
  const at = doing.context.clock.now();
  const { before } = await moveTube(doing, id, () => ({
    event: { type: 'REVIEW' },
    change: { reviewer: doing.staff.id, reviewed_at: at.toISOString() },
  }));
  if (before.origin_id !== null && before.result !== '2') await settleMember(doing, before, before.origin_id);
  if (before.result === '0') {
    const reports = await issueReport(doing, id);
    return `阴性，已出报告 ${reports} 份`;
  }
  if (before.kind === '1')
    return before.result === '1' ? '阳性，请到核酸检测报告出报告' : '可疑，请重新采样用另一种试剂复检';
  await moveTube(doing, id, () => ({
    event: { type: 'POOL_SUSPECT' },
    change: {
      retest_opened_at: at.toISOString(),
      retest_due_at: new Date(at.getTime() + RETEST_HOURS * 3_600_000).toISOString(),
    },
  }));
  return `混采${before.result === '1' ? '阳性' : '可疑'}，${before.persons} 人转单采复核`;
}

/** Issues the reports of a tube, one a person. Returns how many. */
export async function issueReport(doing: Doing, id: string): Promise<number> {
  const { before } = await moveTube(doing, id, () => ({ event: { type: 'REPORT' } }));
  return issueReports(doing, before);
}

async function settleMember(doing: Doing, single: TubeRow, poolId: string): Promise<void> {
  const { inside, context } = doing;
  await inside.query(
    'update nucleic_samples set closed_at = $4 where county_code = $1 and tube_id = $2 and new_tube_id = $3 and closed_at is null',
    [single.county_code, poolId, single.id, context.clock.now().toISOString()],
  );
  await closeTask(doing, single.county_code, poolId);
}

/** A pool's task is done when everybody in it has a verdict or was handed on. */
async function closeTask(doing: Doing, countyCode: string, poolId: string): Promise<void> {
  const pool = await tubeOf(doing.inside, countyCode, poolId);
  if (pool?.state === '65' && pool.waiting === 0)
    await moveTube(doing, poolId, () => ({ event: { type: 'RETEST_DONE' } }), { countyCode });
}

/** 0 未通知, 1 已电话通知, 2 无法联系, 3 已转社区: the last two close a person's part of the task. */
export async function noteMember(doing: Doing, sampleId: string, notify: '1' | '2' | '3'): Promise<void> {
  const [sample] = await doing.inside.query<{ county_code: string; tube_id: string }>(
    'select county_code, tube_id from nucleic_samples where county_code = $2 and id = $1',
    [sampleId, doing.scope.institutionCode.slice(0, 6)],
  );
  const pool = sample && (await findTube(doing.inside, doing.scope, sample.tube_id));
  if (!pool || pool.state !== '65')
    throw httpFailure(409, { code: 'tube.state', message: '这个人没有待单采复核的任务' });
  await doing.inside.query(
    `update nucleic_samples set notify_state = $3, closed_at = case when $3 in ('2', '3') then $4::timestamptz else closed_at end
     where county_code = $1 and id = $2`,
    [pool.county_code, sampleId, notify, doing.context.clock.now().toISOString()],
  );
  await closeTask(doing, pool.county_code, pool.id);
}

/** Takes a review back: nothing was printed, and nobody was sampled again. */
export async function withdrawReview(doing: Doing, id: string, reason: string): Promise<Moved> {
  const moved = await moveTube(doing, id, () => ({
    event: { type: 'WITHDRAW_REVIEW', reason },
    change: { reviewer: null, reviewed_at: null, retest_opened_at: null, retest_due_at: null },
  }));
  await reopenMember(doing, moved.before);
  return moved;
}

/** Withdraws the reports of a tube; their codes say so from now on. */
export async function withdrawReport(doing: Doing, id: string, reason: string): Promise<Moved> {
  const moved = await moveTube(doing, id, () => ({ event: { type: 'WITHDRAW_REPORT', reason } }));
  await withdrawReports(doing, moved.before, reason);
  await reopenMember(doing, moved.before);
  return moved;
}

/** The verdict on a member of a pool is open again while the pool's task is. */
const reopenMember = async ({ inside }: Doing, { county_code, id, origin_id }: TubeRow): Promise<void> =>
  void (
    origin_id !== null &&
    (await inside.query(
      `update nucleic_samples s set closed_at = null from nucleic_tubes t
       where s.county_code = $1 and s.tube_id = $2 and s.new_tube_id = $3 and t.county_code = s.county_code and t.id = s.tube_id and t.state = '65'`,
      [county_code, origin_id, id],
    ))
  );
