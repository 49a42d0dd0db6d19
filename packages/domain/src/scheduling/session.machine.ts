import type { CalendarDay } from '../shared/index.ts';
import { lifeCycle, said, type Guard } from '../life-cycle/index.ts';

/** Codes of a session's state; 2 约满 is worked out and never stored, 9 is a draft that was deleted. */
export const SESSION_STATES = ['0', '1', '3', '4', '5', '9'] as const;
/** State of a session of check-ups, as it is stored. */
export type SessionState = (typeof SESSION_STATES)[number];
/** State of a session of check-ups, as it is shown on a day. */
export type ShownSessionState = Exclude<SessionState, '9'> | '2';

/** What decides which events of a session of check-ups are taken. */
export type SessionFacts = {
  readonly today: CalendarDay;
  readonly day: CalendarDay;
  /** Places in all, and how many of them are taken. */
  readonly capacity: number;
  readonly reserved: number;
};

/** What becomes of a session of check-ups. */
export type SessionEvent =
  | { readonly type: 'OPEN' }
  | { readonly type: 'CLOSE' }
  | { readonly type: 'BEGIN' }
  | { readonly type: 'END' }
  | { readonly type: 'DELETE' }
  | { readonly type: 'CANCEL'; readonly reason?: string };
/** Kind of an event of a session of check-ups. */
export type SessionEventType = SessionEvent['type'];

type One = Guard<SessionFacts, SessionEvent>;
const notPast: One = ({ today, day }) => (day < today ? '场次日期已过' : undefined);
const places: One = ({ capacity }) => (capacity > 0 ? undefined : '请先填写号源');
const nobody: One = ({ reserved }) =>
  reserved === 0 ? undefined : `已有 ${reserved} 人预约；要停止预约，请编辑场次，把预约截止改到现在`;
const begun: One = ({ today, day }) => (day <= today ? undefined : '还没有到场次日期');
const because: One = (_, event) => (event.type === 'CANCEL' && said(event.reason) ? undefined : '请选择取消原因');

/** The life of a check-up session (modules 1.3, subjects.json). */
export const sessionLife = lifeCycle<SessionState, SessionEvent, SessionFacts>({
  id: 'session',
  noun: '场次',
  initial: '0',
  states: { '0': '草稿', '1': '开放预约', '3': '进行中', '4': '已结束', '5': '已取消', '9': '已删除' },
  ways: {
    OPEN: { label: '开放预约', from: ['0'], to: '1', guards: [notPast, places], letter: 'E' },
    CLOSE: { label: '停止预约', from: ['1'], to: '0', guards: [nobody], letter: 'E' },
    BEGIN: { label: '进行中', from: ['1'], to: '3', guards: [begun] },
    END: { label: '结束', from: ['3'], to: '4', letter: 'E' },
    DELETE: { label: '删除草稿', from: ['0'], to: '9', guards: [nobody], letter: 'M' },
    CANCEL: { label: '取消场次', from: ['0', '1'], to: '5', guards: [because], letter: 'M' },
  },
});

/** What a session is called: an open one without a place left is 约满. */
export const shownSessionState = (
  state: Exclude<SessionState, '9'>,
  { capacity, reserved }: Pick<SessionFacts, 'capacity' | 'reserved'>,
): ShownSessionState => (state === '1' && reserved >= capacity ? '2' : state);

/** States of a check-up session as they are shown, in words. */
export const SESSION_STATE_LABELS: { readonly [state in ShownSessionState]: string } = {
  ...sessionLife.plan.states,
  '2': '约满',
};
