import type { Page, ResidentQuery, ResidentRow, ResidentSort } from '@gongwei/domain/resident';
import type { CalendarDay, Reader } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { parameters, type Scope } from '../database/scope.ts';
import { monthOfDay } from '../privacy/birth-days.ts';
import { residentCondition, type ResidentFilter } from './resident-filter.ts';
import { RESIDENT_COLUMNS, RESIDENT_JOINS, toResidentRow, type ResidentRecord } from './resident.mapper.ts';
import { countResidents } from './resident-count.ts';
import { findResidents } from './resident-search.query.ts';

/** The column and whether it runs against what is sorted by: the older somebody is, the earlier the birth date. */
const SORTS: { readonly [By in ResidentSort]: { readonly column: string; readonly opposite?: true } } = {
  name: { column: 'name_pinyin' },
  age: { column: 'birth_date', opposite: true },
  archiveNumber: { column: 'archive_number' },
  filedOn: { column: 'filed_on' },
  lastCheckUpOn: { column: 'last_check_up_on' },
  nextFollowUpOn: { column: 'next_follow_up_on' },
};

/** Sorts that tell of hidden names and birthdays which comes first. */
export const TELLING_SORTS: readonly ResidentSort[] = ['name', 'age'];

export type ResidentListQuery = ResidentFilter &
  Pick<ResidentQuery, 'sort' | 'offset' | 'limit'> & {
    /** Whose recently opened files come first among those that were searched for. */
    readonly userId?: string;
  };

/**
 * One page of the residents of a scope, as a reader may see them. The identifiers of the page come from an index alone and are read from
 * whichever end is nearer, so that the last page costs no more than the first; only then are the rows fetched.
 */
export async function listResidents(
  database: Queryable,
  scope: Scope,
  reader: Reader,
  asked: ResidentListQuery,
  today: CalendarDay,
): Promise<Page<ResidentRow>> {
  const query = { ...asked, reader };
  if (asked.text?.trim() && asked.sort === undefined) return findResidents(database, scope, reader, query, today);
  const total = await countResidents(database, scope, query, today);
  if (query.offset >= total) return { rows: [], total };
  const { column: exact, opposite } = SORTS[query.sort?.by ?? 'archiveNumber'];
  const column = reader === 'looks' && exact === 'filed_on' ? monthOfDay('r.filed_on') : `r.${exact}`;
  const descending = (query.sort?.descending === true) !== (opposite === true);
  const count = Math.min(query.limit, total - query.offset);
  const fromEnd = query.offset > total / 2;
  const skip = fromEnd ? total - query.offset - count : query.offset;
  const order = (down: boolean): string =>
    ['r.county_code', column, 'r.id'].map((name) => `${name} ${down ? 'desc' : 'asc'}`).join(', ');
  const into = parameters();
  const condition = residentCondition(scope, query, today, into);
  const rows = await database.query<ResidentRecord>(
    `with page as materialized (
       select r.county_code, r.id from residents r where ${condition}
       order by ${order(descending !== fromEnd)} limit ${into.add(count)} offset ${into.add(skip)})
     select ${RESIDENT_COLUMNS} from page join residents r on r.county_code = page.county_code and r.id = page.id ${RESIDENT_JOINS}
     order by ${order(descending)}`,
    into.values,
  );
  return { rows: rows.map((row) => toResidentRow(row, reader, today)), total };
}
