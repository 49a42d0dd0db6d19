import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, type CalendarDay } from '@gongwei/domain/shared';
import { createPlans } from './create-plans.ts';
import type { Database } from '../database/database.port.ts';
import { findStaff, type Staff } from '../identity/users.repository.ts';
import { emptyDatabase } from '../loading/empty-database.ts';
import { loadCounty } from '../loading/load-county.ts';
import { loadFormLibrary } from '../records/catalogue-form-library.ts';
import { createRecordWriter } from '../records/create-record-writer.ts';
import { RECORD_HOOKS } from '../record-hooks.ts';
import { applyArchiveEvent } from '../resident-file/archive/apply-archive-event.service.ts';
import { seedCounty } from '../seed/seeded-county.ts';
import { repeats } from '../testing/long-runs.ts';
import { processorTime, slowness } from '../testing/machine-pace.ts';
import { createManualTime } from '../testing/manual-time.ts';
import { systemRandom } from '../shared/random-source.ts';
import { testContext } from '../testing/test-context.ts';
import { checkPlans, rebuildPlans, turnPlans } from './rebuild-plans.ts';

type Context = Awaited<ReturnType<typeof testContext>>;
type Sheet = {
  id: string;
  subject_id: string;
  data: { [key: string]: unknown };
  version: number;
  form_version: number;
};
type Row = { id: string; state: string; due_on: CalendarDay; closed_by: string | null; reason: string | null };
const TODAY = '2026-06-15' as CalendarDay;
const day = (text: string) => text as CalendarDay;

