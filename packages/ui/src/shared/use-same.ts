import { useState } from 'react';

/** The array of before for as long as the same things are in it: what is drawn of it is not drawn anew. */
export function useSame<One>(given: readonly One[]): readonly One[] {
  const [kept, keep] = useState(given);
  const same = kept.length === given.length && kept.every((one, at) => one === given[at]);
  if (!same) keep(given);
  return same ? kept : given;
}
