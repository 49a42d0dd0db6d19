import { numberOf, rowsOf, textOf } from '../clinical/index.ts';
import type { JsonObject } from '../shared/index.ts';

/** Gaps in the rows of a self-check: problems without measure and deadline, more problems than samples. */
export function selfCheckGaps(input: JsonObject): {
  readonly measureMissing: boolean;
  readonly tooManyProblems: boolean;
} {
  const rows = rowsOf(input['items']);
  const problemsOf = (row: (typeof rows)[number]): number => numberOf(row['problems']) ?? 0;
  return {
    measureMissing: rows.some(
      (row) => problemsOf(row) > 0 && (textOf(row['measure']) === undefined || textOf(row['deadline']) === undefined),
    ),
    tooManyProblems: rows.some((row) => problemsOf(row) > (numberOf(row['total']) ?? Infinity)),
  };
}
