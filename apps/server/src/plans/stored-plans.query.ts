import type { CallResult, PlanMark } from '@gongwei/domain/plans';
import type { CalendarDay, JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { NEVER_FUTURE } from '../resident/resident.mapper.ts';
import { PLAN_COLUMNS, type PlanRow } from './plan-row.ts';

type StoredMark = {
  readonly plan_id: string;
  readonly kind: PlanMark['kind'];
  readonly on_day: CalendarDay;
  readonly details: JsonObject;
};
type Row = {
  readonly id: string;
  readonly worked_on: CalendarDay | null;
  readonly turns_on: CalendarDay | null;
  readonly rules: number | null;
  readonly left_on: CalendarDay | null;
  readonly next_on: CalendarDay;
  readonly paused_care: readonly string[];
  readonly plans: readonly PlanRow[] | null;
  readonly marks: readonly StoredMark[] | null;
};

/** What is stored of somebody's plans, and what was said of them by hand. */
export type StoredPlans = {
  readonly id: string;
  /** Missing of who was never worked out. */
  readonly worked?: { readonly on: CalendarDay; readonly turnsOn: CalendarDay | undefined; readonly rules: number };
  readonly plans: readonly PlanRow[];
  readonly marks: readonly PlanMark[];
  readonly leftCareOn?: CalendarDay;
  /** 下次随访 as the person's row has it. */
  readonly nextFollowUpOn?: CalendarDay;
  /** Diseases whose next visit rests, as the person's row has them. */
  readonly pausedCare: readonly string[];
};

// A mark belongs to whose the record is with which its plan begins, also after a merger. The day of leaving is that of the event that gave the file its status.
const STORED = `select r.id, r.next_follow_up_on as next_on, r.paused_care, w.worked_on, w.turns_on, w.rules,
    case when r.status <> '1' then (select e.on_day from archive_events e where e.county_code = r.county_code and e.resident_id = r.id
      and e.to_status = r.status order by e.at desc limit 1) end as left_on,
    (select json_agg(json_build_object(${PLAN_COLUMNS.map((name) => `'${name}', p.${name}`).join(', ')})) from plans p
      where p.county_code = r.county_code and p.resident_id = r.id) as plans,
    (select json_agg(json_build_object('plan_id', m.plan_id, 'kind', m.kind, 'on_day', m.on_day, 'details', m.details) order by m.at, m.id)
      from plan_marks m where m.county_code = r.county_code and m.anchor in (select r.id
        union all select x.id from records x where x.county_code = r.county_code and x.subject_id = r.id and x.subject_kind = 'resident')) as marks
  from residents r left join plan_people w on w.county_code = r.county_code and w.resident_id = r.id
  where r.county_code = $1 and r.id = any($2)`;

/** All of it in one round trip, of residents of a county. */
export async function storedPlans(
  on: Queryable,
  countyCode: string,
  residentIds: readonly string[],
): Promise<readonly StoredPlans[]> {
  const rows = await on.query<Row>(STORED, [countyCode, residentIds]);
  return rows.map(({ id, worked_on, turns_on, rules, left_on, next_on, paused_care, plans, marks }) => ({
    id,
    ...(worked_on !== null && { worked: { on: worked_on, turnsOn: turns_on ?? undefined, rules: rules ?? 0 } }),
    plans: plans ?? [],
    marks: (marks ?? []).map(toMark),
    ...(left_on !== null && { leftCareOn: left_on }),
    pausedCare: paused_care,
    ...(next_on !== NEVER_FUTURE && { nextFollowUpOn: next_on }),
  }));
}

function toMark({ plan_id, kind, on_day, details }: StoredMark): PlanMark {
  const head = { planId: plan_id, on: on_day };
  if (kind === 'attempt') return { ...head, kind, result: details['result'] as CallResult };
  if (kind === 'lose') return { ...head, kind, reason: String(details['words'] ?? '') };
  if (kind === 'pause') return { ...head, kind, until: details['until'] as CalendarDay };
  if (kind === 'resume') return { ...head, kind };
  return { ...head, kind, dueOn: details['dueOn'] as CalendarDay };
}
