import { describe, expect, it } from 'vitest';
import { createMemoryCounters } from '../../counters/memory-counters.ts';
import type { CaptchaSetting } from '../../identity/account-settings.ts';
import { createManualTime } from '../../testing/manual-time.ts';
import {
  ADDRESS_FAILURES,
  KNOWN_PLACE,
  LOG_INS_OF_ADDRESS,
  NAME_AT_ADDRESS,
  NAME_FROM_ELSEWHERE,
} from './guess-rules.ts';
import { createPasswordGuesses, type PasswordGuess } from './password-guesses.ts';

const [HERE, THERE] = ['10.0.0.1', '203.0.113.9'];

function site(setting: CaptchaSetting = 'after-failures') {
  const time = createManualTime('2026-06-15T04:00:00Z');
  const counters = createMemoryCounters(time.clock);
  const guesses = createPasswordGuesses(counters, setting);
  const begun = async (name: string, from: string): Promise<PasswordGuess> => {
    const guess = await guesses.begin(name, from);
    if ('wait' in guess) throw new Error(`must wait ${guess.wait} s`);
    return guess;
  };
  return {
    time,
    counters,
    guesses,
    begun,
    /** A wrong password that was looked at; how long it has to wait where it was not. */
    async fail(name: string, from: string): Promise<number | undefined> {
      const guess = await guesses.begin(name, from);
      return 'wait' in guess ? guess.wait : (await guess.admit())?.wait;
    },
    async enter(name: string, from: string): Promise<void> {
      const guess = await begun(name, from);
      expect(await guess.admit()).toBeUndefined();
      await guess.wasRight();
    },
  };
}

it('five of a name from an address are looked at, the next waits, and others at the address do not', async () => {
  const { fail, time } = site();
  const waits = [];
  for (let at = 0; at < 6; at += 1) waits.push(await fail(at % 2 ? ' Li ' : 'li', HERE));
  expect(waits).toEqual([undefined, undefined, undefined, undefined, undefined, 30]);
  expect(await fail('wang', HERE)).toBeUndefined();
  time.advance(30_000);
  expect(await fail('li', HERE)).toBeUndefined();
  expect(await fail('li', HERE)).toBe(60);
});

it('an address is asked for work behind two failures of anybody, and for none where the county says never', async () => {
  const { begun, fail, guesses } = site();
  const levels = [];
  for (const name of ['a', 'b', 'c']) {
    levels.push((await begun(name, HERE)).level);
    levels.push(await guesses.nextLevel(name, HERE));
  }
  expect(levels).toEqual([0, 0, 0, 1, 1, 1]);
  expect(await guesses.nextLevel('a', THERE)).toBe(0);
  const never = site('never');
  for (let at = 0; at < 20; at += 1) await never.fail('a', `203.0.113.${at}`);
  expect([await never.guesses.nextLevel('a', HERE), (await never.begun('a', HERE)).level]).toEqual([0, 0]);
  expect(await site('always').guesses.nextLevel('a', HERE)).toBe(1);
  expect(await fail('d', HERE)).toBeUndefined();
});

it('a name guessed at from everywhere asks for more, twice as much with each doubling, and for the most at last', async () => {
  const { counters, guesses } = site();
  const endless = { ...NAME_FROM_ELSEWHERE, free: 1_000_000 };
  const levels = new Map<number, number>();
  for (let tries = 1; tries <= 200; tries += 1) {
    await counters.count(endless, 'li');
    if ([9, 10, 19, 20, 39, 40, 79, 80, 200].includes(tries)) levels.set(tries, await guesses.nextLevel(' Li ', HERE));
  }
  expect([...levels.values()]).toEqual([0, 2, 2, 3, 3, 4, 4, 5, 5]);
});

it('twenty from other places are looked at, and somebody where they usually work feels nothing of it', async () => {
  const { begun, enter, fail, guesses, time } = site();
  await enter('li', HERE);
  const waits = [];
  for (let at = 0; at < 21; at += 1) waits.push(await fail('li', `203.0.113.${at}`));
  expect(waits.slice(0, 20).every((wait) => wait === undefined)).toBe(true);
  expect(waits[20]).toBe(5);
  expect([await guesses.nextLevel('li', HERE), (await begun('li', HERE)).level]).toEqual([0, 0]);
  await enter('li', HERE);
  // Known for 90 days from the last time on.
  time.advance(KNOWN_PLACE.forgetAfter - 1_000);
  await enter('li', HERE);
  time.advance(2_000);
  for (let at = 0; at < 20; at += 1) await fail('li', `203.0.113.${at}`);
  expect(await fail('li', HERE)).toBeUndefined();
});

describe('a try', () => {
  it('that was not looked at counts nowhere', async () => {
    const { begun, counters } = site();
    const guess = await begun('li', HERE);
    await guess.withdraw();
    const admitted = await begun('li', HERE);
    await admitted.admit();
    await admitted.withdraw();
    expect(await counters.peek(NAME_AT_ADDRESS, `li ${HERE}`)).toBe(0);
    expect(await counters.peek(ADDRESS_FAILURES, HERE)).toBe(0);
    expect(await counters.peek(NAME_FROM_ELSEWHERE, 'li')).toBe(0);
    // What an address may ask for at all goes on counting.
    expect(await counters.peek(LOG_INS_OF_ADDRESS, HERE)).toBe(2);
  });
  it('that was not admitted takes nothing back of what others tried from elsewhere', async () => {
    const { begun, counters, fail } = site();
    await fail('li', THERE);
    await (await begun('li', HERE)).withdraw();
    expect(await counters.peek(NAME_FROM_ELSEWHERE, 'li')).toBe(1);
    for (let at = 0; at < 19; at += 1) await fail('li', `203.0.114.${at}`);
    const late = await begun('li', HERE);
    expect(await late.admit()).toEqual({ wait: 5 });
    await late.withdraw();
    expect(await counters.peek(NAME_FROM_ELSEWHERE, 'li')).toBe(20);
  });
  it('that was right takes back one’s own failures, and not those of others', async () => {
    const { counters, enter, fail } = site();
    await fail('wang', HERE);
    await fail('li', THERE);
    await fail('li', HERE);
    await fail('li', HERE);
    await enter('li', HERE);
    expect(await counters.peek(NAME_AT_ADDRESS, `li ${HERE}`)).toBe(0);
    expect(await counters.peek(ADDRESS_FAILURES, HERE)).toBe(1);
    expect(await counters.peek(NAME_FROM_ELSEWHERE, 'li')).toBe(1);
    expect(await counters.peek(KNOWN_PLACE, `li ${HERE}`)).toBe(1);
    await fail('li', HERE);
    await enter('li', HERE);
    expect(await counters.peek(NAME_FROM_ELSEWHERE, 'li')).toBe(1);
  });
});

it('an address that asks all the time waits until what it asked is forgotten', async () => {
  const { counters, guesses } = site();
  for (let at = 0; at < LOG_INS_OF_ADDRESS.free; at += 1) await counters.count(LOG_INS_OF_ADDRESS, HERE);
  expect(await guesses.begin('li', HERE)).toEqual({ wait: 600 });
  expect(await counters.peek(NAME_AT_ADDRESS, `li ${HERE}`)).toBe(0);
});
