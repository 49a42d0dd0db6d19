/** Years below which the sheet of a birth (`delivery-newborn`) is of one's own: until the child has a file it stands in its mother's [P]. */
export const OWN_BIRTH_YEARS = 10;

/** Outcomes of a delivery by which the child was born dead, and the cause of death they name. */
const BORN_DEAD: ReadonlyMap<string, string> = new Map([
  ['2', '死胎'],
  ['3', '死产'],
]);

/** What a child died of before it was born, by the code of the delivery's outcome; `undefined` where it lived, or nothing is known. */
export const causeBornDead = (deliveryOutcome: string | undefined): string | undefined =>
  BORN_DEAD.get(deliveryOutcome ?? '');
