import { describe, expect, it } from 'vitest';
import { createManualTime } from './manual-time.ts';

/** Something that is done every ten seconds, and what was done when. */
function rounds() {
  const time = createManualTime('2026-06-15T04:00:00Z');
  const done: string[] = [];
  const note = (what: string) => done.push(`${what} ${time.clock.now().toISOString().slice(11, 19)}`);
  const again = () => {
    time.timers.after(10_000, () => {
      note('round');
      again();
    });
  };
  again();
  return { ...time, done, note };
}

describe('time that goes by hand', () => {
  it('advances from one thing to be done to the next', () => {
    const { advance, done } = rounds();
    advance(25_000);
    expect(done).toEqual(['round 04:00:10', 'round 04:00:20']);
  });

  it('leaps over hours, and what fell due meanwhile is done once, in its order, behind them', () => {
    const { advance, leap, timers, note, done } = rounds();
    timers.after(3_600_001, () => note('later'));
    timers.after(20_000, () => note('second'));
    const callOff = timers.after(30_000, () => note('called off'));
    timers.after(25_000, callOff);
    leap(3_600_000);
    expect(done).toEqual(['round 05:00:00', 'second 05:00:00']);
    advance(10_000);
    expect(done.slice(2)).toEqual(['later 05:00:00', 'round 05:00:10']);
  });
});
