import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { bloodCount, clientFor, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';

let server: TestServer;
let doctor: TestClient;
let viewer: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  [doctor, viewer] = [await clientFor(server.url, 'doctor'), await clientFor(server.url, 'viewer')];
  for (const subjectId of ['resident-1', 'resident-2'])
    await doctor.send(
      'PUT',
      `/api/v1/records/count-${subjectId}`,
      bloodCount({ id: `count-${subjectId}`, subjectId, saveId: `save-${subjectId}` }),
    );
}, 60_000);
afterAll(() => server?.stop());

type Manifest = { readonly output: readonly { readonly type: string; readonly url: string }[] };
const begin = (client: TestClient, list = 'resident-list', question: object = {}) =>
  client.send('POST', `/api/fhir/List/${list}/$export`, question);
const pathIn = (url: string | null): string => new URL(String(url)).pathname;

async function manifestOf(client: TestClient, question?: object): Promise<Manifest> {
  const started = await begin(client, 'resident-list', question);
  expect(started.status).toBe(202);
  const path = pathIn(started.headers.get('content-location'));
  return vi.waitFor(
    async () => {
      const { status, body } = await client.get<Manifest>(path);
      expect(status).toBe(200);
      return body;
    },
    { timeout: 20_000, interval: 20 },
  );
}

async function linesOf(client: TestClient, { output }: Manifest, type: string) {
  const file = output.find((one) => one.type === type);
  const { body } = await client.get<string>(pathIn(file?.url ?? ''));
  return body
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as { readonly resourceType: string; readonly id: string });
}

it('a list is exported as files of lines, one for each kind of resource, as the question narrows it', async () => {
  const whole = await manifestOf(doctor);
  expect((await linesOf(doctor, whole, 'Patient')).map(({ id }) => id).toSorted()).toEqual([
    'resident-1',
    'resident-2',
    'resident-3',
  ]);
  const sheets = await linesOf(doctor, whole, 'QuestionnaireResponse');
  expect(sheets.map(({ id }) => id).toSorted()).toEqual(['count-resident-1', 'count-resident-2']);
  expect(
    (await linesOf(doctor, whole, 'Observation')).every(({ resourceType }) => resourceType === 'Observation'),
  ).toBe(true);
  expect(await linesOf(doctor, whole, 'Observation')).not.toEqual([]);
  const some = await manifestOf(doctor, { text: '李清照' });
  expect((await linesOf(doctor, some, 'Patient')).map(({ id }) => id)).toEqual(['resident-3']);
  expect(await server.database.query("select 1 from operation_log where action = 'list.export'")).toHaveLength(2);
  expect(
    await server.database.query("select 1 from resident_views where user_id = 'doctor' and part = 'overview'"),
  ).not.toEqual([]);
});

it('lines are found whatever parts of the file they lie in', async () => {
  const manifest = await manifestOf(doctor);
  const before = await linesOf(doctor, manifest, 'Observation');
  const id = manifest.output[0]?.url.split('/').at(-2);
  const [{ bytes } = { bytes: new Uint8Array() }] = await server.database.query<{ bytes: Uint8Array }>(
    'delete from list_job_parts where job_id = $1 returning bytes',
    [String(id)],
  );
  const size = Math.ceil(bytes.length / 40);
  for (let part = 0; part < 40; part += 1)
    await server.database.query(
      'insert into list_job_parts (county_code, job_id, part, bytes) values ($1, $2, $3, $4)',
      ['990101', String(id), part, bytes.slice(part * size, (part + 1) * size)],
    );
  expect(await linesOf(doctor, manifest, 'Observation')).toEqual(before);
});

it('shows who may only look as little as screens do', async () => {
  const patients = JSON.stringify(await linesOf(viewer, await manifestOf(viewer), 'Patient'));
  expect(patients).toContain('张**');
  expect(patients).not.toMatch(/张三丰|1955-03-02|19900000001|测试路/);
});

it('is somebody’s own, of lists of residents only, and by who may take the list', async () => {
  const { output } = await manifestOf(doctor);
  const colleague = await clientFor(server.url, 'village');
  expect((await colleague.get(pathIn(output[0]?.url ?? ''))).status).toBe(404);
  expect((await colleague.get(pathIn(output[0]?.url ?? '').replace('/Patient.ndjson', ''))).status).toBe(404);
  expect((await doctor.get(pathIn(output[0]?.url ?? '').replace('Patient.', 'Practitioner.'))).status).toBe(400);
  expect((await begin(doctor, 'follow-up-list')).status).toBe(422);
  expect((await begin(await clientFor(server.url, 'sampler'))).status).toBe(403);
  // As a workbook it cannot be fetched, nor is it offered as one.
  const id = String(output[0]?.url.split('/').at(-2));
  expect((await doctor.get(`/api/v1/list-jobs/${id}/file.xlsx`)).status).toBe(404);
  expect((await doctor.get(`/api/v1/list-jobs/${id}`)).body).not.toHaveProperty('file');
});
