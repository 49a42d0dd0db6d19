import type { CalendarDay } from '../shared/index.ts';

/** One value of a limit, for whom it holds; ages in full years on the day of the event. */
export type LimitValue = {
  readonly sex?: 'male' | 'female';
  readonly minAge?: number;
  readonly maxAge?: number;
  readonly value: number;
};

/** A limit by the name all measures call it: `limit(bp-raised-systolic)`. */
export type Limit = {
  readonly id: string;
  readonly label: string;
  readonly unit: string;
  readonly values: readonly LimitValue[];
  /** Where the value is from. */
  readonly source: string;
};

/** What an institution (with all below it) has set instead, for events from a day on and before another (`until`), where there is one. */
export type LimitSetting = {
  readonly limit: string;
  readonly institution: string;
  readonly from: CalendarDay;
  readonly until?: CalendarDay;
  readonly values: readonly LimitValue[];
};

/** A condition by the name measures call it: `is(bp-raised)`. `of`: the form whose record is looked at. */
export type NamedCondition = {
  readonly id: string;
  readonly label: string;
  readonly of: string;
  readonly when: string;
  readonly source: string;
};

/**
 * A rule over a history that measures call by name: `rule(standard-management-hypertension)`. `fact` keeps what it says of the running year, `lastYear`
 * of the one before, a condition unless it `gives` a number; one with a `value` follows from the record that is looked at (`of`) and the period, and so is known for any.
 */
export type NamedRule = { readonly id: string; readonly label: string } & (
  | { readonly fact: string; readonly lastYear: string; readonly gives?: 'number' }
  | { readonly of: string; readonly value: string }
);

/** The days that are counted, both included. */
export type Period = { readonly from: CalendarDay; readonly until: CalendarDay };
