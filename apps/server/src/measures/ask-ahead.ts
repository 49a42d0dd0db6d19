import { wholeMonth, wholeYear, type Days } from '@gongwei/domain/measures';
import { addDays, calendarDay, type CalendarDay } from '@gongwei/domain/shared';
import type { Database } from '../database/database.port.ts';
import { findStaff, type Staff } from '../identity/users.repository.ts';
import { askedNow } from '../lists/asked-now.ts';
import type { Scope } from '../database/scope.ts';
import type { ServedLists } from '../lists/serve-lists.ts';
import { lookAgain } from '../shared/look-again.ts';
import { minutesOf, todayOf, type ServerClock } from '../shared/server-clock.ts';
import type { ServerTimers } from '../shared/server-timers.ts';
import { pageFigures, type PageQuestion } from './page-figures.ts';

/** Milliseconds. */
const EVERY = 10 * 60_000;
/** Minutes of the night in China, after the day's facts and plans are worked out and before the first come to work. */
const [NIGHT_FROM, NIGHT_UNTIL] = [30, 6 * 60];
/** Who waited so many milliseconds for an answer shall not wait for it tomorrow. */
const DEAR = 200;
const MOST = 300;
const DAYS = 7;
/** As of which questions are told apart that mean the same on different days. */
const ANY_DAY = calendarDay(2000, 1, 1);

type Question = Omit<PageQuestion, 'disclosure'>;
type Noted = {
  readonly staffId: string;
  /** The institution whose people they may see. */
  readonly scope: string;
  readonly question: Question;
  readonly disclosure: PageQuestion['disclosure'];
  readonly day: CalendarDay;
};
type Reading = { readonly scope: Scope; readonly staff: Staff };
type Parts = {
  readonly database: Database;
  readonly clock: ServerClock;
  readonly timers: ServerTimers;
  readonly lists: ServedLists;
};

/** Numbers asked ahead of who will want them. */
type AskAhead = {
  /** Does the work of `ask`, and keeps in mind for a week what took long. */
  noting<Answer>(reading: Reading, asked: PageQuestion, ask: () => Promise<Answer>): Promise<Answer>;
  /** Asks now what is known. Told apart from the timer for tests. */
  look(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * A new day makes new questions of the same numbers, and the first of them is dear where many people are counted: what took long in the last days is asked again in the
 * night, of the new day, as by who asked. The answers are kept in this process like all others; nothing is stored.
 */
export function askAhead({ database, clock, timers, lists }: Parts, dear = DEAR): AskAhead {
  const noted = new Map<string, Noted>();
  const note = (one: Noted): void => {
    const { question, staffId, scope, day } = one;
    const key = JSON.stringify([
      staffId,
      scope,
      { ...question, page: question.page.id, period: daysOn(question.period, day, ANY_DAY) },
    ]);
    noted.delete(key);
    noted.set(key, one);
    const [oldest] = noted.keys();
    if (noted.size > MOST && oldest !== undefined) noted.delete(oldest);
  };
  const look = async (): Promise<void> => {
    const today = todayOf(clock);
    for (const [key, { staffId, scope, question, disclosure, day }] of [...noted]) {
      if (!looking.goOn()) return;
      // Rights may have gone since; whoever is not there any more asks nothing.
      const staff = day < addDays(today, -DAYS) ? undefined : await findStaff(database, staffId, scope);
      if (staff?.institutionCode !== scope) noted.delete(key);
      else {
        const reading = { scope: { institutionCode: scope }, staff, asked: askedNow(clock, staffId, scope) };
        await pageFigures(
          database,
          { lists, reading },
          { ...question, period: daysOn(question.period, day, today), disclosure },
        );
      }
    }
  };
  const atNight = async (): Promise<void> => {
    const minute = minutesOf(clock);
    if (minute >= NIGHT_FROM && minute < NIGHT_UNTIL) await look();
  };
  // What fails now is asked by whoever wants it.
  const looking = lookAgain(timers, { first: EVERY, again: EVERY }, atNight);
  return {
    noting: async ({ staff, scope }, { disclosure, ...question }, ask) => {
      const began = performance.now();
      const answer = await ask();
      const isDear = performance.now() - began >= dear;
      // A program asks when it likes, with rights of its own.
      if (isDear && !staff.token)
        note({ staffId: staff.id, scope: scope.institutionCode, question, disclosure, day: todayOf(clock) });
      return answer;
    },
    look,
    stop: looking.stop,
  };
}

/** The days that stand for others on another day: this month and this year go on with the calendar. */
function daysOn(period: Days, day: CalendarDay, other: CalendarDay): Days {
  const going = [wholeMonth, (one: CalendarDay) => wholeYear(Number(one.slice(0, 4)))];
  const isSame = (days: Days): boolean => days.from === period.from && days.until === period.until;
  return going.find((span) => isSame(span(day)))?.(other) ?? period;
}
