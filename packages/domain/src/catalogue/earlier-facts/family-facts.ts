import type { Answers } from '../../forms/index.ts';
import type { CalendarDay, Json, JsonObject } from '../../shared/index.ts';

/** Who of the family a form asks about; a father is the husband of the mother. The word begins the keys of its fields: `motherPhone`. */
export type FamilySide = 'mother' | 'father' | 'husband';

/** Form → whom of the family it is told about. Most forms ask about nobody and cost no query. */
const ASKED: { readonly [formId: string]: readonly FamilySide[] } = {
  'child-basic-info': ['mother', 'father'],
  'newborn-home-visit': ['mother', 'father'],
  'pregnancy-basic-info': ['husband'],
  'first-prenatal-visit': ['husband'],
};

export const familyAskedBy = (formId: string): readonly FamilySide[] =>
  Object.hasOwn(ASKED, formId) ? ASKED[formId]! : [];

/** Somebody of the family by their own file; numbers whole. `personal`: the answers of their personal information, where there is one. */
export type FamilyFile = {
  readonly id: string;
  readonly name: string;
  readonly birthDate: CalendarDay;
  readonly idNumber: string;
  readonly phone?: string | undefined;
  readonly personal?: Answers | undefined;
};

/**
 * Part of the context `previous`: what a family member's own file says, under keys of the same meaning as the form's fields, so that what
 * is masked there is masked here. What nobody recorded is absent.
 */
export function familyFacts(
  side: FamilySide,
  { id, name, birthDate, idNumber, phone, personal }: FamilyFile,
): JsonObject {
  const facts: readonly (readonly [string, Json | undefined])[] = [
    ['ResidentId', id],
    ['Name', name],
    ['BirthDate', birthDate],
    ['IdNumber', idNumber],
    ['Phone', phone ?? personal?.['phone']],
    ['Ethnicity', personal?.['ethnicGroup']],
    ['Education', personal?.['educationLevel']],
    ['Occupation', personal?.['occupation']],
    ['AboBloodType', personal?.['aboBloodType']],
    ['RhBloodType', personal?.['rhBloodType']],
    ['HouseholdAddress', personal?.['registeredAddress']],
  ];
  return Object.fromEntries(
    facts
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([key, value]) => [side + key, value as Json]),
  );
}
