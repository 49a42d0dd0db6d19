import {
  isOpen,
  PLAN_STATE_LABELS,
  PROGRAMME_LABELS,
  PROGRAMMES,
  tellsBirth,
  type Plan,
  type PlanState,
} from '../plans/index.ts';
import type { Reader } from '../shared/index.ts';
import type { CarePlan, CarePlanActivity } from './fhir-types.ts';
import { urn } from './systems.ts';

/** A visit that is owed, as FHIR says how far an activity is. */
const STATUSES: { readonly [State in PlanState]: CarePlanActivity['detail']['status'] } = {
  upcoming: 'scheduled',
  due: 'scheduled',
  overdue: 'not-started',
  visited: 'completed',
  'made-up': 'completed',
  lost: 'stopped',
  ended: 'cancelled',
};

/**
 * The visits somebody is owed as FHIR R4 CarePlans, one for each programme (高血压, 产前随访, …) with an activity for each visit, in the order
 * of their days. A plan is active as long as one of its visits is open. Who may only look (`looks`) is told no day from which a birth follows.
 */
export const carePlansOf = (
  residentId: string,
  plans: readonly Plan[],
  reader: Reader = 'reveals',
): readonly CarePlan[] =>
  PROGRAMMES.flatMap((programme): readonly CarePlan[] => {
    const visits = plans
      .filter((plan) => plan.programme === programme)
      .sort((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : a.id < b.id ? -1 : 1));
    const [first] = visits;
    if (!first) return [];
    const open = visits.some(({ state }) => isOpen(state));
    const hidden = reader === 'looks' && tellsBirth(programme);
    return [
      {
        resourceType: 'CarePlan',
        id: `${residentId}-${programme}`,
        status: open ? 'active' : 'completed',
        intent: 'plan',
        title: PROGRAMME_LABELS[programme],
        category: [
          { coding: [{ system: urn('concept', 'programme'), code: programme }], text: PROGRAMME_LABELS[programme] },
        ],
        subject: { reference: `Patient/${residentId}` },
        ...(!hidden && { period: { start: first.openedOn, ...(!open && { end: lastDayOf(visits) }) } }),
        activity: visits.map((visit) => activityOf(visit, hidden)),
      },
    ];
  });

const lastDayOf = (visits: readonly Plan[]): string =>
  visits.map((plan) => plan.closedOn ?? plan.dueOn).reduce((a, b) => (a > b ? a : b));

function activityOf(plan: Plan, hidden: boolean): CarePlanActivity {
  const { programme, what, formId, state, soonOn, dueOn, reason, closedBy } = plan;
  const visited = (state === 'visited' || state === 'made-up') && closedBy !== undefined;
  return {
    ...(visited && { outcomeReference: [{ reference: `QuestionnaireResponse/${closedBy}` }] }),
    detail: {
      kind: 'Appointment',
      code: { coding: [{ system: urn('form', formId), code: formId }], text: what || PROGRAMME_LABELS[programme] },
      status: STATUSES[state],
      statusReason: { text: reason ?? PLAN_STATE_LABELS[state] },
      ...(!hidden && { scheduledPeriod: { start: soonOn, end: dueOn } }),
    },
  };
}
