import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabaseCounters } from '../counters/database-counters.ts';
import type { Database } from '../database/database.port.ts';
import { USUAL_ACCOUNTS } from '../identity/account-settings.ts';
import { allows, permissionsOf } from '../identity/permissions.policy.ts';
import { REPOSITORY } from '../settings.ts';
import { ASKED_BY_HANDLERS, sampleOf } from './route-access.fixture.ts';
import { formatAccess, letsTokensIn, type RouteAccess } from './route-access.ts';
import { tokenHash } from '../identity/sessions.repository.ts';
import { tokenRights } from '../identity/token-rights.policy.ts';
import { guardRoutes, type GuardedRoute } from '../identity/guard-routes.ts';
import { clock, roles, startServerOfRoles, type ServerOfRoles, type Who } from './server-of-roles.fixture.ts';

type Verdict = 'in' | 'no session' | 'no permission';

let server: ServerOfRoles;
let database: Database;
let app: FastifyInstance;
let tokens: ServerOfRoles['tokens'];
beforeAll(async () => {
  server = await startServerOfRoles();
  ({ app, database, tokens } = server);
});
afterAll(() => server?.close());

async function ask(
  route: GuardedRoute,
  who: Who,
  instead?: Record<string, string>,
  written = (address: string): string => address,
): Promise<Verdict> {
  const { url, payload } = sampleOf(route);
  const token = tokens.get(who);
  const answer = await app.inject({
    method: route.method as 'GET',
    url: written(url),
    ...(payload === undefined ? {} : { payload }),
    headers: instead ?? (token === undefined ? {} : { token }),
  });
  if (answer.statusCode === 401) return 'no session';
  return answer.statusCode === 403 && codeOf(answer.json()) === 'permission.denied' ? 'no permission' : 'in';
}

/** Of a refusal of ours, or of FHIR's. */
const codeOf = (refusal: { readonly code?: string; readonly issue?: readonly Issue[] }): string | undefined =>
  refusal.code ?? refusal.issue?.[0]?.details.coding[0]?.code;
type Issue = { readonly details: { readonly coding: readonly { readonly code: string }[] } };

function expected(route: GuardedRoute, who: Who): Verdict {
  const access: RouteAccess = ASKED_BY_HANDLERS[`${route.method} ${route.url}`] ?? route.access;
  if (access.to === 'anybody') return 'in';
  if (who === 'nobody' || who === 'expired') return 'no session';
  return access.to === 'staff' || allows(permissionsOf([who]), access.codes, access.letter) ? 'in' : 'no permission';
}

