import type { Draft, DraftLock, DraftStore } from '@gongwei/application/forms';
import type { KeyValueStore } from '@gongwei/application/shared';
import { createDraftCipher, fingerprint } from './draft-cipher.ts';
import { draftId } from './draft-id.ts';
import { createDraftJournal } from './draft-journal.ts';
import { createDraftKeyring, type DraftKeys } from './draft-keyring.ts';
import { isSameKey, type DraftDatabase, type SealedDraft } from './draft-database.port.ts';

/** Drafts that only their user can read, and only between log-in and log-out. `items` outlive the page and are written within a call. */
export function createEncryptedDraftStore(
  draftDatabase: DraftDatabase,
  items: KeyValueStore,
  crypto: () => Crypto,
): DraftStore & DraftLock {
  const journal = createDraftJournal(items, crypto);
  const keyring = createDraftKeyring(draftDatabase, crypto);

  const openedWith =
    ({ key }: DraftKeys) =>
    async (sealed: SealedDraft): Promise<Draft | undefined> => {
      try {
        return JSON.parse(await createDraftCipher(crypto(), key).open(sealed.iv, sealed.sealed, sealed.id)) as Draft;
      } catch {
        // Sealed with a key that is gone, or damaged: there is nothing to offer, and nothing to stumble over.
        return undefined;
      }
    };
  // The draft being typed is written several times a second: its name is worked out once.
  let named = { key: '', id: Promise.resolve('') };
  const idOf = (key: Draft['key']): Promise<string> => {
    const text = draftId(key);
    if (named.key !== text) named = { key: text, id: fingerprint(crypto(), text) };
    return named.id;
  };
  /** The draft of this window that was written last: what of it need not be jotted down again. */
  let written: Draft | undefined;

  /** Sealed with the key that lies beside it; false where another one lies there since. */
  const storedWith = async ({ key, wrapped }: DraftKeys, draft: Draft): Promise<boolean> => {
    const id = await idOf(draft.key);
    const sealed = await createDraftCipher(crypto(), key).seal(JSON.stringify(draft), id);
    return isSameKey(await draftDatabase.put({ id, userId: draft.key.userId, ...sealed }, wrapped), wrapped);
  };
  const store = async (draft: Draft): Promise<void> => {
    const { userId } = draft.key;
    if (await storedWith(await keyring.keys(userId), draft)) return;
    keyring.changed();
    if (!(await storedWith(await keyring.keys(userId), draft))) throw new Error('The key of the drafts is changing.');
  };
  const stored = async (key: Draft['key']): Promise<Draft | undefined> => {
    const keys = await keyring.keys(key.userId);
    const sealed = await draftDatabase.get(await idOf(key));
    return sealed && openedWith(keys)(sealed);
  };
  /** What pages jotted down while they went takes its place among the drafts, where nothing newer lies there. */
  const takeIn = async (userId: string): Promise<void> => {
    for (const jot of await journal.found(userId)) {
      const there = await stored(jot.key);
      const draft = jot.draft(there);
      if (!there || there.savedAt <= draft.savedAt) await store(draft);
      jot.drop();
    }
  };

  return {
    async unlock(userId, secret) {
      journal.unlock(userId, secret);
      await keyring.unlock(userId, secret);
    },
    lock() {
      keyring.lock();
      written = undefined;
      journal.lock();
    },
    async write(draft) {
      const covered = journal.coveredBy(draft.key);
      await store(draft);
      covered();
      written = draft;
    },
    writeAtOnce: (draft) =>
      journal.keep(draft, written && draftId(written.key) === draftId(draft.key) ? written : undefined),
    async read(key) {
      await keyring.keys(key.userId);
      await takeIn(key.userId);
      return stored(key);
    },
    async list(userId) {
      const keys = await keyring.keys(userId);
      await takeIn(userId);
      const found = await Promise.all((await draftDatabase.of(userId)).map(openedWith(keys)));
      return found.filter((draft) => draft !== undefined).sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1));
    },
    async remove(key) {
      const covered = journal.coveredBy(key);
      await draftDatabase.delete(await idOf(key));
      covered();
    },
  };
}
