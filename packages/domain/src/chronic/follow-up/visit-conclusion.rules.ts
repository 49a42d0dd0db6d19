import { textOf, type RawInput } from '../../clinical/index.ts';
import { parseCalendarDay, type CalendarDay } from '../../shared/index.ts';
import { nextFollowUpOn, type FollowUpInterval } from './follow-up-interval.rules.ts';
import {
  managementMeasureOf,
  visitClassOf,
  type ManagementMeasure,
  type VisitClass,
  type VisitFindings,
} from './visit-class.rules.ts';
import { isPresent, known } from './visit-reader.ts';

export type VisitConclusion = {
  readonly newOrWorseComplication: boolean;
  readonly crisis: boolean;
  readonly visitClass: VisitClass | undefined;
  readonly measure: ManagementMeasure | undefined;
  readonly nextFollowUpDate: CalendarDay | undefined;
};

/**
 * What the follow-ups of hypertension, diabetes and COPD conclude alike once their own rules have found what is wrong: class, measure and
 * next date. `routine` is the interval while nothing is wrong; everything else is asked after within two weeks.
 */
export function concludeVisit(
  input: RawInput & { readonly previous?: VisitFindings | undefined },
  found: VisitFindings & { readonly crisisReasons: readonly string[] },
  routine: FollowUpInterval | undefined,
): VisitConclusion {
  const newOrWorseComplication = isPresent(input['newOrWorseComplication']) === true;
  const crisis = found.crisisReasons.length > 0;
  const facts = {
    ...known({ uncontrolled: found.uncontrolled, adverseReaction: found.adverseReaction }),
    crisis,
    newOrWorseComplication,
    previous: {
      uncontrolled: input.previous?.uncontrolled === true,
      adverseReaction: input.previous?.adverseReaction === true,
    },
  };
  const measure = managementMeasureOf(facts);
  const visitedOn = parseCalendarDay(textOf(input['followUpDate']) ?? '');
  const interval = measure === '1' ? routine : measure && 'two-weeks';
  return {
    newOrWorseComplication,
    crisis,
    visitClass: visitClassOf(facts),
    measure,
    nextFollowUpDate: visitedOn && interval && nextFollowUpOn(visitedOn, interval),
  };
}
