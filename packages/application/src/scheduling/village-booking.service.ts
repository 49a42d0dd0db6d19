import type { StoredSession } from '@gongwei/domain/scheduling';
import type { ListGateway } from '../lists/list-gateway.port.ts';
import { createLoaded, type Loaded } from '../shared/index.ts';
import type { SchedulingGateway } from './scheduling-gateway.port.ts';

/** `frozen`: who is due in the villages of the session and has no appointment, oldest first; `places`: how many are left. */
export type VillageBooking = {
  readonly session: StoredSession;
  readonly frozen: Awaited<ReturnType<ListGateway['freeze']>>;
  readonly places: number;
};

/** Everybody of a session's villages who could be booked now. */
export const createVillageBooking = (
  gateway: SchedulingGateway,
  lists: ListGateway,
  sessionId: string,
): Loaded<VillageBooking> =>
  createLoaded(async (asker) => {
    const session = await gateway.session(sessionId, asker);
    const question = {
      list: 'not-appointed-list',
      where: { village: session.villages },
      sort: [{ by: 'age', descending: true as const }],
    };
    const frozen = await lists.freeze('not-appointed-list', 'bookFound', { question, except: [] });
    const places = session.slots.reduce(
      (sum, { capacity }, at) => sum + Math.max(0, capacity - (session.reserved[at] ?? 0)),
      0,
    );
    return { session, frozen, places };
  });
