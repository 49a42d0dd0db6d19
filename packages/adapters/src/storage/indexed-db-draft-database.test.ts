import { IDBFactory as FakeFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createManualClock } from '../memory/manual-clock.ts';
import { createMemoryDraftDatabase, type DraftDatabase } from './draft-database.port.ts';
import { draftDatabaseContract, sealedDraft, wrappedKey } from './draft-database.contract.ts';
import { createIndexedDbDraftDatabase } from './indexed-db-draft-database.ts';
import { WAIT_FOR_STORAGE } from './patience.ts';

/** The fake storage does everything in tasks of this queue: held, it answers nothing, wherever it is. */
const tasks = { left: Number.POSITIVE_INFINITY, held: [] as (() => void)[] };
const nextTurn = (globalThis as unknown as { readonly setImmediate: (run: () => void) => unknown }).setImmediate;
beforeEach(() => {
  vi.stubGlobal('setImmediate', (run: () => void) => {
    if (tasks.left <= 0) return tasks.held.push(run);
    tasks.left -= 1;
    return nextTurn(run);
  });
});
afterEach(() => {
  live();
  vi.unstubAllGlobals();
});
const dieAfter = (count: number): void => {
  tasks.left = count;
};
const live = (): void => {
  tasks.left = Number.POSITIVE_INFINITY;
  for (const run of tasks.held.splice(0)) nextTurn(run);
};

const createPc = (factory: IDBFactory = new FakeFactory()) => {
  const clock = createManualClock();
  return { clock, factory, draftDatabase: createIndexedDbDraftDatabase(() => factory, clock) };
};
type Ask = (draftDatabase: DraftDatabase) => Promise<unknown>;
const ASKS: readonly Ask[] = [
  (draftDatabase) => draftDatabase.put(sealedDraft('a'), wrappedKey(1)),
  (draftDatabase) => draftDatabase.get('a'),
  (draftDatabase) => draftDatabase.of('u1'),
  (draftDatabase) => draftDatabase.delete('b'),
  (draftDatabase) => draftDatabase.keepKey(wrappedKey(1), undefined),
  (draftDatabase) => draftDatabase.key('u1'),
];
/** More turns of the event loop than a storage that works ever needs. */
const ENOUGH = 40;
const outcomeOf = async (asked: Promise<unknown>): Promise<() => string> => {
  let outcome = 'waits';
  asked.then(
    () => (outcome = 'answered'),
    () => (outcome = 'given up'),
  );
  for (let turn = 0; turn < ENOUGH && outcome === 'waits'; turn += 1)
    await new Promise<void>((resolve) => void nextTurn(resolve));
  return () => outcome;
};

draftDatabaseContract('memory', createMemoryDraftDatabase);
draftDatabaseContract('IndexedDB', () => createPc().draftDatabase);

describe('a storage that stops answering', () => {
  it('keeps nobody waiting longer than two seconds, wherever it stops, and serves again once it answers', async () => {
    expect(WAIT_FOR_STORAGE).toBe(2_000);
    const asks = fc.array(fc.constantFrom(...ASKS), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(asks, fc.nat(30), fc.boolean(), async (asked, tasksLeft, openedBefore) => {
        const { clock, draftDatabase } = createPc();
        if (openedBefore) await draftDatabase.put(sealedDraft('before'), wrappedKey(1));
        dieAfter(tasksLeft);
        for (const ask of asked) {
          const outcome = await outcomeOf(ask(draftDatabase));
          if (outcome() === 'waits') {
            await clock.advance(WAIT_FOR_STORAGE - 1);
            expect(outcome()).toBe('waits');
            await clock.advance(1);
            expect(outcome()).toBe('given up');
          } else expect(outcome()).toBe('answered');
        }
        expect(clock.pending).toBe(0);
        live();
        await draftDatabase.put(sealedDraft('after', 'u1', 5), wrappedKey(1));
        const ids = (await draftDatabase.of('u1')).map(({ id }) => id);
        expect(ids).toContain('after');
        if (openedBefore) expect(ids).toContain('before');
      }),
      { numRuns: 150 },
    );
  });

  it('is not asked to open once more by each draft that waits for it', async () => {
    const { clock, factory } = createPc();
    let opened = 0;
    const draftDatabase = createIndexedDbDraftDatabase(() => {
      opened += 1;
      return factory;
    }, clock);
    dieAfter(0);
    for (let tried = 0; tried < 5; tried += 1) {
      const outcome = await outcomeOf(draftDatabase.get('a'));
      await clock.advance(WAIT_FOR_STORAGE);
      expect(outcome()).toBe('given up');
    }
    expect(opened).toBe(1);
  });

  it('does not get a draft that was given up once a newer one is there', async () => {
    const { clock, draftDatabase } = createPc();
    await draftDatabase.put(sealedDraft('a', 'u1', 1), wrappedKey(1));
    dieAfter(0);
    const old = await outcomeOf(draftDatabase.put(sealedDraft('a', 'u1', 2), wrappedKey(1)));
    await clock.advance(WAIT_FOR_STORAGE);
    expect(old()).toBe('given up');
    const newer = draftDatabase.put(sealedDraft('a', 'u1', 3), wrappedKey(1));
    live();
    await newer;
    expect(new Uint8Array((await draftDatabase.get('a'))?.sealed ?? new ArrayBuffer())).toEqual(Uint8Array.of(3));
  });

  it('waits for whoever is in the way, and is there as soon as they have left', async () => {
    const { clock, factory, draftDatabase } = createPc();
    const older = factory.open('gongwei-drafts', 1);
    await new Promise((resolve) => (older.onsuccess = resolve));
    const gone = factory.deleteDatabase('gongwei-drafts');
    const outcome = await outcomeOf(draftDatabase.key('u1'));
    await clock.advance(WAIT_FOR_STORAGE);
    expect(outcome()).toBe('given up');
    older.result.close();
    await new Promise((resolve) => (gone.onsuccess = resolve));
    expect(await draftDatabase.key('u1')).toBeUndefined();
  });

  it('is opened anew after one that failed', async () => {
    const { factory, clock } = createPc();
    let broken = true;
    const draftDatabase = createIndexedDbDraftDatabase(() => {
      if (broken) throw new DOMException('blocked', 'SecurityError');
      return factory;
    }, clock);
    await expect(draftDatabase.key('u1')).rejects.toThrow('blocked');
    broken = false;
    expect(await draftDatabase.key('u1')).toBeUndefined();
  });
});
