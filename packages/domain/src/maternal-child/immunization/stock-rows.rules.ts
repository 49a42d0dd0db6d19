import { codeOf, numberOf, rowsOf } from '../../clinical/index.ts';
import type { JsonObject } from '../../shared/index.ts';

/** Whether a row of `items` has a quantity that its `movementType` does not allow: only 9 (stock-taking) may go below one dose. */
export function stockRows(input: JsonObject): { readonly wrongSign: boolean } {
  const adjusting = codeOf(input['movementType']) === '9';
  const quantities = rowsOf(input['items']).flatMap((row) => numberOf(row['quantity']) ?? []);
  return { wrongSign: !adjusting && quantities.some((quantity) => quantity <= 0) };
}
