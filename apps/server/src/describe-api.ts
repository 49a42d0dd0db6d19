import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { liftSchemas } from './shared/lift-schemas.ts';
import { formatAccess, anybody, letsTokensIn, type RouteAccess } from './access/route-access.ts';

type Schema = FastifySchema & {
  readonly response?: { readonly [status: string]: { readonly description?: string } };
  readonly consumes?: readonly string[];
};

/** `getApiV1ResidentsById`: what generated clients call the operation. */
const operationIdOf = (method: string, url: string): string =>
  method.toLowerCase() +
  url
    .replace(/:(\w+)(?:\([^)]*\))?/g, 'By-$1')
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

/** What is sent in pieces: one file under any name, beside the fields the route says. */
const FILE_BODY = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
  required: ['file'],
  additionalProperties: true,
} as const;
/** A session, or besides a token of a program; nothing where anybody may ask. */
function waysIn(access: RouteAccess | undefined): readonly Record<string, string[]>[] {
  if (access?.to === 'anybody') return [];
  return [{ token: [] }, ...(access && letsTokensIn(access) ? [{ apiToken: [] }] : [])];
}

/** One operation of the document: its name, who may ask it, one line of what it answers, and files as forms in parts. */
function describeRoute(
  method: string,
  url: string,
  access: RouteAccess | undefined,
  { response, ...schema }: Schema,
): Schema {
  const good = Object.entries(response ?? {}).find(([status]) => status.startsWith('2'));
  const isFile = schema.consumes?.includes('multipart/form-data') === true;
  return {
    ...schema,
    ...(response && { response }),
    operationId: operationIdOf(method, url),
    summary: good?.[1].description ?? url,
    ...(access && { description: `Access: ${formatAccess(access)}.` }),
    security: waysIn(access),
    ...(isFile && { body: schema.body ?? FILE_BODY }),
  };
}

/** `/api/v1/openapi.json`: made once all routes are there, when it is first asked for. */
export function serveApiDocument(app: FastifyInstance): void {
  let made: object | undefined;
  app.get(
    '/api/v1/openapi.json',
    { config: { access: anybody() }, schema: { hide: true } },
    async () => (made ??= liftSchemas(app.swagger())),
  );
}

/** The OpenAPI document of all routes. To be registered before any route. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: '智慧公共卫生医疗服务平台',
        version: '1',
        description: 'Gongwei 的接口；类型见 @gongwei/domain，约定见 docs/http.md。',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          token: { type: 'apiKey', in: 'header', name: 'token' },
          apiToken: { type: 'http', scheme: 'bearer', description: 'gw_…：接口令牌，由 GONGWEI_API_TOKENS 打开' },
        },
      },
      security: [{ token: [] }],
    },
    transform: ({ schema, url, route }) => ({
      url,
      schema: describeRoute([route.method].flat()[0] ?? 'GET', url, route.config?.access, schema as Schema),
    }),
  });
}
