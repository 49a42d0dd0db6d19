import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createScope } from './scope.ts';
import { createTimers } from './timers.fixture.ts';

describe('a scope', () => {
  it('ends everything made in it, last made first', () => {
    const [scope, source, { clock, timers }] = [createScope(), new Subject<number>(), createTimers()];
    const ended: string[] = [];
    scope.onEnd(() => ended.push('first'));
    const kept = scope.behaviorOf(source, 0);
    kept.subscribe({ complete: () => ended.push('behavior') });
    scope.after(clock, 10, () => ended.push('timer ran'));
    scope.onEnd(() => ended.push('last'));
    source.next(5);
    expect(kept.value).toBe(5);
    expect(scope.size).toBeGreaterThan(3);
    scope.end();
    expect([scope.size, timers.size, source.observed]).toEqual([0, 0, false]);
    expect(ended).toEqual(['last', 'behavior', 'first']);
    scope.end();
    expect(ended).toHaveLength(3);
  });

  it('forgets what ended by itself, so that a long life does not pile up', () => {
    const [scope, { clock, fire }] = [createScope(), createTimers()];
    let runs = 0;
    for (let count = 0; count < 1_000; count += 1) {
      scope.after(clock, 1, () => (runs += 1));
      const source = new Subject<number>();
      scope.listen(source, () => {});
      source.complete();
      fire();
    }
    expect([runs, scope.size]).toEqual([1_000, 0]);
  });

  it('takes nothing on after its end', () => {
    const [scope, source, { clock, timers }] = [createScope(), new Subject<number>(), createTimers()];
    scope.end();
    let late = 0;
    scope.listen(source, () => (late += 1));
    scope.after(clock, 1, () => (late += 1));
    scope.onEnd(() => (late += 10));
    source.next(1);
    expect([late, timers.size, source.observed, scope.size]).toEqual([10, 0, false, 0]);
  });
});
