import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';

let server: TestServer;
let doctor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  doctor = await clientFor(server.url, 'doctor');
}, 60_000);
afterAll(() => server?.stop());

const born = (birthDate: string): Promise<unknown> =>
  server.database.query("update residents set birth_date = $1 where id = 'resident-1'", [birthDate]);
const plan = (programme: string, what: string, form: string, due: string, state: string, closed?: string) =>
  server.database.query(
    `insert into plans (county_code, id, resident_id, programme, what, form_id, opened_on, soon_on, due_on, grace_until, state, closed_on)
     values ('990101', $1, 'resident-1', $2, $3, $4, '2026-01-01', $5, $5, $5, $6, $7)`,
    [`${programme}-${what}-${due}`, programme, what, form, due, state, closed ?? null],
  );
const due = async (): Promise<readonly Record<string, unknown>[]> =>
  (await doctor.get('/api/v1/residents/resident-1/overview')).body['due'] as readonly Record<string, unknown>[];

describe('what is to be done for somebody', () => {
  beforeAll(() => server.database.query("delete from plans where resident_id = 'resident-1'"));

  it('is the next planned visit of every programme, most urgent first, and the sheet a file begins with', async () => {
    await born('1950-03-01');
    await plan('hypertension', '', 'hypertension-follow-up', '2026-03-10', 'visited', '2026-03-12');
    await plan('hypertension', '', 'hypertension-follow-up', '2026-06-10', 'overdue');
    await plan('diabetes', '', 'diabetes-follow-up', '2026-07-01', 'upcoming');
    await plan('diabetes', '', 'diabetes-follow-up', '2026-09-01', 'upcoming');
    await plan('psychosis', '', 'psychosis-follow-up', '2026-12-01', 'upcoming');
    await plan('tcm', '2026年', 'tcm', '2026-05-01', 'ended', '2026-05-02');
    await plan('check-up', '2026年', 'health-check-up', '2026-12-31', 'upcoming');
    expect(await due()).toEqual([
      {
        kind: 'hypertension',
        title: '高血压随访',
        formId: 'hypertension-follow-up',
        dueOn: '2026-06-10',
        overdueDays: 5,
        reason: '上次 2026-03-12',
      },
      expect.objectContaining({ title: '完善个人基本信息', dueOn: '2026-06-15' }),
      expect.objectContaining({ title: '糖尿病随访', dueOn: '2026-07-01', overdueDays: 0, reason: '尚无记录' }),
      // Any day of the year will do, so it is told however far its last day is.
      expect.objectContaining({ title: '年度体检 2026年', dueOn: '2026-12-31', overdueDays: 0 }),
    ]);
  });

  it('shows as diseases what the archive knows: personal information, live cards, and who is followed up without one', async () => {
    const { database } = server;
    const known = async (): Promise<unknown> => {
      const overview = await doctor.get('/api/v1/residents/resident-1/overview');
      return (overview.body['resident'] as Record<string, unknown>)['conditions'];
    };
    await database.query("update residents set conditions = '{stroke}' where id = 'resident-1'");
    expect(await known()).toEqual(['hypertension', 'diabetes', 'psychosis', 'stroke']);
    await database.query("update plans set state = 'ended' where programme in ('diabetes', 'psychosis')");
    expect(await known()).toEqual(['hypertension', 'stroke']);
    await database.query("update resident_facts set live_cards = '{tuberculosis}' where resident_id = 'resident-1'");
    expect(await known()).toEqual(['hypertension', 'tuberculosis', 'stroke']);
  });

  it('is the sheet of children for who is below seven', async () => {
    await born('2019-06-16');
    expect((await due()).map(({ formId }) => formId)).toContain('child-basic-info');
    await born('2019-06-15');
    expect((await due()).map(({ formId }) => formId)).toContain('resident-personal-info');
  });

  it('is to close a booklet once nothing else is due of the pregnancy, until it is closed', async () => {
    const { database } = server;
    const sheet = (id: string, form: string, on: string, data: object) =>
      database.query(
        `insert into records (county_code, id, form_id, form_version, subject_id, subject_kind, institution_code, occurred_on, data, headline, version,
           created_at, created_by, updated_at, updated_by, updated_by_name)
         select county_code, $1, $2, 1, id, 'resident', institution_code, $3, $4::jsonb, '[]', 1, now(), 'doctor', now(), 'doctor', '医生'
         from residents where id = 'resident-1'`,
        [id, form, on, JSON.stringify(data)],
      );
    const closing = async () =>
      (await due())
        .filter(({ kind }) => kind === 'pregnancy-card')
        // Of the card that is open, which its list closes.
        .map(({ title, reason, path }) =>
          path === '/health/fnbjMenu?do=close&row=card' ? `${title} ${reason}` : path,
        );
    await database.query("update residents set sex = 'female' where id = 'resident-1'");
    await sheet('day42-before', 'postpartum-42-day', '2025-02-01', {});
    await sheet('card', 'pregnancy-basic-info', '2025-09-01', {});
    expect(await closing()).toEqual([]);
    await sheet('ended', 'prenatal-visit', '2025-12-01', { pregnancyStatus: '2' });
    expect(await closing()).toEqual(['结案 妊娠已终止']);
    await sheet('day42', 'postpartum-42-day', '2026-06-01', {});
    expect(await closing()).toEqual(['结案 产后42天检查已做']);
    await database.query(`update records set data = '{"recordStatus": "4"}' where id = 'card'`);
    expect(await closing()).toEqual([]);
    await database.query(`update records set data = '{"recordStatus": "0"}' where id = 'card'`);
    await database.query(`update records set removed_at = now() where id = 'day42'`);
    expect(await closing()).toEqual(['结案 妊娠已终止']);
    await database.query("delete from records where id in ('card', 'ended', 'day42', 'day42-before')");
  });

  it('is nothing for who left care', async () => {
    await server.database.query("update residents set status = '2' where id = 'resident-1'");
    expect(await due()).toEqual([]);
  });
});
