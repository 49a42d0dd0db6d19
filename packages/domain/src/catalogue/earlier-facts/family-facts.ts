import type { Answers } from '../../forms/index.ts';
import type { CalendarDay, Json, JsonObject } from '../../shared/index.ts';

/** Who of the family a form asks about; a father is the husband of the mother. The word begins the keys of its fields: `motherPhone`. */
export type FamilySide = 'mother' | 'father' | 'husband';

/** Form → whom of the family it is told about. Most forms ask about nobody and cost no query. */
const ASKED: { readonly [formId: string]: readonly FamilySide[] } = {
  'child-basic-info': ['mother', 'father'],
  'newborn-home-visit': ['mother', 'father'],
  'postpartum-newborn-visit': ['mother', 'father'],
  'immunization-record': ['mother'],
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
  return said(facts.map(([key, value]) => [side + key, value]));
}

/** Asked of where a child belongs before it has personal information of its own, which nobody fills in before seven years. */
const HOME_ASKED = 'child-basic-info';

/**
 * Where a child lives, and what its parents have in common, under the keys of the personal information: it lives with its mother; its
 * nation and its registration are known only where both parents have the same. `address`: the child's own, by its file.
 */
export function homeFacts(
  formId: string,
  address: string | undefined,
  mother: Answers | undefined,
  father: Answers | undefined,
): JsonObject {
  if (formId !== HOME_ASKED) return {};
  const common = (key: string): Json | undefined =>
    mother?.[key] === father?.[key] ? (mother?.[key] as Json) : undefined;
  const facts: readonly (readonly [string, Json | undefined])[] = [
    ['ethnicGroup', common('ethnicGroup')],
    ['currentAddress', mother?.['currentAddress'] as Json | undefined],
    ['currentAddressDetail', address ?? (mother?.['currentAddressDetail'] as Json | undefined)],
    ['registeredAddress', common('registeredAddress')],
    ['registeredAddressDetail', common('registeredAddressDetail')],
  ];
  return said(facts);
}

/** What nobody recorded is absent. */
const said = (facts: readonly (readonly [string, Json | undefined])[]): JsonObject =>
  Object.fromEntries(
    facts.flatMap(([key, value]) =>
      value === undefined || value === null || value === '' ? [] : [[key, value] as const],
    ),
  );
