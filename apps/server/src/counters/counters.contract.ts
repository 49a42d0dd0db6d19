import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createManualTime, type ManualTime } from '../testing/manual-time.ts';
import type { CounterRule, Counters } from '../ports/counters.port.ts';
import { createMemoryCounters } from './memory-counters.ts';

const SECOND = 1_000;
const BACK_OFF: CounterRule = {
  name: 'back-off',
  free: 5,
  waits: { firstWait: 30 * SECOND, longestWait: 900 * SECOND },
  forgetAfter: 1_800 * SECOND,
};
const WINDOW: CounterRule = { name: 'window', free: 3, waits: 'window', forgetAfter: 600 * SECOND };

/** `create` is asked once; `others` are further processes over the same tallies. */
export type CountersSubject = {
  readonly counters: Counters;
  readonly others?: readonly Counters[];
  readonly end: () => Promise<void>;
};

/** What every `Counters` promises. */
export function countersContract(name: string, create: (time: ManualTime) => Promise<CountersSubject>): void {
  describe(`counters: ${name}`, () => {
    const time = createManualTime('2026-06-15T04:00:00Z');
    let subject: CountersSubject;
    let keys = 0;
    const newKey = (): string => `key ${(keys += 1)}`;
    beforeAll(async () => void (subject = await create(time)), 60_000);
    afterAll(() => subject?.end());

    it('lets five tries on, then makes each further one wait twice as long, a quarter of an hour at most', async () => {
      const [key, { counters }] = [newKey(), subject];
      const waits = [];
      for (let at = 1; at <= 12; at += 1) {
        expect(await counters.count(BACK_OFF, key)).toEqual({ admitted: true, count: at });
        if (at < BACK_OFF.free) continue;
        const refused = await counters.count(BACK_OFF, key);
        if (refused.admitted) throw new Error('It went on.');
        waits.push(refused.waitSeconds);
        time.advance((refused.waitSeconds - 1) * SECOND);
        expect(await counters.count(BACK_OFF, key)).toEqual({ admitted: false, waitSeconds: 1 });
        time.advance(SECOND);
      }
      expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
      time.advance(BACK_OFF.forgetAfter);
      expect(await counters.count(BACK_OFF, key)).toEqual({ admitted: true, count: 1 });
    });

    it('counts within a window and begins anew behind it', async () => {
      const [key, { counters }] = [newKey(), subject];
      for (const count of [1, 2, 3]) {
        expect(await counters.count(WINDOW, key)).toEqual({ admitted: true, count });
        time.advance(60 * SECOND);
      }
      expect(await counters.count(WINDOW, key)).toEqual({ admitted: false, waitSeconds: 420 });
      time.advance(420 * SECOND);
      expect(await counters.peek(WINDOW, key)).toBe(0);
      expect(await counters.count(WINDOW, key)).toEqual({ admitted: true, count: 1 });
    });

    it('takes back what was one’s own, and ends the wait it caused', async () => {
      const [key, { counters }] = [newKey(), subject];
      for (let at = 0; at < 5; at += 1) await counters.count(BACK_OFF, key);
      await counters.takeBack(BACK_OFF, key, 2);
      expect(await counters.peek(BACK_OFF, key)).toBe(3);
      expect(await counters.count(BACK_OFF, key)).toEqual({ admitted: true, count: 4 });
      expect(await counters.forget(BACK_OFF, key)).toBe(4);
      await counters.takeBack(BACK_OFF, key, 1);
      expect([await counters.peek(BACK_OFF, key), await counters.forget(BACK_OFF, key)]).toEqual([0, 0]);
    });

    it('takes back no more than there was, and begins anew where nothing is left', async () => {
      const [key, { counters }] = [newKey(), subject];
      await counters.count(WINDOW, key);
      await counters.takeBack(WINDOW, key, 9);
      expect(await counters.peek(WINDOW, key)).toBe(0);
      await counters.count(WINDOW, key);
      await counters.takeBack(WINDOW, key, 1);
      time.advance(400 * SECOND);
      expect(await counters.count(WINDOW, key)).toEqual({ admitted: true, count: 1 });
      // Of this window; the one before would have ended by now.
      time.advance(300 * SECOND);
      expect(await counters.peek(WINDOW, key)).toBe(1);
    });

    it('lets a try be made again that was taken back behind a wait, and only that one', async () => {
      const [key, { counters }] = [newKey(), subject];
      for (let at = 0; at < 5; at += 1) await counters.count(BACK_OFF, key);
      time.advance(30 * SECOND);
      expect(await counters.count(BACK_OFF, key)).toEqual({ admitted: true, count: 6 });
      await counters.takeBack(BACK_OFF, key, 1);
      expect(await counters.count(BACK_OFF, key)).toEqual({ admitted: true, count: 6 });
      expect(await counters.count(BACK_OFF, key)).toEqual({ admitted: false, waitSeconds: 60 });
    });

    it('keeps rules and keys apart, also long ones', async () => {
      const [key, { counters }] = ['很长的名字'.repeat(200), subject];
      for (let at = 0; at < 3; at += 1) await counters.count(WINDOW, key);
      expect(await counters.count(WINDOW, `${key}a`)).toMatchObject({ admitted: true, count: 1 });
      expect(await counters.count(BACK_OFF, key)).toMatchObject({ admitted: true, count: 1 });
      expect(await counters.count(WINDOW, key)).toMatchObject({ admitted: false });
    });

    it('lets on as many of 120 at once as of 120 one after the other, in however many processes', async () => {
      const [key, all] = [newKey(), [subject.counters, ...(subject.others ?? [])]];
      const answers = await Promise.all(
        Array.from({ length: 120 }, (_, at) => (all[at % all.length] as Counters).count(BACK_OFF, key)),
      );
      const admitted = answers.flatMap((answer) => (answer.admitted ? [answer.count] : []));
      expect(admitted.toSorted()).toEqual([1, 2, 3, 4, 5]);
      expect(answers.filter((answer) => !answer.admitted && answer.waitSeconds === 30)).toHaveLength(115);
    });

    it('throws away what is forgotten, and nothing else', async () => {
      const [old, young, { counters }] = [newKey(), newKey(), subject];
      await counters.count(WINDOW, old);
      time.advance(WINDOW.forgetAfter - SECOND);
      await counters.count(WINDOW, young);
      time.advance(SECOND);
      await counters.sweep();
      time.set(new Date(time.clock.now().getTime() - 2 * SECOND).toISOString());
      expect([await counters.peek(WINDOW, old), await counters.peek(WINDOW, young)]).toEqual([0, 1]);
      time.advance(2 * SECOND);
    });

    it('does what the counters in memory do, whatever happens in whatever order', async () => {
      const act = fc.oneof(
        fc.record({ do: fc.constant('count' as const), window: fc.boolean() }),
        fc.record({
          do: fc.constant('takeBack' as const),
          window: fc.boolean(),
          tries: fc.integer({ min: 1, max: 4 }),
        }),
        fc.record({ do: fc.constant('forget' as const), window: fc.boolean() }),
        fc.record({ do: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 700 }) }),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(act, { maxLength: 30 }), async (acts) => {
          const [key, model] = [newKey(), createMemoryCounters(time.clock)];
          for (const one of acts) {
            if (one.do === 'wait') {
              time.advance(one.seconds * SECOND);
              continue;
            }
            const rule = one.window ? WINDOW : BACK_OFF;
            const both = [subject.counters, model].map((counters) =>
              one.do === 'takeBack' ? counters.takeBack(rule, key, one.tries) : counters[one.do](rule, key),
            );
            const [real, expected] = await Promise.all(both);
            expect(real).toEqual(expected);
          }
        }),
        { numRuns: 60 },
      );
    });
  });
}
