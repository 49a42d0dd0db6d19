import { codeOf, numberOf, rowsOf, type RawInput } from '../../clinical/index.ts';
import type { Answers } from '../../forms/index.ts';

/** Doses of one batch: what came in, was given, lost, and passed on to others. */
export type VaccineStock = {
  readonly quantityReceived: number;
  readonly quantityUsed: number;
  readonly quantityLost: number;
  readonly quantityIssued: number;
};

/** Which sum a kind of movement counts into; stock-taking (9) corrects what was received, up or down. */
const COUNTS_AS: { readonly [movementType: string]: keyof VaccineStock } = {
  '1': 'quantityReceived',
  '2': 'quantityReceived',
  '8': 'quantityReceived',
  '9': 'quantityReceived',
  '4': 'quantityUsed',
  '5': 'quantityLost',
  '3': 'quantityIssued',
  '6': 'quantityIssued',
  '7': 'quantityIssued',
};

/**
 * The sums over the 疫苗出入库登记 of an institution for one batch of a vaccine, in doses. Rows of other batches, without a
 * quantity or of an unknown kind do not count. Source: 疫苗储存和运输管理规范（2017年版）, which asks for the balance of each batch.
 */
export function vaccineStock(movements: readonly Answers[], vaccine: string, batchNumber: string): VaccineStock {
  const sums = { quantityReceived: 0, quantityUsed: 0, quantityLost: 0, quantityIssued: 0 };
  for (const movement of movements) {
    const into = COUNTS_AS[codeOf(movement['movementType']) ?? ''];
    if (into === undefined) continue;
    const isOfBatch = (row: RawInput): boolean => row['vaccine'] === vaccine && row['batchNumber'] === batchNumber;
    for (const row of rowsOf(movement['items']).filter(isOfBatch)) sums[into] += numberOf(row['quantity']) ?? 0;
  }
  return sums;
}
