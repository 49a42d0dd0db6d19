import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, startTestServer, type TestServer } from './testing/index.ts';

type Operation = {
  readonly operationId?: string;
  readonly summary?: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema?: unknown }[];
  readonly responses: { readonly [status: string]: { readonly description: string } };
};
type Members = { readonly [name: string]: unknown };
type Document = { readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } } };

let server: TestServer;
let document: Document;
beforeAll(async () => {
  server = await startTestServer();
  document = (await clientOf(server.url).get<Document>('/api/v1/openapi.json')).body;
}, 60_000);
afterAll(() => server?.stop());

/** What the official schemas of OpenAPI and JSON Schema find wrong with a document, and references that lead nowhere. */
async function faultsOf(asked: object): Promise<readonly unknown[]> {
  const { valid, errors } = await new Validator().validate(structuredClone(asked) as Record<string, unknown>);
  return [...(valid ? [] : [errors]), ...lostReferences(asked), ...schemaFaults(asked)];
}

/** What `redocly lint` finds, errors and warnings, by its recommended rules. */
async function lintFindings(asked: object): Promise<readonly string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(asked), config });
  return problems
    .filter(({ ignored }) => ignored !== true)
    .map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer ?? ''})`);
}

const lostReferences = (asked: object): readonly string[] =>
  [...JSON.stringify(asked).matchAll(/"\$ref":"#\/([^"]+)"/g)]
    .map(([, path = '']) => path)
    .filter((path) => {
      const found = path.split('/').reduce<unknown>((at, name) => (at as Members | undefined)?.[name], asked);
      return found === undefined;
    });

/** The schema of OpenAPI 3.1 leaves schemas of bodies to JSON Schema 2020-12, whose own schema looks at each of them here. */
function schemaFaults(asked: object): readonly unknown[] {
  const ajv = new Ajv2020({ strict: false });
  const found: unknown[] = [];
  const walk = (value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'schema' && (typeof inner !== 'object' || ajv.validateSchema(inner as object) !== true))
        found.push(`${at}: ${ajv.errorsText(ajv.errors)}`);
      walk(inner, `${at}/${key}`);
    }
  };
  walk(asked, '');
  return found;
}

describe('the OpenAPI document', () => {
  it('is valid', async () => expect(await faultsOf(document)).toEqual([]));

  it('passes the linter of Redocly without an error or a warning', async () =>
    expect(await lintFindings(document)).toEqual([]));

  it('would not pass it with two operations of one name', async () => {
    const [one, other] = Object.keys(document.paths) as [string, string];
    const twice = { ...document.paths, [other]: document.paths[one] ?? {} };
    expect(await lintFindings({ ...document, paths: twice })).not.toEqual([]);
  });

  it('would not be with any of these in it', async () => {
    const change = (edit: (operation: Operation) => object): object => {
      const path = '/api/v1/residents/search';
      const post = document.paths[path]?.['post'] as Operation;
      return { ...document, paths: { ...document.paths, [path]: { post: { ...post, ...edit(post) } } } };
    };
    const body = (schema: object): object => ({ requestBody: { content: { 'application/json': { schema } } } });
    const faulty = [
      change(() => ({ parameters: [{ in: 'query', name: 'a', schema: 'object' }] })),
      change(({ responses }) => ({ responses: { ...responses, 200: {} } })),
      change(() => body({ type: 'text' })),
      change(() => body({ $ref: '#/components/schemas/Nobody' })),
    ];
    expect(await faultsOf(change(() => body({ type: 'object' })))).toEqual([]);
    for (const one of faulty) expect(await faultsOf(one)).not.toEqual([]);
  });

  it('says every part of an address that changes', () => {
    const lacking = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { parameters = [] }]) => {
        const named = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
        const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
        return named.toSorted().join() === parts.toSorted().join() ? [] : [`${method} ${path}`];
      }),
    );
    expect(lacking).toEqual([]);
  });
});

describe('every operation', () => {
  const all = () =>
    Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, one]) => ({
        name: `${method} ${path}`,
        ...one,
      })),
    );
  const lacking = (lacks: (one: Operation) => boolean): readonly string[] =>
    all()
      .filter(lacks)
      .map(({ name }) => name);

  it('has a name of its own and a line of words', () => {
    expect(lacking(({ operationId }) => !/^[a-z][A-Za-z0-9]+$/.test(operationId ?? ''))).toEqual([]);
    expect(new Set(all().map(({ operationId }) => operationId)).size).toBe(all().length);
    expect(lacking(({ summary = '' }) => summary === '' || summary === 'Default Response')).toEqual([]);
  });
  it('says its answers, and parameters by schemas', () => {
    const bare = ({ responses }: Operation) =>
      Object.values(responses).some(({ description: words }) => words === 'Default Response');
    expect(lacking(bare)).toEqual([]);
    expect(lacking(({ parameters = [] }) => parameters.some(({ schema }) => typeof schema !== 'object'))).toEqual([]);
  });
  it('says whether it needs a session', () => {
    const open = lacking(({ security }) => security?.length === 0);
    expect(open).toEqual(expect.arrayContaining(['get /api/v1/health', 'post /api/api/wx/loginin']));
    expect(open).not.toContain('get /api/v1/residents/{id}');
    expect(lacking(({ security }) => security === undefined)).toEqual([]);
  });
  it('takes files as forms in parts', () => {
    const forms = all().filter((one) => JSON.stringify(one).includes('multipart/form-data'));
    expect(forms.map(({ name }) => name)).toContain('post /api/excels/putapk');
    expect(forms.filter((one) => !JSON.stringify(one).includes('"format":"binary"'))).toEqual([]);
  });
});
