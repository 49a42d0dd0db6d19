import {
  nextFollowUpDue,
  pausedCare,
  PLAN_FORMS,
  PLAN_RULES_VERSION,
  plansOf,
  type Plan,
  type PlanHistory,
} from '@gongwei/domain/plans';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import type { FactsWriter } from '../ports/facts.port.ts';
import { NEVER_FUTURE } from '../resident/resident.mapper.ts';
import { todayOf, type ServerClock } from '../shared/server-clock.ts';
import { refreshFromHistories, type KeptFromHistory } from '../facts/keep-from-histories.ts';
import { personHistories, type StoredHistory } from '../facts/person-history.query.ts';
import { rowOf, type PlanRow } from './plan-row.ts';
import { remindOfOverdue } from './remind-of-overdue.ts';
import { storedPlans, type StoredPlans } from './stored-plans.query.ts';
import { planChanges, writePlans } from './write-plans.ts';

/** Somebody whose stored plans are not what they should be, with the plans in question; none where only 下次随访 is wrong. */
export type PlanDrift = { readonly residentId: string; readonly planIds: readonly string[] };

export type Plans = FactsWriter &
  KeptFromHistory & {
    /** Of somebody of whom nothing is kept yet, for who fills an empty database. */
    first(person: Pick<StoredHistory, 'id' | 'history'>): FirstPlans;
    /** Compares what is stored with what follows from the histories, as of the day it was worked out. Changes nothing. */
    drift(on: Queryable, countyCode: string, residentIds: readonly string[]): Promise<readonly PlanDrift[]>;
  };

type FirstPlans = {
  readonly plans: readonly PlanRow[];
  readonly person: ReturnType<typeof personRow>;
  /** 下次随访 and what rests, where anything follows. */
  readonly next?: { readonly next_on: string; readonly paused: readonly string[] };
};
type WithPlans = { readonly id: string; readonly kept: StoredPlans; readonly history: PlanHistory };

/** These people with what is stored of their plans; who is none of the county's is left out. */
async function withPlans(
  on: Queryable,
  countyCode: string,
  people: readonly StoredHistory[],
): Promise<readonly WithPlans[]> {
  const ids = people.map(({ id }) => id);
  const stored = new Map((await storedPlans(on, countyCode, ids)).map((one) => [one.id, one]));
  return people.flatMap(({ id, history }) => {
    const kept = stored.get(id);
    if (!kept) return [];
    const { marks, leftCareOn } = kept;
    return [{ id, kept, history: { ...history, marks, ...(leftCareOn !== undefined && { leftCareOn }) } }];
  });
}

/** When somebody was worked out, and when next. */
const personRow = (id: string, today: CalendarDay, turnsOn: CalendarDay | undefined) => ({
  resident_id: id,
  worked_on: today,
  turns_on: turnsOn ?? null,
  rules: PLAN_RULES_VERSION,
});

/** What their plans say of a person, where another thing is stored. */
function saysOfPerson(plans: readonly Plan[], kept: Pick<StoredPlans, 'nextFollowUpOn' | 'pausedCare'>) {
  const [due, paused] = [nextFollowUpDue(plans), pausedCare(plans)];
  if (due === kept.nextFollowUpOn && String(paused) === String(kept.pausedCare)) return undefined;
  return { next_on: due ?? NEVER_FUTURE, paused };
}

/** Where what is stored is not what followed on the day it was worked out. */
function driftOf({ id, kept, history }: WithPlans): readonly PlanDrift[] {
  if (!kept.worked) return [{ residentId: id, planIds: [] }];
  const { plans } = plansOf(history, kept.worked.on);
  const wanted = plans.map((plan) => rowOf(id, plan));
  const { write, drop } = planChanges(kept.plans, wanted);
  const planIds = [...write.map((row) => row.id ?? ''), ...drop];
  const alike = planIds.length === 0 && saysOfPerson(plans, kept) === undefined;
  return alike ? [] : [{ residentId: id, planIds }];
}

/** The planned visits of residents as rows, worked out a person at a time. Whoever calls holds these residents. */
export function createPlans({ clock }: { readonly clock: ServerClock }): Plans {
  const keep: KeptFromHistory['keep'] = async (inside, countyCode, people) => {
    const today = todayOf(clock);
    const worked = (await withPlans(inside, countyCode, people)).map(({ id, kept, history }) => ({
      ...{ id, kept },
      ...plansOf(history, today),
    }));
    const changes = planChanges(
      worked.flatMap(({ kept: was }) => was.plans),
      worked.flatMap(({ id, plans }) => plans.map((plan) => rowOf(id, plan))),
    );
    // The day goes with the rows: another history may have the same next turn, and rows of today are compared with what followed today.
    const looked = worked
      .filter(
        ({ kept: { worked: was }, turnsOn }) =>
          was?.rules !== PLAN_RULES_VERSION || was.turnsOn !== turnsOn || was.on !== today,
      )
      .map(({ id, turnsOn }) => personRow(id, today, turnsOn));
    const next = worked.flatMap(({ id, kept, plans }) => {
      const says = saysOfPerson(plans, kept);
      return says ? [{ resident_id: id, ...says }] : [];
    });
    const owners = people.map(({ id }) => id);
    await writePlans(inside, countyCode, { owners, ...changes, people: looked, next });
    await remindOfOverdue(inside, countyCode, changes.write, clock.now());
    return changes.write.length + changes.drop.length + next.length > 0;
  };
  const kept: KeptFromHistory = { reads: PLAN_FORMS, keep };
  return {
    ...kept,
    refresh: refreshFromHistories([kept]),
    first: ({ id, history }) => {
      const today = todayOf(clock);
      const { plans, turnsOn } = plansOf({ ...history, marks: [] }, today);
      const next = saysOfPerson(plans, { pausedCare: [] });
      return {
        plans: plans.map((plan) => rowOf(id, plan)),
        person: personRow(id, today, turnsOn),
        ...(next && { next }),
      };
    },
    forget: async (inside, countyCode, residentIds) => {
      for (const table of ['plans', 'plan_people', 'plan_doctors', 'round_places'])
        await inside.query(`delete from ${table} where county_code = $1 and resident_id = any($2)`, [
          countyCode,
          residentIds,
        ]);
    },
    drift: async (on, countyCode, residentIds) =>
      (await withPlans(on, countyCode, await personHistories(on, countyCode, residentIds, PLAN_FORMS))).flatMap(
        driftOf,
      ),
  };
}
