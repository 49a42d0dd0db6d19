import type { Queryable } from '../database/database.port.ts';
import { parameters, scopeCondition, type Scope } from '../database/scope.ts';
import { RESIDENT_COLUMNS, RESIDENT_JOINS, type ResidentRecord } from '../resident/resident.mapper.ts';

/** Residents of a scope by their ids, those after one of them. */
export function patientsAfter(
  database: Queryable,
  scope: Scope,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<readonly ResidentRecord[]> {
  const into = parameters();
  const from = after === undefined ? '' : ` and r.id > ${into.add(after)}`;
  return database.query<ResidentRecord>(
    `select ${RESIDENT_COLUMNS} from residents r ${RESIDENT_JOINS} where ${scopeCondition(scope, 'r', into)}${from} order by r.id limit ${into.add(limit)}`,
    into.values,
  );
}

/** Residents of a scope with a number: at most a few, where a file was made twice. */
export function patientsNumbered(
  database: Queryable,
  scope: Scope,
  column: 'id_number' | 'archive_number',
  value: string,
): Promise<readonly ResidentRecord[]> {
  const into = parameters();
  return database.query<ResidentRecord>(
    `select ${RESIDENT_COLUMNS} from residents r ${RESIDENT_JOINS} where ${scopeCondition(scope, 'r', into)} and r.${column} = ${into.add(value)} order by r.id limit 10`,
    into.values,
  );
}
