import { isCalendarDay, type CalendarDay } from '../shared/index.ts';
import type { FormDefinition } from './form-definition.ts';
import type { Answers } from './form-engine.ts';

/** What a form's definition says its records are about. */
export type SubjectKind = FormDefinition['subject'];

/** Kinds of things an institution keeps a register of; `none` is a row of a catalogue (drugs, knowledge, …). */
export type RegisteredKind = Extract<SubjectKind, 'sample' | 'device' | 'none'>;

/**
 * Whom or what a record is about. Which kind it is follows from the form's definition, so that a save needs to carry
 * nothing but the identifier: the resident's, the user's, or the code of the institution that keeps the record.
 */
export type RecordSubject =
  /** A resident, also as a child, a pregnant woman or half of a couple: it lies in that person's file. */
  | { readonly kind: 'resident'; readonly residentId: string }
  /** A member of staff's own: nobody else reads or writes it. */
  | { readonly kind: 'user'; readonly userId: string }
  /** The institution itself. */
  | { readonly kind: 'institution'; readonly institutionCode: string }
  /** An entry of a register the institution keeps: the record is all there is of the thing. */
  | { readonly kind: 'entry'; readonly of: RegisteredKind; readonly institutionCode: string };

const PERSONS: readonly SubjectKind[] = ['resident', 'child', 'pregnancy', 'couple'];

/** Whether records of such a form lie in the file of a resident. */
export const isOfResident = (kind: SubjectKind): boolean => PERSONS.includes(kind);

/** The subject an identifier stands for in a form of this kind. */
export function recordSubject(kind: SubjectKind, subjectId: string): RecordSubject {
  switch (kind) {
    case 'resident':
    case 'child':
    case 'pregnancy':
    case 'couple':
      return { kind: 'resident', residentId: subjectId };
    case 'user':
      return { kind: 'user', userId: subjectId };
    case 'institution':
      return { kind: 'institution', institutionCode: subjectId };
    case 'sample':
    case 'device':
    case 'none':
      return { kind: 'entry', of: kind, institutionCode: subjectId };
  }
}

/** The identifier of a new record's subject, for forms that are not about a resident: the user's own, or of the institution they work at. */
export const ownSubjectId = (
  kind: SubjectKind,
  who: { readonly userId: string; readonly institutionCode: string },
): string => (kind === 'user' ? who.userId : who.institutionCode);

/**
 * The day the answers say the recorded thing happened on: what a save sends as `occurredOn`. `undefined` where the form asks for none, or nothing
 * was answered; then it is the server's day.
 *
 * @example
 * ```ts
 * recordDay({ occurredOn: 'followUpDate' }, { followUpDate: '2026-11-20' }); // '2026-11-20'
 * ```
 */
export function recordDay({ occurredOn }: Pick<FormDefinition, 'occurredOn'>, data: Answers): CalendarDay | undefined {
  const answer = occurredOn === undefined ? undefined : data[occurredOn];
  // An instant is of the day it begins with.
  const day = typeof answer === 'string' ? answer.slice(0, 10) : '';
  return isCalendarDay(day) ? day : undefined;
}
