import { codeOf, numberOf, rowsOf, textOf } from '../../clinical/index.ts';
import type { JsonObject } from '../../shared/index.ts';

/** What is wrong with the rows of `doses`: given before birth, after the batch expired, the same dose of the same vaccine twice. */
export function vaccinationRows(input: JsonObject): {
  readonly beforeBirth: boolean;
  readonly expired: boolean;
  readonly repeated: boolean;
} {
  const rows = rowsOf(input['doses']);
  const birthDate = textOf(input['birthDate']);
  const doses = rows.flatMap((row) => {
    const [vaccine, number] = [codeOf(row['vaccine']), numberOf(row['doseNumber'])];
    return vaccine === undefined || number === undefined ? [] : [`${vaccine} ${number}`];
  });
  const earlier = (one: unknown, other: unknown): boolean => {
    const [from, until] = [textOf(one), textOf(other)];
    return from !== undefined && until !== undefined && from < until;
  };
  return {
    beforeBirth: birthDate !== undefined && rows.some((row) => earlier(row['date'], birthDate)),
    expired: rows.some((row) => earlier(row['expiryDate'], row['date'])),
    repeated: new Set(doses).size < doses.length,
  };
}
