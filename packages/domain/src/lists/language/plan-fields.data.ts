import { ATTEMPT_RESULTS, PLAN_STATE_LABELS, PROGRAMME_LABELS } from './plan-words.data.ts';
import type { Fields } from './vocabulary.ts';

/**
 * Planned visits: codes of `@gongwei/domain/plans`. `attempts`: days on which somebody was looked for in vain; `lastCall` what the last attempt came to;
 * `place`: whom of their round the doctor visits first, as they ordered it by hand.
 */
export const PLAN_FIELDS = {
  id: { type: 'text' },
  programme: { type: 'code', codes: Object.keys(PROGRAMME_LABELS) },
  what: { type: 'text' },
  form: { type: 'code' },
  state: { type: 'code', codes: Object.keys(PLAN_STATE_LABELS) },
  openedOn: { type: 'day' },
  soonOn: { type: 'day' },
  dueOn: { type: 'day' },
  closedOn: { type: 'day' },
  pausedUntil: { type: 'day' },
  reason: { type: 'text' },
  doctor: { type: 'text' },
  /** Whose it would be, had it not been handed over. */
  handedFrom: { type: 'text' },
  place: { type: 'number' },
  attempts: { type: 'number' },
  /** Who is called about it: the person, or whoever looks after a child, or is to be asked, by their sheets. */
  phone: { type: 'text', sensitive: 'phone' },
  lastCall: { type: 'code', codes: Object.keys(ATTEMPT_RESULTS) },
  /** What orders by lateness go by: an index serves it. Of what is not late, the day that never comes. */
  lateSince: { type: 'day', is: "plan.state == 'overdue' ? plan.dueOn : '9999-12-31'" },
  overdueDays: { type: 'number', is: "plan.state == 'overdue' ? daysBetween(plan.dueOn, @today) : 0" },
} as const satisfies Fields;
