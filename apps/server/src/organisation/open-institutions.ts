import type { Queryable } from '../database/database.port.ts';
import { httpFailure } from '../shared/http-failure.ts';

/**
 * Keeps institutions in use until the transaction ends: who puts something new there and who disables one wait for each other.
 * @throws 409 `institution.disabled` where one was given up.
 */
export async function requireOpen(inside: Queryable, codes: readonly string[]): Promise<void> {
  const closed = await closedOf(inside, codes);
  if (closed !== undefined)
    throw httpFailure(409, {
      code: 'institution.disabled',
      message: `“${closed}”已停用，没有保存`,
      advice: '请改选在用的机构，或先请县级管理员启用它',
    });
}

/** The name of the first of them that was given up; the others stay in use until the transaction ends. */
export async function closedOf(inside: Queryable, codes: readonly string[]): Promise<string | undefined> {
  if (codes.length === 0) return undefined;
  const rows = await inside.query<{ name: string; disabled: boolean }>(
    'select name, disabled_at is not null as disabled from institutions where code = any($1::text[]) order by code for share',
    [[...new Set(codes)]],
  );
  return rows.find(({ disabled }) => disabled)?.name;
}
