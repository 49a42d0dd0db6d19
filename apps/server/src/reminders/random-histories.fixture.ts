import type { CalendarDay, JsonObject } from '@gongwei/domain/shared';
import { addDays } from '@gongwei/domain/shared';
import type { ReminderEvent } from '@gongwei/domain/reminders';
import { createContext } from '../create-context.ts';
import type { Database } from '../database/database.port.ts';
import { databaseTrouble } from '../database/database-trouble.ts';
import { repeatedTransaction } from '../database/repeated-transaction.ts';
import { findStaff, type Staff } from '../identity/users.repository.ts';
import { PLAN_JOBS } from '../plans/jobs/index.ts';
import { turnPlans } from '../plans/rebuild-plans.ts';
import { RECORD_HOOKS } from '../record-hooks.ts';
import { createRecordWriter } from '../records/create-record-writer.ts';
import { loadFormLibrary } from '../records/catalogue-form-library.ts';
import { applyArchiveEvent } from '../resident-file/archive/apply-archive-event.service.ts';
import { bookOne } from '../scheduling/book-one.service.ts';
import { changeSession, saveSession } from '../scheduling/change-session.service.ts';
import { session } from '../scheduling/scheduling.fixture.ts';
import { tellCritical } from '../scheduling/review.service.ts';
import { seedCounty } from '../seed/seeded-county.ts';
import { todayOf } from '../shared/server-clock.ts';
import { checkUpSheet } from '../testing/check-up-sheet.ts';
import type { ManualTime } from '../testing/manual-time.ts';
import { escalate } from './escalate.ts';
import { openReminders } from './open-reminders.service.ts';
import { heldReminder, moveReminder } from './reminders.repository.ts';

const COUNTY = '990101';
const SCOPE = { institutionCode: COUNTY };
/** People of one history. */
const PEOPLE = 3;
/** How often somebody asks again whom the database keeps waiting: the machine may be slow. */
const PATIENCE = 5;

/** Something that happens at one process to one of the people; what rules refuse does not happen. */
export type Step = {
  readonly what: (typeof STEPS)[number];
  readonly site: number;
  readonly who: number;
  readonly other: number;
  readonly days: number;
};
export const STEPS = [
  ...([
    'visit',
    'visit',
    'correct',
    'day',
    'day',
    'day',
    'die',
    'undo-death',
    'move-out',
    'come-back',
    'merge',
    'unmerge',
  ] as const),
  ...(['hand-over', 'call', 'lose', 'found', 'critical', 'tell', 'book', 'cancel', 'wait', 'wait'] as const),
  ...(['read', 'start', 'handle', 'ignore', 'reopen'] as const),
] as const;

