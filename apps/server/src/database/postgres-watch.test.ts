import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createPostgresWatch, type PostgresWatch } from './postgres-watch.ts';

const PACE = { slow: 100, every: 50, look: 300 };
let watch: PostgresWatch;
afterEach(() => watch.close());

/** Nothing else happens in this process meanwhile. */
const busyFor = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds) === 'timed-out';

describe('a question that takes long', () => {
  it('is left alone where the database answers a process that was busy itself', async () => {
    let looks = 0;
    watch = createPostgresWatch(async () => {
      looks += 1;
      // The answer comes over the line, in several parts, while nobody listens.
      for (let part = 0; part < 3; part += 1) await readFile(import.meta.filename);
      if (looks === 1) return;
      expect(busyFor(500)).toBe(true);
      for (let part = 0; part < 3; part += 1) await readFile(import.meta.filename);
    }, PACE);
    const answer = watch.within(async () => {
      while (looks < 3) await wait(10);
      return 'answered';
    });
    expect(await answer).toBe('answered');
  });

  it('is given up where the database answers nothing', async () => {
    watch = createPostgresWatch(() => new Promise(() => {}), PACE);
    await expect(watch.within(() => new Promise(() => {}))).rejects.toMatchObject({ code: 'DATABASE_AWAY' });
    await expect(watch.within(async () => 'next')).rejects.toMatchObject({ code: 'DATABASE_AWAY' });
  });
});
