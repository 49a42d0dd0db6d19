import type { CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';

/** A file without an identity number got one, in the transaction that writes it. */
export type NumberGiven = {
  readonly inside: Queryable;
  readonly countyCode: string;
  readonly residentId: string;
  readonly now: Date;
  readonly today: CalendarDay;
};

/** What an area brings in step then. What it throws undoes the change. */
export type NumberHook = (given: NumberGiven) => Promise<void>;
