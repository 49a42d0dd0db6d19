import { rowsOf, textOf } from '../clinical/index.ts';
import type { JsonObject } from '../shared/index.ts';

/** Whether a document number stands twice among the `members` of a tube; letters count the same in either case. */
export function poolMembers(input: JsonObject): { readonly repeated: boolean } {
  const numbers = rowsOf(input['members']).flatMap((row) => textOf(row['idNo'])?.toUpperCase() ?? []);
  return { repeated: new Set(numbers).size < numbers.length };
}
