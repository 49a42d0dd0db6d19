import { lifeCycle, said, wayBetween, type Guard, type WayGone } from '../life-cycle/index.ts';
import { addDays, fail, isCalendarDay, ok, type CalendarDay, type JsonObject, type Result } from '../shared/index.ts';

/** Codes of 处方状态: 1 执行中, 2 已完成, 3 已停用. */
const PRESCRIPTION_STATES = ['1', '2', '3'] as const;
/** Where a prescription is in its life. */
type PrescriptionState = (typeof PRESCRIPTION_STATES)[number];

/** What is known when an event is asked for. */
type PrescriptionFacts = { readonly today: CalendarDay; /** Its last day. */ readonly validTo?: CalendarDay };

/** What becomes of a prescription. `result`, `reason`: codes of 效果 and 停用原因, or words of why it goes on. */
export type PrescriptionEvent =
  | { readonly type: 'COMPLETE'; readonly result: string; readonly note: string }
  | { readonly type: 'STOP'; readonly reason: string; readonly note: string }
  | { readonly type: 'RESUME'; readonly reason: string };

const OTHER = '9';
type One = Guard<PrescriptionFacts, PrescriptionEvent>;
const because: One = (_, event) => {
  if (event.type === 'COMPLETE') return said(event.result) ? undefined : '请选择效果';
  if (!said(event.reason)) return event.type === 'STOP' ? '请选择停用原因' : '请填写恢复的原因';
  return event.type === 'STOP' && event.reason === OTHER && !said(event.note) ? '请写明其他停用原因' : undefined;
};
const inTime: One = ({ today, validTo }) =>
  validTo !== undefined && validTo < today ? '处方已过有效期，请续开一张' : undefined;

/** The life of a 健康管理处方. */
export const prescriptionLife = lifeCycle<PrescriptionState, PrescriptionEvent, PrescriptionFacts>({
  id: 'prescription',
  noun: '处方',
  initial: '1',
  states: { '1': '执行中', '2': '已完成', '3': '已停用' },
  ways: {
    COMPLETE: { label: '完成评价', from: ['1'], to: '2', guards: [because], letter: 'E' },
    STOP: { label: '停用', from: ['1'], to: '3', guards: [because], letter: 'M' },
    RESUME: { label: '恢复执行', from: ['3'], to: '1', guards: [because, inTime], letter: 'M' },
  },
});

const stateOf = ({ state }: JsonObject): PrescriptionState => PRESCRIPTION_STATES.find((one) => one === state) ?? '1';

/** Answers an event may change. */
export const PRESCRIPTION_STANDING = ['state', 'stopReason', 'result', 'stateNote', 'stateOn'] as const;

/** Last day of a prescription; nothing where it does not say how long it holds. */
function prescriptionEnd({ prescribeDate, validDays }: JsonObject): CalendarDay | undefined {
  if (typeof prescribeDate !== 'string' || !isCalendarDay(prescribeDate) || typeof validDays !== 'number')
    return undefined;
  return addDays(prescribeDate, validDays - 1);
}

/** The answers after an event of that day, `null` for what is not answered any more; a sentence where it cannot be. */
export function prescriptionAfter(
  answers: JsonObject,
  event: PrescriptionEvent,
  today: CalendarDay,
): Result<JsonObject, string> {
  const validTo = prescriptionEnd(answers);
  const next = prescriptionLife.after(stateOf(answers), event, { today, ...(validTo && { validTo }) });
  if (!next.ok) return fail(next.failure.message);
  if (event.type === 'RESUME')
    return ok({ state: '1', stopReason: null, result: null, stateNote: null, stateOn: null });
  const note = event.note.trim() === '' ? null : event.note.trim();
  const why =
    event.type === 'STOP' ? { stopReason: event.reason, result: null } : { stopReason: null, result: event.result };
  return ok({ state: next.value, ...why, stateNote: note, stateOn: today });
}

/** Answers that say how it came to the person. */
export const PRESCRIPTION_HANDED = ['pushWay', 'pushedAt', 'receivedBy'] as const;

/** The answers after it was printed and given to somebody, in that minute in China; a sentence where it cannot be. */
export function prescriptionHanded(answers: JsonObject, receivedBy: string, at: string): Result<JsonObject, string> {
  if (stateOf(answers) !== '1') return fail(`处方${prescriptionLife.plan.states[stateOf(answers)]}，不用再交付`);
  return said(receivedBy) ? ok({ pushWay: '3', pushedAt: at, receivedBy: receivedBy.trim() }) : fail('请填写签收人');
}

/** The way a save goes that changes the state; nothing where it stays, a sentence where no way leads there. */
export const prescriptionChange = (before: JsonObject, after: JsonObject): Result<WayGone | undefined, string> =>
  wayBetween(prescriptionLife, stateOf(before), stateOf(after));
