import { setup, transition } from 'xstate';
import { fail, ok, type Result } from '../shared/index.ts';
import { reminderRule, type ReminderRuleId } from './reminder-rules.data.ts';

/** A state by its code (modules 1.8): 0 未读, 1 已读, 2 处理中, 3 已处理, 4 已忽略, 5 已升级. */
export const REMINDER_STATES = ['0', '1', '2', '3', '4', '5'] as const;
/** Where a reminder is in its life. */
export type ReminderState = (typeof REMINDER_STATES)[number];

/** What is known of a reminder when an event is asked for. */
export type ReminderFacts = {
  readonly rule: ReminderRuleId;
  /** Minutes since it was raised. */
  readonly age: number;
  /** What it is about still holds. */
  readonly holds: boolean;
  /** It was given to somebody else. */
  readonly handed?: boolean;
  /** Minutes its recipient's institution lets an urgent one wait; never more than the rule says. */
  readonly waits?: number;
};
/** What becomes of a reminder; where a `note` is asked for, it is kept. */
export type ReminderEvent =
  | { readonly type: 'READ' | 'START' | 'ESCALATE' | 'DISSOLVE' | 'RAISE' }
  | { readonly type: 'HANDLE' | 'IGNORE' | 'TRANSFER' | 'REOPEN'; readonly note: string };
/** Kind of an event of a reminder. */
export type ReminderEventType = ReminderEvent['type'];

type Moment = { readonly context: ReminderFacts; readonly event: ReminderEvent };
type Refusal = (facts: ReminderFacts, event: ReminderEvent) => string | undefined;
const said = (event: ReminderEvent): boolean => 'note' in event && event.note.trim() !== '';
const GUARDS: { readonly [type in ReminderEventType]?: Refusal } = {
  HANDLE: ({ rule, holds }) =>
    reminderRule(rule).endsByItself && holds ? '这条要办了才会消失，不能只标已处理' : undefined,
  IGNORE: ({ rule }, event) =>
    reminderRule(rule).level === '3' ? '紧急提醒不能忽略' : said(event) ? undefined : '请写明为什么不用办',
  TRANSFER: ({ rule, holds }, event) => {
    if (reminderRule(rule).own) return '这类提醒只和本人有关，不能转办';
    if (!holds) return '事情已经了结，不用转办';
    return said(event) ? undefined : '请写明转办的原因';
  },
  REOPEN: ({ holds, handed }, event) => {
    if (handed) return '已经转给别人，要由对方转回';
    if (!holds) return '事情已经了结，不用重开';
    return said(event) ? undefined : '请写明重开的原因';
  },
  DISSOLVE: ({ holds }) => (holds ? '事情还没有了结' : undefined),
  ESCALATE: ({ rule, age, holds, waits = Infinity }) => {
    const after = reminderRule(rule).escalatesAfter;
    return after !== undefined && age >= Math.min(after, waits) && holds ? undefined : '还不到升级的时候';
  },
};
const to = <Target extends ReminderState>(target: Target) => ({
  target: `#reminder.${target}` as const,
  guard: ({ context, event }: Moment) => GUARDS[event.type]?.(context, event) === undefined,
});
const ENDS = { HANDLE: to('3'), TRANSFER: to('3'), DISSOLVE: to('3') };

/** A reminder of one recipient. It ends by itself when what it is about does; raised again then, it is unread again. */
export const reminderMachine = setup({
  types: { context: {} as ReminderFacts, input: {} as ReminderFacts, events: {} as ReminderEvent },
}).createMachine({
  id: 'reminder',
  context: ({ input }) => input,
  initial: '0',
  states: {
    '0': { id: 'reminder.0', on: { READ: to('1'), START: to('2'), IGNORE: to('4'), ESCALATE: to('5'), ...ENDS } },
    '1': { id: 'reminder.1', on: { START: to('2'), IGNORE: to('4'), ...ENDS } },
    '2': { id: 'reminder.2', on: ENDS },
    '3': { id: 'reminder.3', on: { RAISE: to('0'), REOPEN: to('1') } },
    '4': { id: 'reminder.4', on: { REOPEN: to('1') } },
    '5': { id: 'reminder.5', on: { START: to('2'), ...ENDS } },
  },
});

/** States of a reminder, in words. */
export const REMINDER_STATE_LABELS: { readonly [state in ReminderState]: string } = {
  '0': '未读',
  '1': '已读',
  '2': '处理中',
  '3': '已处理',
  '4': '已忽略',
  '5': '已升级',
};
/** What may happen to a reminder, in words. */
export const REMINDER_EVENT_LABELS: { readonly [type in ReminderEventType]: string } = {
  READ: '阅读',
  START: '开始处理',
  HANDLE: '标为已处理',
  IGNORE: '忽略',
  TRANSFER: '转给同事',
  ESCALATE: '升级到上级',
  DISSOLVE: '事情了结，自动消失',
  RAISE: '又发生了',
  REOPEN: '重开',
};
/** Why an event of a reminder is not taken: wrong state, or something is missing; `message` is a Chinese sentence. */
export type ReminderRefusal = { readonly why: 'state' | 'guard'; readonly message: string };

/** States in which somebody still has to do something. */
export const OPEN_REMINDERS: readonly ReminderState[] = ['0', '1', '2', '5'];

/** Events a state knows, whatever else holds. */
export const reminderEventsFrom = (state: ReminderState): readonly ReminderEventType[] =>
  Object.keys(reminderMachine.states[state]?.config.on ?? {}) as ReminderEventType[];

/** The state after an event, or why there is none. */
export function reminderAfter(
  state: ReminderState,
  event: ReminderEvent,
  facts: ReminderFacts,
): Result<ReminderState, ReminderRefusal> {
  if (!reminderEventsFrom(state).includes(event.type))
    return fail({
      why: 'state',
      message: `提醒${REMINDER_STATE_LABELS[state]}，不能${REMINDER_EVENT_LABELS[event.type]}`,
    });
  const at = reminderMachine.resolveState({ value: state, context: facts });
  if (!at.can(event)) return fail({ why: 'guard', message: GUARDS[event.type]?.(facts, event) ?? '现在不能办理' });
  return ok(transition(reminderMachine, at, event)[0].value as ReminderState);
}
