import { setImmediate as nextTurn } from 'node:timers/promises';
import { together, type Queryable } from '../database/database.port.ts';
import type { FactsWriter } from '../ports/facts.port.ts';
import { personHistories, type StoredHistory } from './person-history.query.ts';

/** Something kept of residents because it follows from their histories. */
export type KeptFromHistory = {
  /** Forms whose answers it reads. */
  readonly reads: readonly string[];
  /** Brings what is stored in step with these histories of one county; whether anything is another one now. */
  keep(inside: Queryable, countyCode: string, histories: readonly StoredHistory[]): Promise<boolean>;
};

/** People worked out without a pause. */
const AT_ONCE = 25;

/** Works out all of `kept` anew, side by side, reading each person's history once for all of them; none reads what another one keeps. */
export function refreshFromHistories(kept: readonly KeptFromHistory[]): FactsWriter['refresh'] {
  const reads = [...new Set(kept.flatMap((one) => one.reads))];
  return async (inside, countyCode, residentIds) => {
    let differed = false;
    for (let from = 0; from < residentIds.length; from += AT_ONCE) {
      // The embedded database works in this thread: others have their turn between.
      if (from > 0) await nextTurn();
      const histories = await personHistories(inside, countyCode, residentIds.slice(from, from + AT_ONCE), reads);
      const others = await together(...kept.map((one) => one.keep(inside, countyCode, histories)));
      differed ||= others.some(Boolean);
    }
    return differed;
  };
}
