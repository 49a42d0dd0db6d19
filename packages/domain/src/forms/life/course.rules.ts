import { addDays, daysBetween, type CalendarDay, type Json } from '../../shared/index.ts';
import { isMet } from '../condition.ts';
import type { FormDefinition } from '../form-definition.ts';

/** A card booked later than this after a sheet is the next course's: what was written before a late booking belongs to it. */
const BOOKED_LATER = 70;

type PerCourse = Pick<FormDefinition, 'occurs' | 'course' | 'courseOver' | 'courseCard'>;
/** A sheet by its day; its answers matter of a card only, and are those of an open one where they are not told. */
type Sheet = { readonly occurredOn: CalendarDay; readonly data?: { readonly [key: string]: Json | undefined } };

/** Whether a form has one sheet not a person but a course of theirs, a pregnancy. */
export const isPerCourse = ({ occurs, courseOver, courseCard }: PerCourse): boolean =>
  occurs === 'one' && (courseOver !== undefined || courseCard !== undefined);

/**
 * Whether two sheets of a form that is there once a course (`isPerCourse`) are of one: cards within its days while neither says that it is over; other
 * sheets where no card was booked between them. `cards`: the days of the person's cards.
 */
export function ofOneCourse(form: PerCourse, one: Sheet, other: Sheet, cards: readonly CalendarDay[]): boolean {
  const { course = 0, courseOver } = form;
  if (courseOver) {
    const isOver = ({ data = {} }: Sheet): boolean => isMet(courseOver, (key) => data[key]);
    return Math.abs(daysBetween(one.occurredOn, other.occurredOn)) <= course && !isOver(one) && !isOver(other);
  }
  const [first, last] = one.occurredOn < other.occurredOn ? [one, other] : [other, one];
  return !cards.some(
    (on) => on > addDays(first.occurredOn, BOOKED_LATER) && on <= addDays(last.occurredOn, BOOKED_LATER),
  );
}
