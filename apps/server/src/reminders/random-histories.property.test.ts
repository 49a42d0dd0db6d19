import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { Database } from '../database/database.port.ts';
import { openDatabase } from '../database/open-database.ts';
import { todayOf } from '../shared/server-clock.ts';
import { createManualTime, openTestDatabase, repeats, reportFigure } from '../testing/index.ts';
import { startPostgres, type TemporaryPostgres } from '../testing/temporary-postgres.ts';
import { historySite, STEPS, type Step } from './random-histories.fixture.ts';
import type { ReminderRow } from './reminder-row.ts';

let postgres: TemporaryPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

const STEP: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom(...STEPS),
  site: fc.nat(2),
  who: fc.nat(2),
  other: fc.nat(5),
  days: fc.integer({ min: 1, max: 6 }),
});
/** What happens at the same moment, moment after moment. */
const HISTORY = fc.array(fc.array(STEP, { minLength: 1, maxLength: 4 }), { minLength: 6, maxLength: 16 });

const alone = (what: Step['what'], days = 6): Step[] => [{ what, site: 0, who: 0, other: 0, days }];
/** One in which every kind of reminder is shown, and a visit corrected; few random ones may miss one. Of odd days plans go to a colleague. */
const EVERY_KIND = [
  ...(['book', 'cancel', 'critical', 'visit', 'correct', 'day', 'day', 'day'] as const).map((what) => alone(what)),
  alone('hand-over', 5),
];

type Life = {
  readonly status: string;
  readonly visits: readonly { readonly on: CalendarDay; readonly next: CalendarDay }[];
};

/** What there is to be known of somebody without reading a single plan or reminder. */
async function lifeOf(database: Database, person: string | null): Promise<Life | undefined> {
  const [life] = await database.query<{ status: string; visits: Life['visits'] | null }>(
    `select r.status, (select json_agg(json_build_object('on', x.occurred_on, 'next', x.data ->> 'nextFollowUpDate')) from records x
       where x.county_code = r.county_code and x.subject_id = r.id and x.form_id = 'hypertension-follow-up' and x.removed_at is null) as visits
     from residents r where r.id = $1`,
    [person],
  );
  return life && { status: life.status, visits: life.visits ?? [] };
}

/** Why a reminder that is shown must not be; nothing where it may. */
async function wrong(database: Database, row: ReminderRow, today: CalendarDay): Promise<string | undefined> {
  // Of no person: of what a colleague handed over.
  if (row.rule === 'plans-handed') return undefined;
  const life = await lifeOf(database, row.person_id);
  if (life?.status !== '1') return `of somebody with status ${life?.status}`;
  if (row.rule === 'plan-overdue') {
    const latest = life.visits
      .map(({ on }) => on)
      .reduce((one, other) => (one > other ? one : other), '' as CalendarDay);
    const promised = life.visits.filter(({ on }) => on === latest).map(({ next }) => next);
    const [agreed] = await database.query<{ due: string }>(
      `select details ->> 'dueOn' as due from plan_marks where plan_id = $1 and kind = 'found' and details ->> 'dueOn' = $2`,
      [row.subject_id, row.due_on],
    );
    if (row.due_on >= today) return `due on ${row.due_on}, and today is ${today}`;
    if (!promised.includes(row.due_on) && !agreed) return `due on ${row.due_on}, promised for ${promised.join()}`;
  }
  if (row.rule === 'critical-result') {
    const [told] = await database.query(
      'select 1 from check_up_reviews where record_id = $1 and critical_told is not null',
      [row.subject_id],
    );
    if (told) return 'of a value somebody was told of';
  }
  if (row.rule === 'appointment-moved') {
    const [waits] = await database.query("select 1 from appointments where id = $1 and state = '8'", [row.subject_id]);
    if (!waits) return 'of an appointment that waits for nothing';
  }
  if (row.rule === 'appointment-lost') {
    const [another] = await database.query(
      "select 1 from appointments a join appointments b on b.resident_id = a.resident_id and b.year = extract(year from $2::date) and b.state in ('1','2','3','4','8') where a.id = $1",
      [row.subject_id, row.due_on],
    );
    if (another) return 'of an appointment there is another one of';
  }
  return undefined;
}

