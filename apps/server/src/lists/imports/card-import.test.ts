import type { ImportCheck, ListJob } from '@gongwei/domain/lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor, logIn, type TestClient, type TestServer } from '../../testing/index.ts';
import { BOTH_DATABASES, endedJob, startServerOver } from '../../testing/lists/list-jobs.ts';

const LIST = '/api/v1/lists/hypertension-record-list/imports';
const HEAD =
  '身份证号,姓名,病例来源,确诊日期,确诊单位,高血压类型,家族史,是否使用降压药,身高,体重,收缩压,舒张压,建卡日期'.split(
    ',',
  );
const CARD = '健康体检,2026-05-01,东镇中心卫生院,原发性,高血压、脑卒中,否,165,70,152,94,2026-06-10'.split(',');
const VISIT = {
  ...{
    随访时间: '2026-06-10',
    随访方式: '家庭',
    患者类型: '初治',
    痰菌情况: '阴性',
    耐药情况: '非耐药',
    症状及体征: '没有症状',
  },
  ...{
    化疗方案: '2HRZE/4HR',
    用法: '每日',
    药品剂型: '板式组合药',
    督导人员选择: '医生',
    单独的居室: '有',
    通风情况: '良好',
  },
  ...{ '吸烟（目前）': '0', '饮酒（目前）': '0', 取药地点: '卫生院', 取药时间: '2026-06-20', 服药记录卡的填写: '掌握' },
  ...{ 服药方法及药品存放: '掌握', 肺结核治疗疗程: '掌握', 不规律服药危害: '掌握', 服药后不良反应及处理: '掌握' },
  ...{ 治疗期间复诊查痰: '掌握', 外出期间如何坚持服药: '掌握', 生活习惯及注意事项: '掌握', 密切接触者检查: '掌握' },
  ...{ 下次随访时间: '2026-06-20', 开始治疗日期: '2026-06-09' },
};
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
    people = await server.database.query(
      `select id, id_number, name, doctor_id from residents r where starts_with(institution_code, '990101101') and status = '1' and birth_date < '2008-01-01'
         and not exists (select 1 from records c where c.subject_id = r.id and c.form_id = 'hypertension-card') order by id limit 3`,
    );
  }, 180_000);
  afterAll(() => server?.stop());

  const upload = async (list: string, rows: readonly (readonly string[])[]): Promise<ImportCheck> => {
    const form = new FormData();
    form.append('file', new Blob([rows.map((row) => row.join(',')).join('\n')]), 'cards.csv');
    return (await doctor.upload(list, form)) as unknown as ImportCheck;
  };
  const sent = (...rows: readonly (readonly string[])[]) => upload(LIST, [HEAD, ...rows]);
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
    expect(people.length).toBe(3);
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
        ['身份证号', ...Object.keys(VISIT)],
        [people[2]?.id_number ?? '', ...Object.values(VISIT)],
      ]);
    const checks = await Promise.all([file(), file()]);
    expect(checks.map(({ lines }) => lines[0]?.problems)).toEqual([[], []]);
    const outcomes = (await Promise.all(checks.map((check) => confirmed(check, 'skip')))).flat();
    expect(outcomes.map(({ outcome, reason }) => [outcome, outcome === 'done' ? '' : reason]).toSorted()).toEqual([
      ['done', ''],
      ['failed', '刚刚已有这张表'],
    ]);
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
