import type { Queryable } from '../database/database.port.ts';

/** Sheets that came out of the printer, in the transaction that notes them. */
export type Printed = {
  readonly inside: Queryable;
  readonly prints: readonly { readonly countyCode: string; readonly checkUpId: string }[];
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly by: { readonly id: string; readonly name: string; readonly institutionCode: string };
};

/** What follows from printing pages of a check-up. */
export type PrintHook = (printed: Printed) => Promise<void>;
