import type { CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { parameters, type Scope } from '../database/scope.ts';
import { cachedByRevision } from '../database/cached-by-revision.ts';
import { residentCondition, type ResidentFilter } from './resident-filter.ts';

/** How many residents a filter matches. Turning pages asks the same again and again, so an answer is kept until something changes. */
export async function countResidents(
  database: Queryable,
  scope: Scope,
  filter: ResidentFilter,
  today: CalendarDay,
): Promise<number> {
  const into = parameters();
  const condition = residentCondition(scope, filter, today, into);
  return cachedByRevision(
    database,
    scope.institutionCode,
    JSON.stringify(['count', condition, into.values]),
    async () => {
      const [row] = await database.query<{ total: number }>(
        `select count(*) as total from residents r where ${condition}`,
        into.values,
      );
      return row?.total ?? 0;
    },
  );
}
