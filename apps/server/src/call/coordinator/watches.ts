import type { Presence } from '@gongwei/domain/call';

/** Who wants to know who can be called: each window has one list. Tells only what changed. */
export function createWatches(
  presenceOf: (userId: string) => Presence,
  tell: (connection: string, userId: string, presence: Presence) => void,
) {
  const lists = new Map<string, readonly string[]>();
  const watchers = new Map<string, Set<string>>();
  const last = new Map<string, Presence>();
  const end = (connection: string): void => {
    for (const userId of lists.get(connection) ?? []) {
      const own = watchers.get(userId);
      own?.delete(connection);
      if (own?.size === 0) {
        watchers.delete(userId);
        last.delete(userId);
      }
    }
    lists.delete(connection);
  };
  return {
    /** A new list takes the place of the last; tells how it is now. */
    watch(connection: string, userIds: readonly string[]): void {
      end(connection);
      if (userIds.length === 0) return;
      const list = [...new Set(userIds)];
      lists.set(connection, list);
      for (const userId of list) {
        watchers.set(userId, (watchers.get(userId) ?? new Set()).add(connection));
        const presence = presenceOf(userId);
        last.set(userId, presence);
        tell(connection, userId, presence);
      }
    },
    end,
    /** These may have changed. */
    look(userIds: Iterable<string>): void {
      for (const userId of new Set(userIds)) {
        const watching = watchers.get(userId);
        if (!watching) continue;
        const presence = presenceOf(userId);
        if (last.get(userId) === presence) continue;
        last.set(userId, presence);
        for (const connection of watching) tell(connection, userId, presence);
      }
    },
    size: (): number => lists.size,
  };
}
