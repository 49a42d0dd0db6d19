import { wholeMonth, wholeYear, type Days } from '@gongwei/domain/measures';
import { addDays, calendarDay, type CalendarDay } from '@gongwei/domain/shared';
import { behindEverybody } from '../database/lanes.ts';
import { EVERYWHERE } from '../database/branch-changes.ts';
import type { Database } from '../database/database.port.ts';
import { forgetAnswersBefore } from '../database/kept-answers.repository.ts';
import { homeStates, storeKept } from '../database/kept-by-home.ts';
import type { Scope } from '../database/scope.ts';
import { findStaff, type Staff } from '../identity/users.repository.ts';
import { askedNow } from '../lists/asked-now.ts';
import type { ServedLists } from '../lists/serve-lists.ts';
import { lookAgain } from '../shared/look-again.ts';
import { minutesOf, todayOf, type ServerClock } from '../shared/server-clock.ts';
import type { ServerTimers } from '../shared/server-timers.ts';
import type { Analyses } from './analyses.ts';
import { OF_COUNTY, openingQuestions, whoOpens, WITH_TOWNSHIPS, type Openers } from './opening-questions.ts';
import { askedSince, forgetAskedBefore, noteAsked } from './asked-numbers.repository.ts';
import { pageFigures, type PageQuestion } from './page-figures.ts';

/** Milliseconds from a start to the first look, which is there for those who open their pages then, and between two. */
const [FIRST, EVERY] = [20_000, 10 * 60_000];
/** Minutes of the night in China, after the day's facts and plans are worked out and before the first come to work. */
const [NIGHT_FROM, NIGHT_UNTIL] = [30, 6 * 60];
/** Who waited so many milliseconds for an answer shall not wait for it tomorrow. */
const DEAR = 200;
/** So few people are counted sooner than the pages that nobody may open could be asked for. */
const FEW = 1_000;
const DAYS = 7;
/** What was written down so many days ago is of another day, or nobody asks it any more. */
const KEPT_DAYS = 2;
/** How many questions, of how many people at a time: by day others are at work, who wait behind one statement at most. */
const AT_NIGHT = { most: 300, openers: WITH_TOWNSHIPS };
const BY_DAY = { most: 20, mostPeople: 2_000, openers: OF_COUNTY };
/** As of which questions are told apart that mean the same on different days. */
const ANY_DAY = calendarDay(2000, 1, 1);

type Reading = { readonly scope: Scope; readonly staff: Staff };
type Parts = {
  readonly database: Database;
  readonly clock: ServerClock;
  readonly timers: ServerTimers;
  readonly lists: ServedLists;
  readonly analyses: Analyses;
};