/** What is written down of each reminder: an unbroken chain that ends where it stands. */
async function broken(database: Database): Promise<readonly unknown[]> {
  return database.query(
    `select m.id, m.rule, m.state, m.times from reminders m
     where m.state is distinct from (select e.to_state from reminder_events e where e.reminder_id = m.id order by e.no desc limit 1)
        or m.times is distinct from (select count(*)::int from reminder_events e where e.reminder_id = m.id and e.event = 'RAISE')
        or exists (select 1 from reminder_events e where e.reminder_id = m.id and e.from_state is distinct from
          (select b.to_state from reminder_events b where b.reminder_id = m.id and b.no = e.no - 1))
        or (select count(*) from reminder_events e where e.reminder_id = m.id and e.event = 'ESCALATE') > m.times`,
  );
}

describe.each([
  ['the embedded database', async () => [await openTestDatabase()]],
  [
    'three processes on PostgreSQL',
    async () => {
      const url = await postgres.newCounty();
      return Promise.all([0, 1, 2].map(() => openDatabase({ url })));
    },
  ],
] as const)('reminders on %s', (name, open: () => Promise<readonly Database[]>) => {
  let databases: readonly Database[];
  beforeAll(async () => {
    databases = await open();
  }, 120_000);
  afterAll(() => Promise.all((databases ?? []).map((database) => database.close())));

  it(
    'are never two of one thing, and never there after the visit, the word or the death, nor is a plan, whatever happens at once',
    async () => {
      const time = createManualTime('2026-06-15T04:00:00Z');
      const site = await historySite(databases, time);
      const [database] = databases as readonly [Database];
      const seen: { [rule: string]: number } = {};
      const found: string[] = [];
      let [histories, wrongPlans] = [0, 0];
      await fc.assert(
        fc.asyncProperty(HISTORY, async (history) => {
          const people = await site.people();
          histories += 1;
          for (const moment of history) {
            await Promise.all(moment.map((step) => site.step(step, people)));
            for (const [nth, { id }] of site.recipients.entries()) {
              const rows = await site.shown(nth, id);
              const keys = rows.map(({ rule, subject_id }) => `${rule} ${subject_id}`);
              expect(keys).toEqual([...new Set(keys)]);
              for (const row of rows) {
                seen[row.rule] = (seen[row.rule] ?? 0) + 1;
                const why = await wrong(database, row, todayOf(time.clock));
                if (why) found.push(`${row.rule} for ${id}: ${why}`);
              }
            }
            expect(found).toEqual([]);
            expect(await broken(database)).toEqual([]);
          }
          const troubles = await site.planTroubles(people);
          wrongPlans += troubles.length;
          expect(troubles).toEqual([]);
        }),
        // A history is too long to be made shorter by trying.
        { numRuns: repeats(8, 1_000), endOnFailure: true, examples: [[EVERY_KIND]] },
      );
      reportFigure({
        ...{ row: 0, what: `reminders shown in vain or twice, random histories on ${name}`, runs: histories },
        ...{ figure: String(found.length), aim: '0', passed: found.length === 0 },
      });
      reportFigure({
        ...{ row: 0, what: `plans that are ghosts, doubled or drifted, random histories on ${name}`, runs: histories },
        ...{ figure: String(wrongPlans), aim: '0', passed: wrongPlans === 0 },
      });
      // Histories in which nothing is ever shown, or no visit corrected, would prove nothing.
      const corrected = await database.query("select 1 from records where subject_id like 'h-%' and version > 1");
      expect(corrected.length).toBeGreaterThan(0);
      // Whether an appointment can come back is a matter of chance here.
      expect([...new Set([...Object.keys(seen), 'appointment-lost'])].sort()).toEqual([
        'appointment-lost',
        'appointment-moved',
        'critical-result',
        'plan-overdue',
        'plans-handed',
      ]);
    },
    repeats(240_000, 3_600_000),
  );
});
