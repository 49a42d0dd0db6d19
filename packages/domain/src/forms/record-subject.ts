import type { FormDefinition } from './form-definition.ts';

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
