import type { Queryable } from '../database/database.port.ts';
import { parameters, scopeCondition, type Scope } from '../database/scope.ts';
import { RESIDENT_COLUMNS, RESIDENT_JOINS, type ResidentRecord } from './resident.mapper.ts';

/**
 * The same, kept as it is until the transaction ends: whoever writes about a resident does so one after the other, and each sees what the
 * one before wrote. Always the first lock of a transaction, so that no two wait for each other.
 */
export const holdResident = (inside: Queryable, scope: Scope, id: string): Promise<ResidentRecord | undefined> =>
  findResident(inside, scope, id, 'for no key update of r');

/** One resident with unmasked numbers, `undefined` outside of the scope as if there were none. */
export async function findResident(
  database: Queryable,
  scope: Scope,
  id: string,
  lock: '' | 'for no key update of r' = '',
): Promise<ResidentRecord | undefined> {
  const into = parameters();
  const [row] = await database.query<ResidentRecord>(
    `select ${RESIDENT_COLUMNS} from residents r ${RESIDENT_JOINS} where ${scopeCondition(scope, 'r', into)} and r.id = ${into.add(id)} ${lock}`,
    into.values,
  );
  return row;
}
