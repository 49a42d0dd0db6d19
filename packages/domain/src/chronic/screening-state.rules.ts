import { fail, ok, type CalendarDay, type JsonObject, type Result } from '../shared/index.ts';

/** How far somebody found with a raised value has come: nobody has decided, confirmed but not enrolled, enrolled, excluded. */
export type ScreeningState = 'open' | 'confirmed' | 'enrolled' | 'excluded';

/** What staff decide of somebody who was found with a raised value. */
export type ScreeningEvent =
  /** 排除, or 转高危管理 (`4`): they are no case. `reason`: why, in words. */
  | {
      readonly type: 'EXCLUDE';
      readonly result: '3' | '4';
      readonly reason: string;
      readonly by: string;
      readonly on: CalendarDay;
    }
  /** 重新核实: whoever was excluded is looked at again. */
  | { readonly type: 'REOPEN' };

const [CONFIRMED, EXCLUDED, AT_RISK] = ['1', '3', '4'];
/** Answers of a screening sheet that say what came of it. */
export const SCREENING_VERDICT = [
  ...['screeningResult', 'excludeReason', 'verifier', 'verifiedDate', 'confirmedDate', 'confirmedInstitution'],
  ...['confirmedDoctor', 'treatmentPlan', 'enrolled', 'enrolledDate', 'notEnrolledReason'],
];

/** The state of a screening sheet, of hypertension or diabetes alike. */
export function screeningState(answers: JsonObject): ScreeningState {
  const { screeningResult: result, enrolled } = answers;
  if (enrolled === true) return 'enrolled';
  if (result === EXCLUDED || result === AT_RISK) return 'excluded';
  return result === CONFIRMED ? 'confirmed' : 'open';
}

const CLEARED: JsonObject = Object.fromEntries(SCREENING_VERDICT.map((key) => [key, null]));

/** The verdict a sheet has after an event, `null` for what is not answered any more; a sentence where its state does not know the event. */
export function screeningAfter(answers: JsonObject, event: ScreeningEvent): Result<JsonObject, string> {
  const state = screeningState(answers);
  if (event.type === 'REOPEN')
    return state === 'excluded' ? ok({ ...CLEARED, screeningResult: '0' }) : fail('没有被排除，不用重新核实');
  if (state === 'enrolled') return fail('已纳入管理，要停止请在专档里终止管理');
  if (state === 'excluded') return fail('已经排除');
  return ok({
    ...CLEARED,
    screeningResult: event.result,
    verifier: event.by,
    verifiedDate: event.on,
    // The sheet asks why only of who is excluded; of both the history tells it.
    ...(event.result === EXCLUDED && { excludeReason: event.reason }),
  });
}
