import { Ajv, type ValidateFunction } from 'ajv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  findIn,
  bloodCount,
  clientFor,
  clientOf,
  logIn,
  rosterFixture,
  startTestServer,
  type TestClient,
  type TestServer,
} from './testing/index.ts';

type Operation = {
  readonly responses: {
    readonly [status: string]: {
      readonly description: string;
      readonly content?: { readonly [type: string]: { readonly schema?: object } };
    };
  };
};
type Description = {
  readonly components: { readonly schemas: { readonly [name: string]: object } };
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
};

let server: TestServer;
let doctor: TestClient;
let description: Description;
const ajv = new Ajv({
  strict: false,
  allErrors: true,
  formats: { date: /^\d{4}-\d{2}-\d{2}$/, 'date-time': true, binary: true },
});

beforeAll(async () => {
  server = await startTestServer();
  doctor = await clientFor(server.url, 'doctor');
  description = (await doctor.get<Description>('/api/v1/openapi.json')).body;
}, 60_000);
afterAll(() => server?.stop());

function checkerFor(method: string, path: string, status: number): ValidateFunction {
  const responses = description.paths[path]?.[method.toLowerCase()]?.responses;
  const answer = responses?.[String(status)] ?? responses?.[`${Math.floor(status / 100)}XX`];
  const schema = answer?.content?.['application/json']?.schema;
  if (!schema) throw new Error(`${method} ${path} does not describe ${status}`);
  return ajv.compile({ ...schema, components: description.components });
}

type Asking = {
  readonly requestBody?: {
    readonly content?: Readonly<Record<string, { readonly schema?: { readonly additionalProperties?: unknown } }>>;
  };
};

/** What is wrong with an answer; empty where it has the expected status and nothing but what is described. */
function troublesOf(
  method: string,
  path: string,
  { status, body }: { readonly status: number; readonly body: unknown },
  expected: number,
): readonly unknown[] {
  if (status !== expected) return [`status ${status}`, body];
  const check = checkerFor(method, path, status);
  check(body);
  return check.errors ?? [];
}

/** What is described, with the named schemas it leads to. */
const wholeText = (described: unknown): string => {
  const text = JSON.stringify(described) ?? '';
  const named = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);
  return text + named.map((name) => JSON.stringify(description.components.schemas[name])).join('');
};

it('describes the answer of every resource, with an example where it is a thing of its own', () => {
  const paths = Object.entries(description.paths).filter(([path]) => path.startsWith('/api/v1/'));
  expect(paths.length).toBeGreaterThanOrEqual(14);
  const lacking = paths.flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { responses }]) => {
      const good = Object.entries(responses).find(([status]) => status.startsWith('2'));
      const content = Object.values(good?.[1].content ?? {})[0];
      const lacks = [
        [good?.[1].description === 'Default Response', 'description'],
        [content?.schema === undefined, 'schema'],
        // A file is its own example.
        [!/"examples?":|"format":"binary"/.test(wholeText(content)), 'example'],
      ] as const;
      return lacks.filter(([yes]) => yes).map(([, what]) => `${method} ${path}: ${what}`);
    }),
  );
  expect(lacking).toEqual([]);
});

it('takes what our client sends with every body: its clock and its address', () => {
  const closed = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations as Readonly<Record<string, Asking>>)
      .filter(([, { requestBody }]) =>
        Object.values(requestBody?.content ?? {}).some(({ schema }) => schema?.additionalProperties === false),
      )
      .map(([method]) => `${method} ${path}`),
  );
  expect(closed).toEqual([]);
});