describe('every route of the server', () => {
  it('lets in exactly the roles it says, and nobody without a session', async () => {
    const lines: string[] = [];
    const wrong: string[] = [];
    for (const route of app.guardedRoutes) {
      const name = `${route.method} ${route.url}`;
      // Who asks an open route is not looked at: a session must neither be needed nor be ended by asking.
      const asking: readonly Who[] = route.access.to === 'anybody' ? ['nobody'] : ['nobody', 'expired', ...roles];
      const inside: Who[] = [];
      for (const who of asking) {
        const verdict = await ask(route, who);
        if (verdict !== expected(route, who)) wrong.push(`${name} answers ${who}: ${verdict}`);
        if (verdict === 'in') inside.push(who);
      }
      lines.push(`| ${name.replaceAll('|', String.raw`\|`)} | ${formatAccess(route.access)} | ${inWords(inside)} |`);
    }
    expect(wrong).toEqual([]);
    await expect(
      [...HEAD, ...lines.toSorted(), ''].join('\n'),
      'A route or its access has changed: look at the difference, then write the table anew with `vitest run apps/server/src/access -u`.',
    ).toMatchFileSnapshot(join(REPOSITORY, 'docs/access.md'));
  }, 240_000);

  it('lets a token in only where it says so, with what its account holds, and of the back office to read', async () => {
    const token = `gw_${'T'.repeat(43)}`;
    const letters = Object.fromEntries(permissionsOf(['SYS']).map(({ code }) => [code, 'M' as const]));
    await database.query(
      `insert into api_tokens (id, token_hash, user_id, name, institution_code, letters, created_at, expires_at)
       values ('all', $1, 'role-SYS', 'all', '990101101', $2::jsonb, $3, '2027-01-01')`,
      [tokenHash(token), JSON.stringify(letters), clock.now().toISOString()],
    );
    const held = tokenRights(letters, permissionsOf(['SYS']));
    const [wrong, open]: [string[], string[]] = [[], []];
    for (const route of app.guardedRoutes.filter(({ access }) => access.to !== 'anybody')) {
      const asked: RouteAccess = ASKED_BY_HANDLERS[`${route.method} ${route.url}`] ?? route.access;
      const may = letsTokensIn(route.access) && (asked.to !== 'holders' || allows(held, asked.codes, asked.letter));
      const verdict = await ask(route, 'SYS', { authorization: `Bearer ${token}` });
      if (verdict !== (may ? 'in' : 'no permission')) wrong.push(`${route.method} ${route.url} answers: ${verdict}`);
      if (may && asked.to === 'staff') open.push(`${route.method} ${route.url}`);
    }
    expect(wrong).toEqual([]);
    // Without any letter: what tells nothing of people.
    expect(open.toSorted()).toEqual([
      'GET /api/fhir/Questionnaire',
      'GET /api/fhir/Questionnaire/:id',
      'GET /api/ykdjgxxcitys/find',
      'GET /api/ykdjgxxcountys/find',
      'GET /api/ykdjgxxprovices/find',
      'GET /api/ykdjgxxtowns/find',
      'GET /api/ykdjgxxvillagess/find',
      'POST /api/v1/regions/search',
      'POST /api/ykdjgxxs/Jgscgwsclist',
    ]);
  }, 60_000);

  it('that leaves its access to the handler has a sample here', () => {
    const handlers = app.guardedRoutes.filter(({ access }) => access.to === 'staff' && access.asks !== undefined);
    expect(handlers.map(({ method, url }) => `${method} ${url}`).toSorted()).toEqual(
      Object.keys(ASKED_BY_HANDLERS).toSorted(),
    );
  });

  it('is closed to who must change a temporary password first, but for what that takes', async () => {
    await database.query("update users set must_change_password = true where id = 'role-SYS'");
    const open: string[] = [];
    for (const route of app.guardedRoutes.filter(({ access }) => access.to !== 'anybody')) {
      const { url, payload } = sampleOf(route);
      const token = { token: tokens.get('SYS') as string };
      const answer = await app.inject({
        method: route.method as 'GET',
        url,
        ...(payload === undefined ? {} : { payload }),
        headers: token,
      });
      if (answer.statusCode !== 403 || codeOf(answer.json()) !== 'password.must-change') open.push(route.url);
    }
    expect(open.toSorted()).toEqual(['/api/users/updateuserpwd', '/api/users/userinfo']);
    await database.query("update users set must_change_password = false where id = 'role-SYS'");
  });

  it('is guarded however its address is written', async () => {
    for (const url of ['/%61pi/v1/call/past', '/api/v1/%63all/past', '/%61%70%69/menus/find'])
      expect((await app.inject({ url })).statusCode, url).toBe(401);
    const wrong: string[] = [];
    const oddly = (address: string): string => address.replace('/api', '/%61pi');
    for (const route of app.guardedRoutes.filter(({ access }) => access.to !== 'anybody'))
      for (const who of ['nobody', 'SMP'] as const) {
        const verdict = await ask(route, who, undefined, oddly);
        if (verdict !== expected(route, who)) wrong.push(`${route.method} ${route.url} answers ${who}: ${verdict}`);
      }
    expect(wrong).toEqual([]);
    const answer = await app.inject({ url: '/%61pi/v1/time' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

it('a route that does not say who may ask it keeps the server from starting', async () => {
  const bare = fastify();
  guardRoutes(bare, { database, clock, counters: createDatabaseCounters(database, clock), accounts: USUAL_ACCOUNTS });
  expect(() => bare.get('/api/v1/forgotten', async () => 'secret')).toThrow(/forgotten does not say who may ask it/);
  await bare.close();
});

const HEAD = [
  '# Who may ask what',
  '',
  'Made by `apps/server/src/access/route-access.test.ts` from the routes of the running server and what they really answered to each of the',
  '17 roles, to nobody, and to a session that ran out. A letter is asked of programs with a token, too; “or token” lets them in without one, “no token” never. Do not edit; a new route is added by `vitest run apps/server/src/access -u`.',
  '',
  '| route | says | lets in |',
  '| --- | --- | --- |',
];

function inWords(inside: readonly Who[]): string {
  if (inside.includes('nobody')) return 'anybody';
  const outside = roles.filter((role) => !inside.includes(role));
  if (outside.length === 0) return 'all roles';
  return outside.length < 5 ? `all but ${outside.join(' ')}` : inside.join(' ');
}
