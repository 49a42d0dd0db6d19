import { lifeCycle, said, type Guard, type LifeCycle } from '../life-cycle/index.ts';
import type { CalendarDay } from '../shared/index.ts';

/** Where a finding of the record checks is: open, given to a doctor, late, excused, or closed. */
export type FindingState = 'open' | 'assigned' | 'overdue' | 'excused' | 'closed';

const FINDING_STATE_LABELS: { readonly [state in FindingState]: string } = {
  open: '待处理',
  assigned: '已派',
  overdue: '逾期',
  excused: '情况属实',
  closed: '已消除',
};

type FindingFacts = { readonly today: CalendarDay; readonly dueOn?: CalendarDay };

/** What becomes of a finding. */
export type FindingEvent =
  | { readonly type: 'ASSIGN'; readonly doctor: string; readonly dueOn: CalendarDay }
  | { readonly type: 'UNASSIGN' }
  /** A day has come. */
  | { readonly type: 'DAY' }
  | { readonly type: 'EXCUSE'; readonly reason: string }
  | { readonly type: 'WITHDRAW' }
  /** The record was worked out again: the trouble is gone, there again, or there with other values. */
  | { readonly type: 'GONE' }
  | { readonly type: 'AGAIN' }
  | { readonly type: 'CHANGED' };

type One = Guard<FindingFacts, FindingEvent>;
const doctor: One = (_, event) => ('doctor' in event && said(event.doctor) ? undefined : '请选择派给谁');
const inTime: One = ({ today }, event) =>
  'dueOn' in event && event.dueOn >= today ? undefined : '改正期限不能早于今天';
const because: One = (_, event) => ('reason' in event && said(event.reason) ? undefined : '请写明核实情况');
const over: One = ({ today, dueOn }) => (dueOn !== undefined && today > dueOn ? undefined : '还没有到期');

/**
 * The life of a finding. Nobody ticks it off: it closes when the record is worked out again and the trouble is gone. What is so in truth is
 * excused with a reason, and stays so until the values it was given for change.
 */
export const findingLife: LifeCycle<FindingState, FindingEvent, FindingFacts> = lifeCycle<
  FindingState,
  FindingEvent,
  FindingFacts
>({
  id: 'finding',
  noun: '问题',
  initial: 'open',
  states: FINDING_STATE_LABELS,
  ways: {
    ASSIGN: {
      label: '派给医生',
      from: ['open', 'assigned', 'overdue'],
      to: 'assigned',
      guards: [doctor, inTime],
      letter: 'M',
    },
    UNASSIGN: { label: '收回', from: ['assigned', 'overdue'], to: 'open', letter: 'M' },
    DAY: { label: '过了期限', from: ['assigned'], to: 'overdue', guards: [over] },
    EXCUSE: { label: '情况属实', from: ['open', 'assigned', 'overdue'], to: 'excused', guards: [because], letter: 'E' },
    WITHDRAW: { label: '取消例外', from: ['excused'], to: 'open', letter: 'E' },
    GONE: { label: '复核已消除', from: ['open', 'assigned', 'overdue', 'excused'], to: 'closed' },
    AGAIN: { label: '又出现', from: ['closed'], to: 'open' },
    CHANGED: { label: '数值有变', from: ['excused'], to: 'open' },
  },
});

/** What a stored state is on a day: what was assigned runs over by itself. */
export function shownFindingState(stored: Exclude<FindingState, 'overdue'>, facts: FindingFacts): FindingState {
  const next = stored === 'assigned' ? findingLife.after(stored, { type: 'DAY' }, facts) : undefined;
  return next?.ok ? next.value : stored;
}
