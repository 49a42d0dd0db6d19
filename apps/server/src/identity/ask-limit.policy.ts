const WINDOW_MS = 10 * 60_000;
const MOST_ASKS = 20;
const MOST_ADDRESSES = 10_000;

/** How often somebody who is not logged in may have a text message sent from an address: each costs money and rings somewhere. */
export type AskLimit = {
  /** Whether one more may be asked for now; it counts as asked for. */
  mayAsk(address: string, now: Date): boolean;
};

export function createAskLimit(): AskLimit {
  const asked = new Map<string, readonly number[]>();
  return {
    mayAsk(address, now) {
      const recent = (asked.get(address) ?? []).filter((at) => now.getTime() - at < WINDOW_MS);
      if (recent.length >= MOST_ASKS) return false;
      // The oldest go first, so that invented addresses cannot fill the memory.
      asked.delete(address);
      asked.set(address, [...recent, now.getTime()]);
      if (asked.size > MOST_ADDRESSES) asked.delete(asked.keys().next().value as string);
      return true;
    },
  };
}
