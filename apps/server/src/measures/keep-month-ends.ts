import { isUnfinished } from '@gongwei/domain/measures';
import { addDays, calendarDay, partsOf, type CalendarDay } from '@gongwei/domain/shared';
import type { Database } from '../database/database.port.ts';
import type { Staff } from '../identity/users.repository.ts';
import type { ServedLists } from '../lists/serve-lists.ts';
import { lookAgain } from '../shared/look-again.ts';
import { uuidV7, type RandomSource } from '../shared/random-source.ts';
import { todayOf, type ServerClock } from '../shared/server-clock.ts';
import type { ServerTimers } from '../shared/server-timers.ts';
import type { Analyses } from './analyses.ts';
import { pageFigures, type PageQuestion } from './page-figures.ts';
import { frozenMeasures } from './snapshots.routes.ts';
import { writeSnapshot } from './snapshots.repository.ts';

/** Milliseconds; the first minutes belong to those who wait for the server, to facts and to findings. */
const FIRST_AFTER = 150_000;
const AGAIN_AFTER = 30 * 60_000;
/** The report that goes up every month. */
const PAGE = 'public-health-statistics';
/** A site that was off on the first of the month makes up for it until then; later it would not be the month's end any more. */
const LAST_DAY = 5;
/** The site itself reads what its reports are made of, as who manages the county would. */
const siteOf = (county: string): Staff => ({
  ...{ id: 'site', code: 'site', username: 'site', name: '系统自动' },
  ...{ institutionCode: county, home: county, alsoAt: [], roles: [], bases: [] },
  permissions: ['gwjkdngl', 'gwtjdngl', 'gwsfmkgl', 'gwfybjgl'].map((code) => ({ code, letter: 'V' })),
});

type Parts = {
  readonly database: Database;
  readonly clock: ServerClock;
  readonly timers: ServerTimers;
  readonly random: RandomSource;
  readonly lists: ServedLists;
  readonly analyses: Analyses;
  readonly say: (level: 'info' | 'warn', line: string) => void;
};

type MonthEnds = {
  /** Does what is due now. Told apart from the timer for tests. */
  look(): Promise<void>;
  stop(): Promise<void>;
};

const monthOf = (day: CalendarDay): string => day.slice(0, 7);

/**
 * In the first days of a month, freezes the report of the year until the end of the month before, once for each county. Of several processes
 * one does it; while numbers are still being worked out it waits.
 */
export function keepMonthEnds(parts: Parts): MonthEnds {
  const { database, clock, timers, say } = parts;
  const due = async (): Promise<readonly string[]> => {
    const today = todayOf(clock);
    if (partsOf(today).day > LAST_DAY || !looking.goOn()) return [];
    const rows = await database.query<{ county: string }>(
      `select i.code as county from institutions i where length(i.code) = 6
         and exists (select 1 from residents p where p.county_code = i.code) and not exists (
           select 1 from analysis_snapshots s where s.county_code = i.code and s.page = $1 and s.institution_code = i.code and s.month = $2)`,
      [PAGE, monthOf(lastOfMonthBefore(today))],
    );
    return rows.map(({ county }) => county);
  };
  const look = async (): Promise<void> => {
    if ((await due()).length === 0) return;
    await database.inTurn('month-ends', async () => {
      for (const county of await due())
        if (await freeze(parts, county)) say('info', `snapshots: month of ${county} frozen`);
    });
  };
  // A database that does not answer now is asked again next time.
  const looking = lookAgain(timers, { first: FIRST_AFTER, again: AGAIN_AFTER }, look);
  return { look, stop: looking.stop };
}

const lastOfMonthBefore = (today: CalendarDay): CalendarDay => {
  const { year, month } = partsOf(today);
  return addDays(calendarDay(year, month, 1), -1);
};

async function freeze({ database, clock, random, lists, analyses }: Parts, county: string): Promise<boolean> {
  const page = analyses.get(PAGE);
  if (!page) return false;
  const today = todayOf(clock);
  const until = lastOfMonthBefore(today);
  const { year, month } = partsOf(until);
  const site = siteOf(county);
  const asked = { today, year: partsOf(today).year, me: site.id, institution: county };
  const question: PageQuestion = {
    ...{ page, by: ['org'], groups: [], institution: county, disclosure: { kind: 'exact' } },
    period: { from: calendarDay(year, 1, 1), until },
  };
  const reading = { scope: { institutionCode: county }, staff: site, asked };
  const answer = await pageFigures(database, { lists, reading }, question);
  if (isUnfinished(answer.total)) return false;
  const now = clock.now();
  return writeSnapshot(database, {
    ...{ id: uuidV7(now, random), page: PAGE, title: `${year}年${month}月月末`, month: monthOf(until) },
    ...{ institution: county, by: 'org', groups: [], ...question.period },
    ...{ answer, measures: frozenMeasures(question) },
    ...{ takenAt: now.toISOString(), takenById: site.id, takenBy: site.name },
  });
}
