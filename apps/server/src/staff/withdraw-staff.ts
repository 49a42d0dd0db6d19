import type { Queryable } from '../database/database.port.ts';
import { countyCodeOf } from '../database/scope.ts';
import type { Staff } from '../identity/users.repository.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure } from '../shared/http-failure.ts';
import type { StaffChange } from './change-staff.ts';
import { stateChange } from './edit-staff.service.ts';
import type { StaffAccount } from './staff.repository.ts';

/** What somebody may be named in without having logged in, and how a receipt tells of it. */
const NAMED = [
  ['residents', '负责的居民'],
  ['plan_doctors', '代随访'],
  ['plans', '专案'],
] as const;

/** Which of these accounts are in charge of somebody or something, in words: one look for all of them. */
export async function inCharge(
  inside: Queryable,
  { institutionCode }: Staff,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const named = NAMED.map(
    ([table, words], at) =>
      `select doctor_id as id, ${at} as no, '${words}' as words from ${table} where county_code = $1 and doctor_id = any($2::text[])`,
  ).join(' union ');
  const rows = await inside.query<{ id: string; words: string }>(
    `select distinct on (id) id, words from (${named}) as named order by id, no`,
    [countyCodeOf(institutionCode), [...ids]],
  );
  return new Map(rows.map(({ id, words }) => [id, words]));
}

/** `version`: of the account when it was made; receipts of before say none. `cares`: what it is in charge of, in words. */
export type MadeAccount = {
  readonly id: string;
  readonly version: number | undefined;
  readonly cares: string | undefined;
};

/** Disables an account that an import made, unless somebody has changed or used it since. @throws 409 with a sentence then. */
export function withdrawChange(context: Pick<ServerContext, 'clock'>, by: Staff, made: MadeAccount): StaffChange {
  const change = stateChange(context, by, { id: made.id, state: 'disabled', reason: '撤销导入' });
  return {
    ...change,
    async apply(inside, before, book) {
      // Whoever logs in at this moment writes it on the account.
      const [held] = await inside.query<{ used: boolean }>(
        'select last_login_at is not null as used from users where id = $1 for update',
        [made.id],
      );
      const why = whyKept(before, made, held?.used === true);
      if (why !== undefined) throw httpFailure(409, { code: 'staff.used', message: why });
      return change.apply(inside, before, book);
    },
  };
}

/** A first password, printed on a slip, is part of the import: that alone is no change by somebody. */
function whyKept({ version, hasPassword, state }: StaffAccount, made: MadeAccount, used: boolean): string | undefined {
  if (state === 'disabled') return undefined;
  if (used) return '导入之后登录过，没有停用';
  if (made.cares !== undefined) return `导入之后已有${made.cares}，没有停用`;
  if (made.version === undefined) return undefined;
  return version > made.version + (hasPassword ? 1 : 0) ? '导入之后修改过这个账号，没有停用' : undefined;
}
