import type { JsonObject } from '@gongwei/domain/shared';
import { beforeEach, expect, it } from 'vitest';
import { CARDS_IN_CHARGE, IN_CHARGE, passedIn } from '../../records/in-charge.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { testContext } from '../../testing/test-context.ts';
import { describeCounty } from './describe-county.fixture.ts';
import { handOverResidents } from './hand-over-residents.job.ts';
import type { JobKind } from './job-kind.ts';
import { transferDoctor } from './transfer-doctor.job.ts';

/** Cards as they are, by the resident they are of: whose resident it is, and who is in charge of the programme. */
const CARDS = [
  { id: 'own', form: 'hypertension-card', resident: 'resident-1', of: 'village', doctor: 'village' },
  { id: 'specialist', form: 'diabetes-card', resident: 'resident-1', of: 'village', doctor: 'county' },
  { id: 'other', form: 'hypertension-card', resident: 'resident-2', of: 'doctor', doctor: 'village' },
  { id: 'far', form: 'hypertension-card', resident: 'resident-4', of: 'western', doctor: 'village' },
] as const;

describeCounty('what a doctor is in charge of goes over with it', (desk) => {
  beforeEach(async () => {
    await desk.database.script(
      'delete from plans; delete from plan_doctors; delete from record_versions; delete from records;',
    );
    for (const { id, form, resident, of, doctor } of CARDS) {
      await desk.database.query('update residents set doctor_id = $2 where id = $1', [resident, of]);
      await desk.database.query(
        `insert into records (county_code, id, form_id, form_version, subject_id, subject_kind, institution_code, occurred_on, data, version,
           created_at, created_by, updated_at, updated_by, updated_by_name)
         select county_code, $1, $2, 1, id, 'resident', institution_code, '2026-04-01', $3::jsonb, 1, now(), 'doctor', now(), 'doctor', '东镇医生'
         from residents where id = $4`,
        [id, form, JSON.stringify({ cardDate: '2026-04-01', [IN_CHARGE]: doctor, terminated: false }), resident],
      );
    }
    await desk.database.query("update residents set doctor_id = 'doctor' where id = 'resident-3'");
    await desk.database.query(
      `insert into plan_doctors (county_code, resident_id, programme, doctor_id, until_day, reason, by_id, at)
       values ('990101', 'resident-3', 'diabetes', 'village', '9999-12-31', '9', 'doctor', now())`,
    );
    const people = [...new Set(CARDS.map(({ resident }) => resident))];
    await desk.database.transaction((inside) => desk.context.facts.refresh(inside, '990101', people));
  });

  const act = (job: JobKind, ids: readonly string[], doctor: string) =>
    desk.database.transaction((inside) => job.act(desk.context, inside, desk.reading, ids, { doctor }));
  const undo = (job: JobKind, results: Awaited<ReturnType<typeof act>>, doctor: string) =>
    desk.database.transaction(
      (inside) =>
        job.undo?.(
          desk.context,
          inside,
          desk.reading,
          results.flatMap(({ rowId, before }) => (before ? [{ rowId, before }] : [])),
          { doctor },
        ) ?? Promise.reject(),
    );
  const onCards = async () =>
    Object.fromEntries(
      (
        await desk.database.query<{ id: string; doctor: string }>(
          `select id, data->>'${IN_CHARGE}' as doctor from records`,
        )
      ).map(({ id, doctor }) => [id, doctor]),
    );
  /** Whom visits that are owed are of. */
  const planned = async () =>
    (
      await desk.database.query<{ said: string }>(
        'select distinct resident_id || programme || doctor_id as said from plans where closed_on is null and doctor_id is not null order by 1',
      )
    ).map(({ said }) => said.replace('resident-', ''));
  const standing = async () =>
    (await desk.database.query<{ doctor_id: string }>('select doctor_id from plan_doctors')).map(
      ({ doctor_id: id }) => id,
    );
  const BEFORE = { own: 'village', specialist: 'county', other: 'village', far: 'village' };
  const PLANNED = ['1diabetescounty', '1hypertensionvillage', '2hypertensionvillage', '4hypertensionvillage'];

  it('where everything of who leaves is handed over: cards of other doctors’ residents and stand-ins, too; and back', async () => {
    expect(await planned()).toEqual(PLANNED);
    const results = await act(handOverResidents, ['village'], 'doctor');
    // One is where the doctor could not see them.
    expect(results).toMatchObject([
      { outcome: 'done', reason: expect.stringMatching(/^移交 \d+ 人；连同专案 2 份；代随访 1 项/) as string },
    ]);
    expect(await onCards()).toEqual({ ...BEFORE, own: 'doctor', other: 'doctor' });
    expect([await planned(), await standing()]).toEqual([
      ['1diabetescounty', '1hypertensiondoctor', '2hypertensiondoctor', '4hypertensionvillage'],
      ['doctor'],
    ]);
    expect(
      await desk.database.query(
        `select r.version, r.updated_by, r.reason, v.data->>'${IN_CHARGE}' as before, v.saved_by from records r join record_versions v on v.record_id = r.id where r.id = 'own'`,
      ),
    ).toEqual([{ version: 2, updated_by: 'county', reason: '变更责任医生', before: 'village', saved_by: 'doctor' }]);
    // Somebody has named another one on a card since.
    await desk.database.query(`update records set data = data || '{"${IN_CHARGE}":"county"}' where id = 'other'`);
    const back = { outcome: 'failed', reason: '移回 1 人；专案 1 份之后又有变更，没有移回' };
    expect(await undo(handOverResidents, results, 'doctor')).toMatchObject([back]);
    expect(await onCards()).toEqual({ ...BEFORE, other: 'county' });
    expect(await standing()).toEqual(['village']);
  });

  it('once, where two hand over at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      await desk.database.query(
        `update records set data = data || '{"${IN_CHARGE}":"village"}', version = 1 where id <> 'specialist'`,
      );
      await desk.database.query("update residents set doctor_id = 'village' where id = 'resident-1'");
      await desk.database.script("delete from record_versions; update plan_doctors set doctor_id = 'village';");
      await desk.database.transaction((inside) =>
        desk.context.facts.refresh(inside, '990101', ['resident-1', 'resident-2', 'resident-4']),
      );
      const takers = ['doctor', 'county'] as const;
      const both = await Promise.all(takers.map((to) => act(handOverResidents, ['village'], to)));
      const went = both.flatMap((results, at) =>
        results.flatMap(({ before }) => passedIn(before ?? {}).cards.map(({ id }) => [id, takers[at]] as const)),
      );
      // Of the far one the county alone sees the person.
      expect(went.map(([id]) => id).toSorted()).toEqual(['far', 'other', 'own']);
      expect(await onCards()).toEqual({ ...BEFORE, ...Object.fromEntries(went) });
      expect(await desk.database.query("select distinct version from records where id <> 'specialist'")).toEqual([
        { version: 2 },
      ]);
    }
  });

  it('where residents get another doctor: the cards of the one before, no others; and back', async () => {
    const results = await act(transferDoctor, ['resident-1', 'resident-2'], 'county');
    expect(await onCards()).toEqual({ ...BEFORE, own: 'county' });
    expect((await planned()).slice(0, 3)).toEqual(['1diabetescounty', '1hypertensioncounty', '2hypertensionvillage']);
    const passed = { cards: [{ id: 'own', resident: 'resident-1' }], standIns: [] };
    expect(results.map(({ before }) => before)).toEqual([
      { doctor: 'village', turn: expect.any(Number) as number, passed },
      { doctor: 'doctor', turn: expect.any(Number) as number },
    ]);
    const undone = await undo(transferDoctor, results, 'county');
    expect(undone.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    // The card that was the other one's all along stays with them.
    expect([await onCards(), await planned()]).toEqual([BEFORE, PLANNED]);
  });

  it('and not where somebody moved a resident away and back since: they stay, with their cards', async () => {
    const moved = { outcome: 'failed', reason: '之后又变更过责任医生' };
    const results = await act(transferDoctor, ['resident-1', 'resident-2'], 'county');
    await act(transferDoctor, ['resident-1'], 'doctor');
    await act(transferDoctor, ['resident-1'], 'county');
    expect(await undo(transferDoctor, results, 'county')).toMatchObject([moved, { outcome: 'done' }]);
    expect(await onCards()).toEqual({ ...BEFORE, own: 'county' });

    await act(transferDoctor, ['resident-1'], 'village');
    const given = await act(handOverResidents, ['village'], 'doctor');
    await act(transferDoctor, ['resident-1'], 'county');
    await act(transferDoctor, ['resident-1'], 'doctor');
    const [back] = await undo(handOverResidents, given, 'doctor');
    expect(back?.reason).toContain('1 人之后又变更过责任医生');
    expect((await onCards())['own']).toBe('doctor');
    const [who] = await desk.database.query("select doctor_id from residents where id = 'resident-1'");
    expect(who).toEqual({ doctor_id: 'doctor' });
  });

  it('and says in words, where residents go back, which cards stay with whom they were given to since', async () => {
    const results = await act(transferDoctor, ['resident-1', 'resident-2'], 'county');
    await desk.database.query(`update records set data = data || '{"${IN_CHARGE}":"doctor"}' where id = 'own'`);
    expect((await undo(transferDoctor, results, 'county')).map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['failed', '责任医生已改回；专案 1 份之后又有变更，没有改回'],
      ['done', undefined],
    ]);
  });
});

it('changes nothing a card is sorted by or told in a line by: they are written many at a time', async () => {
  const database = await openTestDatabase();
  const { forms } = await testContext(database);
  for (const form of CARDS_IN_CHARGE) {
    const known = (doctor: string): JsonObject => ({ cardDate: '2026-04-01', [IN_CHARGE]: doctor });
    expect([form, forms.headline(form, known('a')), forms.textOrder(form, known('a'))]).toEqual([
      form,
      forms.headline(form, known('b')),
      forms.textOrder(form, known('b')),
    ]);
  }
  await database.close();
});
