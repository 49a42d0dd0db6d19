import { ctResult, type TubeEvent } from '@gongwei/domain/nucleic-acid';
import { openRetest } from './follow-retest.ts';
import { moveTube } from './move-tube.service.ts';
import type { Doing, Moved, Step } from './step-tube.ts';
import { issueReports, withdrawReports } from './reports.repository.ts';
import { findTube, type TubeRow } from './tubes.repository.ts';

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
 * single one is reported by hand. The verdict on somebody who was in a pool closes their part of its task (`follow-retest.ts`).
 */
export async function reviewResult(doing: Doing, id: string): Promise<string> {
  const at = doing.context.clock.now();
  const { before } = await moveTube(doing, id, () => ({
    event: { type: 'REVIEW' },
    change: { reviewer: doing.staff.id, reviewed_at: at.toISOString() },
  }));
  if (before.result === '0') {
    const reports = await issueReport(doing, id);
    return `阴性，已出报告 ${reports} 份`;
  }
  if (before.kind === '1')
    return before.result === '1' ? '阳性，请到核酸检测报告出报告' : '可疑，请重新采样用另一种试剂复检';
  const due = new Date(at.getTime() + RETEST_HOURS * 3_600_000);
  await moveTube(doing, id, () => ({
    event: { type: 'POOL_SUSPECT' },
    change: { retest_opened_at: at.toISOString(), retest_due_at: due.toISOString() },
  }));
  await openRetest(doing, before, at, due);
  return `混采${before.result === '1' ? '阳性' : '可疑'}，${before.persons} 人转单采复核`;
}

/** Issues the reports of a tube, one a person. Returns how many. */
export async function issueReport(doing: Doing, id: string): Promise<number> {
  const { before } = await moveTube(doing, id, () => ({ event: { type: 'REPORT' } }));
  return issueReports(doing, before);
}

/** Takes a review back: nothing was printed, and nobody was sampled again. */
export const withdrawReview = (doing: Doing, id: string, reason: string): Promise<Moved> =>
  moveTube(doing, id, () => ({
    event: { type: 'WITHDRAW_REVIEW', reason },
    change: { reviewer: null, reviewed_at: null, retest_opened_at: null, retest_due_at: null },
  }));

/** Withdraws the reports of a tube; their codes say so from now on. */
export async function withdrawReport(doing: Doing, id: string, reason: string): Promise<Moved> {
  const moved = await moveTube(doing, id, () => ({ event: { type: 'WITHDRAW_REPORT', reason } }));
  await withdrawReports(doing, moved.before, reason);
  return moved;
}
