import type { Draft, DraftLock, DraftStore } from '@gongwei/application/forms';
import type { KeyValueStore } from '@gongwei/application/shared';
import { createDraftCipher, dataKey, fingerprint, newDataKey, type DraftCipher } from './draft-cipher.ts';
import { draftId } from './draft-id.ts';
import { createDraftJots } from './draft-jots.ts';
import type { DraftShelf, SealedDraft } from './draft-shelf.ts';

/** Drafts that only their user can read, and only between log-in and log-out. `items` outlive the page and are written within a call. */
export function createEncryptedDraftStore(
  shelf: DraftShelf,
  items: KeyValueStore,
  crypto: () => Crypto,
): DraftStore & DraftLock {
  const jots = createDraftJots(items, crypto);
  let unlocked: { readonly userId: string; readonly cipher: DraftCipher } | undefined;
  // Unlocking that was overtaken by a log-out or another log-in must not open anything.
  let turn = 0;

  const own = (userId: string): DraftCipher => {
    if (unlocked?.userId !== userId) throw new Error('Drafts are locked');
    return unlocked.cipher;
  };
  const opened = async (sealed: SealedDraft): Promise<Draft | undefined> => {
    try {
      return JSON.parse(await own(sealed.userId).open(sealed.iv, sealed.sealed, sealed.id)) as Draft;
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

  const store = async (draft: Draft): Promise<void> => {
    const cipher = own(draft.key.userId);
    const id = await idOf(draft.key);
    await shelf.put({ id, userId: draft.key.userId, ...(await cipher.seal(JSON.stringify(draft), id)) });
  };
  const stored = async (key: Draft['key']): Promise<Draft | undefined> => {
    const sealed = await shelf.get(await idOf(key));
    return sealed && opened(sealed);
  };
  /** What pages jotted down while they went takes its place among the drafts, where nothing newer lies there. */
  const takeIn = async (userId: string): Promise<void> => {
    for (const jot of await jots.found(userId)) {
      const there = await stored(jot.key);
      const draft = jot.draft(there);
      if (!there || there.savedAt <= draft.savedAt) await store(draft);
      jot.drop();
    }
  };

  return {
    async unlock(userId, secret) {
      const mine = ++turn;
      jots.unlock(userId, secret);
      const kept = await shelf.key(userId);
      let key = kept && (await dataKey(crypto(), kept, secret).catch(() => undefined));
      // Another window may have made one meanwhile: what lies on the shelf is the key of all of them.
      key ??= await dataKey(crypto(), await shelf.keepKey(await newDataKey(crypto(), userId, secret), kept), secret);
      if (mine === turn) unlocked = { userId, cipher: createDraftCipher(crypto(), key) };
    },
    lock() {
      turn += 1;
      unlocked = undefined;
      written = undefined;
      jots.lock();
    },
    async write(draft) {
      const covered = jots.coveredBy(draft.key);
      await store(draft);
      covered();
      written = draft;
    },
    writeAtOnce: (draft) =>
      jots.keep(draft, written && draftId(written.key) === draftId(draft.key) ? written : undefined),
    async read(key) {
      own(key.userId);
      await takeIn(key.userId);
      return stored(key);
    },
    async list(userId) {
      own(userId);
      await takeIn(userId);
      const found = await Promise.all((await shelf.of(userId)).map(opened));
      return found.filter((draft) => draft !== undefined).sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1));
    },
    async remove(key) {
      const covered = jots.coveredBy(key);
      await shelf.delete(await idOf(key));
      covered();
    },
  };
}
