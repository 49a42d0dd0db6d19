import type { ActionReceipt, ImportCheck, ListJob } from '@gongwei/domain/lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor, logIn, type TestClient, type TestServer } from '../../testing/index.ts';
import { writeCrowd } from '../../testing/lists/crowd.ts';
import { BOTH_DATABASES, endedJob, startServerOver, undoneJob } from '../../testing/lists/list-jobs.ts';
import { CARD, CARD_HEAD, OTHER_CARDS, OTHER_VISITS, VISIT } from './patients.fixture.ts';

const LIST = '/api/v1/lists/hypertension-record-list/imports';
type Visit = Partial<Record<keyof typeof VISIT | string, string>>;
type Row = readonly (readonly string[])[];

describe.each(BOTH_DATABASES)('visits from a workbook, over %s', (kind) => {
  let server: TestServer;
  let doctor: TestClient;
  let people: readonly { id: string; id_number: string; archive_number: string; name: string }[];
  const upload = async (content: string, rows: Row, client = doctor, list = LIST): Promise<ImportCheck> => {
    const form = new FormData();
    form.append('file', new Blob([rows.map((row) => row.join(',')).join('\n')]), 'visits.csv');
    return (await client.upload(`${list}?content=${content}`, form)) as unknown as ImportCheck;
  };
  const confirmed = async ({ id }: ImportCheck, known: 'skip' | 'update' = 'skip') => {
    await doctor.send<ListJob>('POST', `/api/v1/list-imports/${id}/confirm`, { known });
    return endedJob(doctor, id);
  };
  const visits = (...lines: readonly Visit[]) => {
    const head = [...new Set(lines.flatMap((line) => Object.keys(line)))];
    return upload('visits', [head, ...lines.map((line) => head.map((key) => line[key] ?? ''))]);
  };
  const of = (at: number, more: Visit = {}): Visit => ({ 身份证号: people[at]?.id_number ?? '', ...VISIT, ...more });
  const stored = (at: number) =>
    server.database.query<{ id: string; on: string; data: { [key: string]: unknown }; removed: boolean }>(
      `select id, occurred_on::text as on, data, removed_at is not null as removed from records
         where subject_id = $1 and form_id = 'hypertension-follow-up' order by occurred_on`,
      [people[at]?.id ?? ''],
    );
  const openPlans = (at: number) =>
    server.database.query<{ due_on: string; state: string }>(
      `select due_on::text, state from plans where resident_id = $1 and programme = 'hypertension' order by due_on`,
      [people[at]?.id ?? ''],
    );
  const told = (receipts: readonly ActionReceipt[]) => receipts.map(({ outcome, reason }) => [outcome, reason]);

  beforeAll(async () => {
    server = await startServerOver(kind);
    doctor = await clientFor(server.url, 'doctor');
    await writeCrowd(server.database, 5);
    people = await server.database.query(
      `select id, id_number, archive_number, name from residents where starts_with(id, 'crowd-') order by id`,
    );
    const cards = people.slice(0, 4).map(({ id_number, name }) => [id_number, name, ...CARD]);
    await confirmed(await upload('cards', [CARD_HEAD, ...cards]));
  }, 180_000);
  afterAll(() => server?.stop());

  it('say what is wrong with each line, and write nothing before they are confirmed', async () => {
    expect(people).toHaveLength(5);
    const check = await visits(
      of(0),
      of(0),
      of(0, { 随访日期: '2026-06-11', 收缩压: '15200' }),
      of(0, { 随访日期: '2026-07-01' }),
      of(0, { 随访日期: '' }),
      of(4),
      of(1, { 身份证号: '', 档案编号: people[1]?.archive_number ?? '', 姓名: '别人' }),
      of(1, { 身份证号: '' }),
      of(1, { 档案编号: people[2]?.archive_number ?? '' }),
      of(1, { 随访医生: '没有这个人' }),
      of(1, { 症状: '头疼' }),
    );
    expect(check.counts).toEqual({ new: 1, known: 0, wrong: 10 });
    const wrong = check.lines.filter(({ verdict }) => verdict === 'wrong').map(({ problems }) => problems[0]);
    expect(wrong).toEqual([
      '与第 2 行是同一人同一天',
      expect.stringContaining('收缩压'),
      expect.stringMatching(/随访日期/),
      '缺少随访日期',
      '还没有高血压专档，请先建专档',
      '姓名与档案编号不符',
      '缺少身份证号或档案编号',
      '身份证号与档案编号不是同一人',
      '本机构及下级机构没有叫“没有这个人”的在用账号',
      expect.stringContaining('症状“头疼”不在选项中'),
    ]);
    expect(check.lines.at(-1)?.problems.join()).toMatch(/按规范带出：此次随访分类 .+下次随访日期 2026-/);
    expect(await stored(0)).toEqual([]);
  });

  it('close what is planned as by hand, are known the second time, and are taken back', async () => {
    const before = await openPlans(0);
    const first = await visits(
      of(0, { 随访医生: 'village', 用药情况药物名称: '氨氯地平', 用药情况每日次数: '1', 用药情况每次剂量: '5' }),
      of(0, { 随访医生: 'village', 用药情况药物名称: '缬沙坦', 用药情况每日次数: '1', 用药情况每次剂量: '80' }),
    );
    expect(first.counts, JSON.stringify(first.lines)).toEqual({ new: 1, known: 0, wrong: 0 });
    expect(told(await confirmed(first))).toEqual([['done', '新增']]);
    const [visit] = await stored(0);
    expect(visit).toMatchObject({
      on: '2026-06-12',
      data: { systolic: 138, symptoms: ['1'], followUpDoctor: 'village', resident: people[0]?.id },
    });
    expect(visit?.data['medications']).toMatchObject([{ drugName: '氨氯地平' }, { drugName: '缬沙坦' }]);
    expect(await openPlans(0)).not.toEqual(before);

    const same = await visits(of(0));
    expect(same.lines[0]).toMatchObject({ verdict: 'known', problems: ['与已有的相同'] });
    expect(told(await confirmed(same, 'update'))).toEqual([['skipped', '与已有的相同']]);
    const other = await visits(of(0, { 收缩压: '152', 此次随访分类: '控制不满意' }));
    expect(other.lines[0]?.problems).toEqual(['收缩压 138 mmHg → 152 mmHg、此次随访分类 控制满意 → 控制不满意']);
    expect(told(await confirmed(other, 'update'))).toEqual([['done', '更新']]);
    expect((await stored(0))[0]?.data).toMatchObject({ systolic: 152, followUpDoctor: 'village' });

    // What was changed since stays; once that is taken back the visit goes, and what was planned stands open again.
    expect(told(await undoneJob(doctor, first.id))).toEqual([['failed', '之后又有人改过']]);
    await undoneJob(doctor, other.id);
    expect((await stored(0))[0]).toMatchObject({ removed: false, data: { systolic: 138 } });
  });

  it('are taken back as long as nothing was built on them', async () => {
    const before = await openPlans(1);
    const both = await visits(of(1, { 随访日期: '2026-03-10' }), of(1));
    expect(told(await confirmed(both))).toEqual([
      ['done', '新增'],
      ['done', '新增'],
    ]);
    expect(told(await undoneJob(doctor, both.id))).toEqual([
      ['skipped', '已撤销'],
      ['skipped', '已撤销'],
    ]);
    expect((await stored(1)).map(({ removed }) => removed)).toEqual([true, true]);
    expect(await openPlans(1)).toEqual(before);
    const { body } = await doctor.get<readonly object[]>(
      `/api/v1/records?subjectId=${people[1]?.id}&formId=hypertension-follow-up`,
    );
    expect(body).toEqual([]);
    const concepts = await server.database.query(
      'select 1 from concept_values where form_id = $1 and subject_id = $2',
      ['hypertension-follow-up', people[1]?.id ?? ''],
    );
    expect(concepts).toEqual([]);
    // Its day is free again, and a later visit keeps the one before it.
    const earlier = await visits(of(1, { 随访日期: '2026-03-10' }));
    await confirmed(earlier);
    await confirmed(await visits(of(1)));
    expect(told(await undoneJob(doctor, earlier.id))).toEqual([['failed', '导入之后又有随访，没有撤销']]);
  });

  it('of one day by two at once are one visit', async () => {
    const checks = await Promise.all([visits(of(2)), visits(of(2))]);
    const outcomes = (await Promise.all(checks.map((check) => confirmed(check)))).flat();
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'failed']);
    expect(await stored(2)).toHaveLength(1);
  });

  it('build on the visits before them in the same file', async () => {
    const high = { 收缩压: '165', 舒张压: '100' };
    const check = await visits(of(3, { 随访日期: '2026-06-01', ...high }), of(3, { 随访日期: '2026-06-14', ...high }));
    expect(check.counts, JSON.stringify(check.lines)).toEqual({ new: 2, known: 0, wrong: 0 });
    await confirmed(check);
    const [first, second] = await stored(3);
    expect([first?.data['referred'], second?.data['referred']]).toEqual([false, true]);
  });

  it.each(Object.entries(OTHER_VISITS))('of %s are written to the end, and known', async (disease, visit) => {
    const who = people[4]?.id_number ?? '';
    const list = LIST.replace('hypertension', disease);
    const file = (content: string, answers: { readonly [heading: string]: string }) =>
      upload(
        content,
        [
          ['身份证号', ...Object.keys(answers)],
          [who, ...Object.values(answers)],
        ],
        doctor,
        list,
      );
    const card = await file('cards', OTHER_CARDS[disease] ?? {});
    expect(card.counts, JSON.stringify(card.lines)).toMatchObject({ new: 1 });
    await confirmed(card);
    const check = await file('visits', visit);
    expect(check.counts, JSON.stringify(check.lines)).toEqual({ new: 1, known: 0, wrong: 0 });
    expect(told(await confirmed(check))).toEqual([['done', '新增']]);
    const [line] = (await file('visits', visit)).lines;
    expect(line).toMatchObject({ verdict: 'known', problems: ['与已有的相同'] });
  });

  it('have a template, and are for who may enter them', async () => {
    const { token } = (await logIn(server.url, 'doctor')).body;
    const template = (content: string) =>
      fetch(`${server.url}/api/v1/lists/psychosis-record-list/import-template.xlsx?content=${content}`, {
        headers: { token },
      });
    const answer = await template('visits');
    expect([answer.status, decodeURIComponent(answer.headers.get('content-disposition') ?? '')]).toEqual([
      200,
      expect.stringContaining('严重精神障碍随访记录导入模板.xlsx'),
    ]);
    expect((await template('nothing')).status).toBe(404);
    const viewer = await clientFor(server.url, 'viewer');
    expect(
      JSON.stringify(
        await upload(
          'visits',
          [
            ['随访日期', '收缩压'],
            ['1', '2'],
          ],
          viewer,
        ),
      ),
    ).toContain('permission');
  });
});
