import { describe, expect, it } from 'vitest';
import type { DraftShelf, SealedDraft, WrappedKey } from './draft-shelf.ts';

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
export function draftShelfContract(name: string, create: () => DraftShelf): void {
  describe(`draft shelf: ${name}`, () => {
    it('gives back what was put, to its user, the last of each id, until it is deleted', async () => {
      const shelf = create();
      for (const draft of [sealedDraft('a'), sealedDraft('b'), sealedDraft('a', 'u1', 8)])
        await shelf.put(draft, wrappedKey(1));
      await shelf.put(sealedDraft('c', 'u2'), wrappedKey(2, 'u2'));
      expect(contents([await shelf.get('a'), await shelf.get('d')])).toEqual([['a', 8], undefined]);
      expect(contents(await shelf.of('u1'))).toEqual([
        ['a', 8],
        ['b', 7],
      ]);
      await shelf.delete('a');
      expect(contents(await shelf.of('u1'))).toEqual([['b', 7]]);
      expect(contents(await shelf.of('u2'))).toEqual([['c', 7]]);
    });

    it('keeps one key a user: the first, until it is found useless', async () => {
      const shelf = create();
      expect(await shelf.key('u1')).toBeUndefined();
      expect(await shelf.keepKey(wrappedKey(1), undefined)).toEqual(wrappedKey(1));
      expect(await shelf.keepKey(wrappedKey(2), undefined)).toEqual(wrappedKey(1));
      expect(await shelf.keepKey(wrappedKey(3), wrappedKey(2))).toEqual(wrappedKey(1));
      expect(await shelf.keepKey(wrappedKey(4), wrappedKey(1))).toEqual(wrappedKey(4));
      expect(await shelf.key('u1')).toEqual(wrappedKey(4));
      expect(await shelf.key('u2')).toBeUndefined();
    });

    it('lays the key beside a draft where none lies, and no draft beside another key', async () => {
      const shelf = create();
      expect(await shelf.put(sealedDraft('a'), wrappedKey(1))).toEqual(wrappedKey(1));
      expect(await shelf.key('u1')).toEqual(wrappedKey(1));
      expect(await shelf.put(sealedDraft('b'), wrappedKey(2))).toEqual(wrappedKey(1));
      expect(contents(await shelf.of('u1'))).toEqual([['a', 7]]);
    });
  });
}
