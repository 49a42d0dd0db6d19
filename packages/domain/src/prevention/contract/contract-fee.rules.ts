import { numberOf, rowsOf } from '../../clinical/index.ts';
import { roundHalfUp, type JsonObject } from '../../shared/index.ts';

/** Fee of a contract in yuan, two places: prices of the `packages` less what is waived; an empty discount waives nothing. Missing without a price. */
export function contractFee(input: JsonObject): number | undefined {
  const rows = rowsOf(input['packages']);
  const prices = rows.map((row) => numberOf(row['price']));
  if (rows.length === 0 || prices.includes(undefined)) return undefined;
  const fen = rows.reduce(
    (sum, row) =>
      sum + Math.round((numberOf(row['price']) ?? 0) * 100) - Math.round((numberOf(row['discount']) ?? 0) * 100),
    0,
  );
  return roundHalfUp(fen / 100, 2);
}
