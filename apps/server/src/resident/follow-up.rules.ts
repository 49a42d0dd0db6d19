import type { KnownCondition, Resident } from '@gongwei/domain/resident';
import { addMonths, type CalendarDay } from '@gongwei/domain/shared';

/** Diseases followed up on a form of their own; those whose form the catalogue does not have yet are not asked for. */
const FOLLOW_UPS = [{ condition: 'hypertension', formId: 'hypertension-follow-up' }] as const satisfies readonly {
  condition: KnownCondition;
  formId: string;
}[];

export const FOLLOW_UP_FORMS: readonly string[] = FOLLOW_UPS.map(({ formId }) => formId);

/** The field of every follow-up form that says when to come back. */
export const NEXT_FOLLOW_UP_FIELD = 'nextFollowUpDate';

/** Warned of as due from a week before (rules/follow-up.md, dueSoon). */
export const DUE_SOON_DAYS = 7;

/** The day of the latest follow-up and the one it asks for next, by form. */
export type FollowUpDates = { readonly [formId: string]: { readonly on: CalendarDay; readonly next?: CalendarDay } };

/** Four a year for each disease (national standard 2017): three months after the last one, unless that one set a day. */
const dueOn = (last: FollowUpDates[string]): CalendarDay => last.next ?? addMonths(last.on, 3);

/** The earliest follow-up agreed, `undefined` before the first one and for those no longer in care. */
export function nextFollowUpOn(
  resident: Pick<Resident, 'conditions' | 'status'>,
  dates: FollowUpDates,
): CalendarDay | undefined {
  if (resident.status !== '1') return undefined;
  return FOLLOW_UPS.filter(({ condition }) => resident.conditions.includes(condition))
    .flatMap(({ formId }) => (dates[formId] ? [dueOn(dates[formId])] : []))
    .toSorted()[0];
}
