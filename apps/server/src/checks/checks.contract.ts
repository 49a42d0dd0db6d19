import { compileAcross, type AcrossRule } from '@gongwei/domain/checks';
import type { CalendarDay, JsonObject } from '@gongwei/domain/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { findStaff, type Staff } from '../identity/users.repository.ts';
import { emptyDatabase } from '../loading/empty-database.ts';
import { loadCounty } from '../loading/load-county.ts';
import { RECORD_HOOKS } from '../record-hooks.ts';
import { loadFormLibrary } from '../records/catalogue-form-library.ts';
import { createRecordWriter } from '../records/create-record-writer.ts';
import { applyArchiveEvent } from '../resident-file/archive/apply-archive-event.service.ts';
import { createRandom } from '../seed/random.ts';
import { seedCounty } from '../seed/seeded-county.ts';
import { systemRandom } from '../shared/random-source.ts';
import { processorTime, slowness } from '../testing/machine-pace.ts';
import { testContext } from '../testing/test-context.ts';
import { createChecks } from './create-checks.ts';
import { judgingCost, type Row, type Sheet } from './judging-cost.contract.ts';
import { checkChecks, fillChecks, rebuildChecks } from './rebuild-checks.ts';

type Context = Awaited<ReturnType<typeof testContext>>;
const TODAY = '2026-06-15' as CalendarDay;

