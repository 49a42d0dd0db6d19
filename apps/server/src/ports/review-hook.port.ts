import type { Queryable } from '../database/database.port.ts';

/** The verdict on a check-up sheet is taken back, in the transaction that does it. */
export type WithdrawnReview = {
  readonly inside: Queryable;
  readonly countyCode: string;
  readonly recordId: string;
  readonly reason: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly by: { readonly id: string; readonly name: string };
};

/** What an area does when a reviewed sheet is open again. What it throws undoes the withdrawal. */
export type ReviewHook = (withdrawn: WithdrawnReview) => Promise<void>;
