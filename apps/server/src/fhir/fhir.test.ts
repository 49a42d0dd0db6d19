import { formIndex } from '@gongwei/domain/catalogue';
import { Fhir } from 'fhir/fhir.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bloodCount,
  clientFor,
  clientOf,
  startTestServer,
  type TestClient,
  type TestServer,
} from '../testing/index.ts';

let server: TestServer;
let doctor: TestClient;
let viewer: TestClient;

const IDENTITY = 'urn:oid:2.16.156.10011.1.3';
const VISIT = bloodCount({
  id: 'visit-1',
  formId: 'visit-record',
  data: {
    visitDate: '2026-06-14',
    subjective: '头晕三天，本人张三丰，电话19900000001',
    doctorName: '东镇医生',
  },
  occurredOn: '2026-06-14' as never,
  saveId: 'visit-1-1',
});

beforeAll(async () => {
  server = await startTestServer();
  [doctor, viewer] = [await clientFor(server.url, 'doctor'), await clientFor(server.url, 'viewer')];
  await doctor.send('PUT', '/api/v1/records/count-1', bloodCount({ id: 'count-1', saveId: 'count-1-1' }));
  await server.database.query(
    `insert into records (county_code, id, form_id, form_version, subject_id, subject_kind, institution_code, occurred_on, version, data, headline,
       created_at, created_by, updated_at, updated_by, updated_by_name)
     select county_code, 'visit-1', 'visit-record', 1, subject_id, subject_kind, institution_code, '2026-06-14', 1, $1::jsonb, '[]',
       created_at, created_by, '2026-06-20T01:00:00Z', updated_by, updated_by_name from records where id = 'count-1'`,
    [JSON.stringify(VISIT.data)],
  );
  await server.database.query(
    `insert into plans (county_code, id, resident_id, programme, what, form_id, opened_on, soon_on, due_on, grace_until, state)
     select county_code, 'hypertension_x', id, 'hypertension', '', 'hypertension-follow-up', '2026-06-01', '2026-06-01', '2026-06-10', '2026-06-20', 'due'
     from residents where id = 'resident-1' on conflict do nothing`,
  );
}, 60_000);
afterAll(() => server?.stop());

const fhir = new Fhir();
const errors = (resource: object) =>
  fhir
    .validate(resource, { errorOnUnexpected: true })
    .messages.filter(({ severity }) => severity === 'error')
    .map(({ location, message }) => `${location}: ${message}`);

type Bundle = {
  readonly total?: number;
  readonly link: readonly { readonly relation: string; readonly url: string }[];
  readonly entry: readonly { readonly resource: { readonly resourceType: string; readonly id: string } }[];
};
const read = async (path: string, client: TestClient = doctor) => {
  const answer = await client.get<Bundle>(`/api/fhir/${path}`);
  return { ...answer, kinds: answer.body.entry?.map(({ resource }) => resource.resourceType) };
};

describe('a resident’s file, read by another system', () => {
  it('comes whole and valid: the person, diseases, plans, visits, sheets and what was measured', async () => {
    const { status, headers, body, kinds } = await read('Patient/resident-1/$everything');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/fhir+json; charset=utf-8']);
    expect(errors(body)).toEqual([]);
    expect(body.entry.flatMap(({ resource }) => errors(resource))).toEqual([]);
    expect([...new Set(kinds)]).toEqual([
      'Patient',
      'Condition',
      'CarePlan',
      'Encounter',
      'QuestionnaireResponse',
      'Observation',
    ]);
    expect(body.entry.map(({ resource }) => resource.id)).toEqual(
      expect.arrayContaining(['resident-1', 'visit-1', 'count-1', 'resident-1-hypertension']),
    );
  });

  it('comes kind by kind and page by page, each opening written down', async () => {
    const whole = await read('QuestionnaireResponse?patient=Patient/resident-1');
    expect(whole.body).toMatchObject({ total: 2 });
    const first = await read('QuestionnaireResponse?patient=resident-1&_count=1');
    const next = first.body.link.find(({ relation }) => relation === 'next');
    const second = await read(String(next?.url.split('/api/fhir/')[1]));
    expect([...first.body.entry, ...second.body.entry]).toEqual(whole.body.entry);
    expect(second.body.link.map(({ relation }) => relation)).toEqual(['self']);
    expect((await read('QuestionnaireResponse/count-1')).body).toEqual(
      whole.body.entry.find(({ resource }) => resource.id === 'count-1')?.resource,
    );
    expect((await read('Observation?patient=resident-1')).kinds).toContain('Observation');
    expect((await read('Encounter?patient=resident-1')).kinds).toEqual(['Encounter']);
    expect((await read('Condition?patient=resident-1')).kinds).toEqual(['Condition']);
    expect((await read('CarePlan?patient=resident-1')).kinds).toContain('CarePlan');
    const views = await server.database.query<{ form_id: string }>(
      "select distinct form_id from resident_views where resident_id = 'resident-1' and user_id = 'doctor' order by form_id",
    );
    expect(views.map(({ form_id }) => form_id)).toEqual(
      expect.arrayContaining(['', 'supplement-blood-routine', 'visit-record']),
    );
    expect(
      await server.database.query(
        "select 1 from operation_log where action = 'resident.read-whole' and subject_id = 'resident-1'",
      ),
    ).not.toEqual([]);
  });

  it('holds with _since only sheets saved at that instant or later', async () => {
    const responses = async (since: string) =>
      (await read(`Patient/resident-1/$everything?_since=${since}`)).body.entry
        .filter(({ resource }) => resource.resourceType === 'QuestionnaireResponse')
        .map(({ resource }) => resource.id);
    expect(await responses('2026-06-20T01:00:00Z')).toEqual(['visit-1']);
    expect(await responses('2026-06-20T01:00:01Z')).toEqual([]);
  });

  it('without what was removed', async () => {
    await server.database.query("update records set removed_at = updated_at where id = 'visit-1'");
    expect((await read('QuestionnaireResponse?patient=resident-1')).body.total).toBe(1);
    expect((await read('QuestionnaireResponse/visit-1')).status).toBe(404);
    await server.database.query("update records set removed_at = null where id = 'visit-1'");
  });

  it('is hidden from who may only look as on screens, and still valid', async () => {
    const { body } = await read('Patient/resident-1/$everything', viewer);
    expect(body.entry.flatMap(({ resource }) => errors(resource))).toEqual([]);
    expect(JSON.stringify(body)).not.toMatch(/张三丰|1955-03-02|19900000001|99010119550302|测试路/);
    expect(JSON.stringify(body)).toContain('张**');
  });
});

