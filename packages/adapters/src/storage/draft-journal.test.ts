import type { Draft } from '@gongwei/application/forms';
import type { KeyValueStore } from '@gongwei/application/shared';
import type { CalendarDay } from '@gongwei/domain/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryKeyValueStore } from '../memory/memory-key-value-store.ts';
import { createMemoryDraftDatabase, type DraftDatabase } from './draft-database.port.ts';
import { createEncryptedDraftStore } from './encrypted-draft-store.ts';

const PICTURE = 'data:image/png;base64,'.padEnd(50_000, 'iVBORw0KGgo');
const draft = (note: string, more: Partial<Draft> = {}): Draft => ({
  key: { userId: 'u1', subjectId: 'r1', formId: 'visit', day: '2026-11-20' as CalendarDay, begunAs: 'rec-1' },
  recordId: 'rec-1',
  formVersion: 1,
  baseVersion: 0,
  answers: { note },
  origins: {},
  touched: ['note'],
  savedAt: '2026-11-20T08:00:00.000Z',
  ...more,
});

/** What of a PC outlives its pages. */
const createPc = (items: KeyValueStore = createMemoryKeyValueStore()) => {
  const draftDatabase = createMemoryDraftDatabase();
  return {
    items,
    draftDatabase,
    async page(userId = 'u1', secret = 'c2VjcmV0', on: DraftDatabase = draftDatabase) {
      const store = createEncryptedDraftStore(on, items, () => crypto);
      await store.unlock(userId, secret);
      // The user's drafts are always looked for before one is written.
      await store.list(userId);
      return store;
    },
  };
};
const notesOf = (drafts: readonly Draft[]): readonly unknown[] => drafts.map(({ answers }) => answers['note']);
/** A disk that has not answered yet when the page goes, and never will. */
const hanging = (draftDatabase: DraftDatabase): DraftDatabase => ({
  ...draftDatabase,
  put: () => new Promise(() => undefined),
});

describe('a draft written at once', () => {
  it('is found by the next page, whole, though its write was never answered, and lies in the database from then on', async () => {
    const { items, draftDatabase, page } = createPc();
    const going = await page('u1', 'c2VjcmV0', hanging(draftDatabase));
    void going.write(draft('头'));
    expect(going.writeAtOnce(draft('头晕三天'))).toBe(true);
    const next = await page();
    expect(await next.list('u1')).toEqual([draft('头晕三天')]);
    expect(items.names()).toEqual([]);
    expect(draftDatabase.drafts.size).toBe(1);
    expect(await next.read(draft('').key)).toEqual(draft('头晕三天'));
  });

  it('lies there without a readable word, and is closed to others and after the lock', async () => {
    const { items, page } = createPc();
    const going = await page();
    going.writeAtOnce(draft('王秀英 头晕三天', { subjectName: '王秀英' }));
    const lying = items.names().map((name) => name + atob(items.read(name) ?? ''));
    expect(lying).toHaveLength(1);
    for (const word of ['王秀英', '头晕', 'note', 'visit', 'r1', 'rec-1', 'c2VjcmV0'])
      expect(lying[0]).not.toContain(word);
    going.lock();
    expect(going.writeAtOnce(draft('锁屏之后'))).toBe(false);
    expect(await (await page('u2', 'b3RoZXI=')).list('u2')).toEqual([]);
    expect(items.names()).toHaveLength(1);
    expect(notesOf(await (await page()).list('u1'))).toEqual(['王秀英 头晕三天']);
  });

  it('gives way to what a later write stored, not to one that had begun before', async () => {
    const { items, draftDatabase, page } = createPc();
    const waiting: (() => void)[] = [];
    const slow: DraftDatabase = {
      ...draftDatabase,
      put: async (sealed, sealedWith) => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return draftDatabase.put(sealed, sealedWith);
      },
    };
    const typing = await page('u1', 'c2VjcmV0', slow);
    const early = typing.write(draft('头'));
    typing.writeAtOnce(draft('头晕'));
    await expect.poll(() => waiting.length).toBe(1);
    waiting.shift()?.();
    await early;
    expect(items.names()).toHaveLength(1);
    const late = typing.write(draft('头晕三'));
    await expect.poll(() => waiting.length).toBe(1);
    waiting.shift()?.();
    await late;
    expect(items.names()).toEqual([]);
    expect(notesOf(await typing.list('u1'))).toEqual(['头晕三']);
  });

  it('does not take the place of a newer one, nor come back after the draft was thrown away', async () => {
    const { draftDatabase, page } = createPc();
    const [hidden, shown] = [await page('u1', 'c2VjcmV0', hanging(draftDatabase)), await page()];
    hidden.writeAtOnce(draft('旧的', { savedAt: '2026-11-20T08:00:00.000Z' }));
    await shown.write(draft('新的', { savedAt: '2026-11-20T08:00:01.000Z' }));
    expect(notesOf(await shown.list('u1'))).toEqual(['新的']);
    hidden.writeAtOnce(draft('旧的'));
    await hidden.remove(draft('').key);
    expect(await shown.list('u1')).toEqual([]);
  });

  it('does not write down again the pictures that are stored, and has them nevertheless', async () => {
    const { items, draftDatabase, page } = createPc();
    const going = await page();
    const before = draft('一', { answers: { note: '一', ecg: PICTURE, old: '删去' } });
    await going.write(before);
    going.writeAtOnce(draft('二', { answers: { note: '二', ecg: before.answers['ecg'] ?? '', leg: '水肿' } }));
    expect(items.read(items.names()[0] ?? '')?.length).toBeLessThan(2_000);
    const [found] = await (await page('u1', 'c2VjcmV0', draftDatabase)).list('u1');
    expect(found?.answers).toEqual({ note: '二', ecg: PICTURE, leg: '水肿' });
  });

  it('says that it is not kept where the place is full or blocked', async () => {
    const full: KeyValueStore = {
      ...createMemoryKeyValueStore(),
      write() {
        throw new Error('QuotaExceededError');
      },
    };
    expect((await createPc(full).page()).writeAtOnce(draft('头晕'))).toBe(false);
  });

  it('is passed over and cleared away where it is damaged or of a secret that is gone', async () => {
    const { items, page } = createPc();
    (await page()).writeAtOnce(draft('从前'));
    items.write('draftJot:u1:damaged', '不是编码');
    expect(await (await page('u1', 'bmV3')).list('u1')).toEqual([]);
    expect(items.names()).toEqual([]);
  });

  it('gives back any text, at any length', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.nat(40_000), async (text, length) => {
        const { page } = createPc();
        const note = text + '痰'.repeat(length);
        (await page()).writeAtOnce(draft(note));
        expect(notesOf(await (await page()).list('u1'))).toEqual([note]);
      }),
      { numRuns: 40 },
    );
  });
});