/** A site of several processes over one database, with people whose life goes on; nothing but the product's own services writes. */
export async function historySite(databases: readonly Database[], time: ManualTime) {
  const forms = await loadFormLibrary();
  const contexts = await Promise.all(
    databases.map((database) => createContext({ database, forms, ...time, settings: { webFolder: '/nowhere' } })),
  );
  const [database] = databases as readonly [Database];
  const staff = async (id: string) => (await findStaff(database, id)) as Staff;
  const [county, doctor, village] = await Promise.all(['county', 'doctor', 'village'].map(staff));
  const asking = { scope: SCOPE, staff: county as Staff };
  const recipients = [county, doctor, village] as readonly Staff[];
  const sheet = templateVisit();
  let made = 0;
  const next = (): string => `h-${(made += 1)}`;
  const at = (site: number) => contexts[site % contexts.length] as (typeof contexts)[number];
  const reading = () => ({
    ...asking,
    reader: 'looks' as const,
    asked: { today: todayOf(time.clock), user: asking.staff.id, institution: COUNTY } as never,
  });
  const job = async (site: number, name: string, ids: readonly string[], given: JsonObject): Promise<void> => {
    const kind = PLAN_JOBS[name] as NonNullable<(typeof PLAN_JOBS)[string]>;
    const answers = await kind.check(at(site), reading(), given);
    await repeatedTransaction(at(site).database, (inside) => kind.act(at(site), inside, reading(), ids, answers));
  };
  const plansOf = async (person: string, state: string): Promise<readonly string[]> =>
    (
      await database.query<{ id: string }>('select id from plans where resident_id = $1 and state = $2 order by id', [
        person,
        state,
      ])
    ).map(({ id }) => id);
  const file = (site: number, person: string, event: object) =>
    applyArchiveEvent(at(site), SCOPE, asking.staff, person, {
      id: next(),
      event: { on: todayOf(time.clock), ...event } as never,
    });
  const save = (site: number, record: object) =>
    createRecordWriter(at(site), RECORD_HOOKS).save(SCOPE, asking.staff, record as never);

  const visit = (site: number, person: string, days: number) => {
    const on = todayOf(time.clock);
    const data = { ...sheet.data, followUpDate: on, nextFollowUpDate: addDays(on, days) };
    const head = { formId: 'hypertension-follow-up', formVersion: sheet.version, subjectId: person, occurredOn: on };
    return save(site, { ...head, id: next(), saveId: next(), data, baseVersion: 0 });
  };
  /** Another day is agreed on the newest sheet of a visit: it is never removed, it is corrected, and why is said. */
  const correct = async (site: number, person: string, days: number): Promise<void> => {
    const [row] = await database.query<{
      id: string;
      version: number;
      form_version: number;
      occurred_on: string;
      data: JsonObject;
    }>(
      `select id, version, form_version, occurred_on, data from records where form_id = 'hypertension-follow-up' and subject_id = $1
       order by occurred_on desc, id desc limit 1`,
      [person],
    );
    if (!row) return;
    const data = { ...row.data, nextFollowUpDate: addDays(row.occurred_on as CalendarDay, days + 3) };
    const head = { formId: 'hypertension-follow-up', formVersion: row.form_version, subjectId: person };
    const was = { id: row.id, occurredOn: row.occurred_on, baseVersion: row.version };
    await save(site, { ...head, ...was, data, saveId: next(), reason: '日期填错' });
  };
  const critical = (site: number, person: string) => {
    const on = todayOf(time.clock);
    const id = next();
    return save(site, checkUpSheet(1, on, { fastingGlucose: 22.1 }, { id, saveId: id, subjectId: person }));
  };
  const bookAhead = async (person: string, site: number): Promise<void> => {
    const id = next();
    const day = addDays(todayOf(time.clock), 30);
    const one = session(id, { date: day, bookUntil: `${day}T01:00:00.000Z` });
    await saveSession(at(site), asking, { session: one, version: 0, open: true });
    await bookOne(at(site), asking, { id: next(), residentId: person, sessionId: id });
  };
  const act = async (site: number, type: ReminderEvent['type'], nth: number): Promise<void> => {
    const states = type === 'REOPEN' ? ['3', '4'] : ['0', '1', '2', '5'];
    const rows = await database.query<{ id: string; recipient: string }>(
      'select id, recipient_id as recipient from reminders where state = any($1) order by id',
      [states],
    );
    const chosen = rows[nth % Math.max(1, rows.length)];
    if (!chosen) return;
    await repeatedTransaction(at(site).database, async (inside) => {
      const row = await heldReminder(inside, SCOPE, chosen.recipient, chosen.id);
      const event = { type, note: '电话里说好了' } as ReminderEvent;
      if (row) await moveReminder(inside, row, event, time.clock.now(), chosen.recipient);
    });
  };

  const everywhere = <Value>(work: (site: number) => Promise<Value>) =>
    Promise.all(contexts.map((_, site) => work(site)));
  const does: { readonly [what in Step['what']]: (step: Step, person: string, other: string) => Promise<unknown> } = {
    visit: ({ site, days }, person) => visit(site, person, days),
    correct: ({ site, days }, person) => correct(site, person, days),
    day: async ({ days }) => {
      time.set(new Date(time.clock.now().getTime() + days * 86_400_000).toISOString());
      await everywhere((site) => turnPlans(at(site), todayOf(time.clock)));
    },
    die: ({ site }, person) => file(site, person, { type: 'DIE', cause: '脑出血', evidence: '1' }),
    'undo-death': ({ site }, person) => file(site, person, { type: 'CORRECT_DEATH', reason: '登记有误' }),
    'move-out': ({ site }, person) => file(site, person, { type: 'MOVE_OUT', destination: '外省', handover: '已交接' }),
    'come-back': ({ site }, person) => file(site, person, { type: 'RESTORE', reason: '回来了' }),
    merge: ({ site }, person, other) => file(site, person, { type: 'VOID', reason: '重复', keptId: other }),
    unmerge: ({ site }, person) => file(site, person, { type: 'UNDO_MERGE', reason: '不是同一人' }),
    'hand-over': async ({ site, days }, person) =>
      job(site, 'transfer-plans', await plansOf(person, 'overdue'), {
        doctor: days % 2 === 0 ? 'doctor' : 'village',
        reason: '1',
        ...(days % 3 === 0 && { until: addDays(todayOf(time.clock), days) }),
      }),
    call: async ({ site }, person) =>
      job(site, 'note-call', await plansOf(person, 'overdue'), { result: 'not-reached' }),
    lose: async ({ site }, person) => job(site, 'lose-plans', await plansOf(person, 'overdue'), { reason: '4' }),
    found: async ({ site, days }, person) =>
      job(site, 'find-plans', await plansOf(person, 'lost'), { dueOn: addDays(todayOf(time.clock), days) }),
    critical: ({ site }, person) => critical(site, person),
    tell: async ({ site }, person) => {
      const [record] = await database.query<{ id: string }>(
        `select id from records where form_id = 'health-check-up' and subject_id = $1 order by id limit 1`,
        [person],
      );
      const told = { notifiedAt: time.clock.now().toISOString(), mode: '1', receiver: '本人', handled: '1' };
      if (record) await tellCritical(at(site), asking, record.id, told);
    },
    book: ({ site }, person) => bookAhead(person, site),
    cancel: async ({ site }) => {
      const [open] = await database.query<{ id: string }>(
        "select id from exam_sessions where state = '1' order by id limit 1",
      );
      if (!open) return;
      await repeatedTransaction(at(site).database, (inside) =>
        changeSession(at(site), inside, asking, open.id, { type: 'CANCEL', reason: '1' }),
      );
    },
    wait: async () => {
      time.set(new Date(time.clock.now().getTime() + 31 * 60_000).toISOString());
      await everywhere((site) => escalate(at(site).database, time.clock.now()));
    },
    read: ({ site, other }) => act(site, 'READ', other),
    start: ({ site, other }) => act(site, 'START', other),
    handle: ({ site, other }) => act(site, 'HANDLE', other),
    ignore: ({ site, other }) => act(site, 'IGNORE', other),
    reopen: ({ site, other }) => act(site, 'REOPEN', other),
  };

  return {
    recipients,
    /** New people under treatment, with a visit that is due in a few days; whoever lived before is forgotten. */
    async people(): Promise<readonly string[]> {
      for (const table of ['reminders', 'reminder_events', 'plans', 'plan_people', 'plan_marks', 'plan_doctors'])
        await database.query(`delete from ${table}`);
      for (const table of ['appointments', 'exam_slots', 'exam_sessions', 'check_up_reviews'])
        await database.query(`delete from ${table}`);
      await database.query("update residents set status = '9' where id like 'h-%' and status <> '9'");
      const ids = Array.from({ length: PEOPLE }, next);
      for (const [nth, id] of ids.entries()) {
        await addPerson(database, id, made * PEOPLE + nth);
        await addCard(database, id, nth === 0 ? 'doctor' : undefined, addDays(todayOf(time.clock), -60));
        await visit(nth, id, 2 + nth);
        await bookAhead(id, nth);
      }
      return ids;
    },
    step: async (step: Step, people: readonly string[]): Promise<boolean> => {
      const person = people[step.who % people.length] as string;
      const other = people[(step.who + 1 + (step.other % (people.length - 1))) % people.length] as string;
      for (let left = PATIENCE; ; left -= 1) {
        try {
          await does[step.what](step, person, other);
          return true;
        } catch (error) {
          // What the rules refuse has a status; everything else is a failure of the product.
          if (typeof error === 'object' && error !== null && 'statusCode' in error && Number(error.statusCode) < 500)
            return false;
          // Where others hold what it needs for longer than anybody waits nothing is written, and whoever asked asks again.
          if (left === 0 || databaseTrouble(error) !== 'busy') throw error;
        }
      }
    },
    /** What is wrong with what is planned for them: owed by somebody who left care, owed twice, or not what follows from their history. */
    async planTroubles(people: readonly string[]): Promise<readonly unknown[]> {
      const open = "n.state in ('upcoming', 'due', 'overdue') and n.resident_id = any($1::text[])";
      const ghosts = await database.query(
        `select 'ghost' as what, n.id from plans n join residents r on r.id = n.resident_id where ${open} and r.status <> '1'`,
        [people],
      );
      const twice = await database.query(
        `select 'twice' as what, n.resident_id, n.programme from plans n where ${open} and n.programme = 'hypertension'
         group by n.resident_id, n.programme having count(*) > 1`,
        [people],
      );
      return [...ghosts, ...twice, ...(await at(0).plans.drift(database, COUNTY, people))];
    },
    shown: (site: number, recipientId: string) =>
      openReminders(at(site).database, SCOPE, recipientId, time.clock.now()),
  };
}

