import type { ImportCheck, ListJob } from '@gongwei/domain/lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor, tinyCounty, type TestClient, type TestServer } from '../../testing/index.ts';
import { checkUpSheet } from '../../testing/check-up-sheet.ts';
import { BOTH_DATABASES, endedJob, startServerOver, undoneJob } from '../../testing/lists/list-jobs.ts';

const [one] = tinyCounty.users as [(typeof tinyCounty.users)[number]];
/** Two who may only look at check-ups: the laboratory, and somebody else. */
const LOOKING = [
  {
    ...one,
    id: 'lab',
    code: 'code-lab',
    username: 'lab',
    name: '东镇检验',
    roles: ['LAB'],
    institutionCode: '990101101',
  },
  {
    ...one,
    id: 'mental',
    code: 'code-mental',
    username: 'mental',
    name: '东镇精防',
    roles: ['MEN'],
    institutionCode: '990101101',
  },
] as const;

const LIST = '/api/v1/lists/check-up-management/imports';

describe.each(BOTH_DATABASES)('results of the laboratory, over %s', (kind) => {
  let server: TestServer;
  let doctor: TestClient;
  let person: { id_number: string; name: string };
  beforeAll(async () => {
    server = await startServerOver(kind, { county: { ...tinyCounty, users: [...tinyCounty.users, ...LOOKING] } });
    doctor = await clientFor(server.url, 'doctor');
    [person] = (await server.database.query<{ id_number: string; name: string }>(
      "select id_number, name from residents where id = 'resident-1'",
    )) as [typeof person];
  }, 180_000);
  afterAll(() => server?.stop());

  const sent = async (...rows: readonly (readonly string[])[]): Promise<ImportCheck> => {
    const form = new FormData();
    form.append('file', new Blob([rows.map((row) => row.join(',')).join('\n')]), 'lis.csv');
    return (await doctor.upload(LIST, form)) as unknown as ImportCheck;
  };
  const answers = async () =>
    (await doctor.get<{ data: { hemoglobin?: number; fastingGlucose?: number } }>('/api/v1/records/check-1')).body.data;
  const confirmed = async ({ id }: ImportCheck, known: 'skip' | 'update') => {
    await doctor.send<ListJob>('POST', `/api/v1/list-imports/${id}/confirm`, { known });
    return endedJob(doctor, id);
  };

  it('go into the check-up nearest to their day, tell whose they cannot find, and are taken back', async () => {
    const head = ['身份证号', '姓名', '检验日期', '血红蛋白', '空腹血糖'];
    const none = await sent(head, [person.id_number, person.name, '2026-06-15', '132', '5.6']);
    expect(none.lines[0]?.problems).toEqual(['检验日期前后 30 天没有体检表，请先登记体检']);
    const sheet = checkUpSheet(1, '2026-06-01', { hemoglobin: 120, fastingGlucose: undefined }, { id: 'check-1' });
    expect((await doctor.send('PUT', '/api/v1/records/check-1', sheet)).body).not.toHaveProperty('code');
    const check = await sent(
      head,
      [person.id_number, person.name, '2026-06-15', '132', '5.6'],
      [person.id_number, '别人', '2026-06-15', '132', '5.6'],
      ['110101199001010000', '', '2026-06-15', '132', ''],
      [person.id_number, '', '2026-06-15', '高', ''],
    );
    expect(check.counts).toEqual({ new: 0, known: 1, wrong: 3 });
    expect(check.lines.slice(0, 3).map(({ problems }) => problems[0])).toEqual([
      '姓名与身份证号不符',
      '查无此人，或不在您的管理范围内',
      '血常规·血红蛋白“高”不是数字',
    ]);
    // As the machine prints them.
    const strip = await sent(
      ['身份证号', '检验日期', '尿蛋白', '尿糖'],
      [person.id_number, '2026-06-15', '阴性', '2+'],
    );
    expect(strip.lines.map(({ problems }) => problems)).toEqual([[]]);
    const receipts = await confirmed(check, 'update');
    expect(receipts.filter(({ outcome }) => outcome === 'done')).toHaveLength(1);
    expect(await answers()).toMatchObject({ hemoglobin: 132, fastingGlucose: 5.6 });
    await undoneJob(doctor, check.id);
    expect(await answers()).toMatchObject({ hemoglobin: 120 });
    expect(await answers()).not.toHaveProperty('fastingGlucose');
  });

  it('of several lines of one check-up are taken back as a whole', async () => {
    const head = ['身份证号', '检验日期', '血红蛋白', '空腹血糖'];
    const blood = [person.id_number, '2026-06-15', '131', ''];
    const sugar = [person.id_number, '2026-06-15', '', '5.8'];
    const again = await sent(head, blood, sugar, [person.id_number, '2026-06-15', '', '6.1']);
    // The machine measured twice: which of the two stands is for who confirms.
    expect(again.counts).toEqual({ new: 1, known: 2, wrong: 0 });

    const lines = await sent(head, blood, sugar);
    expect((await confirmed(lines, 'update')).map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    expect(await answers()).toMatchObject({ hemoglobin: 131, fastingGlucose: 5.8 });
    const back = await undoneJob(doctor, lines.id);
    expect(back.map(({ reason }) => reason)).toEqual(['已撤销', '已撤销']);
    expect(await answers()).toMatchObject({ hemoglobin: 120 });
    expect(await answers()).not.toHaveProperty('fastingGlucose');
  });

  it('are not written over what was typed between looking at the file and confirming it, and stay where somebody went on', async () => {
    const head = ['身份证号', '检验日期', '空腹血糖'];
    const [first, second] = [
      await sent(head, [person.id_number, '2026-06-15', '5.8']),
      await sent(head, [person.id_number, '2026-06-15', '6.4']),
    ];
    expect([first.counts, second.counts]).toEqual([{ new: 1, known: 0, wrong: 0 }, first.counts]);
    expect(await confirmed(first, 'skip')).toMatchObject([{ outcome: 'done' }]);
    expect(await confirmed(second, 'skip')).toMatchObject([
      { outcome: 'skipped', reason: '核对之后已填了不同的内容，没有覆盖' },
    ]);
    expect(await answers()).toMatchObject({ fastingGlucose: 5.8 });
    await server.database.query("update records set version = version + 1 where id = 'check-1'");
    expect(await undoneJob(doctor, first.id)).toMatchObject([{ outcome: 'failed', reason: '之后又有人改过' }]);
    expect(await answers()).toMatchObject({ fastingGlucose: 5.8 });
  });

  it('are brought by the laboratory itself, which may only look at check-ups, and by nobody else who only looks', async () => {
    const [lab, mental] = await Promise.all(['lab', 'mental'].map((name) => clientFor(server.url, name)));
    const row = (value: string) => [person.id_number, person.name, '2026-06-15', value];
    const file = (value: string) => {
      const form = new FormData();
      form.append('file', new Blob([[['身份证号', '姓名', '检验日期', '血红蛋白'], row(value)].join('\n')]), 'lis.csv');
      return form;
    };
    expect(await mental!.upload(LIST, file('128'))).toMatchObject({ code: 'permission.denied' });
    const check = (await lab!.upload(LIST, file('128'))) as unknown as ImportCheck;
    expect(check.lines.map(({ problems }) => problems)).toEqual([[]]);
    await lab!.send<ListJob>('POST', `/api/v1/list-imports/${check.id}/confirm`, { known: 'update' });
    expect((await endedJob(lab!, check.id)).map(({ outcome }) => outcome)).toEqual(['done']);
    expect(await answers()).toMatchObject({ hemoglobin: 128 });
    // The sheet itself stays as little theirs to write as before.
    const sheet = checkUpSheet(1, '2026-06-01', { hemoglobin: 90 }, { id: 'check-1', baseVersion: 9 });
    expect((await lab!.send('PUT', '/api/v1/records/check-1', sheet)).status).toBe(403);
    await undoneJob(lab!, check.id);
    expect(await answers()).toMatchObject({ hemoglobin: 120 });
  });

  it('find the person by a label that was bound at the check-up', async () => {
    await server.database.query(
      `insert into laboratory_labels (county_code, code, appointment_id, resident_id, kind, day, bound_on, bound_at, bound_by)
       values ('990101', '2026060100011', 'a1', 'resident-1', '2', '2026-06-01', '2026-06-01', '2026-06-01T01:00:00Z', 'doctor')`,
    );
    const check = await sent(
      ['检验条码', '身份证号', '血红蛋白'],
      ['2026060100011', '', '128'],
      ['2026060100012', '', '128'],
      ['2026060100011', '99010119000101001X', '128'],
      ['', '', '128'],
    );
    const lines = check.lines.toSorted((a, b) => a.row - b.row);
    expect(lines.map(({ verdict, problems }) => problems[0] ?? verdict)).toEqual([
      ...['known', '检验条码没有绑定过，或不在您的管理范围内', '检验条码绑定的是另一人', '缺少身份证号'],
    ]);
    await confirmed(check, 'update');
    expect(await answers()).toMatchObject({ hemoglobin: 128 });
  });

  it('are for who may enter check-ups', async () => {
    const viewer = await clientFor(server.url, 'viewer');
    const form = new FormData();
    form.append('file', new Blob(['身份证号,空腹血糖\n1,2']), 'lis.csv');
    expect(JSON.stringify(await viewer.upload(LIST, form))).toContain('permission.denied');
  });
});
