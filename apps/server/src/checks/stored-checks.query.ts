import type { CalendarDay, JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { personHistories } from '../facts/person-history.query.ts';
import { FINDING_COLUMNS, type FindingRow } from './finding-row.ts';
import type { WholePerson } from './judge-people.ts';

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

// The day of leaving is that of the event that gave the file its status.
const LEFT_ON = `case when r.status <> '1' then (select e.on_day from archive_events e where e.county_code = r.county_code and e.resident_id = r.id
      and e.to_status = r.status order by e.at desc limit 1) end`;

// A finding belongs to whose the sheet is, also after a merger: each way is one of an index, where both at once read all findings of the county.
const FINDINGS = `(select json_agg(json_build_object(${FINDING_COLUMNS.map((name) => `'${name}', f.${name}`).join(', ')})) from (
      select f.* from findings f where f.county_code = r.county_code and f.resident_id = r.id
      union all select f.* from records x join findings f on f.county_code = x.county_code and f.record_id = x.id
        where x.county_code = r.county_code and x.subject_id = r.id and x.subject_kind = 'resident' and f.resident_id is distinct from r.id) f)`;

const THEIRS = `x.county_code = r.county_code and x.subject_id = r.id and x.subject_kind = 'resident' and x.removed_at is null`;

const STORED = `select r.id, w.rules, w.sheets as judged, ${LEFT_ON} as left_on, ${FINDINGS} as findings,
    (select json_agg(json_build_object('id', x.id, 'form_version', x.form_version, 'data', x.data)) from records x
      where ${THEIRS} and (w.sheets ->> x.id) is distinct from ($3::jsonb ->> x.id)) as sheets
  from residents r left join check_people w on w.county_code = r.county_code and w.resident_id = r.id
  where r.county_code = $1 and r.id = any($2)`;

/** All of it in one round trip, of residents of a county. `versions`: how each of their sheets is to be judged now. */
export async function storedChecks(
  on: Queryable,
  countyCode: string,
  residentIds: readonly string[],
  versions: { readonly [recordId: string]: string },
): Promise<readonly StoredChecks[]> {
  const rows = await on.query<Row>(STORED, [countyCode, residentIds, JSON.stringify(versions)]);
  return rows.map(({ id, left_on, rules, judged, findings, sheets }) => ({
    id,
    ...(left_on !== null && { leftCareOn: left_on }),
    ...(rules !== null && { rules }),
    judged: judged ?? {},
    findings: findings ?? [],
    sheets: new Map((sheets ?? []).map((sheet) => [sheet.id, { formVersion: sheet.form_version, data: sheet.data }])),
  }));
}

const WHOLE = `select r.id, ${LEFT_ON} as left_on, ${FINDINGS} as findings,
    (select json_object_agg(x.id, x.form_version) from records x where ${THEIRS}) as versions
  from residents r where r.county_code = $1 and r.id = any($2)`;

type WholeRow = Pick<Row, 'id' | 'left_on' | 'findings'> & { readonly versions: WholePerson['formVersions'] | null };

/** Somebody with everything that rules read, and what is stored of their findings. */
export type ComparedPerson = { readonly person: WholePerson; readonly findings: readonly FindingRow[] };

/** Residents of a county with all answers of all sheets, whatever was judged before. */
export async function comparedPeople(
  on: Queryable,
  countyCode: string,
  residentIds: readonly string[],
): Promise<readonly ComparedPerson[]> {
  const people = await personHistories(on, countyCode, residentIds);
  const rows = await on.query<WholeRow>(WHOLE, [countyCode, people.map(({ id }) => id)]);
  const stored = new Map(rows.map((row) => [row.id, row]));
  return people.flatMap(({ id, history }) => {
    const row = stored.get(id);
    if (!row) return [];
    const left = row.left_on === null ? {} : { leftCareOn: row.left_on };
    return [{ person: { id, history, formVersions: row.versions ?? {}, ...left }, findings: row.findings ?? [] }];
  });
}
