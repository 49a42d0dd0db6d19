import type { Draft } from '@gongwei/application/forms';
import type { CalendarDay } from '@gongwei/domain/shared';
import { describe, expect, it } from 'vitest';
import { createMemoryKeyValueStore } from '../memory/memory-key-value-store.ts';
import { createMemoryDraftDatabase } from './draft-database.port.ts';
import { createEncryptedDraftStore } from './encrypted-draft-store.ts';

const draft = (userId = 'u1', note = '王秀英 头晕三天', savedAt = '2026-11-20T08:00:00.000Z'): Draft => ({
  key: { userId, subjectId: 'r1', formId: `visit-${note.length}`, day: '2026-11-20' as CalendarDay },
  recordId: 'rec-1',
  formVersion: 1,
  baseVersion: 0,
  answers: { note },
  origins: {},
  touched: ['note'],
  savedAt,
});
const open = async (
  draftDatabase = createMemoryDraftDatabase(),
  userId = 'u1',
  secret = 'c2VjcmV0',
  items = createMemoryKeyValueStore(),
) => {
  const store = createEncryptedDraftStore(draftDatabase, items, () => crypto);
  await store.unlock(userId, secret);
  return { draftDatabase, store, items };
};

describe('encrypted drafts', () => {
  it('come back whole to the same user in a new browser, newest first', async () => {
    const { draftDatabase, store } = await open();
    await store.write(draft());
    await store.write(draft('u1', '第二份', '2026-11-20T09:00:00.000Z'));
    const { store: again } = await open(draftDatabase);
    expect((await again.list('u1')).map((one) => one.answers['note'])).toEqual(['第二份', '王秀英 头晕三天']);
    expect(await again.read(draft().key)).toEqual(draft());
    await again.remove(draft().key);
    expect(await again.read(draft().key)).toBeUndefined();
  });

  it('lie on the disk without a readable word', async () => {
    const { draftDatabase, store } = await open();
    await store.write(draft());
    const disk = JSON.stringify(
      [...draftDatabase.drafts.values(), ...draftDatabase.keys.values()],
      (_, value: unknown) =>
        value instanceof ArrayBuffer || value instanceof Uint8Array ? new TextDecoder().decode(value) : value,
    );
    for (const word of ['王秀英', 'note', 'visit', 'r1"', 'rec-1', 'c2VjcmV0']) expect(disk).not.toContain(word);
  });

  it('are closed after the lock, to another user, and to another secret', async () => {
    const { draftDatabase, store } = await open();
    await store.write(draft());
    store.lock();
    await expect(store.list('u1')).rejects.toThrow();
    await expect(store.write(draft())).rejects.toThrow();
    const { store: other } = await open(draftDatabase, 'u2', 'b3RoZXI=');
    await expect(other.list('u1')).rejects.toThrow();
    const { store: changed } = await open(draftDatabase, 'u1', 'bmV3');
    expect(await changed.list('u1')).toEqual([]);
  });

  it('cannot be passed off as one another', async () => {
    const { draftDatabase, store } = await open();
    await store.write(draft());
    await store.write(draft('u1', '第二份'));
    const [first, second] = [...draftDatabase.drafts.values()];
    if (!first || !second) throw new Error('two drafts expected');
    draftDatabase.drafts.set(first.id, { ...second, id: first.id });
    expect((await store.list('u1')).map((one) => one.answers['note'])).toEqual(['第二份']);
  });

  it('stay closed when the log-out overtakes the unlocking', async () => {
    const store = createEncryptedDraftStore(createMemoryDraftDatabase(), createMemoryKeyValueStore(), () => crypto);
    const unlocking = store.unlock('u1', 'c2VjcmV0');
    store.lock();
    await unlocking;
    await expect(store.list('u1')).rejects.toThrow();
  });

  it.each([
    ['none', undefined],
    ['one of another secret', 'b2xk'],
  ])('have one key where two windows log in at once and there was %s', async (_, before) => {
    const draftDatabase = createMemoryDraftDatabase();
    if (before !== undefined) await open(draftDatabase, 'u1', before);
    const [first, second] = await Promise.all([open(draftDatabase), open(draftDatabase)]);
    await first.store.write(draft());
    await second.store.write(draft('u1', '第二份'));
    const { store: later } = await open(draftDatabase);
    for (const store of [first.store, second.store, later]) expect(await store.list('u1')).toHaveLength(2);
  });

  it('open with the first one that is written once a disk that gave no key at the log-in is back', async () => {
    const draftDatabase = createMemoryDraftDatabase();
    let away = true;
    const key: typeof draftDatabase.key = (userId) =>
      away ? Promise.reject(new Error('no answer')) : draftDatabase.key(userId);
    const store = createEncryptedDraftStore({ ...draftDatabase, key }, createMemoryKeyValueStore(), () => crypto);
    await expect(store.unlock('u1', 'c2VjcmV0')).rejects.toThrow('no answer');
    await expect(store.write(draft())).rejects.toThrow('no answer');
    away = false;
    await store.write(draft());
    expect(await (await open(draftDatabase)).store.list('u1')).toEqual([draft()]);
  });

  it('are found again though the browser was wiped after the log-in, which took the key with it', async () => {
    const { draftDatabase, store } = await open();
    await store.write(draft());
    draftDatabase.drafts.clear();
    draftDatabase.keys.clear();
    await store.write(draft('u1', '清空之后写的'));
    const { store: later } = await open(draftDatabase);
    expect((await later.list('u1')).map((one) => one.answers['note'])).toEqual(['清空之后写的']);
  });

  it('are sealed with the key that another window began after the browser was wiped', async () => {
    const { draftDatabase, store } = await open();
    draftDatabase.keys.clear();
    const { store: other } = await open(draftDatabase);
    await other.write(draft());
    await store.write(draft('u1', '第二份'));
    for (const window of [store, other, (await open(draftDatabase)).store])
      expect(await window.list('u1')).toHaveLength(2);
  });
});