/** A visit as the demonstration county has it. */
function templateVisit() {
  for (const { records } of seedCounty({ residents: 150, today: '2026-06-15' as CalendarDay }).files()) {
    const found = records.find(({ formId }) => formId === 'hypertension-follow-up');
    if (found) return { data: found.data, version: 1 };
  }
  throw new Error('Nobody of the demonstration county has a visit.');
}

async function addPerson(database: Database, id: string, number: number): Promise<void> {
  const columns = await database.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_name = 'residents' and is_generated = 'NEVER'",
  );
  const names = columns.map(({ name }) => name).join(', ');
  const digits = String(number).padStart(5, '0');
  await database.query(
    `insert into residents (${names}) select ${names} from jsonb_populate_record(null::residents, (select to_jsonb(r)
       || jsonb_build_object('id', $1::text, 'archive_number', $2::text, 'id_number', $3::text) from residents r where r.id = 'resident-1'))`,
    [id, `99010110100${digits}`, `990101195003${digits}X`],
  );
}

const addCard = (database: Database, person: string, doctor: string | undefined, on: CalendarDay) =>
  database.query(
    `insert into records (county_code, id, form_id, form_version, subject_id, institution_code, occurred_on, data, headline, version, created_at,
       created_by, updated_at, updated_by, updated_by_name, subject_kind)
     values ('990101', $1, 'hypertension-card', 1, $2, '990101101001', $3, $4, '[]', 1, $5, 'village', $5, 'village', '', 'resident')`,
    [
      `card-${person}`,
      person,
      on,
      JSON.stringify({ cardDate: on, ...(doctor !== undefined && { responsibleDoctor: doctor }) }),
      `${on}T02:00:00.000Z`,
    ],
  );
