import type { Queryable } from '../database/database.port.ts';

/** Facts and planned visits that follow from residents' histories, kept in step by whoever changes one. */
export interface FactsWriter {
  /** Works out the facts of these residents anew, in the transaction of what changed them; whether any fact is another one now. */
  refresh(inside: Queryable, countyCode: string, residentIds: readonly string[]): Promise<boolean>;
  /** Residents whose files are taken away again. */
  forget(inside: Queryable, countyCode: string, residentIds: readonly string[]): Promise<void>;
}
