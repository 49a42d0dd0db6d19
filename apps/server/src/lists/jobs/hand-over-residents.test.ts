import type { ActionReceipt, FrozenSelection, ListJob } from '@gongwei/domain/lists';
import { beforeAll, expect, it, vi } from 'vitest';
import { clientFor, startTestServer } from '../../testing/index.ts';
import { writeCrowd } from '../../testing/lists/crowd.ts';
import { describeCounty } from './describe-county.fixture.ts';
import { handOverResidents } from './hand-over-residents.job.ts';

describeCounty('residents of a doctor who leaves', (desk) => {
  beforeAll(() => writeCrowd(desk.database, 60), 120_000);

  const act = (ids: readonly string[], doctor: string, by = desk.reading) =>
    desk.database.transaction((inside) => handOverResidents.act(desk.context, inside, by, ids, { doctor }));
  const held = async () =>
    Object.fromEntries(
      (
        await desk.database.query<{ doctor: string; count: number }>(
          "select doctor_id as doctor, count(*)::int as count from residents where status = '1' group by 1",
        )
      ).map(({ doctor, count }) => [doctor, count]),
    );

  it('are given to another one, with a line of the log for each, and taken back', async () => {
    await desk.database.query("update residents set status = '3' where id = 'resident-5'");
    const results = await act(['village', 'western', 'nobody', 'doctor'], 'doctor');
    expect(results.map(({ rowId, title, outcome, reason }) => [rowId, title, outcome, reason])).toEqual([
      // One lives where the doctor could not see them.
      ['village', '东村医生', 'done', '移交 63 人；1 人不归接手医生的机构管理，没有移交'],
      ['western', '西镇医生', 'skipped', '名下没有居民、专案和代随访'],
      ['nobody', '', 'skipped', '已不在您的管理范围内'],
      ['doctor', '东镇医生', 'skipped', '就是接手的医生'],
    ]);
    expect(await held()).toEqual({ doctor: 63, village: 1 });
    const lines = await desk.database.query<{ subject_id: string }>(
      "select subject_id from operation_log where action = 'resident.change' and user_id = 'county'",
    );
    expect(new Set(lines.map(({ subject_id }) => subject_id)).size).toBe(63);

    // Two were given to somebody else since, and stay there.
    await desk.database.query("update residents set doctor_id = 'western' where id in ('resident-1', 'crowd-007')");
    const rows = results.flatMap(({ rowId, before }) => (before ? [{ rowId, before }] : []));
    const [back] = await desk.database.transaction(
      (inside) =>
        handOverResidents.undo?.(desk.context, inside, desk.reading, rows, { doctor: 'doctor' }) ?? Promise.reject(),
    );
    expect(back).toMatchObject({ outcome: 'failed', title: '东村医生' });
    expect(back?.reason).toMatch(/^移回 61 人；2 人/);
    expect(await held()).toEqual({ village: 62, western: 2 });
    await desk.database.query("update residents set doctor_id = 'village', status = '1'");
  });

  it('outside of the reach of who asks stay where they are', async () => {
    const east = { ...desk.reading, scope: { institutionCode: '990101101' } };
    expect(await act(['village', 'western'], 'doctor', east)).toMatchObject([
      { rowId: 'village', reason: '移交 63 人' },
      { rowId: 'western', outcome: 'skipped', title: '' },
    ]);
    expect(await held()).toEqual({ doctor: 63, village: 2 });
    await desk.database.query("update residents set doctor_id = 'village'");
  });

  it('are given away once where two do it at the same moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const both = await Promise.all([act(['village'], 'doctor'), act(['village'], 'county')]);
      const given = both.flat().map(({ before }) => (before?.['residents'] as readonly string[] | undefined) ?? []);
      // Whoever is below the county is taken over by one of the two; of those of the other township by the county alone.
      expect(given.flat()).toHaveLength(65);
      expect(new Set(given.flat()).size).toBe(65);
      const [toDoctor, toCounty] = given.map(({ length }) => length);
      const now = await held();
      expect([now['doctor'] ?? 0, now['county'] ?? 0]).toEqual([toDoctor, toCounty]);
      await desk.database.query("update residents set doctor_id = 'village'");
    }
  });
});

it('is an action of the list of accounts, for who manages them', async () => {
  const server = await startTestServer();
  const [county, township] = [await clientFor(server.url, 'county'), await clientFor(server.url, 'doctor')];
  const LIST = '/api/v1/lists/institution-user-management';
  const body = { action: 'handOver', ids: ['village', 'western'] };
  expect((await township.send('POST', `${LIST}/freeze`, body)).status).toBe(403);
  // A specialist has no residents, only a card of somebody's; whose visits are all made has nothing that is due.
  await server.database.query(
    `insert into plans (county_code, id, resident_id, programme, what, form_id, opened_on, soon_on, due_on, grace_until, state, closed_on, doctor_id)
     select '990101', doctor, 'resident-1', 'diabetes', '', 'diabetes-visit', '2026-01-01', '2026-01-01', '2026-01-01', '2026-01-01', 'due', closed::date, doctor
     from (values ('western', null), ('checkup', '2026-01-02')) as of(doctor, closed)`,
  );
  const asked = { action: 'handOver', ids: ['village', 'western', 'checkup'] };
  expect((await county.send('POST', `${LIST}/freeze`, asked)).body).toMatchObject({ count: 2 });
  await server.database.query('delete from plans');
  const { body: frozen } = await county.send<FrozenSelection>('POST', `${LIST}/freeze`, body);
  expect(frozen).toMatchObject({ count: 1, skipped: { '不符合“移交居民”的条件': 1 } });
  await county.send('POST', '/api/v1/list-jobs', { selection: frozen.id, answers: { doctor: 'western' } });
  const job = await vi.waitFor(
    async () => {
      const { body: told } = await county.get<ListJob>(`/api/v1/list-jobs/${frozen.id}`);
      expect(told.state).toBe('done');
      return told;
    },
    { timeout: 20_000, interval: 20 },
  );
  expect(job).toMatchObject({ done: 1, skipped: 1, undoable: true });
  const { body: receipts } = await county.get<ActionReceipt[]>(`/api/v1/list-jobs/${frozen.id}/receipts`);
  expect(receipts[0]).toMatchObject({
    title: '东村医生',
    outcome: 'done',
    reason: '移交 2 人；3 人不归接手医生的机构管理，没有移交',
  });
  await county.send('POST', `/api/v1/list-jobs/${frozen.id}/undo`, {});
  expect(await server.database.query("select 1 from residents where doctor_id = 'village'")).toHaveLength(5);
  await server.stop();
});
