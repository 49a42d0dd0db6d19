import type { Page, ResidentView, ViewedPart } from '@gongwei/domain/resident';
import type { Queryable } from '../database/database.port.ts';
import type { Staff } from '../identity/users.repository.ts';
import type { ServerClock } from '../shared/server-clock.ts';

type Whose = { readonly id: string; readonly county_code: string };
type Viewed = { readonly resident: Whose; readonly part: ViewedPart; readonly formId?: string };

const HOUR = 3_600_000;

/**
 * Writes down that somebody opened parts of files, before they get them: nobody looks unseen. Once an hour for a reader and a part; two
 * requests at the same moment make one row.
 */
export async function recordViews(
  on: Queryable,
  clock: ServerClock,
  by: Pick<Staff, 'id' | 'name' | 'institutionCode'>,
  views: readonly Viewed[],
): Promise<void> {
  if (views.length === 0) return;
  const at = clock.now();
  const rows = views.map(({ resident, part, formId = '' }) => ({
    county_code: resident.county_code,
    resident_id: resident.id,
    part,
    form_id: formId,
  }));
  await on.query(
    `insert into resident_views (county_code, resident_id, hour, user_id, part, form_id, at, user_name, institution_code)
     select v.county_code, v.resident_id, $2, $3, v.part, v.form_id, $4, $5, $6
     from jsonb_to_recordset($1::jsonb) as v(county_code text, resident_id text, part text, form_id text) on conflict do nothing`,
    [
      JSON.stringify(rows),
      new Date(Math.floor(at.getTime() / HOUR) * HOUR).toISOString(),
      by.id,
      at.toISOString(),
      by.name,
      by.institutionCode,
    ],
  );
}

/** Who looked into a resident's file, the newest first, but for sheets of `closed` forms. The resident was found in the scope already. */
export async function viewsOf(
  database: Queryable,
  { county_code, id }: Whose,
  { offset, limit }: { readonly offset: number; readonly limit: number },
  closed: readonly string[],
): Promise<Page<ResidentView>> {
  const [{ total } = { total: 0 }] = await database.query<{ total: number }>(
    'select count(*)::int as total from resident_views where county_code = $1 and resident_id = $2 and not form_id = any($3::text[])',
    [county_code, id, closed],
  );
  const rows = await database.query<ResidentView & { readonly formId: string }>(
    `select v.at, v.user_name as "userName", coalesce(i.name, v.institution_code) as "institutionName", v.part, v.form_id as "formId"
     from resident_views v left join institutions i on i.code = v.institution_code
     where v.county_code = $1 and v.resident_id = $2 and not v.form_id = any($5::text[])
     order by v.at desc, v.hour desc, v.user_id, v.part, v.form_id limit $3 offset $4`,
    [county_code, id, limit, offset, closed],
  );
  return { total, rows: rows.map(({ formId, ...view }) => (formId === '' ? view : { ...view, formId })) };
}
