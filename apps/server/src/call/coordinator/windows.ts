import type { CallParty } from '@gongwei/domain/call';

/** A window that takes part in calling. `connection` names it on the realtime channel. */
export type CallWindow = {
  readonly connection: string;
  readonly device: string;
  readonly party: CallParty;
  /** Since when its socket is gone, in milliseconds. */
  readonly downSince?: number;
};

/** Milliseconds for which a window without a socket still counts as there: pages are loaded anew, lines flicker. */
const STILL_THERE = 1_500;

/** The windows that take part in calling, by person. Knows no time of its own. */
export type Windows = ReturnType<typeof createWindows>;

export function createWindows() {
  const byConnection = new Map<string, CallWindow>();
  const byUser = new Map<string, Set<string>>();
  const remove = (connection: string): void => {
    const window = byConnection.get(connection);
    if (!window) return;
    byConnection.delete(connection);
    const own = byUser.get(window.party.userId);
    own?.delete(connection);
    if (own?.size === 0) byUser.delete(window.party.userId);
  };
  const put = (window: CallWindow): void => {
    byConnection.set(window.connection, window);
    const own = byUser.get(window.party.userId) ?? new Set();
    byUser.set(window.party.userId, own.add(window.connection));
  };
  const of = (userId: string): readonly CallWindow[] =>
    [...(byUser.get(userId) ?? [])].flatMap((connection) => byConnection.get(connection) ?? []);
  const isThere = ({ downSince }: CallWindow, now: number): boolean =>
    downSince === undefined || now - downSince < STILL_THERE;
  return {
    get: (connection: string): CallWindow | undefined => byConnection.get(connection),
    of,
    put,
    remove,
    down(connection: string, now: number): void {
      const window = byConnection.get(connection);
      if (window && window.downSince === undefined) put({ ...window, downSince: now });
    },
    up(connection: string): void {
      const window = byConnection.get(connection);
      if (window) {
        const { downSince: _, ...up } = window;
        put(up);
      }
    },
    /** Somebody who can be reached now. */
    isOnline: (userId: string, now: number): boolean => of(userId).some((window) => isThere(window, now)),
    /** When somebody stops to count as there, of those whose socket is gone. */
    deadlines: (now: number): readonly { readonly at: number; readonly userId: string }[] =>
      [...byConnection.values()].flatMap(({ downSince, party }) =>
        downSince !== undefined && downSince + STILL_THERE > now
          ? [{ at: downSince + STILL_THERE, userId: party.userId }]
          : [],
      ),
    /** Those with a window whose socket is gone. */
    downUsers: (): readonly string[] =>
      [...byConnection.values()].flatMap(({ downSince, party }) => (downSince === undefined ? [] : party.userId)),
    size: (): number => byConnection.size,
  };
}
