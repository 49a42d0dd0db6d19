import type { JsonObject } from '../shared/index.ts';

/**
 * One person of whom it is known where a measure puts them. `given`: answers of the sheet that is the row, besides `age` (70), `sex`
 * (male), `row` and `form` (of rows that are no sheets of one form), `cards` (forms of cards held since 2020), `forms` (further sheets by form); the event is of 2026-06-01, the period the year 2026.
 */
export type MeasureExample = {
  readonly id: string;
  readonly given: JsonObject;
  readonly counts:
    | 'numerator'
    | 'denominator'
    | 'no'
    | 'not in denominator'
    | 'not in population'
    | 'excluded'
    | string;
};