describe('real answers are as described', () => {
  it('of records', async () => {
    const path = '/api/v1/records/{id}';
    const save = bloodCount({ id: 'described', saveId: 'described-1', origins: { hemoglobin: 'entered' } });
    const put = (change: object) => doctor.send('PUT', '/api/v1/records/described', { ...save, ...change });
    expect(troublesOf('PUT', path, await put({}), 200)).toEqual([]);
    expect(
      troublesOf('PUT', path, await put({ saveId: 'described-2', baseVersion: 1, reason: '录入有误' }), 200),
    ).toEqual([]);
    expect(troublesOf('PUT', path, await put({ saveId: 'described-3', baseVersion: 1 }), 409)).toEqual([]);
    expect(
      troublesOf('PUT', path, await put({ saveId: 'described-4', baseVersion: 2, data: { hemoglobin: 9999 } }), 422),
    ).toEqual([]);
    expect(troublesOf('GET', path, await doctor.get('/api/v1/records/described'), 200)).toEqual([]);
    expect(troublesOf('GET', path, await doctor.get('/api/v1/records/none'), 404)).toEqual([]);
    expect(
      troublesOf('GET', '/api/v1/records/{id}/history', await doctor.get('/api/v1/records/described/history'), 200),
    ).toEqual([]);
    expect(troublesOf('GET', '/api/v1/records', await doctor.get('/api/v1/records?subjectId=resident-1'), 200)).toEqual(
      [],
    );
    expect(
      troublesOf(
        'GET',
        '/api/v1/records/latest',
        await doctor.get('/api/v1/records/latest?subjectId=resident-1&formId=supplement-blood-routine'),
        200,
      ),
    ).toEqual([]);
  });

  it('of registers', async () => {
    const county = await clientFor(server.url, 'county');
    const data = { name: '快走', kind: '1', intensity: '2' };
    const save = {
      ...bloodCount({ id: 'walk', saveId: 'walk-1' }),
      formId: 'knowledge-exercise',
      subjectId: '990101',
      data,
    };
    expect(
      troublesOf('PUT', '/api/v1/records/{id}', await county.send('PUT', '/api/v1/records/walk', save), 200),
    ).toEqual([]);
    const list = '/api/v1/lists/{list}/search';
    expect(troublesOf('POST', list, await findIn(county, '/api/v1/lists/knowledge-exercise'), 200)).toEqual([]);
    expect(troublesOf('POST', list, await findIn(county, '/api/v1/lists/none'), 404)).toEqual([]);
    const remove = (change: object) =>
      county.send('PUT', '/api/v1/records/walk/removed', {
        removed: true,
        baseVersion: 1,
        saveId: 'walk-2',
        ...change,
      });
    const path = '/api/v1/records/{id}/removed';
    expect(troublesOf('PUT', path, await remove({}), 200)).toEqual([]);
    expect(troublesOf('PUT', path, await remove({ saveId: 'walk-3' }), 409)).toEqual([]);
    const history = await county.get('/api/v1/records/walk/history');
    expect(troublesOf('GET', '/api/v1/records/{id}/history', history, 200)).toEqual([]);
  });

  it('of residents', async () => {
    await server.database.query(
      "update residents set next_follow_up_on = '2026-06-10', last_check_up_on = '2025-05-05' where id = 'resident-1'",
    );
    expect(troublesOf('POST', '/api/v1/residents/search', await findIn(doctor, '/api/v1/residents'), 200)).toEqual([]);
    expect(
      troublesOf('POST', '/api/v1/residents/search', await findIn(doctor, '/api/v1/residents', 'limit=1000'), 422),
    ).toEqual([]);
    expect(
      troublesOf('POST', '/api/v1/residents/search', await findIn(clientOf(server.url), '/api/v1/residents'), 401),
    ).toEqual([]);
    expect(
      troublesOf(
        'GET',
        '/api/v1/residents/{id}/overview',
        await doctor.get('/api/v1/residents/resident-1/overview'),
        200,
      ),
    ).toEqual([]);
    expect(
      troublesOf(
        'GET',
        '/api/v1/residents/{id}/form-context',
        await doctor.get('/api/v1/residents/resident-1/form-context?formId=supplement-blood-routine&on=2026-06-16'),
        200,
      ),
    ).toEqual([]);
    expect(
      troublesOf(
        'POST',
        '/api/v1/residents/{id}/reveal',
        await doctor.send('POST', '/api/v1/residents/resident-1/reveal', { what: 'phone' }),
        200,
      ),
    ).toEqual([]);
    expect(
      troublesOf(
        'POST',
        '/api/v1/residents',
        await doctor.send('POST', '/api/v1/residents', { name: '周小梅', idNumber: '990101600101002' }),
        201,
      ),
    ).toEqual([]);
    expect(
      troublesOf(
        'POST',
        '/api/v1/residents',
        await doctor.send('POST', '/api/v1/residents', { name: '周小梅', idNumber: '990101600101002' }),
        409,
      ),
    ).toEqual([]);
    expect(
      troublesOf('POST', '/api/v1/residents', await doctor.send('POST', '/api/v1/residents', { name: '' }), 422),
    ).toEqual([]);
  });

  it('of the home page and the clock', async () => {
    expect(troublesOf('GET', '/api/v1/home/summary', await doctor.get('/api/v1/home/summary'), 200)).toEqual([]);
    expect(troublesOf('GET', '/api/v1/time', await doctor.get('/api/v1/time'), 200)).toEqual([]);
  });

  it('of a roster', async () => {
    const form = new FormData();
    form.set(
      'file',
      new Blob([new Uint8Array((await rosterFixture({ rows: 64, villages: ['东村卫生室'] })).bytes)]),
      '花名册.xlsx',
    );
    const { token } = (await logIn(server.url, 'doctor')).body;
    const { data } = (await (
      await fetch(`${server.url}/api/excels/putjkdninfo`, { method: 'POST', headers: { token }, body: form })
    ).json()) as { data: { importId: string } };
    const at = `/api/v1/roster-imports/${data.importId}`;
    await expect
      .poll(async () => (await doctor.get(at)).body['state'], { timeout: 15_000, interval: 50 })
      .toBe('checked');
    expect(troublesOf('GET', '/api/v1/roster-imports/{id}', await doctor.get(at), 200)).toEqual([]);
    expect(troublesOf('GET', '/api/v1/roster-imports', await doctor.get('/api/v1/roster-imports'), 200)).toEqual([]);
    const columns = { columns: [{ at: 5, use: 'ignored' }] };
    expect(
      troublesOf('PUT', '/api/v1/roster-imports/{id}/columns', await doctor.send('PUT', `${at}/columns`, columns), 200),
    ).toEqual([]);
    for (const [name, status] of [
      ['cancel', 200],
      ['confirm', 409],
      ['withdraw', 409],
    ] as const)
      expect(
        troublesOf('POST', `/api/v1/roster-imports/{id}/${name}`, await doctor.send('POST', `${at}/${name}`), status),
      ).toEqual([]);
    expect(
      troublesOf('GET', '/api/v1/roster-imports/{id}/rows', await doctor.get(`${at}/rows?limit=200`), 200),
    ).toEqual([]);
    expect((await doctor.get(`${at}/check-file.xlsx`)).headers.get('content-type')).toContain('spreadsheetml');
  });
});
