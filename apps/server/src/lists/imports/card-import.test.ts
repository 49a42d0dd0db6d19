import type { ImportCheck, ListJob } from '@gongwei/domain/lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor, logIn, type TestClient, type TestServer } from '../../testing/index.ts';
import { writeCrowd } from '../../testing/lists/crowd.ts';
import { BOTH_DATABASES, endedJob, startServerOver, undoneJob } from '../../testing/lists/list-jobs.ts';
import { CARD, CARD_HEAD, OTHER_CARDS, VISIT as FOLLOW_UP } from './patients.fixture.ts';

const LIST = '/api/v1/lists/hypertension-record-list/imports';
type Card = {
  readonly data: { readonly [key: string]: unknown };
  readonly occurredOn: string;
  readonly version: number;
};

describe.each(BOTH_DATABASES)('cards of patients from a workbook, over %s', (kind) => {
  let server: TestServer;
  let doctor: TestClient;
  let people: readonly { id: string; id_number: string; name: string; doctor_id: string | null }[];
  beforeAll(async () => {
    server = await startServerOver(kind);
    doctor = await clientFor(server.url, 'doctor');
    await writeCrowd(server.database, 6);
    people = await server.database.query(
      `select id, id_number, name, doctor_id from residents where starts_with(id, 'crowd-') order by id`,
    );
  }, 180_000);
  afterAll(() => server?.stop());

  const upload = async (list: string, rows: readonly (readonly string[])[]): Promise<ImportCheck> => {
    const form = new FormData();
    form.append('file', new Blob([rows.map((row) => row.join(',')).join('\n')]), 'cards.csv');
    return (await doctor.upload(list, form)) as unknown as ImportCheck;
  };
  const sent = (...rows: readonly (readonly string[])[]) => upload(LIST, [CARD_HEAD, ...rows]);
  const confirmed = async ({ id }: ImportCheck, known: 'skip' | 'update') => {
    await doctor.send<ListJob>('POST', `/api/v1/list-imports/${id}/confirm`, { known });
    return endedJob(doctor, id);
  };
  const cardOf = async (id: string): Promise<Card | undefined> => {
    const { body } = await doctor.get<readonly { id: string }[]>(
      `/api/v1/records?subjectId=${id}&formId=hypertension-card`,
    );
    return body[0] && (await doctor.get<Card>(`/api/v1/records/${body[0].id}`)).body;
  };
  const line = (at: number, card: readonly string[] = CARD): readonly string[] => [
    people[at]?.id_number ?? '',
    people[at]?.name ?? '',
    ...card,
  ];
  const changed = (at: number, value: string): readonly string[] =>
    CARD.map((one, place) => (place === at ? value : one));

  it('are looked at first, made as the sheet would open them, and known the second time', async () => {
    expect(people.length).toBe(6);
    const check = await sent(
      line(0),
      line(1, changed(8, '15200')),
      [people[2]?.id_number ?? '', '别人', ...CARD],
      ['110101199001010000', '', ...CARD],
      line(0),
    );
    expect(check.counts).toEqual({ new: 1, known: 0, wrong: 4 });
    expect(check.lines.filter(({ verdict }) => verdict === 'wrong').map(({ problems }) => problems[0])).toEqual([
      expect.stringContaining('收缩压'),
      '姓名与身份证号不符',
      '查无此人，或不在您的管理范围内',
      '与第 2 行是同一人',
    ]);
    const [first] = people;
    expect(await cardOf(first?.id ?? '')).toBeUndefined();
    const receipts = await confirmed(check, 'skip');
    expect(receipts.filter(({ outcome }) => outcome === 'done')).toHaveLength(1);
    const card = await cardOf(first?.id ?? '');
    expect(card).toMatchObject({
      occurredOn: '2026-06-10',
      data: {
        ...{ resident: first?.id, systolic: 152, familyHistory: ['1', '3'], cardInstitution: '990101101' },
        ...(first?.doctor_id && { responsibleDoctor: first.doctor_id }),
      },
    });
    const later = changed(8, '148').map((one, place) => (place === 10 ? '2026-06-11' : one));
    const again = await sent(line(0, later));
    expect(again.counts).toEqual({ new: 0, known: 1, wrong: 0 });
    await confirmed(again, 'update');
    expect(await cardOf(first?.id ?? '')).toMatchObject({
      ...{ version: 2, occurredOn: '2026-06-11' },
      data: { systolic: 148, familyHistory: ['1', '3'], cardDate: '2026-06-11' },
    });
  });

  it('of one person by two at once become one card', async () => {
    const [one, other] = await Promise.all([sent(line(1)), sent(line(1))]);
    const outcomes = (await Promise.all([one, other].map((check) => confirmed(check, 'skip')))).flat();
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'failed']);
    const { body } = await doctor.get<readonly object[]>(
      `/api/v1/records?subjectId=${people[1]?.id}&formId=hypertension-card`,
    );
    expect(body).toHaveLength(1);
  });

  it('of a form that occurs often, by two at once, become one, too', async () => {
    const list = LIST.replace('hypertension', 'tuberculosis');
    const file = () =>
      upload(list, [
        ['身份证号', ...Object.keys(OTHER_CARDS['tuberculosis'] ?? {})],
        [people[2]?.id_number ?? '', ...Object.values(OTHER_CARDS['tuberculosis'] ?? {})],
      ]);
    const checks = await Promise.all([file(), file()]);
    expect(checks.map(({ lines }) => lines[0]?.problems)).toEqual([[], []]);
    const outcomes = (await Promise.all(checks.map((check) => confirmed(check, 'skip')))).flat();
    expect(outcomes.map(({ outcome, reason }) => [outcome, outcome === 'done' ? '' : reason]).toSorted()).toEqual([
      ['done', ''],
      ['failed', '刚刚已有这张表'],
    ]);
  });

  it('are taken back within a day as long as nothing was built on them', async () => {
    const check = await sent(line(3), line(4));
    expect(check.counts, JSON.stringify(check.lines)).toEqual({ new: 2, known: 0, wrong: 0 });
    await confirmed(check, 'skip');
    const [headings, values] = [Object.keys(FOLLOW_UP), Object.values(FOLLOW_UP)];
    const visit = await upload(`${LIST}?content=visits`, [
      ['身份证号', ...headings],
      [people[3]?.id_number ?? '', ...values],
    ]);
    await confirmed(visit, 'skip');
    const told = await undoneJob(doctor, check.id);
    expect(told.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['failed', '导入之后又有随访，没有撤销'],
      ['skipped', '已撤销'],
    ]);
    expect(await cardOf(people[3]?.id ?? '')).toBeDefined();
    expect(await cardOf(people[4]?.id ?? '')).toBeUndefined();
    const plans = await server.database.query(
      "select 1 from plans where resident_id = $1 and programme = 'hypertension'",
      [people[4]?.id ?? ''],
    );
    expect(plans).toEqual([]);
    // There is none again: it can be made anew, by a file or by hand.
    expect((await sent(line(4))).counts).toEqual({ new: 1, known: 0, wrong: 0 });
  });

  it.each(['diabetes', 'psychosis'])('of %s are made to the end, told wrong, and known', async (disease) => {
    const answers = OTHER_CARDS[disease];
    const list = LIST.replace('hypertension', disease);
    const file = (more: { readonly [heading: string]: string }) => {
      const card = { 身份证号: people[5]?.id_number ?? '', ...answers, ...more };
      return upload(list, [Object.keys(card), Object.values(card)]);
    };
    expect((await file({ 确诊日期: '某天' })).lines[0]?.problems).toEqual(['确诊日期“某天”不是日期']);
    const check = await file({});
    expect(check.counts, JSON.stringify(check.lines)).toEqual({ new: 1, known: 0, wrong: 0 });
    expect((await confirmed(check, 'skip')).map(({ outcome }) => outcome)).toEqual(['done']);
    const { body } = await doctor.get<readonly object[]>(
      `/api/v1/records?subjectId=${people[5]?.id}&formId=${disease}-card`,
    );
    expect(body).toHaveLength(1);
    expect((await file({})).counts).toEqual({ new: 0, known: 1, wrong: 0 });
    expect((await undoneJob(doctor, check.id)).map(({ outcome }) => outcome)).toEqual(['skipped']);
  });

  it.each(['diabetes', 'psychosis', 'tuberculosis'])(
    'have a template for %s, with what the card needs',
    async (disease) => {
      const { token } = (await logIn(server.url, 'doctor')).body;
      const answer = await fetch(`${server.url}/api/v1/lists/${disease}-record-list/import-template.xlsx`, {
        headers: { token },
      });
      expect(answer.status).toBe(200);
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(3_000);
    },
  );

  it('are for who may enter them', async () => {
    const viewer = await clientFor(server.url, 'viewer');
    const form = new FormData();
    form.append('file', new Blob(['身份证号,收缩压\n1,2']), 'cards.csv');
    expect(JSON.stringify(await viewer.upload(LIST, form))).toContain('permission.denied');
  });
});
