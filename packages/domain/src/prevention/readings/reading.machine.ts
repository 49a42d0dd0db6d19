import { lifeCycle, said, type Guard } from '../../life-cycle/index.ts';
import { fail, ok, type JsonObject, type Result } from '../../shared/index.ts';

/** 2 counted, 3 void: a reading that should not be. */
type ReadingState = '2' | '3';

/** What is known when an event is asked for. */
type ReadingFacts = {
  /** Of its warning, 0 to 4. */
  readonly level: number;
  /** Its warning was dealt with. */
  readonly handled: boolean;
};

/** What is done with a stored reading. `way`: how the warning was dealt with, a code of `HANDLING_WAYS`. */
export type ReadingEvent =
  | { readonly type: 'HANDLE'; readonly way: string; readonly note: string }
  | { readonly type: 'VOID'; readonly reason: string }
  | { readonly type: 'RESTORE'; readonly reason: string };

/** 处理方式 of a warning. */
export const HANDLING_WAYS: { readonly [code: string]: string } = {
  ...{ '1': '电话随访', '2': '上门', '3': '预约门诊', '4': '转诊', '5': '调整用药', '6': '复测正常' },
  ...{ '7': '测量错误', '9': '其他' },
};
/** Warnings from this level on ask for somebody. */
const WARNS_FROM = 2;

type One = Guard<ReadingFacts, ReadingEvent>;
const warns: One = ({ level }) => (level >= WARNS_FROM ? undefined : '这条读数没有要处理的预警');
const open: One = ({ handled }) => (handled ? '预警已经处理过了' : undefined);
const how: One = (_, event) => {
  if (event.type !== 'HANDLE') return said(event.reason) ? undefined : '请填写原因';
  if (HANDLING_WAYS[event.way] === undefined) return '请选择处理方式';
  return event.way === '9' && !said(event.note) ? '请写明怎样处理的' : undefined;
};

/** The life of a reading of blood pressure or glucose. */
export const readingLife = lifeCycle<ReadingState, ReadingEvent, ReadingFacts>({
  id: 'reading',
  noun: '读数',
  initial: '2',
  states: { '2': '已确认', '3': '已作废' },
  ways: {
    HANDLE: { label: '处理预警', from: ['2'], to: '2', guards: [warns, open, how], letter: 'E' },
    VOID: { label: '作废', from: ['2'], to: '3', guards: [how], letter: 'M' },
    RESTORE: { label: '恢复', from: ['3'], to: '2', guards: [how], letter: 'M' },
  },
});

/** Answers an event may change. */
export const READING_STANDING = ['valid', 'invalidReason', 'handled', 'handledBy', 'handledAt', 'handling'] as const;

/** Level of the warning a reading has: the digit its words begin with; 0 where there is none. */
const warningLevelOf = ({ warningLevel }: JsonObject): number =>
  typeof warningLevel === 'string' ? Number.parseInt(warningLevel, 10) || 0 : 0;

/** The answers after an event, `null` for what is not answered any more. `by`: who does it; `at`: day and minute in China. */
export function readingAfter(
  answers: JsonObject,
  event: ReadingEvent,
  { by, at }: { readonly by: string; readonly at: string },
): Result<JsonObject, string> {
  const state: ReadingState = answers['valid'] === false ? '3' : '2';
  const facts = { level: warningLevelOf(answers), handled: answers['handled'] === true };
  const next = readingLife.after(state, event, facts);
  if (!next.ok) return fail(next.failure.message);
  if (event.type === 'VOID') return ok({ valid: false, invalidReason: event.reason.trim() });
  if (event.type === 'RESTORE') return ok({ valid: true, invalidReason: null });
  const words = [HANDLING_WAYS[event.way] ?? '', event.note.trim()].filter((part) => part !== '').join('：');
  return ok({ handled: true, handledBy: by, handledAt: at, handling: words });
}
