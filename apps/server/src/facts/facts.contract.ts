import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { Database } from '../database/database.port.ts';
import { findStaff, type Staff } from '../identity/users.repository.ts';
import { emptyDatabase } from '../loading/empty-database.ts';
import { loadCounty } from '../loading/load-county.ts';
import { loadFormLibrary } from '../records/catalogue-form-library.ts';
import { createRecordWriter } from '../records/create-record-writer.ts';
import { RECORD_HOOKS } from '../record-hooks.ts';
import { seedCounty } from '../seed/seeded-county.ts';
import type { ServerContext } from '../server-context.ts';
import { systemRandom } from '../shared/random-source.ts';
import { testContext } from '../testing/test-context.ts';
import { createFacts, type Facts } from './create-facts.ts';
import { checkFacts, prepareFacts, rebuildFacts, refreshDaily } from './rebuild-facts.ts';

type Sheet = {
  id: string;
  form_id: string;
  subject_id: string;
  data: { [key: string]: unknown };
  version: number;
  occurred_on: CalendarDay;
  form_version: number;
};
const RESIDENTS = 150;

/** What facts promise, on either database: whatever is written by whomever, they follow from the histories. */
export function factsContract(name: string, open: () => Promise<Database>): void {
  describe(`facts on ${name}`, () => {
    let database: Database;
    let context: ServerContext & { readonly facts: Facts };
    let staff: Staff;
    beforeAll(async () => {
      database = await open();
      await emptyDatabase(database);
      const { institutions, users, entries, files } = seedCounty({
        residents: RESIDENTS,
        today: '2026-06-15' as CalendarDay,
      });
      await loadCounty(
        database,
        { institutions, users, entries, demoPassword: 'x', demoPasswordCost: { logN: 4, r: 8, p: 1 }, files: files() },
        { forms: await loadFormLibrary(), random: systemRandom },
      );
      context = await testContext(database);
      const [user] = await database.query<{ id: string }>(`select id from users where username = 'county'`);
      staff = (await findStaff(database, user?.id as string)) as Staff;
    }, 120_000);
    afterAll(() => database?.close());

    const check = () => checkFacts(context);
    /** Sheets of a form, of as many people, that can be saved again. */
    const sheets = (formId: string, most: number) =>
      database.query<Sheet>(
        `select id, form_id, subject_id, data, version, occurred_on, form_version from records where form_id = $1 order by id limit ${most}`,
        [formId],
      );
    const save = (sheet: Sheet, change: { readonly [key: string]: unknown }, saveId: string) =>
      createRecordWriter(context, RECORD_HOOKS).save({ institutionCode: staff.institutionCode }, staff, {
        id: sheet.id,
        formId: sheet.form_id,
        formVersion: sheet.form_version,
        subjectId: sheet.subject_id,
        occurredOn: sheet.occurred_on,
        data: { ...sheet.data, ...change } as never,
        baseVersion: sheet.version,
        saveId,
      });
    const factsOf = async (id: string) =>
      (
        await database.query<{ [column: string]: unknown }>('select * from resident_facts where resident_id = $1', [id])
      )[0];

    it('are written with the county, for everybody, and fill every kind of column somewhere', async () => {
      expect(await check()).toEqual({ residents: RESIDENTS, drift: [] });
      const [filled] = await database.query<{ [column: string]: number }>(
        `select count(last_active_on)::int as active, count(systolic)::int as systolic, count(fasting_glucose)::int as glucose,
           count(standard_hypertension)::int as standard, count(check_up_missing)::int as missing, count(completeness)::int as complete from resident_facts`,
      );
      expect(filled?.['complete']).toBe(RESIDENTS);
      for (const column of ['active', 'systolic', 'glucose', 'standard', 'missing'])
        expect(filled?.[column], column).toBeGreaterThan(0);
    });

    it('follow every save, in its transaction, at a cost nobody notices', async () => {
      const all = [...(await sheets('hypertension-follow-up', 30)), ...(await sheets('resident-personal-info', 20))];
      expect(all.length).toBeGreaterThan(30);
      let saved = 0;
      for (const [at, sheet] of all.entries()) {
        const systolic = 120 + (at % 9);
        const change = sheet.form_id === 'hypertension-follow-up' ? { systolic, diastolic: 78 } : {};
        const outcome = await save(sheet, change, `write-${name}-${at}`).catch(() => undefined);
        if (outcome?.ok) saved += 1;
      }
      // Seeded sheets are not whole in every point; what could be saved was.
      expect(saved).toBeGreaterThan(all.length / 3);
      expect((await check()).drift).toEqual([]);
    });

    it('are told by the check where somebody wrote past them, and mended by a rebuild', async () => {
      const [victim] = await database.query<{ resident_id: string }>(
        'update resident_facts set systolic = 1, has_disability = true where resident_id = (select min(resident_id) from resident_facts) returning resident_id',
      );
      const { drift } = await check();
      expect(drift).toEqual([{ residentId: victim?.resident_id, keys: expect.arrayContaining(['systolic']) as never }]);
      await rebuildFacts(context);
      expect((await check()).drift).toEqual([]);
    });

    it('of the day are renewed for those whom they concern', async () => {
      const [one] = await database.query<{ resident_id: string }>(
        'select resident_id from resident_facts where standard_hypertension is not null order by 1 limit 1',
      );
      const id = one?.resident_id ?? '';
      await database.query(`update resident_facts set worked_on = '2026-06-14' where resident_id = $1`, [id]);
      expect(await refreshDaily(context, '2026-06-15' as CalendarDay)).toBeGreaterThan(0);
      expect(await factsOf(id)).toMatchObject({ worked_on: '2026-06-15' });
    });

    it('of a definition that is new get their column and are filled, while the others stay', async () => {
      const forms = await loadFormLibrary();
      const definitions = [
        ...context.facts.definitions,
        {
          key: 'sheetCount',
          label: '体检份数',
          type: 'number',
          value: { expression: 'count(health-check-up)' },
        } as const,
      ];
      const facts = createFacts({ forms, clock: context.clock }, definitions);
      expect(await prepareFacts({ database, forms, facts })).toBe(true);
      await rebuildFacts({ database, forms, facts });
      expect(await prepareFacts({ database, forms, facts })).toBe(false);
      expect((await checkFacts({ database, forms, facts })).drift).toEqual([]);
      const [counted] = await database.query<{ most: number }>('select max(sheet_count) as most from resident_facts');
      expect(counted?.most).toBeGreaterThan(0);
      await database.script(
        "alter table resident_facts drop column sheet_count; delete from fact_versions where key = 'sheetCount';",
      );
    });

    it('cost a save two statements, and one where nothing follows from it', async () => {
      const [who] = await database.query<{ id: string; county_code: string }>(
        'select id, county_code from residents limit 1',
      );
      const asked: string[] = [];
      const refresh = () =>
        database.transaction((inside) => {
          const query: typeof inside.query = (sql, parameters) => {
            asked.push(sql);
            return inside.query(sql, parameters);
          };
          return createFacts(context).refresh({ query }, who?.county_code ?? '', [who?.id ?? '']);
        });
      await database.query('update resident_facts set systolic = 1 where resident_id = $1', [who?.id ?? '']);
      expect([await refresh(), asked.length]).toEqual([true, 2]);
      expect([await refresh(), asked.length]).toEqual([false, 3]);
    });
  });
}
