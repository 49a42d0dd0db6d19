import type { ArchiveEventType } from '@gongwei/domain/resident';
import type { CalendarDay, JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import type { FormLibrary } from './form-library.port.ts';

/** A resident's file gets another status, in the transaction that changes it. Statuses by the code of dictionaries/archive-status. */
export type ArchiveChange = {
  readonly inside: Queryable;
  readonly countyCode: string;
  readonly residentId: string;
  readonly forms: FormLibrary;
  /** The event, and the day it is of; `details` as it is noted, of a merger with `keptId` and the records that were `moved`. */
  readonly event: ArchiveEventType;
  readonly on: CalendarDay;
  readonly details: JsonObject;
  readonly from: string;
  readonly to: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly by: { readonly id: string; readonly name: string; readonly institutionCode: string };
  /** Whoever does it is told of this in a sentence: it is not what they would expect, or they have to tell the person. */
  readonly tell: (sentence: string) => void;
};

/** What an area does when a file leaves care or comes back to it: it ends what has no sense any more. What it throws undoes the event. */
export type ArchiveHook = (change: ArchiveChange) => Promise<void>;
