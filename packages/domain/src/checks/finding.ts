import type { CalendarDay } from '../shared/index.ts';

/**
 * `error` cannot be so, `missing` is required and not there, `warning` may be so: somebody should look. `advice` doubts nothing: the form said
 * what the person needs when the sheet was filled in, and nothing in it is to be corrected.
 */
export type FindingSeverity = 'error' | 'missing' | 'warning' | 'advice';

/** `sheet`: a rule of the sheet's own form; `across`: what several sheets, or a sheet and the archive, say of one person. */
export type FindingKind = 'sheet' | 'across';

/** Something in a stored record that is to be looked at. It follows from the person's history alone. */
export type Finding = {
  /** Of the record, the rule and the field: the same trouble is the same finding, however often it is worked out. */
  readonly id: string;
  readonly kind: FindingKind;
  readonly rule: string;
  readonly severity: FindingSeverity;
  readonly recordId: string;
  readonly formId: string;
  /** Where the cursor goes; empty where the sheet as a whole is meant. */
  readonly field: string;
  /** A sentence for staff. It names no person and no number of one. */
  readonly says: string;
  /** The values it was found in, in one word: an exception holds while they stay. */
  readonly values: string;
  readonly occurredOn: CalendarDay;
  /** Who entered the record. */
  readonly author: string;
};

/** The id a finding keeps for good: record, rule and field, joined by dots. The same trouble found again is the same finding. */
export const findingId = (recordId: string, rule: string, field: string): string => `${recordId}.${rule}.${field}`;
