import type { Announcement } from '@gongwei/domain/pages';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { countyCodeOf } from '../database/scope.ts';
import type { Staff } from '../identity/users.repository.ts';

/** More stand in 公告管理 only. */
const MOST_ANNOUNCEMENTS = 20;

type Reader = Pick<Staff, 'id' | 'institutionCode'>;
type Row = Omit<Announcement, 'top' | 'publishedAt'> & {
  readonly top: boolean | null;
  readonly publishedAt: string | null;
};

/** Announcements of the reader's institution `$2` and of those above it that are published and not over on the day `$3`. */
const SEEN = `records.county_code = $1 and form_id = 'announcement' and removed_at is null
  and starts_with($2, records.institution_code) and data ->> 'state' = '1' and data ->> 'validTo' >= $3`;

/** What is announced to somebody: the pinned ones first, then the newest. */
export async function announcementsFor(
  database: Queryable,
  { id, institutionCode }: Reader,
  today: CalendarDay,
): Promise<readonly Announcement[]> {
  const rows = await database.query<Row>(
    `select records.id, data ->> 'title' as title, data ->> 'content' as content, coalesce(institutions.name, '') as institution,
       data ->> 'publishTime' as "publishedAt", data ->> 'validTo' as "validTo", (data -> 'top')::boolean as top,
       (select count(*)::int from announcement_reads as one where one.county_code = $1 and one.announcement_id = records.id) as readers,
       exists (select from announcement_reads as one
         where one.county_code = $1 and one.announcement_id = records.id and one.user_id = $4) as read
     from records left join institutions on institutions.code = records.institution_code
     where ${SEEN}
     order by (data -> 'top')::boolean desc nulls last, data ->> 'publishTime' desc nulls last, records.id limit ${MOST_ANNOUNCEMENTS}`,
    [countyCodeOf(institutionCode), institutionCode, today, id],
  );
  return rows.map(({ publishedAt, ...row }) => ({ ...row, top: row.top === true, publishedAt: publishedAt ?? '' }));
}

/** Notes that somebody has read it, once; nothing for what is not announced to them. */
export async function noteRead(
  database: Queryable,
  { id, institutionCode }: Reader,
  announcement: string,
  today: CalendarDay,
  at: string,
): Promise<void> {
  await database.query(
    `insert into announcement_reads (county_code, announcement_id, user_id, read_at)
     select $1, records.id, $4, $5 from records where ${SEEN} and records.id = $6
     on conflict do nothing`,
    [countyCodeOf(institutionCode), institutionCode, today, id, at, announcement],
  );
}
