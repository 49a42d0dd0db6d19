import type { ActionReceipt, FrozenSelection, ImportCheck, ListJob } from '@gongwei/domain/lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor, startTestServer, type TestClient, type TestServer } from '../../testing/index.ts';
import { endedJob, freezeRows, startJob } from '../../testing/lists/list-jobs.ts';

const [EAST, WEST] = ['990101101', '990101102'];
const LIST = 'resident-list';

/** What somebody began for an institution, and then they work for another one, or may not see the list any more. */
describe('jobs of who does not work there any more', () => {
  let server: TestServer;
  let county: TestClient;
  let job = '';
  let exported = '';
  let sheet = '';
  let frozen: FrozenSelection;
  let [receipts, counts]: [readonly ActionReceipt[], unknown] = [[], undefined];
  beforeAll(async () => {
    server = await startTestServer();
    await server.database.query("insert into user_roles (user_id, role) values ('doctor', 'TWN'), ('western', 'TWN')");
    county = await clientFor(server.url, 'county');
    const doctor = await clientFor(server.url, 'doctor');
    const begun = await startJob(doctor, await freezeRows(doctor, LIST, 'transferDoctor', ['resident-1']), {
      doctor: 'doctor',
    });
    job = begun.body.id;
    receipts = await endedJob(doctor, job);
    exported = (await doctor.send<ListJob>('POST', `/api/v1/lists/${LIST}/export`, { columns: ['name'] })).body.id;
    await endedJob(doctor, exported);
    frozen = await freezeRows(doctor, LIST, 'transferDoctor', ['resident-2']);
    const form = new FormData();
    const rows = ['用户名,姓名,手机号,机构编码,角色', `of.the.east,东某,,${EAST},录入员`];
    form.append('file', new Blob([rows.join('\n')]), '用户.csv');
    const check = await doctor.upload('/api/v1/lists/institution-user-management/imports', form);
    sheet = (check as unknown as ImportCheck).id;
    counts = check['counts'];
  }, 60_000);
  afterAll(() => server?.stop());

  const whole = async () => ({
    doctors: await server.database.query('select id, doctor_id from residents order by id'),
    users: await server.database.query('select id from users order by id'),
    jobs: await server.database.query('select id, state, done from list_jobs order by id'),
    receipts: await server.database.query('select job_id, row_id, outcome from list_receipts order by 1, 2'),
  });
  const moveTo = async (institutionCode: string, roles: readonly string[]) => {
    const { body } = await county.get('/api/v1/users/doctor');
    const moved = { version: body['version'], institutionCode, roles, reason: '调动' };
    expect((await county.send('PUT', '/api/v1/users/doctor/institution', moved)).status).toBe(200);
    return clientFor(server.url, 'doctor');
  };
  const asks = (who: TestClient, { id = job, file = exported, selection = frozen.id, lines = sheet } = {}) =>
    Promise.all([
      who.get(`/api/v1/list-jobs/${id}`),
      who.get(`/api/v1/list-jobs/${id}/receipts`),
      who.get(`/api/v1/list-jobs/${file}/file.xlsx`),
      who.get(`/api/fhir/export/${file}`),
      who.send('POST', `/api/v1/list-jobs/${id}/cancel`, {}),
      who.send('POST', `/api/v1/list-jobs/${id}/undo`, {}),
      who.send('POST', '/api/v1/list-jobs', { selection, answers: { doctor: 'western' } }),
      who.send('POST', `/api/v1/list-imports/${lines}/confirm`, { known: 'skip' }),
    ]);
  const said = (answers: Awaited<ReturnType<typeof asks>>) => answers.map(({ status, body }) => [status, body]);
  const NONE = { id: 'none', file: 'none', selection: 'none', lines: 'none' };

  it('are answered like none once they have moved: nothing is told, done or taken back', async () => {
    expect(receipts).toMatchObject([{ rowId: 'resident-1', title: '张三丰', outcome: 'done' }]);
    expect(counts).toMatchObject({ new: 1 });
    const before = await whole();
    const moved = await moveTo(WEST ?? '', ['DOC', 'TWN']);
    expect((await moved.get<ListJob[]>('/api/v1/list-jobs')).body).toEqual([]);
    const answers = await asks(moved);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect(said(answers)).toEqual(said(await asks(moved, NONE)));
    expect(await whole()).toEqual(before);
  });

  it('are there no more for who may not see the list, and again for who works there as before', async () => {
    const sampler = await moveTo(EAST ?? '', ['SMP']);
    const told = await asks(sampler);
    expect(told.slice(0, 4).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(told.map(({ status }) => status).every((status) => status >= 400)).toBe(true);
    await server.database.query("delete from user_roles where user_id = 'doctor'");
    await server.database.query("insert into user_roles (user_id, role) values ('doctor', 'DOC')");
    const back = await clientFor(server.url, 'doctor');
    expect((await back.get<ActionReceipt[]>(`/api/v1/list-jobs/${job}/receipts`)).body).toHaveLength(1);
    expect((await back.get(`/api/v1/list-jobs/${exported}/file.xlsx`)).status).toBe(200);
    // Who only looks on gets no file written for somebody who saw whole numbers, nor names in receipts.
    const asLooker = async (roles: string) => {
      await server.database.query("delete from user_roles where user_id = 'doctor'");
      await server.database.query("insert into user_roles (user_id, role) values ('doctor', $1)", [roles]);
      return clientFor(server.url, 'doctor');
    };
    const looker = await asLooker('VEW');
    expect((await looker.send('POST', `/api/v1/lists/${LIST}/search`, {})).status).toBe(200);
    expect((await looker.get<ListJob[]>('/api/v1/list-jobs')).body).toEqual([]);
    const kept = await Promise.all([
      looker.get(`/api/v1/list-jobs/${job}/receipts`),
      looker.get(`/api/v1/list-jobs/${exported}/file.xlsx`),
      looker.get(`/api/fhir/export/${exported}`),
    ]);
    expect(kept.map(({ status }) => status)).toEqual([404, 404, 404]);
    await asLooker('DOC');
    // Two who take it back at once take it back once.
    const both = await Promise.all([1, 2].map(() => back.send('POST', `/api/v1/list-jobs/${job}/undo`, {})));
    expect(both.map(({ status }) => status).sort()[0]).toBe(200);
    expect(await endedJob(back, job)).toMatchObject([{ reason: '已撤销' }]);
    const [row] = await server.database.query<{ doctor_id: string }>(
      "select doctor_id from residents where id = 'resident-1'",
    );
    expect(row?.doctor_id).toBe('village');
  });
});