/** What planned visits promise, on either database: whatever is written by whomever, they follow from the histories. */
export function plansContract(name: string, open: () => Promise<Database>): void {
  describe(`planned visits on ${name}`, () => {
    let database: Database;
    let context: Context;
    let staff: Staff;
    beforeAll(async () => {
      database = await open();
      await emptyDatabase(database);
      const { institutions, users, entries, files } = seedCounty({ residents: 150, today: TODAY });
      await loadCounty(
        database,
        { institutions, users, entries, demoPassword: 'x', demoPasswordCost: { logN: 4, r: 8, p: 1 }, files: files() },
        { forms: await loadFormLibrary(), random: systemRandom },
      );
      context = await testContext(database);
      await rebuildPlans(context);
      const [user] = await database.query<{ id: string }>(`select id from users where username = 'county'`);
      staff = (await findStaff(database, user?.id as string)) as Staff;
    }, 180_000);
    afterAll(() => database?.close());

    const drift = async () => (await checkPlans(context)).drift;
    const scope = () => ({ institutionCode: staff.institutionCode });
    const plansOf = (id: string, programme = 'hypertension') =>
      database.query<Row>(
        'select id, state, due_on, closed_by, reason from plans where resident_id = $1 and programme = $2 order by opened_on, id',
        [id, programme],
      );
    const last = async (id: string) => (await plansOf(id)).at(-1);
    /** The newest follow-up of as many patients, each still in care. */
    const visits = (most: number, from = 0) =>
      database.query<Sheet>(
        `select distinct on (subject_id) x.id, subject_id, data, version, form_version from records x join residents r on r.id = x.subject_id
         where form_id = 'hypertension-follow-up' and removed_at is null and r.status = '1' order by subject_id, occurred_on desc, x.id desc limit ${most} offset ${from}`,
      );
    const save = (residentId: string, on: string, like: Sheet, saveId: string) =>
      createRecordWriter(context, RECORD_HOOKS).save(scope(), staff, {
        id: `${saveId}-record`,
        formId: 'hypertension-follow-up',
        formVersion: like.form_version,
        subjectId: residentId,
        occurredOn: day(on),
        data: {
          ...like.data,
          followUpDate: on,
          nextFollowUpDate: addDays(day(on), 20),
          systolic: 128,
          diastolic: 78,
          visitClass: '1',
        } as never,
        baseVersion: 0,
        saveId,
      });
    const event = (residentId: string, id: string, what: object) =>
      applyArchiveEvent(context, scope(), staff, residentId, {
        id: `${name}-${id}`,
        event: { on: TODAY, ...what } as never,
      });

    it('are there with the county for everybody, none of them twice, and nobody drifts', async () => {
      const [counted] = await database.query<{ people: number; plans: number; open: number; twice: number }>(
        `select (select count(*) from plan_people)::int as people, count(*)::int as plans, count(*) filter (where state in ('upcoming', 'due', 'overdue'))::int as open,
           (select count(*) from (select 1 from plans where state in ('upcoming', 'due', 'overdue') and programme = 'hypertension' group by resident_id having count(*) > 1) t)::int as twice from plans`,
      );
      expect(counted).toMatchObject({ people: 150, twice: 0 });
      expect(counted?.open).toBeGreaterThan(20);
      expect(await drift()).toEqual([]);
    });

    it('close with the save that fulfils them, open the next one, and take it back with the visit', async () => {
      const [like] = await visits(1);
      const id = like!.subject_id;
      const before = await last(id);
      expect(before?.closed_by).toBeNull();
      const saved = await save(id, TODAY, like!, `${name}-one`);
      expect(saved.ok).toBe(true);
      const after = await plansOf(id);
      expect(after.find((row) => row.id === before?.id)).toMatchObject({
        closed_by: `${name}-one-record`,
        state: expect.stringMatching(/visited|made-up/) as never,
      });
      expect(after.at(-1)).toMatchObject({ state: 'upcoming', due_on: '2026-07-05', closed_by: null });
      await database.query(`update records set removed_at = now() where id = $1`, [`${name}-one-record`]);
      await database.transaction((inside) => context.facts.refresh(inside, countyOf(), [id]));
      expect(await last(id)).toEqual(before);
      expect(await drift()).toEqual([]);
    });
    const countyOf = (): string => staff.institutionCode.slice(0, 6);

    it('end with death and come back with its correction, without ghosts and doubles', async () => {
      const [like] = await visits(1, 1);
      const id = like!.subject_id;
      const before = await plansOf(id);
      await event(id, 'die', { type: 'DIE', cause: '脑出血', evidence: '1' });
      expect(await plansOf(id)).toEqual(
        before.map((row) => (row.closed_by ? row : { ...row, state: 'ended', reason: '已死亡' })),
      );
      await event(id, 'undo', { type: 'CORRECT_DEATH', reason: '登记有误' });
      expect(await plansOf(id)).toEqual(before);
      expect(await drift()).toEqual([]);
    });

    it('go over to the file that is kept in a merger, with what was noted of them, and back', async () => {
      const [given, kept] = (await visits(2, 2)).map(({ subject_id }) => subject_id) as [string, string];
      const plan = (await last(given))!;
      const all = async () => (await plansOf(given)).length + (await plansOf(kept)).length;
      const many = await all();
      for (const [at, on] of ['2026-06-01', '2026-06-04', '2026-06-09'].entries())
        await database.query(
          `insert into plan_marks values ($1, $2, $3, split_part($3, '_', 2), 'attempt', $4, '{"result":"not-reached"}', now(), 'u', '村医', $1)`,
          [countyOf(), `${name}-mark-${at}`, plan.id, on],
        );
      await event(given, 'merge', { type: 'VOID', reason: '重复', keptId: kept });
      const moved = await database.query<{ resident_id: string }>(
        'select distinct resident_id from plans where id = $1',
        [plan.id],
      );
      expect(moved).toEqual([{ resident_id: kept }]);
      const openOf = async (id: string) =>
        (await plansOf(id)).filter(({ state }) => ['upcoming', 'due', 'overdue'].includes(state));
      expect(await openOf(given)).toEqual([]);
      expect((await openOf(kept)).length).toBeLessThanOrEqual(1);
      expect(await drift()).toEqual([]);
      await event(given, 'unmerge', { type: 'UNDO_MERGE', reason: '不是同一人' });
      expect(await all()).toBe(many);
      expect((await last(given))?.id).toBe(plan.id);
      expect(await drift()).toEqual([]);
    });

    it('of two who save the same person at once are of both', async () => {
      const [like] = await visits(1, 5);
      const id = like!.subject_id;
      const days = ['2026-06-10', '2026-06-11', '2026-06-12', '2026-06-13'];
      const outcomes = await Promise.all(days.map((on, at) => save(id, on, like!, `${name}-both-${at}`)));
      expect(outcomes.every(({ ok }) => ok)).toBe(true);
      const rows = (await plansOf(id)).slice(-5);
      expect(rows.slice(0, 4).map(({ closed_by }) => closed_by)).toEqual(
        days.map((_, at) => `${name}-both-${at}-record`),
      );
      expect(rows[4]).toMatchObject({ state: 'upcoming', due_on: '2026-07-03' });
      expect(await drift()).toEqual([]);
    });

    it('turn with the day for those alone whom it concerns', async () => {
      const time = createManualTime('2026-06-27T16:00:05Z');
      const tools = { database, plans: createPlans(time) };
      const [{ count } = { count: 0 }] = await database.query<{ count: number }>(
        `select count(*)::int as count from plan_people where turns_on <= '2026-06-28'`,
      );
      expect(count).toBeGreaterThan(0);
      expect(await turnPlans(tools, day('2026-06-28'))).toBe(count);
      expect(await turnPlans(tools, day('2026-06-28'))).toBe(0);
      const late = await database.query(
        `select id from plans where state in ('upcoming', 'due') and due_on < '2026-06-28' or state = 'upcoming' and soon_on <= '2026-06-28'`,
      );
      expect(late).toEqual([]);
      expect((await checkPlans(tools)).drift).toEqual([]);
    });

    it('are told by the check where somebody wrote past them, and mended by a rebuild', async () => {
      const [victim] = await database.query<{ id: string; resident_id: string }>(
        `update plans set state = 'lost' where id = (select min(id) from plans where state = 'overdue') returning id, resident_id`,
      );
      expect(await drift()).toEqual([{ residentId: victim?.resident_id, planIds: [victim?.id] }]);
      await rebuildPlans(context);
      expect(await drift()).toEqual([]);
    });

    it('set 下次随访 of the person, which the check holds too', async () => {
      const earliest = `select r.id, coalesce(min(p.due_on), date '9999-12-31') as due_on, r.next_follow_up_on as next_on from residents r
        left join plans p on p.resident_id = r.id and p.state in ('upcoming', 'due', 'overdue')
          and p.programme in ('hypertension', 'diabetes', 'psychosis', 'tuberculosis', 'copd')
        group by r.id, r.next_follow_up_on`;
      const wrong = `select id from (${earliest}) t where due_on <> next_on`;
      expect(await database.query(wrong)).toEqual([]);
      const [owed] = await database.query<{ id: string }>(
        `select id from (${earliest}) t where due_on < '2026-06-15' limit 1`,
      );
      await database.query(`update residents set next_follow_up_on = '2027-01-01' where id = $1`, [owed!.id]);
      expect(await drift()).toEqual([{ residentId: owed!.id, planIds: [] }]);
      await rebuildPlans(context);
      expect(await database.query(wrong)).toEqual([]);
    });

    it('are of the day they were last worked out on, whenever their next turn is', async () => {
      const [like] = await visits(1, 6);
      const id = like!.subject_id;
      const later = createPlans(createManualTime('2026-06-16T04:00:00Z'));
      const workedOn = async () =>
        (
          await database.query<{ on: string }>('select worked_on as on from plan_people where resident_id = $1', [id])
        )[0]?.on;
      const before = await workedOn();
      await database.transaction((inside) => later.refresh(inside, countyOf(), [id]));
      expect(await workedOn()).toBe('2026-06-16');
      await database.transaction((inside) => context.plans.refresh(inside, countyOf(), [id]));
      expect([await workedOn(), await drift()]).toEqual([before, []]);
    });

    it('cost a save two questions, and two writes at most', async () => {
      const [like] = await visits(1, 6);
      const asked: string[] = [];
      const refresh = () =>
        database.transaction((inside) => {
          const query: typeof inside.query = (sql, parameters) => {
            asked.push(sql);
            return inside.query(sql, parameters);
          };
          return context.plans.refresh({ query }, countyOf(), [like!.subject_id]);
        });
      expect([await refresh(), asked.length]).toEqual([false, 2]);
      await database.query(`update plans set due_on = '2026-01-01' where resident_id = $1`, [like!.subject_id]);
      expect([await refresh(), asked.length]).toEqual([true, 5]);
    });

    it('and the facts cost a save less than 10 ms of processor time', async () => {
      const people = await database.query<{ id: string }>(
        `select r.id from residents r where r.status = '1' order by r.id limit 60`,
      );
      /** Milliseconds of this process: with the embedded database that is all of it. */
      const cost = async (id: string): Promise<number> => {
        await database.query('update resident_facts set completeness = -1 where resident_id = $1', [id]);
        await database.query(`update plans set due_on = '2026-01-01' where resident_id = $1`, [id]);
        return database.transaction(async (inside) => {
          const began = process.cpuUsage();
          expect(await context.facts.refresh(inside, countyOf(), [id])).toBe(true);
          return processorTime(began);
        });
      };
      const costs: number[] = [];
      for (const { id } of people) {
        // The least of three: what others do on the machine at the same moment costs processor time, too.
        const least = Math.min(await cost(id), await cost(id), await cost(id));
        costs.push(least / slowness(3));
      }
      const sorted = costs.toSorted((one, other) => one - other);
      // The pace of a machine is reckoned by JavaScript; an embedded database may be half as slow again there.
      expect(sorted[people.length / 2]).toBeLessThan(repeats(15, 10));
      // Those with the longest histories, too.
      expect(sorted.at(-4)).toBeLessThan(repeats(30, 20));
    });
  });
}