/** What findings promise, on either database: whatever is written by whomever, they are what the rules say of what is stored. */
export function checksContract(name: string, open: () => Promise<Database>): void {
  describe(`findings on ${name}`, () => {
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
      const [user] = await database.query<{ id: string }>(`select id from users where username = 'county'`);
      staff = (await findStaff(database, user?.id as string)) as Staff;
    }, 180_000);
    afterAll(() => database?.close());

    const drift = async () => (await checkChecks(context)).drift;
    const scope = () => ({ institutionCode: staff.institutionCode });
    const county = () => staff.institutionCode.slice(0, 6);
    const findings = (recordId: string) =>
      database.query<Row>(
        'select id, rule, state, field, says, closed_on, excuse from findings where record_id = $1 order by id',
        [recordId],
      );
    const sheet = async (id: string) =>
      (
        await database.query<Sheet>(
          'select id, form_id, subject_id, data, version, form_version, occurred_on from records where id = $1',
          [id],
        )
      )[0]!;
    /** Follow-ups of as many patients in care that have one before, each its person's last. */
    const visits = (most: number) =>
      database.query<Sheet>(
        `select distinct on (subject_id) x.id, form_id, subject_id, data, x.version, form_version, occurred_on from records x join residents r on r.id = x.subject_id
         where form_id = 'hypertension-follow-up' and removed_at is null and r.status = '1' and (select count(*) from records o where o.subject_id = x.subject_id
           and o.form_id = x.form_id) > 1 order by subject_id, occurred_on desc, x.id desc limit ${most}`,
      );
    let saves = 0;
    const save = async (id: string, change: JsonObject) => {
      const stored = await sheet(id);
      const outcome = await createRecordWriter(context, RECORD_HOOKS).save(scope(), staff, {
        id,
        formId: stored.form_id,
        formVersion: stored.form_version,
        subjectId: stored.subject_id,
        occurredOn: stored.occurred_on,
        data: { ...stored.data, ...change } as never,
        baseVersion: stored.version,
        saveId: `${name}-save-${(saves += 1)}`,
      });
      expect(outcome.ok).toBe(true);
    };
    /** Writes past the form's own checks, as an import of years ago did, and works the person out. */
    const spoil = async (id: string, change: JsonObject) => {
      const [{ subject_id } = { subject_id: '' }] = await database.query<{ subject_id: string }>(
        'update records set data = data || $2::jsonb, version = version + 1 where id = $1 returning subject_id',
        [id, JSON.stringify(change)],
      );
      await refresh(subject_id);
    };
    const refresh = (...ids: readonly string[]) =>
      database.transaction((inside) => context.facts.refresh(inside, county(), ids));

    judgingCost(name, () => ({ database, checks: context.checks, county: county(), drift }));

    it('are worked out with the county, for everybody', async () => {
      const [counted] = await database.query<{ people: number; across: number; sheet: number }>(
        `select (select count(*) from check_people)::int as people, count(*) filter (where kind = 'across')::int as across,
           count(*) filter (where kind = 'sheet')::int as sheet from findings`,
      );
      expect(counted?.people).toBe(150);
      expect(counted?.across).toBeGreaterThan(0);
      expect(counted?.sheet).toBeGreaterThan(0);
      expect(await drift()).toEqual([]);
    });

    it('close in the transaction of the save that puts it right, and come back with the trouble', async () => {
      const [visit] = await visits(1);
      const { id, data } = visit!;
      await spoil(id, { systolic: 400 });
      const range = async () =>
        (await findings(id)).find(({ field, rule }) => field === 'systolic' && rule === 'sheet:range');
      expect(await range()).toMatchObject({ state: 'open', says: '收缩压应在 40～300 mmHg 之间' });
      await save(id, { systolic: 132, diastolic: 80 });
      expect(await range()).toMatchObject({ state: 'closed', closed_on: TODAY });
      await spoil(id, { systolic: 401 });
      expect(await range()).toMatchObject({ state: 'open', closed_on: null });
      await spoil(id, data);
      expect(await drift()).toEqual([]);
    });

    it('that are excused stay so through saves of other values, and not when their own change', async () => {
      const [, visit] = await visits(2);
      const { id } = visit!;
      await spoil(id, { systolic: 400 });
      const finding = (await findings(id)).find(({ rule }) => rule === 'sheet:range');
      await database.query(`update findings set state = 'excused', excuse = '已复测' where id = $1`, [finding!.id]);
      await spoil(id, { weight: 61 });
      expect((await findings(id)).find((one) => one.id === finding!.id)).toMatchObject({
        state: 'excused',
        excuse: '已复测',
      });
      await spoil(id, { systolic: 410 });
      expect((await findings(id)).find((one) => one.id === finding!.id)).toMatchObject({ state: 'open', excuse: null });
      await spoil(id, { systolic: 130, diastolic: 80 });
      expect(await drift()).toEqual([]);
    });

    it('see a number on the papers of two people; no two files have one', async () => {
      const [one, other] = await database.query<{ id: string; person: string; number: string }>(
        `select x.id, r.id as person, r.id_number as number from records x join residents r on r.id = x.subject_id
         where form_id = 'resident-personal-info' and removed_at is null order by x.id limit 2`,
      );
      const found = async () => (await findings(one!.id)).find(({ rule }) => rule === 'across:other-number-archive');
      await spoil(one!.id, { idNumber: other!.number });
      expect(await found()).toMatchObject({ state: 'open', field: 'idNumber' });
      expect((await found())?.says).not.toMatch(/\d/);
      const move = database.query('update residents set id_number = $1 where id = $2', [other!.number, one!.person]);
      await expect(move).rejects.toThrow();
      await spoil(one!.id, { idNumber: one!.number });
      expect(await found()).toMatchObject({ state: 'closed' });
    });

    it('see death, merging and their undoing: nothing stays behind and nothing is there twice', async () => {
      const [one, other] = (await visits(4)).slice(2).map(({ subject_id }) => subject_id) as [string, string];
      const event = async (residentId: string, id: string, what: object) => {
        const asked = { id: `${name}-${id}`, event: { on: TODAY, ...what } as never };
        const apply = (confirmed: object) =>
          applyArchiveEvent(context, scope(), staff, residentId, { ...asked, ...confirmed });
        // A death long ago is asked about; whoever reads of the visits and means it says so.
        return apply({}).catch(({ message }: Error) => apply({ confirmed: message }));
      };
      const open_ = async (id: string) =>
        (
          await database.query<{ id: string }>(
            `select id from findings where resident_id = $1 and state <> 'closed' order by id`,
            [id],
          )
        ).map((row) => row.id);
      const before = [await open_(one), await open_(other)];
      await event(one, 'die', { on: '2020-01-01', type: 'DIE', cause: '脑出血', evidence: '1' });
      const after = await database.query<Row>(
        `select rule from findings where resident_id = $1 and state = 'open' and rule like 'across:%after-death'`,
        [one],
      );
      expect(after.length).toBeGreaterThan(0);
      expect(await drift()).toEqual([]);
      await event(one, 'undo', { type: 'CORRECT_DEATH', reason: '登记有误' });
      expect([await open_(one), await open_(other)]).toEqual(before);
      await event(one, 'merge', { type: 'VOID', reason: '重复', keptId: other });
      expect(await drift()).toEqual([]);
      await event(one, 'unmerge', { type: 'UNDO_MERGE', reason: '不是同一人' });
      expect([await open_(one), await open_(other)]).toEqual(before);
      expect(await drift()).toEqual([]);
    });

    it('follow random histories: after every step what is stored is what the rules say', async () => {
      const random = createRandom('checks');
      const sheets = (
        await database.query<{ id: string; subject_id: string }>(
          `select id, subject_id from records where subject_kind = 'resident' and form_id in ('hypertension-follow-up', 'health-check-up', 'resident-personal-info') order by id`,
        )
      ).filter((_, at) => at % 7 === 0);
      const some = <Item>(items: readonly Item[]): Item => items[Math.floor(random.next() * items.length)] as Item;
      const steps: readonly ((id: string, person: string) => Promise<unknown>)[] = [
        (id) =>
          spoil(id, { height: Math.round(140 + random.next() * 60), weight: Math.round(30 + random.next() * 60) }),
        (id) => spoil(id, { systolic: Math.round(60 + random.next() * 300) }),
        (id) => spoil(id, { smokingStatus: some(['1', '2', '3']), pastDiseases: [some(['1', '2', '3'])] }),
        (id, person) =>
          database.query('update records set removed_at = now() where id = $1', [id]).then(() => refresh(person)),
        (id, person) =>
          database
            .query('update records set removed_at = null, version = version + 1 where id = $1', [id])
            .then(() => refresh(person)),
        (_, person) =>
          database
            .query(`update residents set birth_date = $2 where id = $1`, [
              person,
              some(['1950-01-01', '1990-05-05', '2020-02-02']),
            ])
            .then(() => refresh(person)),
        (_, person) =>
          database
            .query(`update residents set sex = $2 where id = $1`, [person, some(['male', 'female'])])
            .then(() => refresh(person)),
      ];
      for (let step = 0; step < 120; step += 1) {
        const { id, subject_id } = some(sheets);
        await some(steps)(id, subject_id);
      }
      await database.query('update records set removed_at = null where removed_at is not null and subject_kind = $1', [
        'resident',
      ]);
      await refresh(...new Set(sheets.map(({ subject_id }) => subject_id)));
      expect(await drift()).toEqual([]);
    });

    it('are worked out anew in the background when a rule is another one, once', async () => {
      const rule: AcrossRule = {
        ...{
          id: 'tall',
          title: '高',
          severity: 'warning',
          on: ['health-check-up'],
          field: 'height',
          source: '[P] 只为测试',
        },
        ...{ when: 'record.height > 10', says: '身高 {record.height}' },
      };
      expect(compileAcross([rule], context.forms.compiled)).toBeTypeOf('function');
      const tools = { database, checks: createChecks(context, [rule]) };
      expect(await fillChecks(tools)).toBe(150);
      expect(await fillChecks(tools)).toBe(0);
      const kinds = await database.query<{ rule: string }>(
        `select distinct rule from findings where kind = 'across' and state <> 'closed'`,
      );
      expect(kinds).toEqual([{ rule: 'across:tall' }]);
      expect(await fillChecks(context)).toBe(150);
      expect(await drift()).toEqual([]);
    });

    it('are told by the check where somebody wrote past them, and mended by a rebuild', async () => {
      const [victim] = await database.query<{ id: string; resident_id: string }>(
        `update findings set says = 'x' where id = (select min(id) from findings where kind = 'across' and state = 'open') returning id, resident_id`,
      );
      expect(await drift()).toEqual([{ residentId: victim?.resident_id, findingIds: [victim?.id] }]);
      await rebuildChecks(context);
      expect(await drift()).toEqual([]);
    });

    it('cost a save a reading, a question and a write, and few milliseconds', async () => {
      const people = await visits(12);
      const asked: string[] = [];
      const once = async ({ id, subject_id }: Sheet): Promise<number> => {
        await database.query('update records set version = version + 1 where id = $1', [id]);
        asked.length = 0;
        return database.transaction(async (inside) => {
          const query: typeof inside.query = (sql, parameters) => {
            asked.push(sql);
            return inside.query(sql, parameters);
          };
          const began = process.cpuUsage();
          await context.checks.refresh({ query }, county(), [subject_id]);
          return processorTime(began);
        });
      };
      const costs: number[] = [];
      // The least of three: what others do on the machine at the same moment costs processor time, too. Its pace is asked for beside each.
      for (const one of people) costs.push(Math.min(await once(one), await once(one), await once(one)) / slowness(5));
      expect(asked.length).toBe(3);
      const sorted = costs.toSorted((a, b) => a - b);
      // Promised are 50 ms. Some 11 on a machine that rests; 15.0 to 15.5 were seen on one that does not, in memory more than in reckoning.
      expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(25);
      expect(sorted.at(-1)).toBeLessThan(50);
    });
  });
}
