import { ACROSS_RULES, findingId, findingLife, type FindingKind, type FindingSeverity } from '@gongwei/domain/checks';
import { randomUUID } from 'node:crypto';
import { loadList, type ListFacets, type ListPage } from '@gongwei/domain/lists';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { clientFor, openTestDatabase, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';
import { act } from '../testing/act-on-list.ts';
import { startPostgres, type TemporaryPostgres } from '../testing/temporary-postgres.ts';

let server: TestServer;
let manager: TestClient;
let doctor: TestClient;
let postgres: TemporaryPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

describe.each<readonly [string, () => Promise<Database>]>([
  ['the embedded database', () => openTestDatabase()],
  ['PostgreSQL', () => postgres.openCounty()],
])('findings on %s', (_, begin) => {
  beforeAll(async () => {
    const database = await begin();
    server = await startTestServer({ database });
    manager = await clientFor(server.url, 'county');
    doctor = await clientFor(server.url, 'village');
  });
  afterAll(() => server?.stop());

  beforeEach(async () => {
    const { database } = server;
    await database.query('delete from findings');
    await database.query('delete from reminders');
    for (const [id, resident, rule, form] of [
      ['a', 'resident-1', 'sheet:range', 'hypertension-follow-up'],
      ['b', 'resident-2', 'across:weight-jump', 'hypertension-follow-up'],
      ['c', 'resident-3', 'across:weight-jump', 'psychosis-follow-up'],
    ] as const)
      await database.query(
        `insert into findings (county_code, id, resident_id, kind, rule, severity, record_id, form_id, field, says, print, occurred_on, author_id, found_on, state)
       values ('990101', $1, $2, 'sheet', $3, 'error', 'record-' || $1, $4, 'systolic', '收缩压应在 40～300 mmHg 之间', 'x', '2026-06-01', 'village', '2026-06-10', 'open')`,
        [id, resident, rule, form],
      );
  });

  const ask = async (client: TestClient, where: object) =>
    (await client.send<ListPage>('POST', '/api/v1/lists/data-check/search', { limit: 50, offset: 0, where })).body;
  const states = async () =>
    Object.fromEntries(
      (await ask(manager, { state: [] })).rows.map(({ id, cells }) => [
        id,
        [cells['state'], cells['doctor'] ?? '', cells['dueOn'] ?? ''].join(' ').trim(),
      ]),
    );
  const assign = { whom: 'author', dueOn: '2026-06-20' };

  it('leads to the sheet that is missing, not to the one that tells of it', async () => {
    const { database } = server;
    await database.query(`update findings set rule = 'across:no-archive' where id = 'b'`);
    await database.query(`update findings set rule = 'across:diabetes-visit-without-card' where id = 'c'`);
    const { rows } = await ask(manager, { state: [] });
    const mends = ['correct', 'file', 'hypertension-card', 'diabetes-card'];
    const offered = rows.map(({ id, actions = [] }) => [id, actions.filter((one) => mends.includes(one))]);
    expect(Object.fromEntries(offered)).toEqual({ a: ['correct'], b: ['file'], c: ['diabetes-card'] });
  });

  it('shows a finding with its person, its sheet and its field', async () => {
    const { rows } = await ask(manager, { severity: ['error'] });
    expect(rows.find(({ id }) => id === 'a')).toMatchObject({
      residentId: 'resident-1',
      cells: {
        form: 'hypertension-follow-up',
        record: 'record-a',
        field: 'systolic',
        says: '收缩压应在 40～300 mmHg 之间',
      },
    });
  });

  it('says the same words as the rules and the machine', async () => {
    const { columns, actions = [] } = await loadList('data-check');
    const words = (key: string) => {
      const of = columns.find((column) => column.key === key)?.words;
      return Object.fromEntries(of && 'options' in of ? of.options.map(({ code, label }) => [code, label]) : []);
    };
    expect(words('state')).toEqual(findingLife.plan.states);
    expect(Object.keys(words('severity'))).toEqual([
      'error',
      'missing',
      'warning',
      'advice',
    ] satisfies FindingSeverity[]);
    expect(Object.keys(words('kind'))).toEqual(['sheet', 'across'] satisfies FindingKind[]);
    const rules = Object.keys(words('rule')).filter((code) => code.startsWith('across:'));
    expect(rules.sort()).toEqual(ACROSS_RULES.map(({ id }) => `across:${id}`).sort());
    // What people may do is what the machine gives a letter to, by the same names.
    const { ways } = findingLife.plan;
    const asked = Object.values(ways).flatMap(({ label, letter }) => (letter ? [`${label} ${letter}`] : []));
    const offered = actions.flatMap(({ does, label, letter }) => ('job' in does ? [`${label} ${letter}`] : []));
    expect(offered.sort()).toEqual(asked.sort());
  });

  it('are counted by rule, by who entered them and by how long ago, and each number opens its rows', async () => {
    await server.database.query(`update findings set author_id = 'west', found_on = '2026-01-02' where id = 'c'`);
    const where = { severity: ['error'] };
    const { body } = await manager.send<ListFacets>('POST', '/api/v1/lists/data-check/facets', {
      where,
      filters: ['rule', 'author', 'age'],
    });
    expect(body).toMatchObject({
      rule: { 'sheet:range': 1, 'across:weight-jump': 2, 'sheet:missing': 0 },
      author: { village: 2, west: 1 },
      age: { 1: 2, 2: 0, 4: 1 },
    });
    for (const [filter, counts] of Object.entries(body))
      for (const [code, count] of Object.entries(counts))
        expect((await ask(manager, { ...where, [filter]: [code] })).rows, `${filter} ${code}`).toHaveLength(count);
  });

  it('is given to who entered it, with a reminder of the day that ends with the last one, and taken back', async () => {
    const { job, receipts } = await act(manager, 'data-check', 'assign', ['a', 'b'], assign);
    expect(job).toMatchObject({ state: 'done', done: 2, undoable: true });
    expect(receipts.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    expect(await states()).toMatchObject({
      a: 'assigned village 2026-06-20',
      b: 'assigned village 2026-06-20',
      c: 'open',
    });
    const reminders = () =>
      server.database.query<{ rule: string; recipient_id: string; due: string }>(
        'select rule, recipient_id, due_on::text as due from reminders',
      );
    expect(await reminders()).toEqual([{ rule: 'findings-due', recipient_id: 'village', due: '2026-06-20' }]);
    const shown = async () => (await doctor.send('POST', '/api/v1/reminders/search', { which: 'open' })).body;
    expect(JSON.stringify(await shown())).toContain('请在 2026-06-20 前改正');
    expect((await ask(doctor, { state: ['assigned'], doctor: ['village'] })).rows).toHaveLength(2);
    await manager.send('POST', `/api/v1/list-jobs/${job.id}/undo`, {});
    await expect.poll(states).toMatchObject({ a: 'open', b: 'open' });
    expect(JSON.stringify(await shown())).not.toContain('请在 2026-06-20 前改正');
  });

  it('is dealt with, asked about and read on from by the name its rule gives it', async () => {
    const id = findingId(randomUUID(), 'across:no-diagnosis-psychosis', 'medicationRecords.12.dosageForm');
    await server.database.query('update findings set id = $1 where id = $2', [id, 'a']);
    expect((await act(manager, 'data-check', 'assign', [id], assign)).receipts).toMatchObject([{ outcome: 'done' }]);
    for (const [path, body] of [
      ['search', { after: id, limit: 5 }],
      ['refresh', { ids: [id] }],
      ['why', { id }],
    ] as const)
      expect((await manager.send('POST', `/api/v1/lists/data-check/${path}`, body)).status, path).toBe(200);
  });

  it('is given to nobody who would not see it, whoever entered it', async () => {
    await server.database.query("update findings set author_id = 'western' where id = 'b'");
    const reason = '不归“西镇医生”所在机构管理，交过去也看不到';
    const entered = await act(manager, 'data-check', 'assign', ['a', 'b'], assign);
    expect(entered.receipts.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'skipped']);
    expect(entered.receipts.find(({ outcome }) => outcome === 'skipped')).toMatchObject({ reason });
    const one = await act(manager, 'data-check', 'assign', ['b'], { ...assign, whom: 'one', doctor: 'western' });
    expect(one.receipts).toMatchObject([{ outcome: 'skipped', reason }]);
    expect(await server.database.query('select distinct recipient_id from reminders')).toEqual([
      { recipient_id: 'village' },
    ]);
  });

  it('runs over with its day, and is refused a day that is gone, nobody, and somebody of elsewhere', async () => {
    await act(manager, 'data-check', 'assign', ['a'], assign);
    await server.database.query(`update findings set due_on = '2026-06-14' where id = 'a'`);
    expect((await states())['a']).toMatch(/^overdue/);
    const refused = async (answers: object) => {
      const frozen = await manager.send<{ id: string }>('POST', '/api/v1/lists/data-check/freeze', {
        action: 'assign',
        ids: ['b'],
      });
      return (await manager.send('POST', '/api/v1/list-jobs', { selection: frozen.body.id, answers })).status;
    };
    expect(await refused({ ...assign, dueOn: '2026-06-01' })).toBe(422);
    expect(await refused({ ...assign, whom: 'one', doctor: 'nobody' })).toBe(422);
    expect(await refused({ dueOn: '2026-06-20' })).toBe(422);
  });

  it('tells patterns to who manages, and to nobody else, in scope, and opens their sheets', async () => {
    const { database } = server;
    await database.query('delete from data_patterns');
    await database.query('delete from data_pattern_sheets');
    for (const [user, place] of [
      ['village', '990101101001'],
      ['west', '990101102001'],
    ] as const)
      await database.query(
        `insert into data_patterns values ('990101', $1 || '.copied', $1, $2, 'copied', 40, 6, 0.01, '40 次随访有 6 次与上一次完全相同')`,
        [user, place],
      );
    await database.query(
      `insert into data_pattern_sheets values ('990101', 'r.copied', 'village', 'copied', 'r', 'resident-1', 'hypertension-follow-up', '2026-05-01')`,
    );
    const found = (client: TestClient, list: string, where: object = {}) =>
      client.send<ListPage>('POST', `/api/v1/lists/${list}/search`, { limit: 50, offset: 0, where });
    expect((await found(manager, 'data-patterns')).body.rows).toHaveLength(2);
    const sheets = await found(manager, 'pattern-sheets', { doctor: ['village'], kind: ['copied'] });
    expect(sheets.body.rows).toMatchObject([
      { residentId: 'resident-1', cells: { record: 'r', form: 'hypertension-follow-up' } },
    ]);
    for (const list of ['data-patterns', 'pattern-sheets']) expect((await found(doctor, list)).status).toBe(403);
  });

  it('is excused with a reason by whoever may edit, not assigned by them, and what is closed stays closed', async () => {
    const { receipts } = await act(doctor, 'data-check', 'excuse', ['a'], { reason: '已上门复测，属实' });
    expect(receipts).toMatchObject([{ outcome: 'done' }]);
    expect((await states())['a']).toBe('excused');
    const frozen = await doctor.send('POST', '/api/v1/lists/data-check/freeze', { action: 'assign', ids: ['b'] });
    expect(frozen.status).toBe(403);
    await server.database.query(`update findings set state = 'closed' where id = 'b'`);
    const again = await act(doctor, 'data-check', 'excuse', ['b'], { reason: '属实' });
    expect(again.receipts).toMatchObject([{ outcome: 'skipped', reason: '不符合“情况属实”的条件' }]);
    const back = await act(doctor, 'data-check', 'withdraw', ['a']);
    expect(back.receipts).toMatchObject([{ outcome: 'done' }]);
    expect((await states())['a']).toBe('open');
  });
});
