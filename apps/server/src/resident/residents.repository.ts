import type { Queryable } from '../database/database.port.ts';
import { parameters, scopeCondition, type Scope } from '../organisation/scope.ts';
import { RESIDENT_COLUMNS, RESIDENT_JOINS, type ResidentRecord } from './resident.mapper.ts';

/** One resident with unmasked numbers, `undefined` outside of the scope as if there were none. */
export async function findResident(database: Queryable, scope: Scope, id: string): Promise<ResidentRecord | undefined> {
  const into = parameters();
  const [row] = await database.query<ResidentRecord>(
    `select ${RESIDENT_COLUMNS} from residents r ${RESIDENT_JOINS} where ${scopeCondition(scope, 'r', into)} and r.id = ${into.add(id)}`,
    into.values,
  );
  return row;
}
