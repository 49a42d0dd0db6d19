import { setImmediate as nextTurn } from 'node:timers/promises';
import { PLAN_FORMS, PLAN_RULES_VERSION, plansOf } from '@gongwei/domain/plans';
import type { Queryable } from '../database/database.port.ts';
import type { FactsWriter } from '../ports/facts.port.ts';
import { todayOf, type ServerClock } from '../shared/server-clock.ts';
import { personHistories } from '../facts/person-history.query.ts';
import { rowOf } from './plan-row.ts';
import { storedPlans } from './stored-plans.query.ts';
import { planChanges, writePeople, writePlans } from './write-plans.ts';

/** People whose plans are worked out without a pause. */
const AT_ONCE = 25;

/** Somebody whose stored plans are not what they should be, with the plans in question. */
export type PlanDrift = { readonly residentId: string; readonly planIds: readonly string[] };

export type Plans = FactsWriter & {
  /** Compares what is stored with what follows from the histories, as of the day it was worked out. Changes nothing. */
  drift(on: Queryable, countyCode: string, residentIds: readonly string[]): Promise<readonly PlanDrift[]>;
};

/** The planned visits of residents as rows, worked out a person at a time. Whoever calls holds these residents. */
export function createPlans({ clock }: { readonly clock: ServerClock }): Plans {
  const histories = async (on: Queryable, countyCode: string, ids: readonly string[]) => {
    const stored = new Map((await storedPlans(on, countyCode, ids)).map((one) => [one.id, one]));
    const people = await personHistories(on, countyCode, ids, PLAN_FORMS);
    return people.flatMap(({ id, history }) => {
      const kept = stored.get(id);
      if (!kept) return [];
      const { marks, leftCareOn } = kept;
      return [{ id, kept, history: { ...history, marks, ...(leftCareOn !== undefined && { leftCareOn }) } }];
    });
  };
  const refreshSome = async (inside: Queryable, countyCode: string, ids: readonly string[]): Promise<boolean> => {
    const today = todayOf(clock);
    const worked = (await histories(inside, countyCode, ids)).map(({ id, kept, history }) => ({
      ...{ id, kept },
      ...plansOf(history, today),
    }));
    const changes = planChanges(
      worked.flatMap(({ kept }) => kept.plans),
      worked.flatMap(({ id, plans }) => plans.map((plan) => rowOf(id, plan))),
    );
    await writePlans(inside, countyCode, ids, changes);
    const people = worked
      .filter(({ kept: { worked: was }, turnsOn }) => was?.rules !== PLAN_RULES_VERSION || was.turnsOn !== turnsOn)
      .map(({ id, turnsOn }) => ({
        ...{ resident_id: id, worked_on: today, turns_on: turnsOn ?? null, rules: PLAN_RULES_VERSION },
      }));
    if (people.length > 0) await writePeople(inside, countyCode, people);
    return changes.write.length + changes.drop.length > 0;
  };
  return {
    refresh: async (inside, countyCode, residentIds) => {
      let changed = false;
      for (let from = 0; from < residentIds.length; from += AT_ONCE) {
        // The embedded database works in this thread: others have their turn between.
        if (from > 0) await nextTurn();
        changed = (await refreshSome(inside, countyCode, residentIds.slice(from, from + AT_ONCE))) || changed;
      }
      return changed;
    },
    forget: async (inside, countyCode, residentIds) => {
      for (const table of ['plans', 'plan_people', 'plan_doctors', 'round_places'])
        await inside.query(`delete from ${table} where county_code = $1 and resident_id = any($2)`, [
          countyCode,
          residentIds,
        ]);
    },
    drift: async (on, countyCode, residentIds) =>
      (await histories(on, countyCode, residentIds)).flatMap(({ id, kept, history }) => {
        if (!kept.worked) return [{ residentId: id, planIds: [] }];
        const wanted = plansOf(history, kept.worked.on).plans.map((plan) => rowOf(id, plan));
        const { write, drop } = planChanges(kept.plans, wanted);
        const planIds = [...write.map((row) => row.id ?? ''), ...drop];
        return planIds.length === 0 ? [] : [{ residentId: id, planIds }];
      }),
  };
}
