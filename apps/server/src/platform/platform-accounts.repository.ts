import type { Queryable } from '../database/database.port.ts';
import { prefixRange } from '../shared/prefix-range.ts';
import type { PlatformVerdict } from './third-party-platform.ts';

/** An institution's account on the other platform. */
export type PlatformAccount = {
  readonly id: string;
  readonly institutionCode: string;
  readonly institutionName: string;
  readonly userId: string;
  /** Who keeps it: the name of our own account. */
  readonly keeper: string;
  readonly username: string;
  readonly sealed: Uint8Array;
  /** 0 nobody tried yet, else what the platform said last. */
  readonly state: '0' | PlatformVerdict['state'];
  readonly message: string;
  readonly checkedAt?: string;
};

type Row = {
  id: string;
  institution_code: string;
  institution_name: string | null;
  user_id: string;
  keeper: string | null;
  username: string;
  sealed_password: Uint8Array;
  state: PlatformAccount['state'];
  message: string;
  checked_at: string | null;
};

const SELECT = `select a.id, a.institution_code, i.name as institution_name, a.user_id, u.username as keeper, a.username, a.sealed_password,
  a.state, a.message, a.checked_at
  from platform_accounts a left join institutions i on i.code = a.institution_code left join users u on u.id = a.user_id`;

const accountOf = (row: Row): PlatformAccount => ({
  id: row.id,
  institutionCode: row.institution_code,
  institutionName: row.institution_name ?? row.institution_code,
  userId: row.user_id,
  keeper: row.keeper ?? '',
  username: row.username,
  sealed: row.sealed_password,
  state: row.state,
  message: row.message,
  ...(row.checked_at === null ? {} : { checkedAt: row.checked_at }),
});

/** The accounts of an institution and those below it, at most 500. */
export async function accountsWithin(
  database: Queryable,
  institutionCode: string,
  state?: PlatformAccount['state'],
): Promise<readonly PlatformAccount[]> {
  const { from, until } = prefixRange(institutionCode);
  const rows = await database.query<Row>(
    `${SELECT} where a.institution_code >= $1 and a.institution_code < $2 and ($3::text is null or a.state = $3)
     order by a.institution_code, a.username limit 500`,
    [from, until, state ?? null],
  );
  return rows.map(accountOf);
}

export async function insertAccount(
  database: Queryable,
  account: Pick<PlatformAccount, 'id' | 'institutionCode' | 'userId' | 'username' | 'sealed' | 'state' | 'message'>,
): Promise<void> {
  const { id, institutionCode, userId, username, sealed, state, message } = account;
  await database.query(
    `insert into platform_accounts (id, institution_code, user_id, username, sealed_password, state, message)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, institutionCode, userId, username, sealed, state, message],
  );
}

/** What the platform said of an account as it was read; nothing is kept where name or password were changed in the meantime. */
export async function keepAnswer(
  database: Queryable,
  { id, username, sealed }: Pick<PlatformAccount, 'id' | 'username' | 'sealed'>,
  { state, message }: PlatformVerdict,
  now: Date,
): Promise<boolean> {
  const kept = await database.query(
    `update platform_accounts set state = $4, message = $5, checked_at = $6
     where id = $1 and username = $2 and sealed_password = $3 returning id`,
    [id, username, sealed, state, message, now.toISOString()],
  );
  return kept.length > 0;
}

/** A new name and password of an account, and what the platform said of them just now. */
export async function keepVerdict(
  database: Queryable,
  { id, username, sealed }: Pick<PlatformAccount, 'id' | 'username' | 'sealed'>,
  { state, message }: PlatformVerdict,
  now: Date,
): Promise<void> {
  await database.query(
    'update platform_accounts set username = $2, sealed_password = $3, state = $4, message = $5, checked_at = $6 where id = $1',
    [id, username, sealed, state, message, now.toISOString()],
  );
}
