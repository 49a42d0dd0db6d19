import type { Queryable } from '../../database/database.port.ts';
import { allows } from '../../identity/permissions.policy.ts';
import type { TokenLetters } from '../../identity/token-rights.policy.ts';
import type { Staff } from '../../identity/users.repository.ts';
import { prefixRange } from '../../shared/prefix-range.ts';

/** A token as those who may end it see it. What it opens with is kept nowhere. */
export type ApiToken = {
  readonly id: string;
  readonly name: string;
  readonly userId: string;
  readonly userName: string;
  readonly institutionCode: string;
  readonly institutionName: string;
  readonly letters: TokenLetters;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly state: 'good' | 'expired' | 'revoked';
  readonly lastUsedAt?: string;
};

type Row = Omit<ApiToken, 'state' | 'lastUsedAt'> & { revokedAt: string | null; lastUsedAt: string | null };

const SELECT = `select t.id, t.name, t.user_id as "userId", u.name as "userName", t.institution_code as "institutionCode",
  coalesce(i.name, t.institution_code) as "institutionName", t.letters, t.created_at as "createdAt", t.expires_at as "expiresAt",
  t.revoked_at as "revokedAt", (select max(last_at) from api_token_uses where token_id = t.id) as "lastUsedAt"
  from api_tokens t join users u on u.id = t.user_id left join institutions i on i.code = t.institution_code`;
/** More than a county has; and days of use that are told. */
const [MOST, MOST_USES] = [1_000, 500];

const instant = (value: string): string => new Date(value).toISOString();

const tokenOf =
  (now: Date) =>
  ({ revokedAt, lastUsedAt, ...row }: Row): ApiToken => ({
    ...row,
    createdAt: instant(row.createdAt),
    expiresAt: instant(row.expiresAt),
    state: revokedAt !== null ? 'revoked' : Date.parse(row.expiresAt) <= now.getTime() ? 'expired' : 'good',
    ...(lastUsedAt === null ? {} : { lastUsedAt: instant(lastUsedAt) }),
  });

/** Tokens somebody may see: their own, and as who keeps the users (M of `ht-jgyh`) those of accounts of their branch. */
export const tokensOf = (database: Queryable, by: Staff, now: Date) => {
  const { from, until } = prefixRange(by.institutionCode);
  const keeps = allows(by.permissions, ['ht-jgyh'], 'M');
  const seen = '(t.user_id = $1 or ($2 and u.institution_code >= $3 and u.institution_code < $4))';
  const asked = [by.id, keeps, from, until] as const;
  return {
    async all(): Promise<readonly ApiToken[]> {
      const rows = await database.query<Row>(
        `${SELECT} where ${seen} order by t.created_at desc, t.id desc limit ${MOST}`,
        [...asked],
      );
      return rows.map(tokenOf(now));
    },
    async find(id: string): Promise<ApiToken | undefined> {
      const [row] = await database.query<Row>(`${SELECT} where ${seen} and t.id = $5`, [...asked, id]);
      return row && tokenOf(now)(row);
    },
  };
};

/** What a token did, newest days first. */
export const usesOf = async (database: Queryable, id: string) =>
  (
    await database.query<{ day: string; route: string; uses: string | number }>(
      `select to_char(day, 'YYYY-MM-DD') as day, route, uses from api_token_uses where token_id = $1
       order by api_token_uses.day desc, route limit ${MOST_USES}`,
      [id],
    )
  ).map((row) => ({ ...row, uses: Number(row.uses) }));
