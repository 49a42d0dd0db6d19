import {
  anchorOf,
  vainDays,
  type PlanDays,
  type PlanMark,
  type PlanState,
  type PlanStanding,
} from '@gongwei/domain/plans';
import { maskFor, type CalendarDay, type JsonObject } from '@gongwei/domain/shared';
import { peopleChanged } from '../../database/branch-changes.ts';
import type { Queryable } from '../../database/database.port.ts';
import { parameters, scopeCondition } from '../../database/scope.ts';
import type { ListReader } from '../../lists/source.ts';
import { recordOperation } from '../../logging/operation-log.ts';
import type { ServerContext } from '../../server-context.ts';
import type { JobKind, RowResult } from '../../lists/jobs/job-kind.ts';
import { uuidV7 } from '../../shared/random-source.ts';
import { todayOf } from '../../shared/server-clock.ts';

export type HeldPlan = {
  readonly id: string;
  readonly county_code: string;
  readonly resident_id: string;
  readonly programme: string;
  readonly name: string;
  /** Who has the resident's file. */
  readonly institution: string;
  readonly state: PlanState;
  readonly opened_on: CalendarDay;
  readonly soon_on: CalendarDay;
  readonly due_on: CalendarDay;
  readonly grace_until: CalendarDay;
  readonly last_on: CalendarDay | null;
  readonly paused_until: CalendarDay | null;
  readonly given_to: string | null;
  readonly until_day: CalendarDay | null;
  readonly why: string | null;
  readonly doctor: string | null;
  readonly attempts: readonly PlanMark[] | null;
};

/** The plans with these identifiers that are in scope; their people are held until the transaction ends, always in one order. */
export async function heldPlans(
  inside: Queryable,
  { scope }: ListReader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, HeldPlan>> {
  const into = parameters();
  const inScope = scopeCondition(scope, 'p', into);
  const wanted = into.add([...ids]);
  // Held first, read afterwards: what another one was just writing is seen.
  await inside.query(
    `select p.id from residents p where ${inScope} and p.id in (select resident_id from plans where county_code = p.county_code and id = any(${wanted}::text[]))
     order by p.id for no key update of p`,
    into.values,
  );
  const rows = await inside.query<HeldPlan>(
    `select r.id, r.county_code, r.resident_id, r.programme, p.name, p.institution_code as institution, r.state, r.opened_on, r.soon_on, r.due_on, r.grace_until, r.last_on, r.paused_until,
       t.doctor_id as given_to, t.until_day, t.reason as why, coalesce(t.doctor_id, r.doctor_id, p.doctor_id) as doctor,
       (select jsonb_agg(jsonb_build_object('planId', m.plan_id, 'kind', m.kind, 'on', m.on_day, 'result', m.details ->> 'result'))
         from plan_marks m where m.county_code = r.county_code and m.plan_id = r.id and m.kind in ('attempt', 'found')) as attempts
     from plans r join residents p on p.county_code = r.county_code and p.id = r.resident_id
       left join plan_doctors t on t.county_code = r.county_code and t.resident_id = r.resident_id and t.programme = r.programme
     where ${inScope} and r.id = any(${wanted}::text[])`,
    into.values,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export const standingOf = (plan: HeldPlan): PlanStanding => ({ state: plan.state, days: daysOf(plan) });
const daysOf = ({ opened_on, soon_on, due_on, grace_until, last_on, paused_until }: HeldPlan): PlanDays => ({
  ...{ openedOn: opened_on, soonOn: soon_on, dueOn: due_on, graceUntil: grace_until },
  ...(last_on !== null && { lastOn: last_on }),
  ...(paused_until !== null && { pausedUntil: paused_until }),
});
export const attemptsOf = ({ attempts }: HeldPlan, today: CalendarDay): number => vainDays(attempts ?? [], today);

const GONE = '已不在您的管理范围内，或随访任务已变动';

type Tools = { readonly context: ServerContext; readonly inside: Queryable; readonly reading: ListReader };
/** What one plan was before, or why nothing is done to it. */
type Done = { readonly before: JsonObject } | { readonly reason: string };

/** Does the same to each of these plans; their people are worked out anew in the end. `otherwise`: what a row counts as to which nothing is done. */
export async function onEachPlan(
  { context, inside, reading }: Tools,
  rowIds: readonly string[],
  otherwise: 'skipped' | 'failed',
  act: (plan: HeldPlan, rowId: string) => Promise<Done>,
): Promise<readonly RowResult[]> {
  const plans = await heldPlans(inside, reading, rowIds);
  const results: RowResult[] = [];
  const touched = new Map<string, Set<string>>();
  for (const rowId of rowIds) {
    const plan = plans.get(rowId);
    const title = plan ? (maskFor(reading.reader, 'person-name', plan.name) ?? '') : '';
    const done: Done = plan ? await act(plan, rowId) : { reason: GONE };
    if (plan && 'before' in done) {
      touched.set(plan.county_code, (touched.get(plan.county_code) ?? new Set()).add(plan.resident_id));
      await recordOperation(inside, context, reading.staff, {
        action: 'plan.change',
        subjectId: plan.resident_id,
        target: plan.programme,
      });
    }
    results.push({ rowId, title, outcome: 'before' in done ? 'done' : otherwise, ...done });
  }
  for (const [county, ids] of touched) await context.facts.refresh(inside, county, [...ids]);
  await peopleChanged(
    inside,
    reading.scope,
    [...touched.values()].flatMap((ids) => [...ids]),
  );
  return results;
}

/** Writes down what was said of a plan, as of today or of the day `on`. Gives the mark's identifier. */
export async function writeMark(
  { context, inside, reading: { staff } }: Tools,
  plan: HeldPlan,
  kind: PlanMark['kind'],
  details: JsonObject,
  on = todayOf(context.clock),
): Promise<JsonObject> {
  const [id, at] = [uuidV7(context.clock.now(), context.random), context.clock.now().toISOString()];
  const anchor = anchorOf(plan.id);
  await inside.query(
    `insert into plan_marks (county_code, id, plan_id, anchor, kind, on_day, details, at, by_id, by_name, institution_code)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10, $11)`,
    [
      ...[plan.county_code, id, plan.id, anchor, kind, on, JSON.stringify(details), at],
      ...[staff.id, staff.name, staff.institutionCode],
    ],
  );
  return { mark: id };
}

/** Takes marks away again while their plan is still in a state for it. */
export const undoMarks =
  (allowed: (plan: HeldPlan) => boolean): NonNullable<JobKind['undo']> =>
  (context, inside, reading, rows) => {
    const marks = new Map(rows.map(({ rowId, before }) => [rowId, before['mark']]));
    return onEachPlan({ context, inside, reading }, [...marks.keys()], 'failed', async (plan, rowId) => {
      if (!allowed(plan)) return { reason: '之后又有变动，没有撤销' };
      await inside.query('delete from plan_marks where county_code = $1 and id = $2', [
        plan.county_code,
        String(marks.get(rowId)),
      ]);
      return { before: {} };
    });
  };
