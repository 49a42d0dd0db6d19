import type { ServerClock } from '../shared/server-clock.ts';
import { waitBehind, type CounterRule, type Counters } from '../ports/counters.port.ts';

type Tally = { readonly count: number; readonly expiresAt: number; readonly blockedUntil: number };

/** Counters of one process, for tests of what stands above them. */
export function createMemoryCounters(clock: ServerClock): Counters {
  const tallies = new Map<string, Tally>();
  const nameOf = (rule: CounterRule, key: string): string => `${rule.name} ${key}`;
  const standing = (rule: CounterRule, key: string): Tally | undefined => {
    const known = tallies.get(nameOf(rule, key));
    return known && known.expiresAt > clock.now().getTime() ? known : undefined;
  };
  return {
    async count(rule, key) {
      const [now, known] = [clock.now().getTime(), standing(rule, key)];
      if (known && known.blockedUntil > now)
        return { admitted: false, waitSeconds: Math.ceil((known.blockedUntil - now) / 1_000) };
      const count = (known?.count ?? 0) + 1;
      const isWindow = rule.waits === 'window';
      const expiresAt = isWindow && known ? known.expiresAt : now + rule.forgetAfter;
      const blockedUntil = count < rule.free ? 0 : isWindow ? expiresAt : now + waitBehind(rule, count);
      tallies.set(nameOf(rule, key), { count, expiresAt, blockedUntil });
      return { admitted: true, count };
    },
    peek: async (rule, key) => standing(rule, key)?.count ?? 0,
    async takeBack(rule, key, tries) {
      const known = standing(rule, key);
      if (!known) return;
      const count = known.count - tries;
      if (count <= 0) return void tallies.delete(nameOf(rule, key));
      tallies.set(nameOf(rule, key), { ...known, count, blockedUntil: 0 });
    },
    async forget(rule, key) {
      const count = standing(rule, key)?.count ?? 0;
      tallies.delete(nameOf(rule, key));
      return count;
    },
    async sweep() {
      for (const [name, { expiresAt }] of tallies) if (expiresAt <= clock.now().getTime()) tallies.delete(name);
    },
  };
}
