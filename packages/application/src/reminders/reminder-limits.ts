import type { Result } from '@gongwei/domain/shared';
import { createLoaded, token, type Asker, type Loaded } from '../shared/index.ts';

/**
 * Minutes an urgent reminder of the chosen institution may wait until whoever is above is told. `most`: what those above have set, the longest it may
 * be; `version` 0: the institution has said nothing of its own; `by`, `at`: who set it, and when (ISO 8601 in UTC).
 */
export type ReminderLimits = {
  readonly minutes: number;
  readonly most: number;
  readonly version: number;
  readonly by?: string;
  readonly at?: string;
};

/** The shortest that may be set, in minutes: whoever is to read it has to have the time to. */
export const SHORTEST_WAIT = 5;

/** What an institution says of its reminders. A refusal comes as a sentence; everything else rejects with a `Fault`. */
export interface ReminderLimitsGateway {
  read(asker?: Asker): Promise<ReminderLimits>;
  /** `version`: the one that was seen. Sent again with the same `saveId` it is the same change. */
  set(change: {
    readonly minutes: number;
    readonly version: number;
    readonly saveId: string;
  }): Promise<Result<ReminderLimits, string>>;
}
export const ReminderLimitsGateway = token<ReminderLimitsGateway>('ReminderLimitsGateway');

/** The limits as they are. */
export const createReminderLimits = (gateway: ReminderLimitsGateway): Loaded<ReminderLimits> =>
  createLoaded((asker) => gateway.read(asker));
