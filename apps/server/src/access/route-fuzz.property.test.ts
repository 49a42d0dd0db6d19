import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { openSession } from '../identity/sessions.repository.ts';
import { systemRandom } from '../shared/random-source.ts';
import { openSomeDatabase } from '../testing/index.ts';
import { repeats, reportFigure } from '../testing/long-runs.ts';
import { bodiesOf, type BodySchema } from './fuzz-body.fixture.ts';
import { silentServer } from './silent-server.fixture.ts';

type Operation = {
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema?: BodySchema }[];
  readonly requestBody?: { readonly content: { readonly [type: string]: { readonly schema?: BodySchema } } };
};
type Paths = { readonly [path: string]: { readonly [method: string]: Operation } };

/** Bodies for each route. */
const RUNS = repeats(3, 300);
const NOW = new Date('2026-06-15T04:00:00Z');
const IDS = ['resident-1', 'resident-4', 'none', 'drug-catalogue', 'global-config', '1'];
const ROLES = ['SYS', 'CNT', 'TWN', 'DOC', 'UPL', 'LAB', 'SMP'];
let database: Database;
let app: FastifyInstance;
let token = '';

beforeAll(async () => {
  database = await openSomeDatabase();
  await database.query(
    "insert into users (id, username, code, name, institution_code) values ('fuzz', 'fuzz', 'fuzz', 'fuzz', '990101')",
  );
  for (const role of ROLES)
    await database.query('insert into user_roles (user_id, role) values ($1, $2)', ['fuzz', role]);
  token = await openSession(database, 'fuzz', NOW, systemRandom);
  app = await silentServer(database, NOW);
});
afterAll(async () => {
  await app?.close();
  await database?.close();
});

describe('whatever is sent, no route answers with a fault of the server', () => {
  it('in bodies, queries and addresses, of every route', async () => {
    const { paths } = app.swagger() as { paths: Paths };
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );
    expect(operations.length).toBeGreaterThan(60);
    for (const { path, method, operation } of operations) {
      const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
      const query: BodySchema = {
        type: 'object',
        properties: Object.fromEntries(
          (operation.parameters ?? [])
            .filter((one) => one.in === 'query')
            .map((one) => [one.name, one.schema ?? {}] as const),
        ),
      };
      await fc.assert(
        fc.asyncProperty(bodiesOf(body), bodiesOf(query), fc.constantFrom(...IDS), async (sent, asked, id) => {
          const answer = await app.inject({
            method: method.toUpperCase() as 'POST',
            url: path.replaceAll(/\{\w+\}/g, id),
            query: textsOf(asked),
            headers: { token, ...(method === 'get' ? {} : { 'content-type': 'application/json' }) },
            ...(method === 'get' ? {} : { payload: JSON.stringify(sent) }),
          });
          const said = `${method} ${path} ${JSON.stringify(sent)} ${JSON.stringify(asked)}: ${answer.body.slice(0, 300)}`;
          expect(answer.statusCode, said).toBeLessThan(500);
          if (answer.statusCode >= 400 && answer.statusCode !== 429)
            expect(answer.json(), said).toMatchObject(
              path.startsWith('/api/fhir/')
                ? { resourceType: 'OperationOutcome', issue: [{ details: { text: expect.any(String) } }] }
                : { code: expect.anything(), message: expect.any(String) },
            );
          // Some of what is sent changes the session or the password of who sends it.
          if (answer.statusCode === 401) token = await openSession(database, 'fuzz', NOW, systemRandom);
        }),
        { numRuns: RUNS },
      );
    }
    const logged = await database.query<{ route: string; message: string }>(
      "select route, message from exception_log where code not like 'client.%'",
    );
    expect(logged).toEqual([]);
    const runs = operations.length * RUNS;
    reportFigure({ row: 13, what: 'random bodies to every route', runs, figure: '0 × 5xx', aim: '0', passed: true });
  });
});

const written = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
/** A query is text: what is no text is left to how `URLSearchParams` writes it. */
const textsOf = (asked: unknown): Record<string, string> =>
  typeof asked === 'object' && asked !== null
    ? Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, written(value).toWellFormed()]))
    : {};
