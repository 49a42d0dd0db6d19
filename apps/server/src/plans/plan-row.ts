import type { Plan } from '@gongwei/domain/plans';

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
