import { openRetest } from './follow-retest.ts';
import { moveTube } from './move-tube.service.ts';
import type { Doing, Moved } from './step-tube.ts';
import { issueReports, withdrawReports } from './reports.repository.ts';

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
