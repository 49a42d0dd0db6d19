export {
  DISEASE_PROGRAMMES,
  OPEN_STATES,
  PLAN_STATES,
  PROGRAMMES,
  YEARLY_PROGRAMMES,
  anchorOf,
  isOpen,
  nextFollowUpDue,
  pausedCare,
  type CallResult,
  type OwedVisit,
  type Owing,
  type PersonPlans,
  type Plan,
  type PlanDays,
  type PlanHistory,
  type PlanMark,
  type PlanOutcome,
  type PlanSheet,
  type PlanState,
  type Programme,
  type ProgrammeRule,
} from './plan.ts';
export { PROGRAMMES_BY_BIRTH, tellsBirth } from './birth-plans.rules.ts';
export { windowFrom } from './window.rules.ts';
export {
  ATTEMPT_RESULTS,
  LOST_REASONS,
  PAUSE_REASONS,
  PLAN_STATE_LABELS,
  PROGRAMME_LABELS,
  isReached,
  planInSentence,
  planTitle,
  type AttemptResult,
  type LostReason,
  type PauseReason,
} from './plan-labels.ts';
export {
  ATTEMPTS_BEFORE_LOST,
  CALLED_AT_MOST_AGO,
  PAUSED_AT_MOST,
  PLAN_EVENT_LABELS,
  planAfter,
  planDecision,
  planEventsFrom,
  planMachine,
  planTargets,
  type PlanEvent,
  type PlanEventType,
  type PlanRefusal,
  type PlanStanding,
} from './plan.machine.ts';
export { visitsADay, workingDaysLeft } from './capacity.rules.ts';
export { plansOf, vainDays } from './plans-of.ts';
export { PLAN_FORMS, PLAN_RULES_VERSION } from './programmes/index.ts';
export { ROUND_LABELS, type ResultLabels } from './round-labels.ts';
export { householdsOf, placeOfHousehold, type Household, type RoundPerson } from './households.rules.ts';