/** Numbers asked ahead of who will want them. */
type AskAhead = {
  /** Does the work of `ask`, and notes for a week what took long. */
  noting<Answer>(reading: Reading, asked: PageQuestion, ask: () => Promise<Answer>): Promise<Answer>;
  /** As the timer does it. Told apart from that for tests. */
  look(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * A new day makes new questions of the same numbers, and the first of them is dear where many people are counted. So is the first of a process, and the first after a
 * change that names nobody (an import, a new meaning of facts, a job over everybody). What took long in the last days is asked again then, as by who asked: in the night everything,
 * by day the last and dearest; then what pages open with for whoever oversees all of it, in the night their townships too, of this period and the one before, before anybody has asked. Questions are stored for all processes of the site, and of answers
 * that were dear how they stood last: a process that begins asks of the homes alone where somebody has changed since.
 */
export function askAhead(
  { database, clock, timers, lists, analyses }: Parts,
  { dear = DEAR, few = FEW }: { readonly dear?: number; readonly few?: number } = {},
): AskAhead {
  const noted = new Set<string>();
  const note = async (
    { staff, scope }: Reading,
    { page, disclosure: _told, ...question }: PageQuestion,
    took: number,
  ): Promise<void> => {
    const [day, staffId, { institutionCode }] = [todayOf(clock), staff.id, scope];
    const period = daysOn(question.period, day, ANY_DAY);
    const words = JSON.stringify([staffId, institutionCode, page.id, { ...question, period }]);
    if (noted.has(`${day} ${words}`)) return;
    await noteAsked(database, { staffId, scope: institutionCode, page: page.id, question, day, took }, words);
    if (noted.size >= AT_NIGHT.most) noted.clear();
    noted.add(`${day} ${words}`);
  };
  const askAgain = async ({ most, mostPeople }: { readonly most: number; readonly mostPeople?: number }) => {
    const today = todayOf(clock);
    await forgetAskedBefore(database, addDays(today, -DAYS));
    for (const { staffId, scope, page: id, question, day } of await askedSince(database, addDays(today, -DAYS), most)) {
      if (!looking.goOn()) return;
      const page = analyses.get(id);
      // Rights may have gone since; whoever is not there any more asks nothing.
      const staff = await findStaff(database, staffId, scope);
      if (!page || staff?.institutionCode !== scope) continue;
      const reading = { scope: { institutionCode: scope }, staff, asked: askedNow(clock, staffId, scope) };
      // Nobody is told the answer.
      const asked = {
        ...question,
        page,
        period: daysOn(question.period, day, today),
        disclosure: { kind: 'exact' } as const,
      };
      // A question that fails is told to who asks it, and holds up no other.
      await pageFigures(database, { lists, reading, ...(mostPeople !== undefined && { mostPeople }) }, asked).catch(
        () => {},
      );
    }
  };
  const isSmall = async (): Promise<boolean> => {
    const people = await database.query('select 1 from residents limit $1', [few]);
    return people.length < few;
  };
  const askOpenings = async ({ mostPeople, openers }: { readonly mostPeople?: number; readonly openers: Openers }) => {
    if (await isSmall()) return;
    const today = todayOf(clock);
    for (const staff of await whoOpens(database, addDays(today, -DAYS), openers)) {
      const scope = { institutionCode: staff.institutionCode };
      const reading = { scope, staff, asked: askedNow(clock, staff.id, scope.institutionCode) };
      for (const question of openingQuestions(analyses, staff, today)) {
        if (!looking.goOn()) return;
        await pageFigures(
          database,
          { lists, reading, ...(mostPeople !== undefined && { mostPeople }) },
          question,
        ).catch(() => {});
      }
      await store();
    }
  };
  const store = async (): Promise<void> => {
    const today = todayOf(clock);
    await forgetAnswersBefore(database, addDays(today, -KEPT_DAYS));
    // A page waits for several of them.
    await storeKept(database, { today, dear: dear / 4 });
  };
  let everybody: string | undefined;
  const look = async (): Promise<void> => {
    const minute = minutesOf(clock);
    // As it stood before: what changes meanwhile is looked at next time.
    const changed = (await homeStates(database)).get('')?.get(EVERYWHERE) ?? 'never';
    const [atNight, anew] = [minute >= NIGHT_FROM && minute < NIGHT_UNTIL, changed !== everybody];
    if (atNight || anew) {
      await askAgain(atNight ? AT_NIGHT : BY_DAY);
      await store();
      await askOpenings(atNight ? AT_NIGHT : BY_DAY);
    } else await store();
    everybody = changed;
  };
  // What fails now is asked by whoever wants it.
  const looking = lookAgain(timers, { first: FIRST, again: EVERY }, () => behindEverybody(look));
  return {
    noting: async (reading, question, ask) => {
      const began = performance.now();
      const answer = await ask();
      const took = performance.now() - began;
      // A program asks when it likes, with rights of its own. What cannot be noted is answered all the same.
      if (took >= dear && !reading.staff.token) await note(reading, question, took).catch(() => {});
      return answer;
    },
    look,
    stop: async () => {
      await looking.stop();
      await store().catch(() => {});
    },
  };
}

/** The days that stand for others on another day: this month and this year go on with the calendar. */
function daysOn(period: Days, day: CalendarDay, other: CalendarDay): Days {
  const going = [wholeMonth, (one: CalendarDay) => wholeYear(Number(one.slice(0, 4)))];
  const isSame = (days: Days): boolean => days.from === period.from && days.until === period.until;
  return going.find((span) => isSame(span(day)))?.(other) ?? period;
}
