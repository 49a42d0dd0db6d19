import { lifeCycle, said, type Guard } from '../../life-cycle/index.ts';
import { fail, isCalendarDay, ok, type CalendarDay, type JsonObject, type Result } from '../../shared/index.ts';

/** 1 在用, 0 已停. */
type MedicationState = '1' | '0';

/** What is known when an event is asked for. */
type MedicationFacts = { readonly today: CalendarDay; /** Its first day. */ readonly startedOn?: CalendarDay };

/** What becomes of a medicine. `reason`: a code of 调整或停药原因; `on`: the last day it was taken. */
export type MedicationEvent =
  | { readonly type: 'STOP'; readonly reason: string; readonly on: CalendarDay | undefined }
  | { readonly type: 'RESUME'; readonly reason: string };

type One = Guard<MedicationFacts, MedicationEvent>;
const because: One = (_, event) =>
  said(event.reason) ? undefined : event.type === 'STOP' ? '请选择停药原因' : '请填写恢复在用的原因';
const when: One = ({ today, startedOn }, event) => {
  if (event.type !== 'STOP') return undefined;
  if (event.on === undefined) return '请填写停药日期';
  if (event.on > today) return '停药日期不能晚于今天';
  return startedOn !== undefined && event.on < startedOn ? '停药日期不能早于开始日期' : undefined;
};

/** The life of a medicine somebody takes. */
export const medicationLife = lifeCycle<MedicationState, MedicationEvent, MedicationFacts>({
  id: 'medication',
  noun: '用药',
  initial: '1',
  states: { '1': '在用', '0': '已停' },
  ways: {
    STOP: { label: '停药', from: ['1'], to: '0', guards: [because, when], letter: 'E' },
    RESUME: { label: '恢复在用', from: ['0'], to: '1', guards: [because], letter: 'E' },
  },
});

/** Answers an event may change. */
export const MEDICATION_STANDING = ['active', 'endDate', 'changeReason'] as const;

/** The answers of a 用药记录 after an event, `null` for what is not answered any more; a sentence where it cannot be. */
export function medicationAfter(
  answers: JsonObject,
  event: MedicationEvent,
  today: CalendarDay,
): Result<JsonObject, string> {
  const { active, startDate } = answers;
  const startedOn = typeof startDate === 'string' && isCalendarDay(startDate) ? startDate : undefined;
  const next = medicationLife.after(active === false ? '0' : '1', event, { today, ...(startedOn && { startedOn }) });
  if (!next.ok) return fail(next.failure.message);
  if (event.type === 'RESUME') return ok({ active: true, endDate: null, changeReason: null });
  return ok({ active: false, endDate: event.on ?? today, changeReason: event.reason });
}