describe('residents', () => {
  it('are those of the scope, page after page', async () => {
    const first = await read('Patient?_count=2');
    expect(first.body.entry.map(({ resource }) => resource.id)).toEqual(['resident-1', 'resident-2']);
    const next = first.body.link.find(({ relation }) => relation === 'next');
    const second = await read(String(next?.url.split('/api/fhir/')[1]));
    expect(second.body.entry.map(({ resource }) => resource.id)).toEqual(['resident-3']);
    const west = await read('Patient?organization=Organization/990101102', viewer);
    expect(west.body.entry.map(({ resource }) => resource.id)).toEqual(['resident-4', 'resident-5']);
  });

  it('are found by a whole number, which stands in the body; never by who could have a guess confirmed', async () => {
    const ask = (client: TestClient, identifier: string) =>
      client.send<Bundle>('POST', '/api/fhir/Patient/_search', { identifier });
    const found = await ask(doctor, `${IDENTITY}|99010119550302001X`);
    expect(found.body.entry.map(({ resource }) => resource.id)).toEqual(['resident-1']);
    expect((await ask(doctor, `${IDENTITY}|99010119550302004X`)).body.entry).toEqual([]);
    for (const system of ['urn:other', 'constructor', '__proto__'])
      expect((await ask(doctor, `${system}|99010119550302001X`)).body.entry, system).toEqual([]);
    expect((await ask(viewer, `${IDENTITY}|99010119550302001X`)).status).toBe(403);
  });
});

describe('refusals', () => {
  it.each([
    ['Patient/resident-4', 404, 'not-found'],
    ['Patient/resident-4/$everything', 404, 'not-found'],
    ['Observation?patient=resident-4', 404, 'not-found'],
    ['Patient?organization=990101102', 403, 'forbidden'],
    ['Questionnaire/none', 404, 'not-found'],
    ['Observation', 400, 'invalid'],
    ['Patient/resident-1/$everything?_since=yesterday', 400, 'invalid'],
  ])('of %s are valid OperationOutcomes with %d', async (path, status, code) => {
    const answer = await doctor.get<{ readonly issue: readonly { readonly code: string }[] }>(`/api/fhir/${path}`);
    expect([answer.status, answer.body.issue[0]?.code]).toEqual([status, code]);
    expect(errors(answer.body)).toEqual([]);
  });

  it('ask for a session', async () => {
    const answer = await clientOf(server.url).get('/api/fhir/Patient/resident-1');
    expect([answer.status, answer.body['issue']?.[0]?.['code']]).toEqual([401, 'login']);
  });
});

it('says what can be asked, to anybody', async () => {
  const { status, body } = await clientOf(server.url).get('/api/fhir/metadata');
  expect(status).toBe(200);
  expect(errors(body)).toEqual([]);
});

it('has every form as a Questionnaire, page by page', async () => {
  const { body } = await read('Questionnaire?_count=3&_offset=141');
  expect(body.total).toBe(formIndex.length);
  expect(body.entry).toHaveLength(3);
  expect((await read('Questionnaire/hypertension-follow-up')).body).toMatchObject({
    title: '高血压患者随访服务记录表',
  });
});
