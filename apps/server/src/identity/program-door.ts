import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database.port.ts';
import type { CounterRule, Counters } from '../ports/counters.port.ts';
import { forbidden, httpFailure } from '../shared/http-failure.ts';
import { placeOf } from '../shared/place-of.ts';
import type { ServerClock } from '../shared/server-clock.ts';
import { countTokenUse, findLiveToken, type LiveToken } from './api-tokens.repository.ts';
import { mayWorkFor } from './staff-places.ts';
import { tokenRights } from './token-rights.policy.ts';
import { findStaff, type Staff } from './users.repository.ts';

type Door = { readonly database: Database; readonly clock: ServerClock; readonly counters: Counters };

/** Wrong tokens of an address. Nobody guesses 256 bits: this is for programs that go on asking with a dead one. */
const WRONG_TOKENS: CounterRule = { name: 'api-token.wrong', free: 20, waits: 'window', forgetAfter: 10 * 60_000 };

/** The token of `Authorization: Bearer gw_…`; nothing where the header holds something else, which a proxy may have put there. */
export const apiTokenOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /^bearer +(gw_\S{1,200})$/i.exec(headers.authorization ?? '')?.[1];

/**
 * Who asks by a token: its account as it is now, with no more than the token was given, at the token's institution. Each use is counted.
 * @throws 401 where it is none that is good, 429 after many such.
 */
export async function staffOfProgram(request: FastifyRequest, text: string, door: Door): Promise<Staff> {
  const { database, clock, counters } = door;
  const token = await findLiveToken(database, text, clock.now());
  const account = token && (await findStaff(database, token.userId));
  if (!token || !account || !mayWorkFor(account, token.institutionCode)) {
    const counted = await counters.count(WRONG_TOKENS, placeOf(request.ip));
    throw counted.admitted ? wrongToken() : tooManyWrong(counted.waitSeconds);
  }
  await countTokenUse(database, token.id, `${request.method} ${request.routeOptions.url ?? ''}`, clock.now());
  // Whole numbers of people are for print by somebody, who answers for the paper.
  if ((request.query as { purpose?: unknown }).purpose !== undefined) throw forbidden('接口令牌不能取打印用的完整号码');
  return heldBack(account, token);
}

/** Roles are none, so that nothing that looks at them opens; the name tells in every log that a program did it. */
const heldBack = (account: Staff, token: LiveToken): Staff => ({
  ...account,
  name: `${account.name}（接口令牌：${token.name}）`,
  institutionCode: token.institutionCode,
  home: token.institutionCode,
  alsoAt: [],
  roles: [],
  bases: [],
  permissions: tokenRights(token.letters, account.permissions),
  token: { id: token.id },
});

const wrongToken = () =>
  httpFailure(401, {
    code: 'token.refused',
    message: '接口令牌无效、已过期或已撤销',
    advice: '请在“接口令牌”中查看，或新建一个',
  });

const tooManyWrong = (seconds: number) =>
  httpFailure(429, { code: 'token.too-many', message: '用错误的接口令牌尝试得太多，请稍后再试' }, seconds);
