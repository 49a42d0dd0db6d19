import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bloodCount, clientFor, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';

let server: TestServer;
let doctor: TestClient;
let clerk: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  [doctor, clerk] = [await clientFor(server.url, 'doctor'), await clientFor(server.url, 'clerk')];
}, 60_000);
afterAll(() => server?.stop());

const put = (client: TestClient, save: ReturnType<typeof bloodCount>) =>
  client.send('PUT', `/api/v1/records/${save.id}`, save);

describe('saving a record', () => {
  it('stores it once, however often the same save arrives', async () => {
    const save = bloodCount({ id: 'twice', saveId: 'twice-1' });
    const [first, again] = [await put(doctor, save), await put(doctor, save)];
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      id: 'twice',
      version: 1,
      institutionCode: '990101101001',
      createdBy: 'doctor',
      data: save.data,
    });
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect((await doctor.get('/api/v1/records/twice/history')).body).toHaveLength(1);
    await put(doctor, { ...save, baseVersion: 1, saveId: 'twice-2', data: { ...save.data, hemoglobin: 140 } });
    expect((await put(doctor, save)).body).toEqual(first.body);
  });

  it('takes two of the same save at the same moment as one', async () => {
    const save = bloodCount({ id: 'parallel', saveId: 'parallel-1' });
    const answers = await Promise.all([put(doctor, save), put(doctor, save), put(doctor, save)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await doctor.get('/api/v1/records/parallel')).body.version).toBe(1);
  });

  it('answers the id of another village’s record as one that is not there, and keeps it', async () => {
    await put(doctor, bloodCount({ id: 'of-the-east', saveId: 'of-the-east-1' }));
    const western = await clientFor(server.url, 'western');
    const forged = (change: object) =>
      western.send('PUT', '/api/v1/records/of-the-east', {
        ...bloodCount({ id: 'of-the-east', saveId: 'of-the-west-1', subjectId: 'resident-4' }),
        ...change,
      });
    const answers = [await forged({}), await forged({ baseVersion: 1, saveId: 'of-the-west-2' })];
    const unknown = await western.send('PUT', '/api/v1/records/of-nobody', {
      ...bloodCount({ id: 'of-nobody', saveId: 'of-the-west-3', subjectId: 'resident-4', baseVersion: 1 }),
    });
    for (const answer of answers) expect([answer.status, answer.body]).toEqual([404, unknown.body]);
    expect((await doctor.get('/api/v1/records/of-the-east')).body).toMatchObject({
      version: 1,
      subjectId: 'resident-1',
    });
    expect((await western.get('/api/v1/records/of-the-east')).body).toEqual(
      (await western.get('/api/v1/records/none')).body,
    );
  });

  it('answers a stale save with base and theirs, and changes nothing', async () => {
    const save = bloodCount({ id: 'contested', saveId: 'contested-1' });
    await put(doctor, save);
    await put(clerk, { ...save, baseVersion: 1, saveId: 'contested-2', data: { ...save.data, hemoglobin: 128 } });
    const stale = await put(doctor, {
      ...save,
      baseVersion: 1,
      saveId: 'contested-3',
      data: { ...save.data, hemoglobin: 99 },
    });
    expect(stale).toMatchObject({
      status: 409,
      body: {
        code: 'record.conflict',
        conflict: {
          base: { version: 1, data: { hemoglobin: 132 } },
          theirs: { version: 2, data: { hemoglobin: 128 }, updatedByName: '东镇录入员' },
        },
      },
    });
    expect((await doctor.get('/api/v1/records/contested')).body).toMatchObject({
      version: 2,
      data: { hemoglobin: 128 },
    });
  });

  it('keeps every version with who, when and why', async () => {
    const save = bloodCount({ id: 'history', saveId: 'history-1' });
    await put(doctor, save);
    server.clock.advance(60_000);
    await put(clerk, {
      ...save,
      baseVersion: 1,
      saveId: 'history-2',
      reason: '录入有误',
      data: { ...save.data, hemoglobin: 118 },
    });
    expect((await doctor.get('/api/v1/records/history/history')).body).toEqual([
      {
        version: 2,
        savedAt: '2026-06-15T04:01:00.000Z',
        savedBy: 'clerk',
        savedByName: '东镇录入员',
        reason: '录入有误',
        data: expect.objectContaining({ hemoglobin: 118 }),
      },
      {
        version: 1,
        savedAt: '2026-06-15T04:00:00.000Z',
        savedBy: 'doctor',
        savedByName: '东镇医生',
        data: expect.objectContaining({ hemoglobin: 132 }),
      },
    ]);
    const log = await server.database.query(
      "select action, user_id, details from operation_log where target = 'history' order by id",
    );
    expect(log).toEqual([
      { action: 'record.create', user_id: 'doctor', details: { formId: 'supplement-blood-routine', version: 1 } },
      { action: 'record.change', user_id: 'clerk', details: { formId: 'supplement-blood-routine', version: 2 } },
    ]);
  });

  it('refuses what the form refuses, field by field, and stores nothing', async () => {
    const refused = await put(
      doctor,
      bloodCount({ id: 'refused', saveId: 'refused-1', data: { hemoglobin: 9999, stranger: 1 } }),
    );
    expect(refused).toMatchObject({ status: 422, body: { code: 'record.invalid' } });
    expect(refused.body.fields?.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['examDate', 'hemoglobin', 'stranger']),
    );
    expect((await doctor.get('/api/v1/records/refused')).status).toBe(404);
  });

  it('is not for those who may only look', async () => {
    const viewer = await clientFor(server.url, 'viewer');
    expect(await put(viewer, bloodCount({ id: 'viewed', saveId: 'viewed-1' }))).toMatchObject({
      status: 403,
      body: { code: 'permission.denied' },
    });
    expect((await viewer.get('/api/v1/records?subjectId=resident-1')).status).toBe(200);
  });

  it('does not let a record wander to another resident', async () => {
    await put(doctor, bloodCount({ id: 'mine', saveId: 'mine-1' }));
    expect(
      (await put(doctor, bloodCount({ id: 'mine', saveId: 'mine-2', subjectId: 'resident-2', baseVersion: 1 }))).status,
    ).toBe(422);
  });

  it('feeds the last values and the archive page', async () => {
    await put(doctor, bloodCount({ id: 'fed', saveId: 'fed-1', subjectId: 'resident-3' }));
    const { body: context } = await doctor.get(
      '/api/v1/residents/resident-3/form-context?formId=health-check-up&on=2026-06-15',
    );
    expect(context.concepts).toContainEqual({
      concept: 'hemoglobin',
      value: 132,
      on: '2026-06-15',
      formId: 'supplement-blood-routine',
      formTitle: '血常规检查结果（补充录入）',
      recordId: 'fed',
    });
    expect(context.context).toMatchObject({
      today: '2026-06-15',
      resident: { id: 'resident-3', age: 77, idNumber: '990101********003X' },
      user: { id: 'doctor' },
    });
    const { body: overview } = await doctor.get('/api/v1/residents/resident-3/overview');
    expect(overview.timeline).toMatchObject([{ id: 'fed', headline: [{ text: '血红蛋白 132 g/L' }] }]);
    expect(overview.series).toContainEqual({
      concept: 'hemoglobin',
      points: [{ on: '2026-06-15', value: 132, recordId: 'fed', formId: 'supplement-blood-routine' }],
    });
    expect(overview.due?.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['check-up', 'personal-info']));
    expect(overview.resident?.idNumber).toBe('990101********003X');
  });
});
