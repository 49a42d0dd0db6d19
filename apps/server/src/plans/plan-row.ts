import type { Plan, PlanState, Programme } from '@gongwei/domain/plans';
import type { CalendarDay } from '@gongwei/domain/shared';

/** Columns of a plan that follow from the history, in the order they are compared and written. */
const TYPES = {
  id: 'text',
  resident_id: 'text',
  programme: 'text',
  what: 'text',
  form_id: 'text',
  opened_on: 'date',
  soon_on: 'date',
  due_on: 'date',
  grace_until: 'date',
  last_on: 'date',
  state: 'text',
  closed_on: 'date',
  closed_by: 'text',
  reason: 'text',
  doctor_id: 'text',
} as const;
type ColumnName = keyof typeof TYPES;
export type PlanRow = { readonly [column in ColumnName]: string | null };

export const PLAN_COLUMNS = Object.keys(TYPES) as readonly ColumnName[];

/** `jsonb_to_recordset` of such rows. */
export const PLAN_TYPES = PLAN_COLUMNS.map((name) => `${name} ${TYPES[name]}`).join(', ');

/** A plan as it is stored. */
export const rowOf = (residentId: string, plan: Plan): PlanRow => ({
  id: plan.id,
  resident_id: residentId,
  programme: plan.programme,
  what: plan.what,
  form_id: plan.formId,
  opened_on: plan.openedOn,
  soon_on: plan.soonOn,
  due_on: plan.dueOn,
  grace_until: plan.graceUntil,
  last_on: plan.lastOn ?? null,
  state: plan.state,
  closed_on: plan.closedOn ?? null,
  closed_by: plan.closedBy ?? null,
  reason: plan.reason ?? null,
  doctor_id: plan.doctor ?? null,
});

/** The plan a row holds. */
export const planOf = (row: PlanRow): Plan => ({
  id: String(row.id),
  programme: row.programme as Programme,
  what: row.what ?? '',
  formId: String(row.form_id),
  openedOn: row.opened_on as CalendarDay,
  soonOn: row.soon_on as CalendarDay,
  dueOn: row.due_on as CalendarDay,
  graceUntil: row.grace_until as CalendarDay,
  state: row.state as PlanState,
  ...(row.last_on !== null && { lastOn: row.last_on as CalendarDay }),
  ...(row.closed_on !== null && { closedOn: row.closed_on as CalendarDay }),
  ...(row.closed_by !== null && { closedBy: row.closed_by }),
  ...(row.reason !== null && { reason: row.reason }),
  ...(row.doctor_id !== null && { doctor: row.doctor_id }),
});
