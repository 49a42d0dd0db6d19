import type { AskedBy } from '@gongwei/domain/lists';
import { minutesOf, todayOf, type ServerClock } from '../shared/server-clock.ts';

/** Who asks lists and numbers of an institution, and when: the day, its year, and how much of the day is over. */
export function askedNow(clock: ServerClock, me: string, institution: string): AskedBy {
  const today = todayOf(clock);
  return { today, year: Number(today.slice(0, 4)), minute: minutesOf(clock), me, institution };
}
