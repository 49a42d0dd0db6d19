import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { openSomeDatabase } from '../testing/index.ts';
import {
  changingPlaces,
  fromOwnLists,
  LISTED,
  narrowing,
  NONE,
  ofOthers,
  reading,
  writing,
} from './foreign-rows.asks.fixture.ts';
import { ELSEWHERE } from './foreign-rows.elsewhere.data.ts';
import type { BodySchema } from './fuzz-body.fixture.ts';
import { silentServer } from './silent-server.fixture.ts';

/** Every route that is told an identifier is asked for rows of others by `foreign-rows.test.ts`, or stands with its reason in a list. */

type Operation = {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: { readonly [type: string]: { readonly schema?: BodySchema } } };
};

/** `id`, `residentId`, `ids`, `villageCode`, `institution`, `patient`: what names a row or a place. Of saves and layouts: not. */
const IDENTIFIER = /^(?:id|ids|code|usercode|jgbh|institution|organization|patient|resident)$|[a-z](?:Id|Ids|Code|id)$/;
const NO_ROW = /^(?:saveId|formId|parentId|platformId|versionCode|ptcode)$/;
const PARAMETER = /:(\w+)(?:\([^/]*\))?/g;

let database: Database;
let app: FastifyInstance;
/** `GET /api/v1/users/:id`, with each identifier it is told. */
let told: ReadonlyMap<string, readonly string[]>;

const namesIn = ({ properties = {}, items }: BodySchema): readonly string[] => [
  ...Object.entries(properties).flatMap(([name, inside]) => [name, ...namesIn(inside)]),
  ...(items ? namesIn(items) : []),
];

beforeAll(async () => {
  database = await openSomeDatabase();
  app = await silentServer(database, new Date('2026-06-15T04:00:00Z'));
  const { paths } = app.swagger() as unknown as { paths: { [path: string]: { [method: string]: Operation } } };
  told = new Map(
    app.guardedRoutes.map(({ method, url }) => {
      const { parameters = [], requestBody } = paths[url.replaceAll(PARAMETER, '{$1}')]?.[method.toLowerCase()] ?? {};
      const [body = {}] = Object.values(requestBody?.content ?? {}).map(({ schema }) => schema ?? {});
      const named = [
        ...parameters.filter((one) => one.in === 'query').map(({ name }) => name),
        ...namesIn(body as BodySchema),
      ];
      return [
        `${method} ${url}`,
        [
          ...[...url.matchAll(PARAMETER)].map(([, name = '']) => name),
          ...named.filter((name) => IDENTIFIER.test(name) && !NO_ROW.test(name)),
        ],
      ];
    }),
  );
}, 60_000);
afterAll(async () => {
  await app?.close();
  await database?.close();
});

/** The route a request comes to: the one with the fewest parameters, as the router itself prefers. */
function routeOf(method: string, path: string): string | undefined {
  const [address = ''] = path.split('?');
  const fits = app.guardedRoutes.filter(
    ({ method: own, url }) =>
      own === method && new RegExp(`^${url.replaceAll('$', '\\$').replaceAll(PARAMETER, '[^/]+')}$`).test(address),
  );
  const [route] = fits.toSorted(
    (a, b) => (a.url.match(PARAMETER)?.length ?? 0) - (b.url.match(PARAMETER)?.length ?? 0),
  );
  return route && `${route.method} ${route.url}`;
}

describe('a route that is told an identifier', () => {
  it('is asked for rows of others, or stands in the list with the reason why not', () => {
    const asks = [...reading(NONE, 2026), ...writing(NONE, 2026), ...LISTED, ...fromOwnLists(NONE)].concat(
      ...[narrowing(NONE), ofOthers(NONE), changingPlaces('990101199')],
    );
    const routes = asks.map(([method, path]) => [path, routeOf(method, path)] as const);
    expect(routes.filter(([, route]) => route === undefined)).toEqual([]);
    const asked = new Set(routes.map(([, route]) => route));
    const placed = new Set(Object.values(ELSEWHERE).flat());
    const identified = [...told].filter(([, names]) => names.length > 0).map(([route]) => route);
    expect(identified.length).toBeGreaterThan(100);
    expect(identified.filter((route) => !asked.has(route) && !placed.has(route)).toSorted()).toEqual([]);
    // What stands in the list is a route, is told an identifier, and is not asked all the same.
    expect([...placed].filter((route) => (told.get(route)?.length ?? 0) === 0 || asked.has(route))).toEqual([]);
    expect(Object.values(ELSEWHERE).flat().length).toBe(placed.size);
  });
});
