import type { Board, Bookable, Desk, StoredSession } from '@gongwei/domain/scheduling';
import { createLoaded, type Clock, type Loaded } from '../shared/index.ts';
import type { SchedulingGateway } from './scheduling-gateway.port.ts';

/** Milliseconds after which the desk looks what others did. */
const DESK_EVERY = 20_000;
/** Milliseconds after which the board in the hall looks again by itself. */
const BOARD_EVERY = 60_000;

/** Everybody of a session, kept up to date. */
export const createDesk = (gateway: SchedulingGateway, clock: Clock, sessionId: string): Loaded<Desk> =>
  createLoaded((asker) => gateway.desk(sessionId, asker), undefined, { clock, every: DESK_EVERY });

/** How far this year's check-ups are, kept up to date; asked by type of check-up, 65岁及以上老年人 first. */
export const createBoard = (gateway: SchedulingGateway, clock: Clock): Loaded<Board, string> =>
  createLoaded((asker, type) => gateway.board(type, asker), '1', { clock, every: BOARD_EVERY });

/** A session to be changed or copied; nothing where a new one is begun. */
export const createStoredSession = (
  gateway: SchedulingGateway,
  id: string | undefined,
): Loaded<StoredSession | undefined> =>
  createLoaded(async (asker) => (id === undefined ? undefined : gateway.session(id, asker)));

/** Sessions for the rows that an action was frozen for, by the selection's identifier. */
export const createBookable = (gateway: SchedulingGateway, selection: string): Loaded<Bookable> =>
  createLoaded((asker) => gateway.bookable(selection, asker));
