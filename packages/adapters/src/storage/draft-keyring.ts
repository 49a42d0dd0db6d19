import type { DraftLock } from '@gongwei/application/forms';
import { dataKey, newDataKey } from './draft-cipher.ts';
import type { DraftDatabase, WrappedKey } from './draft-database.port.ts';

/** The data key as drafts are sealed with it, and as it lies on the disk. */
export type DraftKeys = { readonly key: CryptoKey; readonly wrapped: WrappedKey };

export type DraftKeyring = DraftLock & {
  /** Rejects where the drafts of this user are locked, or the disk does not give their key. */
  keys(userId: string): Promise<DraftKeys>;
  /** Another key lies on the disk than the one in hand: it is fetched anew. */
  changed(): void;
};

/** Fetches the user's data key after the log-in, and tries anew with the next draft where the disk did not give it. */
export function createDraftKeyring(draftDatabase: DraftDatabase, crypto: () => Crypto): DraftKeyring {
  /** Between log-in and log-out. */
  let holder: { readonly userId: string; readonly secret: string } | undefined;
  let fetching: Promise<DraftKeys> | undefined;

  const fetched = async (userId: string, secret: string): Promise<DraftKeys> => {
    const kept = await draftDatabase.key(userId);
    const usable = kept && (await dataKey(crypto(), kept, secret).catch(() => undefined));
    if (kept && usable) return { key: usable, wrapped: kept };
    // Another window may have made one meanwhile: what lies in the database is the key of all of them.
    const wrapped = await draftDatabase.keepKey(await newDataKey(crypto(), userId, secret), kept);
    return { key: await dataKey(crypto(), wrapped, secret), wrapped };
  };
  const fetch = (userId: string, secret: string): Promise<DraftKeys> => {
    const going = fetched(userId, secret);
    fetching = going;
    going.catch(() => {
      if (fetching === going) fetching = undefined;
    });
    return going;
  };

  return {
    async keys(userId) {
      const mine = holder;
      const found = mine?.userId === userId && (await (fetching ?? fetch(userId, mine.secret)));
      // Nobody's, or overtaken by a log-out or another log-in: nothing may be opened any more.
      if (!found || holder !== mine) throw new Error('Drafts are locked');
      return found;
    },
    changed() {
      fetching = undefined;
    },
    async unlock(userId, secret) {
      holder = { userId, secret };
      await fetch(userId, secret);
    },
    lock() {
      holder = undefined;
      fetching = undefined;
    },
  };
}
