import { maskFor, type Reader } from '@gongwei/domain/shared';
import type { Queryable } from '../../database/database.port.ts';
import { parameters, scopeCondition, type Scope } from '../../database/scope.ts';

/** Names of those whose entries these are, as far as the reader sees them; only what is in the scope is there. */
export async function titlesOf(
  inside: Queryable,
  scope: Scope,
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const into = parameters();
  const condition = scopeCondition(scope, 'e', into);
  const rows = await inside.query<{ id: string; name: string }>(
    `select e.record_id as id, p.name from upload_entries e
     join residents p on p.county_code = e.county_code and p.id = e.resident_id
     where ${condition} and e.record_id = any(${into.add([...ids])}::text[])`,
    into.values,
  );
  return new Map(rows.map(({ id, name }) => [id, maskFor(reader, 'person-name', name) ?? '']));
}
