import type { WallFeeds, WallNumbers } from '@gongwei/domain/measures';
import { fault, type CalendarDay } from '@gongwei/domain/shared';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Clock } from '../shared/index.ts';
import { settled } from '../shared/timers.fixture.ts';
import { createWall } from './create-wall.ts';
import type { WallGateway } from './wall-gateway.port.ts';
import type { WallState } from './wall.service.ts';

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000] as const;
const BEGIN = Date.parse('2026-12-30T00:00:00.000Z');

/** A clock that is moved by hand, and runs what falls due on the way. */
function handClock() {
  let now = BEGIN;
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  const clock: Clock = {
    now: () => new Date(now),
    today: () => new Date(now).toISOString().slice(0, 10) as CalendarDay,
    after(milliseconds, run) {
      const timer = { at: now + milliseconds, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
  };
  const pass = async (milliseconds: number): Promise<void> => {
    const until = now + milliseconds;
    for (;;) {
      const [next] = [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (!next) break;
      now = Math.max(now, next.at);
      timers.delete(next);
      next.run();
      await settled();
    }
    now = until;
  };
  return { clock, timers, pass };
}

function wallAt() {
  const { clock, timers, pass } = handClock();
  const asked: string[] = [];
  let down = false;
  const answer = <Value>(what: string, value: Value): Promise<Value> => {
    asked.push(what);
    return down
      ? Promise.reject(fault({ code: 'network', category: 'network', message: '连接不上服务器' }))
      : Promise.resolve(value);
  };
  const below = [
    { code: '9901', name: '东镇' },
    { code: '9902', name: '西镇' },
  ];
  const gateway: WallGateway = {
    numbers: (institution = '99') =>
      answer(`numbers ${institution}`, {
        asOf: clock.now().toISOString(),
        today: clock.today(),
        place: { code: institution, name: institution },
        below,
      } as unknown as WallNumbers),
    feeds: (institution = '99') =>
      answer(`feeds ${institution}`, { asOf: clock.now().toISOString() } as unknown as WallFeeds),
  };
  const news$ = new Subject<unknown>();
  const wall = createWall({ gateway, clock, news$ });
  const seen: WallState[] = [];
  const listening = wall.state$.subscribe((state) => seen.push(state));
  return {
    ...{ wall, asked, news$, seen, listening, timers, pass },
    fail: (on: boolean) => (down = on),
    count: (what: string) => asked.filter((one) => one.startsWith(what)).length,
  };
}

describe('a wall', () => {
  it('asks its numbers every five minutes and what moves every fifteen seconds', async () => {
    const { asked, pass, count } = wallAt();
    await settled();
    expect(asked).toEqual(['numbers 99', 'feeds 99']);
    await pass(10 * MINUTE);
    expect([count('numbers'), count('feeds')]).toEqual([3, 41]);
  });
  it('shows what was written within two seconds, and reckons anew once a minute however much is written', async () => {
    const { news$, pass, count } = wallAt();
    await pass(20 * SECOND);
    const [before] = [count('feeds')];
    news$.next({});
    await pass(2 * SECOND);
    expect(count('feeds')).toBe(before + 1);
    for (let at = 0; at < 240; at += 1) {
      news$.next({});
      await pass(SECOND / 2);
    }
    expect(count('numbers')).toBeLessThanOrEqual(4);
    expect(count('feeds')).toBeGreaterThan(before + 1);
  });
  it('keeps what it has while the server is away, says how old it is, and goes on by itself', async () => {
    const { wall, fail, pass } = wallAt();
    await settled();
    fail(true);
    await pass(11 * MINUTE);
    expect(wall.state$.value).toMatchObject({ away: true, age: 'late', numbers: { place: { code: '99' } } });
    await pass(25 * MINUTE);
    expect(wall.state$.value.age).toBe('old');
    fail(false);
    await pass(16 * SECOND);
    expect(wall.state$.value).toMatchObject({ away: false, age: 'fresh' });
  });
  it('is of the new day soon after midnight, over New Year, too', async () => {
    const { wall, pass } = wallAt();
    await pass(48 * HOUR - MINUTE);
    expect(wall.state$.value.numbers?.today).toBe('2026-12-31');
    await pass(MINUTE + 30 * SECOND);
    expect(wall.state$.value.numbers?.today).toBe('2027-01-01');
  });
  it('goes round by itself, and rests a minute where somebody looks', async () => {
    const { wall, pass } = wallAt();
    await settled();
    wall.rotate(true);
    const at = () => wall.state$.value.numbers?.place.code;
    const ways: unknown[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      await pass(30 * SECOND);
      ways.push(at());
    }
    expect(ways).toEqual(['9901', '9902', '99']);
    wall.look('9902');
    await pass(50 * SECOND);
    expect(at()).toBe('9902');
    await pass(30 * SECOND);
    expect(at()).toBe('99');
  });
  it('holds no more after 72 hours than after one, and nothing when nobody looks', async () => {
    const { wall, news$, timers, listening, pass, seen, fail } = wallAt();
    wall.rotate(true);
    await pass(HOUR);
    const held = timers.size;
    for (let hour = 1; hour < 72; hour += 1) {
      fail(hour % 7 === 0);
      news$.next({});
      await pass(HOUR);
      seen.length = 0;
      expect(timers.size).toBeLessThanOrEqual(held + 1);
    }
    fail(false);
    await pass(MINUTE);
    expect(wall.state$.value).toMatchObject({ away: false, age: 'fresh', numbers: { today: '2027-01-02' } });
    listening.unsubscribe();
    expect([timers.size, news$.observed]).toEqual([0, false]);
  });
});
