import type { CalendarDay, Json, JsonObject } from '../../shared/index.ts';
import type { PersonHistory } from '../language/person-history.ts';

/** What a column of facts may hold. A day is ISO text, `codes` a list of codes in their order. */
export type FactType = 'day' | 'time' | 'number' | 'boolean' | 'code' | 'codes' | 'text';

/** Required fields of a sheet whose conditions hold, and how many of them have an answer. */
export type RequiredAnswers = { readonly required: number; readonly filled: number };

/** What rules of facts may ask beyond the history: the forms, which are compiled where facts are worked out. */
export type FactTools = {
  /** `on`: the day on which the sheet was filled; conditions by age are judged on it. `undefined` for a form there is not. */
  readonly required: (
    formId: string,
    answers: JsonObject,
    resident: JsonObject,
    on: CalendarDay,
  ) => RequiredAnswers | undefined;
};

/** A rule with a name, tested in the area of its subject. Whoever changes what it says raises `version`: the fact is then worked out anew for everybody. */
export type FactRule = {
  readonly name: string;
  readonly version: number;
  /** Forms whose answers it reads; of all others it sees the days only. */
  readonly reads: readonly string[];
  readonly work: (history: PersonHistory, tools: FactTools, today: CalendarDay) => Json | undefined;
};

/**
 * One thing lists filter or sort by that follows from a person's history. It is stored, so it must not depend on the day it is asked:
 * what does is an expression over facts. `daily` is the exception, worked out anew every night for whoever it concerns.
 */
export type FactDefinition = {
  /** Camel case; the column is made of it. */
  readonly key: string;
  readonly label: string;
  readonly type: FactType;
  readonly codes?: readonly string[];
  /** `whoHas`: facts of which one at least has a value in everybody this one may concern. */
  readonly daily?: { readonly whoHas: readonly string[] };
  readonly value: { readonly expression: string } | { readonly rule: FactRule };
};
