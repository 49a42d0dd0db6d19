import type { Queryable } from '../database/database.port.ts';
import { prefixRange } from '../shared/prefix-range.ts';
import { placeOf } from './institution-name.rules.ts';
import type { Scope } from '../database/scope.ts';

/** A village and the clinic that keeps its files. `code` has 12 digits: archive numbers begin with it. */
export type Village = { readonly code: string; readonly name: string; readonly institutionCode: string };

/** The villages of a scope that are in use, in code order, named without their clinic: where files are put. */
export async function villagesOf(database: Queryable, { institutionCode }: Scope): Promise<readonly Village[]> {
  const { from, until } = prefixRange(institutionCode);
  const rows = await database.query<{ code: string; name: string }>(
    'select code, name from institutions where level = 5 and disabled_at is null and code >= $1 and code < $2 order by code',
    [from, until],
  );
  return rows.map(({ code, name }) => ({
    code,
    name: placeOf(name) ?? name,
    institutionCode: code,
  }));
}
