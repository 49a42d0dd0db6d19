import { IDBFactory as FakeFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { lockTriesContract } from '../contracts/lock-tries.contract.ts';
import { createManualClock } from '../memory/manual-clock.ts';
import { createMemoryLockTries } from '../memory/memory-lock-tries.ts';
import { createIndexedDbLockTries } from './indexed-db-lock-tries.ts';
import { WAIT_FOR_STORAGE } from './patience.ts';

lockTriesContract('memory', () => {
  const shared = createMemoryLockTries();
  return [shared, shared, shared];
});
lockTriesContract('IndexedDB', () => {
  const factory = new FakeFactory();
  const window = () => createIndexedDbLockTries(() => factory, createManualClock());
  return [window(), window(), window()];
});

it('gives up on a disk that does not answer', async () => {
  const clock = createManualClock();
  const silent = { open: () => ({}) } as unknown as IDBFactory;
  const outcome = createIndexedDbLockTries(() => silent, clock)
    .count('salt')
    .then(
      () => 'counted',
      () => 'given up',
    );
  await clock.advance(WAIT_FOR_STORAGE);
  expect(await outcome).toBe('given up');
});
