import type { HistoryRecord, PersonHistory } from '../lists/index.ts';
import type { FindingSeverity } from './finding.ts';

type Common = {
  readonly id: string;
  /** What it is called in the list. */
  readonly title: string;
  readonly severity: FindingSeverity;
  /** Forms whose sheets it is judged of, one by one. */
  readonly on: readonly string[];
  /** `@day`: the field with the sheet's day. One of several where forms call the same differently. */
  readonly field: string | { readonly [form: string]: string };
  /** [S] standard, [G] guideline, [P] product convention: what a medical lead has to confirm. */
  readonly source: string;
};

/**
 * A condition over a sheet (`record`), the one before it of the same form (`previous`), the person (`resident`), the day their file left care
 * (`archive.leftOn`) and any other sheets of theirs (`latest(form, when: …)`); the language of lists. What is unknown is no finding.
 */
export type ConditionRule = Common & {
  readonly when: string;
  /** The sentence; `{…}` are expressions of the same language. */
  readonly says: string;
};

/** A rule over what the language cannot read: rows of tables, patterns of texts. Whoever changes it raises `version`. */
export type WrittenRule = Common & {
  readonly version: number;
  readonly find: (
    record: HistoryRecord,
    history: PersonHistory,
  ) => { readonly says: string; readonly values: readonly unknown[] } | undefined;
  /** Forms whose answers it reads besides those it is judged of. */
  readonly reads: readonly string[];
};

/** A check of a sheet against the person and their other sheets, written as a condition or as a function. */
export type AcrossRule = ConditionRule | WrittenRule;
