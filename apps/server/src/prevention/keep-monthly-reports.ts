import { addDays, calendarDay, partsOf, type CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { repeatedTransaction } from '../database/repeated-transaction.ts';
import type { Staff } from '../identity/users.repository.ts';
import type { Entries } from '../lists/jobs/entries.ts';
import type { RecordHooks } from '../records/record-hooks.ts';
import { raiseReminders, type Raised } from '../reminding/raise-reminders.ts';
import type { ServerContext } from '../server-context.ts';
import { lookAgain } from '../shared/look-again.ts';
import { minuteOf, todayOf } from '../shared/server-clock.ts';
import { draftReport } from './jobs/generate-reports.ts';

/** Milliseconds; the first minutes belong to those who wait for the server. */
const FIRST_AFTER = 180_000;
const AGAIN_AFTER = 30 * 60_000;
/** People looked up at once. */
const CHUNK = 200;
/** From this hour in China on the first of the month; what was measured late in the evening is there by then. */
const HOUR = '02:00';
/** A site that was off on the first makes up for it until then. */
const LAST_DAY = 5;
const MONTH = '1';
/** Who is written down for what the day itself does. */
const systemOf = (county: string): Staff => ({
  ...{ id: 'system', code: 'system', username: 'system', name: '系统自动' },
  ...{ institutionCode: county, home: county, alsoAt: [], roles: [], bases: [], permissions: [] },
});

type Parts = {
  readonly context: ServerContext;
  readonly hooks: RecordHooks;
  readonly say: (level: 'info' | 'warn', line: string) => void;
};
type MonthlyReports = {
  /** Does what is due now. Told apart from the timer for tests. */
  look(): Promise<void>;
  stop(): Promise<void>;
};
type Followed = { readonly id: string; readonly doctor: string };
/** The month a report is of, and from which day on. */
type Month = { readonly county: string; readonly from: CalendarDay; readonly until: CalendarDay };

/**
 * On the first of a month drafts the 健康报告 of the month before, of everybody who is followed at home and was measured in it, and tells the
 * doctors how many wait for them. Each person once: a draft, a reviewed report and one that was discarded stay as they are. Of several
 * processes one does it; broken off, the rest is drafted at the next look.
 */
export function keepMonthlyReports(parts: Parts): MonthlyReports {
  const { context, say } = parts;
  const { database, clock, timers } = context;
  const due = async (): Promise<readonly Month[]> => {
    const today = todayOf(clock);
    const { year, month, day } = partsOf(today);
    if (day > LAST_DAY || (day === 1 && minuteOf(clock).slice(11, 16) < HOUR)) return [];
    const until = addDays(calendarDay(year, month, 1), -1);
    const from = `${until.slice(0, 8)}01` as CalendarDay;
    const rows = await database.query<{ county: string }>(
      `select i.code as county from institutions i where length(i.code) = 6
         and exists (select 1 from records c where c.county_code = i.code and c.form_id in ('blood-pressure-patient', 'blood-glucose-patient'))
         and not exists (select 1 from monthly_reports m where m.county_code = i.code and m.month = $1) order by i.code`,
      [from.slice(0, 7)],
    );
    return rows.map(({ county }) => ({ county, from, until }));
  };
  const look = async (): Promise<void> => {
    if ((await due()).length === 0) return;
    await database.inTurn('monthly-reports', async () => {
      for (const month of await due()) {
        const drafted = await draftAll(parts, month, () => looking.goOn());
        if (drafted === undefined) return;
        say('info', `monthly reports: ${drafted} drafted for ${month.county}`);
      }
    });
  };
  const looking = lookAgain(timers, { first: FIRST_AFTER, again: AGAIN_AFTER }, look, (error) =>
    say('warn', `monthly reports: ${error instanceof Error ? error.message : String(error)}`),
  );
  return { look, stop: looking.stop };
}

/** Everybody of a county, each in a transaction of their own; nothing where it was broken off. */
async function draftAll(parts: Parts, month: Month, goOn: () => boolean): Promise<number | undefined> {
  const { database, clock } = parts.context;
  let after = '';
  for (;;) {
    const found = await followedAfter(database, month, after);
    for (const one of found) {
      if (!goOn()) return undefined;
      after = one.id;
      await repeatedTransaction(database, (inside) => draft(parts, inside, month, one));
    }
    if (found.length < CHUNK) break;
  }
  const drafted = await database.transaction(async (inside) => {
    const waiting = await waitingOf(inside, month);
    const all = waiting.reduce((sum, { n }) => sum + n, 0);
    const [first] = await inside.query(
      `insert into monthly_reports (county_code, month, drafted, made_at) values ($1, $2, $3, $4) on conflict do nothing returning month`,
      [month.county, month.from.slice(0, 7), all, clock.now().toISOString()],
    );
    if (first) await raiseReminders(inside, clock.now().toISOString(), waiting.map(raisedFor(month, todayOf(clock))));
    return all;
  });
  return drafted;
}

const draft = (
  { context, hooks }: Parts,
  inside: Queryable,
  { county, from }: Month,
  { id, doctor }: Followed,
): Promise<boolean> => {
  const today = todayOf(context.clock);
  const reading: Entries['reading'] = {
    scope: { institutionCode: county },
    staff: systemOf(county),
    reader: 'reveals',
    asked: { today, year: partsOf(today).year, me: 'system', institution: county },
  };
  return draftReport({ context, hooks, inside, reading }, id, { period: MONTH, rangeStart: from, doctor });
};

/** Whom a county follows, who was measured in the month and has a doctor that is there: of the sheet, else of the file. */
const followedAfter = (database: Queryable, { county, from, until }: Month, after: string) =>
  database.query<Followed>(
    `select * from (
       select r.id, (select u.id from records c left join users u on u.id = coalesce(nullif(c.data ->> 'responsibleDoctor', ''), r.doctor_id)
           and u.disabled_at is null
         where c.county_code = r.county_code and c.subject_id = r.id and c.removed_at is null
           and c.form_id in ('blood-pressure-patient', 'blood-glucose-patient') and coalesce(c.data ->> 'state', '1') <> '3'
         order by u.id is null, c.id limit 1) as doctor
       from residents r where r.county_code = $1 and r.status = '1' and r.id > $4 and exists (
         select 1 from records x where x.county_code = r.county_code and x.subject_id = r.id and x.removed_at is null
           and x.form_id in ('blood-pressure-reading', 'blood-glucose-reading') and x.occurred_on between $2 and $3)) as found
     where doctor is not null order by id limit ${CHUNK}`,
    [county, from, until, after],
  );

type Waiting = { readonly doctor: string; readonly n: number };

/** How many drafts of the month wait for whom. */
const waitingOf = (inside: Queryable, { county, from }: Month) =>
  inside.query<Waiting>(
    `select data ->> 'doctor' as doctor, count(*)::int as n from records where county_code = $1 and form_id = 'health-report' and removed_at is null
       and data ->> 'period' = $2 and data ->> 'rangeStart' = $3 and coalesce(data ->> 'state', '0') = '0' group by 1 order by 1`,
    [county, MONTH, from],
  );

const raisedFor =
  ({ county, from }: Month, today: CalendarDay) =>
  ({ doctor, n }: Waiting): Raised => ({
    ...{ countyCode: county, rule: 'reports-drafted', subjectId: from, dueOn: today, recipientId: doctor },
    facts: { month: `${Number(from.slice(5, 7))}月`, n: String(n) },
  });
