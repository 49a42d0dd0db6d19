import type { FieldIssue } from '@gongwei/domain/forms';
import { addDays, includesLetter, type CalendarDay } from '@gongwei/domain/shared';
import { lettersOf } from '../../identity/permissions.policy.ts';
import { waitTurn, type Queryable } from '../../database/database.port.ts';
import { rolesAt } from '../../identity/role-book.query.ts';
import { tokenHash } from '../../identity/sessions.repository.ts';
import { mayWorkFor } from '../../identity/staff-places.ts';
import { mostForTokens, type TokenLetters } from '../../identity/token-rights.policy.ts';
import type { Staff } from '../../identity/users.repository.ts';
import { recordOperation } from '../../logging/operation-log.ts';
import { mayManage } from '../../roles/role-giving.policy.ts';
import type { ServerContext } from '../../server-context.ts';
import { forbidden, httpFailure, notFound } from '../../shared/http-failure.ts';
import { uuidV7 } from '../../shared/random-source.ts';
import { todayOf } from '../../shared/server-clock.ts';
import { issue } from '../staff-input.rules.ts';
import { accountsOf } from '../staff.repository.ts';
import { tokensOf, type ApiToken } from './tokens.repository.ts';

export type NewToken = {
  readonly name: string;
  /** Where it works, with everything below; where its maker works now, where nothing is said. */
  readonly institutionCode?: string;
  readonly letters: TokenLetters;
  /** The last day it is good, in China. */
  readonly expiresOn: CalendarDay;
};

/** Days a token lasts at most. */
const LONGEST = 365;
/** Good tokens of an account: more are not watched over. */
const MOST_GOOD = 20;
/** Uses are told for that long. */
const USES_KEPT_DAYS = 400;

/** Makes a token for who asks. The text it opens with is answered this once and kept nowhere. */
export async function createToken(
  context: ServerContext,
  by: Staff,
  asked: NewToken,
): Promise<{ readonly entry: ApiToken; readonly token: string }> {
  const { database, random, clock } = context;
  const now = clock.now();
  const institutionCode = asked.institutionCode ?? by.institutionCode;
  const [name, id] = [asked.name.trim(), uuidV7(now, random)];
  const token = `gw_${Buffer.from(random.bytes(32)).toString('base64url')}`;
  const entry = await database.transaction(async (inside) => {
    await waitTurn(inside, `api-tokens:${by.id}`);
    const fields = await issuesOf(inside, by, { ...asked, name, institutionCode }, todayOf(clock));
    if (fields.length > 0) throw httpFailure(422, { code: 'token.invalid', message: fields[0]?.message ?? '', fields });
    const tokens = tokensOf(inside, by, now);
    if ((await tokens.all()).filter((one) => one.userId === by.id && one.state === 'good').length >= MOST_GOOD)
      throw httpFailure(409, { code: 'token.many', message: `一个账号最多有 ${MOST_GOOD} 个有效令牌，请先撤销不用的` });
    await inside.query(
      `insert into api_tokens (id, token_hash, user_id, name, institution_code, letters, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8)`,
      [
        ...[id, tokenHash(token), by.id, name, institutionCode, JSON.stringify(asked.letters), now.toISOString()],
        new Date(`${addDays(asked.expiresOn, 1)}T00:00:00+08:00`).toISOString(),
      ],
    );
    await inside.query('delete from api_token_uses where day < $1', [addDays(todayOf(clock), -USES_KEPT_DAYS)]);
    await recordOperation(inside, context, by, {
      action: 'token.create',
      target: id,
      details: { institution: institutionCode, letters: { ...asked.letters }, expiresOn: asked.expiresOn },
    });
    return (await tokens.find(id)) as ApiToken;
  });
  return { entry, token };
}

async function issuesOf(
  inside: Queryable,
  by: Staff,
  { name, institutionCode, letters, expiresOn }: NewToken & { readonly institutionCode: string },
  today: CalendarDay,
): Promise<readonly FieldIssue[]> {
  const held = lettersOf(by);
  const beyond = Object.entries(letters).filter(
    ([code, letter]) => !includesLetter(held(code), letter) || !includesLetter(mostForTokens(code), letter),
  );
  const place = await accountsOf(inside, { institutionCode }).institution(institutionCode);
  return [
    ...(name === '' || name.length > 40 ? [issue('name', '请填写名称，最多 40 个字，如“县医院体检系统”')] : []),
    ...(place && mayWorkFor(by, institutionCode) ? [] : [issue('institutionCode', '您的管理范围内没有这个机构')]),
    ...(beyond.length > 0
      ? [
          issue(
            'letters',
            `不能给令牌您没有的权限，后台管理（ht-）只能查看：${beyond.map(([code]) => code).join('、')}`,
          ),
        ]
      : []),
    ...(expiresOn < today || expiresOn > addDays(today, LONGEST)
      ? [issue('expiresOn', `有效期应从今天起，最长 ${LONGEST} 天`)]
      : []),
  ];
}

/** Ends a token, from its next use on. Two who end it at once end it once, and it is written down once. */
export const revokeToken = (context: ServerContext, by: Staff, id: string): Promise<ApiToken> =>
  context.database.transaction((inside) => revokeInside(inside, context, by, id));

/** The same inside of somebody else's transaction. @throws 404 outside of what `by` sees, 403 where its account holds more. */
export async function revokeInside(
  inside: Queryable,
  context: ServerContext,
  by: Staff,
  id: string,
): Promise<ApiToken> {
  const now = context.clock.now();
  const tokens = tokensOf(inside, by, now);
  const before = await tokens.find(id);
  if (!before) throw notFound('token.not-found', '没有这个令牌，或不在您的管理范围内');
  if (before.userId !== by.id) await refuseAbove(inside, by, before.userId);
  const ended = await inside.query(
    'update api_tokens set revoked_at = $2 where id = $1 and revoked_at is null returning id',
    [id, now.toISOString()],
  );
  if (ended.length > 0) await recordOperation(inside, context, by, { action: 'token.revoke', target: id });
  return (await tokens.find(id)) as ApiToken;
}

/** @throws 403 where an account holds more than who asks may give, as for everything else that is done to it. */
async function refuseAbove(inside: Queryable, by: Staff, userId: string): Promise<void> {
  const owner = await accountsOf(inside, { institutionCode: by.institutionCode }).find(userId);
  if (!owner || !mayManage(by, owner.roles, await rolesAt(inside, owner.institutionCode)))
    throw forbidden('该账号的权限高于您，不能撤销它的令牌');
}
