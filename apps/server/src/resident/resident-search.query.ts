import type { Page, ResidentQuery, ResidentRow } from '@gongwei/domain/resident';
import type { CalendarDay, Reader } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { parameters, type Parameters, type Scope } from '../database/scope.ts';
import { countResidents } from './resident-count.ts';
import { residentCondition, textCondition, type ResidentFilter } from './resident-filter.ts';
import { RESIDENT_COLUMNS, RESIDENT_JOINS, toResidentRow, type ResidentRecord } from './resident.mapper.ts';

type Search = ResidentFilter & Pick<ResidentQuery, 'offset' | 'limit'> & { readonly userId?: string };

/** Files somebody opened last: so many are looked through for whom they search. */
const RECENT = 50;

/**
 * One page of those who answer to a text: first whose file the user opened lately, the last one in front, then whose name or number begins so, then
 * whose given name does; within these by archive number. Nobody is found who would not be found without that order.
 */
export async function findResidents(
  database: Queryable,
  scope: Scope,
  reader: Reader,
  search: Search,
  today: CalendarDay,
): Promise<Page<ResidentRow>> {
  const total = await countResidents(database, scope, search, today);
  if (search.offset >= total) return { rows: [], total };
  const recent = await recentlyOpened(database, scope, search, today);
  let [offset, limit] = [search.offset, search.limit];
  const ids: Key[] = recent.slice(offset, offset + limit);
  [offset, limit] = [Math.max(0, offset - recent.length), limit - ids.length];
  if (limit > 0) ids.push(...(await others(database, scope, search, today, recent, { offset, limit })));
  return { rows: await rowsOf(database, reader, ids, today), total };
}

type Key = { readonly county_code: string; readonly id: string };

async function recentlyOpened(
  database: Queryable,
  scope: Scope,
  search: Search,
  today: CalendarDay,
): Promise<readonly Key[]> {
  if (search.userId === undefined) return [];
  const into = parameters();
  const condition = residentCondition(scope, search, today, into);
  return database.query<Key>(
    `with lately as (
       select county_code, resident_id, max(at) as at from (
         select county_code, resident_id, at from resident_views where user_id = ${into.add(search.userId)}
         order by at desc limit ${into.add(RECENT * 4)}) v
       group by county_code, resident_id order by max(at) desc limit ${into.add(RECENT)})
     select r.county_code, r.id from lately join residents r on r.county_code = lately.county_code and r.id = lately.resident_id
     where ${condition} order by lately.at desc, r.id`,
    into.values,
  );
}

/** The rest in its two ranks. Each is read by an index of its own: together they would be sorted as one, however many they are. */
async function others(
  database: Queryable,
  scope: Scope,
  search: Search,
  today: CalendarDay,
  recent: readonly Key[],
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly Key[]> {
  const { text: _text, ...filter } = search;
  const isNew = (into: Parameters): string =>
    recent.length === 0 ? 'true' : `not (r.id = any(${into.add(recent.map(({ id }) => id))}))`;
  const rank = async (first: boolean, from: number, most: number): Promise<readonly Key[]> => {
    const into = parameters();
    const begins = (): string => textCondition(search, into, ['first']);
    const parts = [residentCondition(scope, filter, today, into), isNew(into)];
    parts.push(first ? begins() : `${textCondition(search, into, ['second'])} and not ${begins()}`);
    return database.query<Key>(
      `select r.county_code, r.id from residents r where ${parts.join(' and ')}
       order by r.county_code, r.archive_number, r.id limit ${into.add(most)} offset ${into.add(from)}`,
      into.values,
    );
  };
  const beginning = await rank(true, offset, limit);
  if (beginning.length === limit) return beginning;
  const into = parameters();
  const [{ count } = { count: 0 }] =
    beginning.length > 0 || offset === 0
      ? [{ count: offset + beginning.length }]
      : await database.query<{ count: number }>(
          `select count(*)::int as count from residents r
           where ${residentCondition(scope, filter, today, into)} and ${isNew(into)} and ${textCondition(search, into, ['first'])}`,
          into.values,
        );
  return [...beginning, ...(await rank(false, Math.max(0, offset - count), limit - beginning.length))];
}

/** Whole rows in the order of their keys. */
async function rowsOf(
  database: Queryable,
  reader: Reader,
  keys: readonly Key[],
  today: CalendarDay,
): Promise<readonly ResidentRow[]> {
  if (keys.length === 0) return [];
  const counties = [...new Set(keys.map((key) => key.county_code))];
  const ids = keys.map(({ id }) => id);
  const rows = await database.query<ResidentRecord>(
    `select ${RESIDENT_COLUMNS} from residents r ${RESIDENT_JOINS}
     where r.county_code = any($1) and r.id = any($2) order by array_position($2::text[], r.id)`,
    [counties, ids],
  );
  return rows.map((row) => toResidentRow(row, reader, today));
}
