import { TINY_PNG } from '@gongwei/domain/forms/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { findStaff, type Staff } from '../identity/users.repository.ts';
import { emptyDatabase } from '../loading/empty-database.ts';
import { loadCounty } from '../loading/load-county.ts';
import { RECORD_HOOKS } from '../record-hooks.ts';
import { systemRandom } from '../shared/random-source.ts';
import { bloodCount } from '../testing/index.ts';
import { testContext } from '../testing/test-context.ts';
import { tinyCounty } from '../testing/tiny-county.ts';
import { loadFormLibrary } from './catalogue-form-library.ts';
import { createRecordWriter, type RecordWriter } from './create-record-writer.ts';

const COUNTY = '990101';
const WOMAN = 'resident-3';
const SCOPE = { institutionCode: '990101101' };
const reason = '录错人：应为同名的另一位';

/** What taking a sheet out of a file promises, on either database. */
export function removeSheetContract(name: string, open: () => Promise<Database>): void {
  describe(`a sheet taken out of a file on ${name}`, () => {
    let database: Database;
    let context: Awaited<ReturnType<typeof testContext>>;
    let writer: RecordWriter;
    let manager: Staff;
    let doctor: Staff;
    beforeAll(async () => {
      database = await open();
      await emptyDatabase(database);
      await loadCounty(database, tinyCounty, { forms: await loadFormLibrary(), random: systemRandom });
      context = await testContext(database);
      writer = createRecordWriter(context, RECORD_HOOKS);
      doctor = (await findStaff(database, 'doctor')) as Staff;
      manager = { ...doctor, permissions: [{ code: 'gwfybjgl', letter: 'M' }] };
    }, 120_000);
    afterAll(() => database?.close());
    beforeEach(async () => {
      for (const table of ['upload_events', 'upload_entries', 'save_ids', 'record_versions', 'records', 'plans'])
        await database.query(`delete from ${table} where county_code = $1`, [COUNTY]);
      await database.query("update residents set birth_date = '1996-05-01' where id = $1", [WOMAN]);
      await put('card', 'pregnancy-basic-info', '2025-11-20', {
        recordStatus: '0',
        expectedDeliveryDate: '2026-06-12',
      });
      await put('birth', 'delivery-mother', '2026-06-08', { deliveryTime: '2026-06-08T09:00:00' });
      await worked();
    });

    const put = async (id: string, form: string, on: string, data: object, by = 'somebody') =>
      database.query(
        `insert into records (county_code, id, form_id, form_version, subject_id, subject_kind, institution_code, occurred_on, slot, data, headline, version,
           created_at, created_by, updated_at, updated_by, updated_by_name)
         select county_code, $2, $3, 1, id, 'resident', institution_code, $4::date, $6, $5::jsonb, '[]', 1, $7::timestamptz, $8, $7::timestamptz, $8, '某人'
         from residents where id = $1`,
        [WOMAN, id, form, on, JSON.stringify(data), `from:${on}:${id}`, context.clock.now().toISOString(), by],
      );
    const worked = () =>
      database.transaction(async (inside) => void (await context.facts.refresh(inside, COUNTY, [WOMAN])));
    const remove = (id: string, who = manager, baseVersion = 1, saveId = `out-${id}`) =>
      writer.remove(SCOPE, who, { id, removed: true, baseVersion, saveId, reason });
    const programmes = async () =>
      (
        await database.query<{ programme: string }>(
          "select distinct programme from plans where resident_id = $1 and state in ('open', 'soon', 'due', 'overdue') order by 1",
          [WOMAN],
        )
      ).map(({ programme }) => programme);
    const kept = (message: RegExp) => ({ body: { code: 'record.kept', message: expect.stringMatching(message) } });

    it('leaves nothing that followed from it, and gives it all back when it was a mistake', async () => {
      const before = await programmes();
      expect(before).toContain('puerperium');
      expect(await remove('birth')).toMatchObject({ ok: true, value: { removed: true, version: 2 } });
      const without = await programmes();
      expect(without).toContain('pregnancy');
      expect(without).not.toContain('puerperium');
      expect(await remove('birth')).toMatchObject({ ok: true, value: { version: 2 } });
      const [version] = await database.query(
        "select reason, removed_at is not null as gone from records where id = 'birth'",
      );
      expect(version).toEqual({ reason, gone: true });
      const back = await writer.remove(SCOPE, manager, { id: 'birth', removed: false, baseVersion: 2, saveId: 'back' });
      expect(back.ok).toBe(true);
      expect(await programmes()).toEqual(before);
    });

    it('asks for a reason, and for M where somebody else entered it or the day is over', async () => {
      const removal = { id: 'birth', removed: true, baseVersion: 1, saveId: 'why' };
      await expect(writer.remove(SCOPE, manager, removal)).rejects.toMatchObject({ body: { code: 'record.reason' } });
      const nurse: Staff = { ...manager, permissions: [{ code: 'gwfybjgl', letter: 'E' }] };
      await expect(remove('birth', nurse)).rejects.toMatchObject({ statusCode: 403 });
      await database.query("update records set created_by = 'doctor' where id = 'birth'");
      expect((await remove('birth', nurse)).ok).toBe(true);
      await put('old', 'delivery-mother', '2026-06-09', {}, 'doctor');
      await database.query("update records set created_at = created_at - interval '1 day' where id = 'old'");
      await expect(remove('old', nurse)).rejects.toMatchObject({ statusCode: 403 });
    });

    it('stays while others are built on it, which are named; those of another pregnancy are none', async () => {
      await put('visit', 'postpartum-visit', '2026-06-14', { visitDate: '2026-06-14' });
      await expect(remove('birth')).rejects.toMatchObject(kept(/产后访视记录表（2026-06-14）/));
      await expect(remove('card')).rejects.toMatchObject(kept(/产时情况（产妇）（2026-06-08）、产后访视记录表/));
      expect((await remove('visit')).ok).toBe(true);
      expect((await remove('birth')).ok).toBe(true);
      expect((await remove('card')).ok).toBe(true);
      await put('first', 'pregnancy-basic-info', '2023-01-10', { recordStatus: '4' });
      await put('second', 'pregnancy-basic-info', '2025-11-20', { recordStatus: '0' });
      await put('later', 'delivery-mother', '2026-06-08', {});
      expect((await remove('first')).ok).toBe(true);
    });

    it('stays while the platform has it, and is sent no more when it went before that', async () => {
      const checker: Staff = { ...doctor, permissions: [{ code: 'gwtjdngl', letter: 'M' }] };
      const entry = async () =>
        (await database.query('select state, skip_reason from upload_entries where record_id = $1', ['blood']))[0];
      expect(
        (await writer.save(SCOPE, doctor, bloodCount({ id: 'blood', saveId: 'blood', subjectId: WOMAN }))).ok,
      ).toBe(true);
      const sent = (state: string, revoke: string, platform: string | null) =>
        database.query('update upload_entries set state = $1, revoke_state = $2, platform_id = $3', [
          state,
          revoke,
          platform,
        ]);
      await sent('3', '0', 'P9');
      await expect(remove('blood', checker)).rejects.toMatchObject(kept(/平台编号 P9.*申请平台删除/));
      await sent('2', '0', null);
      await expect(remove('blood', checker)).rejects.toMatchObject(kept(/正在上传/));
      await sent('1', '0', null);
      expect((await remove('blood', checker)).ok).toBe(true);
      expect(await entry()).toEqual({ state: '5', skip_reason: '本地记录已作废' });
      const back = { id: 'blood', removed: false, baseVersion: 2, saveId: 'blood-back' };
      expect((await writer.remove(SCOPE, checker, back)).ok).toBe(true);
      expect(await entry()).toMatchObject({ state: expect.stringMatching(/^[01]$/), skip_reason: null });
      await sent('5', '2', null);
      expect((await remove('blood', checker, 3, 'out-again')).ok).toBe(true);
    });

    it('is never half of a pair: of a visit saved at the same moment and the birth it is built on, one is told', async () => {
      const form = context.forms.definition('postpartum-visit');
      const visit = {
        ...{
          id: 'at-once',
          formId: 'postpartum-visit',
          formVersion: form?.version ?? 1,
          subjectId: WOMAN,
          baseVersion: 0,
        },
        ...{ occurredOn: '2026-06-14' as never, saveId: 'at-once', data: VISIT },
      };
      const [removed, saved] = await Promise.allSettled([remove('birth'), writer.save(SCOPE, manager, visit)]);
      expect(saved).toMatchObject({ status: 'fulfilled', value: { ok: true } });
      const there = await database.query("select id from records where id = 'birth' and removed_at is null");
      expect(there.length === 1, removed.status).toBe(removed.status === 'rejected');
      const twice = await Promise.allSettled([remove('at-once', manager, 1, 'a'), remove('at-once', manager, 1, 'b')]);
      expect(twice.filter((one) => one.status === 'fulfilled' && one.value.ok)).not.toHaveLength(0);
      const [row] = await database.query("select version from records where id = 'at-once'");
      expect(row).toEqual({ version: 2 });
    });
  });
}

const VISIT = {
  ...{ visitDate: '2026-06-14', deliveryDate: '2026-06-08', dischargeDate: '2026-06-11', followUpMode: '2' },
  ...{ temperature: 36.6, generalHealth: '好', psychologicalState: '好', systolic: 116, diastolic: 74, breast: '1' },
  ...{
    lochia: '1',
    uterus: '1',
    wound: '1',
    classification: '1',
    guidance: ['1'],
    referral: '1',
    doctorSignature: TINY_PNG,
  },
};
