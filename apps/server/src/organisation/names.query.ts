import { maskFor, type Reader } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { parameters, scopeCondition, type Scope } from '../database/scope.ts';

type Named = { readonly id: string; readonly name: string };

/** Names of institutions by code, wherever they are in the tree: who keeps a file may read who signed in it. */
export const institutionNames = (database: Queryable, codes: readonly string[]): Promise<readonly Named[]> =>
  database.query<Named>('select code as id, name from institutions where code = any($1)', [codes as string[]]);

/** Names of staff by identifier, wherever they work. */
export const userNames = (database: Queryable, ids: readonly string[]): Promise<readonly Named[]> =>
  database.query<Named>('select id, name from users where id = any($1)', [ids as string[]]);

/** What stands for somebody whose archive is kept elsewhere by now, or who never had one. */
const ELSEWHERE = '其他机构的居民';

/** Names of residents by identifier, as the reader may have them; of who is not in scope it is said that they are not. */
export async function residentNames(
  database: Queryable,
  { scope, reader }: { readonly scope: Scope; readonly reader: Reader },
  ids: readonly string[],
): Promise<readonly Named[]> {
  if (ids.length === 0) return [];
  const into = parameters();
  const found = await database.query<Named>(
    `select r.id, r.name from residents r where ${scopeCondition(scope, 'r', into)} and r.id = any(${into.add([...ids])}::text[])`,
    into.values,
  );
  const names = new Map(found.map(({ id, name }) => [id, maskFor(reader, 'person-name', name)]));
  return ids.map((id) => ({ id, name: names.get(id) ?? ELSEWHERE }));
}
