import type { CalendarDay, JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { FINDING_COLUMNS, type FindingRow } from './finding-row.ts';

type Row = {
  readonly id: string;
  readonly left_on: CalendarDay | null;
  readonly rules: string | null;
  readonly judged: { readonly [recordId: string]: string } | null;
  readonly findings: readonly FindingRow[] | null;
  readonly sheets: readonly { readonly id: string; readonly form_version: number; readonly data: JsonObject }[] | null;
};

/** What is stored of somebody's checks, and the sheets that have to be judged. */
export type StoredChecks = {
  readonly id: string;
  readonly leftCareOn?: CalendarDay;
  /** Missing of who was never worked out. */
  readonly rules?: string;
  /** Of which version each sheet was judged. */
  readonly judged: { readonly [recordId: string]: string };
  readonly findings: readonly FindingRow[];
  readonly sheets: ReadonlyMap<string, { readonly formVersion: number; readonly data: JsonObject }>;
};

// A finding belongs to whose the sheet is, also after a merger. The day of leaving is that of the event that gave the file its status.
const STORED = `select r.id, w.rules, w.sheets as judged,
    case when r.status <> '1' then (select e.on_day from archive_events e where e.county_code = r.county_code and e.resident_id = r.id
      and e.to_status = r.status order by e.at desc limit 1) end as left_on,
    (select json_agg(json_build_object(${FINDING_COLUMNS.map((name) => `'${name}', f.${name}`).join(', ')})) from findings f
      where f.county_code = r.county_code and (f.resident_id = r.id
        or f.record_id in (select x.id from records x where x.county_code = r.county_code and x.subject_id = r.id and x.subject_kind = 'resident'))) as findings,
    (select json_agg(json_build_object('id', x.id, 'form_version', x.form_version, 'data', x.data)) from records x
      where x.county_code = r.county_code and x.subject_id = r.id and x.subject_kind = 'resident' and x.removed_at is null
        and (w.sheets ->> x.id) is distinct from ($3::jsonb ->> x.id)) as sheets
  from residents r left join check_people w on w.county_code = r.county_code and w.resident_id = r.id and not $4
  where r.county_code = $1 and r.id = any($2)`;

/**
 * All of it in one round trip, of residents of a county. `versions`: how each of their sheets is to be judged now; with `anew` all are, whatever
 * was judged before.
 */
export async function storedChecks(
  on: Queryable,
  countyCode: string,
  residentIds: readonly string[],
  versions: { readonly [recordId: string]: string },
  anew = false,
): Promise<readonly StoredChecks[]> {
  const rows = await on.query<Row>(STORED, [countyCode, residentIds, JSON.stringify(versions), anew]);
  return rows.map(({ id, left_on, rules, judged, findings, sheets }) => ({
    id,
    ...(left_on !== null && { leftCareOn: left_on }),
    ...(rules !== null && { rules }),
    judged: judged ?? {},
    findings: findings ?? [],
    sheets: new Map((sheets ?? []).map((sheet) => [sheet.id, { formVersion: sheet.form_version, data: sheet.data }])),
  }));
}
