import type { Answers } from '../../forms/index.ts';
import type { CalendarDay, JsonObject } from '../../shared/index.ts';

/** A stored sheet of the same person. */
export type EarlierRecord = { readonly formId: string; readonly on: CalendarDay; readonly data: Answers };

/** One earlier form that another one is told of. */
export type FactSource = {
  readonly from: string;
  /** Counts only so many days before the day of the form and on the day itself; without it the sheet counts whenever it was filled. */
  readonly withinDays?: number;
  /** Answers of the newest such sheet that are handed over under their own keys. */
  readonly same?: readonly string[];
  /** Facts told as long as there is no such sheet. */
  readonly none?: JsonObject;
  /** What has to be worked out of the sheets, newest first; there is at least one. What it leaves `undefined` is not told. */
  readonly derive?: (newestFirst: readonly EarlierRecord[]) => {
    readonly [fact: string]: JsonObject[string] | undefined;
  };
};
