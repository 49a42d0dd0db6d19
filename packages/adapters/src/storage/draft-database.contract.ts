import { describe, expect, it } from 'vitest';
import type { DraftDatabase, SealedDraft, WrappedKey } from './draft-database.port.ts';

const bytes = (...values: number[]): Uint8Array<ArrayBuffer> => Uint8Array.from(values);
export const sealedDraft = (id: string, userId = 'u1', content = 7): SealedDraft => ({
  id,
  userId,
  iv: bytes(1, 2),
  sealed: bytes(content).buffer,
});
export const wrappedKey = (salt: number, userId = 'u1'): WrappedKey => ({
  userId,
  salt: bytes(salt),
  iv: bytes(3),
  wrapped: bytes(9).buffer,
});
const contents = (drafts: readonly (SealedDraft | undefined)[]): readonly unknown[] =>
  drafts.map((draft) => draft && [draft.id, ...new Uint8Array(draft.sealed)]);

/** What every place for sealed drafts promises. */
export function draftDatabaseContract(name: string, create: () => DraftDatabase): void {
  describe(`draft database: ${name}`, () => {
    it('gives back what was put, to its user, the last of each id, until it is deleted', async () => {
      const draftDatabase = create();
      for (const draft of [sealedDraft('a'), sealedDraft('b'), sealedDraft('a', 'u1', 8)])
        await draftDatabase.put(draft, wrappedKey(1));
      await draftDatabase.put(sealedDraft('c', 'u2'), wrappedKey(2, 'u2'));
      expect(contents([await draftDatabase.get('a'), await draftDatabase.get('d')])).toEqual([['a', 8], undefined]);
      expect(contents(await draftDatabase.of('u1'))).toEqual([
        ['a', 8],
        ['b', 7],
      ]);
      await draftDatabase.delete('a');
      expect(contents(await draftDatabase.of('u1'))).toEqual([['b', 7]]);
      expect(contents(await draftDatabase.of('u2'))).toEqual([['c', 7]]);
    });

    it('keeps one key a user: the first, until it is found useless', async () => {
      const draftDatabase = create();
      expect(await draftDatabase.key('u1')).toBeUndefined();
      expect(await draftDatabase.keepKey(wrappedKey(1), undefined)).toEqual(wrappedKey(1));
      expect(await draftDatabase.keepKey(wrappedKey(2), undefined)).toEqual(wrappedKey(1));
      expect(await draftDatabase.keepKey(wrappedKey(3), wrappedKey(2))).toEqual(wrappedKey(1));
      expect(await draftDatabase.keepKey(wrappedKey(4), wrappedKey(1))).toEqual(wrappedKey(4));
      expect(await draftDatabase.key('u1')).toEqual(wrappedKey(4));
      expect(await draftDatabase.key('u2')).toBeUndefined();
    });

    it('lays the key beside a draft where none lies, and no draft beside another key', async () => {
      const draftDatabase = create();
      expect(await draftDatabase.put(sealedDraft('a'), wrappedKey(1))).toEqual(wrappedKey(1));
      expect(await draftDatabase.key('u1')).toEqual(wrappedKey(1));
      expect(await draftDatabase.put(sealedDraft('b'), wrappedKey(2))).toEqual(wrappedKey(1));
      expect(contents(await draftDatabase.of('u1'))).toEqual([['a', 7]]);
    });
  });
}
