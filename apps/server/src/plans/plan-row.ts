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
  attempts: 'int',
  last_call: 'text',
  paused_until: 'date',
} as const;
type ColumnName = keyof typeof TYPES;
export type PlanRow = { readonly [column in Exclude<ColumnName, 'attempts'>]: string | null } & {
  readonly attempts: number;
};

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
  attempts: plan.attempts ?? 0,
  last_call: plan.lastCall ?? null,
  paused_until: plan.pausedUntil ?? null,
});

/** The plan a row holds: what is null there is absent of it. */
export function planOf({ form_id, what, ...row }: PlanRow): Plan {
  const {
    opened_on,
    soon_on,
    due_on,
    grace_until,
    last_on,
    closed_on,
    closed_by,
    doctor_id,
    attempts,
    last_call,
    paused_until,
  } = row;
  const members = {
    ...{
      id: row.id,
      programme: row.programme,
      what: what ?? '',
      formId: form_id,
      state: row.state,
      reason: row.reason,
    },
    ...{ openedOn: opened_on, soonOn: soon_on, dueOn: due_on, graceUntil: grace_until, lastOn: last_on },
    ...{ closedOn: closed_on, closedBy: closed_by, doctor: doctor_id },
    ...{ attempts: attempts > 0 ? attempts : null, lastCall: last_call, pausedUntil: paused_until },
  };
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null)) as Plan;
}
