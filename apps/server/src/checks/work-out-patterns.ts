import { patternsOf, type EnteredVisit, type Pattern } from '@gongwei/domain/checks';
import { addDays, type CalendarDay, type Json } from '@gongwei/domain/shared';
import type { Database, Queryable } from '../database/database.port.ts';

const FORMS = ['hypertension-follow-up', 'diabetes-follow-up'];
/** Days looked back. */
const PERIOD = 365;
const VALUES = ['systolic', 'diastolic', 'weight', 'heartRate'] as const;
type Value = (typeof VALUES)[number];
type Row = {
  readonly id: string;
  readonly subject_id: string;
  readonly form_id: string;
  readonly created_by: string;
  readonly institution_code: string;
  readonly occurred_on: CalendarDay;
  readonly mode: Json;
  readonly values: readonly Json[];
  readonly before: readonly Json[] | null;
  readonly device: number | null;
};

// The visit before is that of the same person and form, by whomever it was entered; readings of devices are those that came over Bluetooth or a gateway.
const ENTERED = `with visits as (
  select r.id, r.subject_id, r.form_id, r.created_by, r.occurred_on, r.data -> 'followUpMode' as mode,
    jsonb_build_array(${VALUES.map((key) => `r.data -> '${key}'`).join(', ')}) as values
  from records r where r.county_code = $1 and r.form_id = any($2) and r.occurred_on > $3 and r.removed_at is null and r.subject_kind = 'resident'),
devices as (
  select d.subject_id, d.occurred_on, avg((d.data ->> 'systolic')::float8) as systolic from records d
  where d.county_code = $1 and d.form_id = 'blood-pressure-reading' and d.occurred_on > $3 and d.removed_at is null
    and d.data ->> 'entrySource' in ('3', '4') and jsonb_typeof(d.data -> 'systolic') = 'number' group by 1, 2)
select v.*, u.institution_code, x.systolic as device,
  lag(v.values) over (partition by v.subject_id, v.form_id order by v.occurred_on, v.id) as before
from visits v join users u on u.id = v.created_by left join devices x on x.subject_id = v.subject_id and x.occurred_on = v.occurred_on
order by v.created_by, v.id`;

/** What stands out in the last year, of everybody in a county who entered follow-ups, in place of what stood out before. Returns how many patterns there are. */
async function workOutCounty(inside: Queryable, county: string, today: CalendarDay): Promise<number> {
  const rows = await inside.query<Row>(ENTERED, [county, FORMS, addDays(today, -PERIOD)]);
  const authors = Map.groupBy(rows, ({ created_by }) => created_by);
  const forms = new Map(rows.map(({ id, form_id }) => [id, form_id]));
  const found = [...authors].flatMap(([userId, visits]) =>
    patternsOf(visits.map(visitOf)).map((pattern) => ({
      ...{ userId, pattern, institution: visits[0]?.institution_code ?? county },
    })),
  );
  for (const table of ['data_patterns', 'data_pattern_sheets'])
    await inside.query(`delete from ${table} where county_code = $1`, [county]);
  await inside.query(
    `insert into data_patterns (county_code, id, user_id, institution_code, kind, n, hits, usual, says)
     select $1, t.id, t.user_id, t.institution_code, t.kind, t.n, t.hits, t.usual, t.says
     from jsonb_to_recordset($2::jsonb) as t(id text, user_id text, institution_code text, kind text, n int, hits int, usual float8, says text)`,
    [
      county,
      JSON.stringify(
        found.map(({ userId, institution, pattern: { kind, n, hits, usual, says } }) => ({
          ...{ id: `${userId}.${kind}`, user_id: userId, institution_code: institution, kind, n, hits, says },
          usual: usual ?? null,
        })),
      ),
    ],
  );
  await inside.query(
    `insert into data_pattern_sheets (county_code, id, user_id, kind, record_id, resident_id, form_id, on_day)
     select $1, t.id, t.user_id, t.kind, t.record_id, t.resident_id, t.form_id, t.on_day
     from jsonb_to_recordset($2::jsonb) as t(id text, user_id text, kind text, record_id text, resident_id text, form_id text, on_day date)`,
    [county, JSON.stringify(found.flatMap((one) => sheetsOf(one.userId, one.pattern, forms)))],
  );
  await inside.query(
    `insert into data_pattern_runs (county_code, worked_on) values ($1, $2) on conflict (county_code) do update set worked_on = excluded.worked_on`,
    [county, today],
  );
  return found.length;
}

const sheetsOf = (userId: string, { kind, visits }: Pattern, forms: ReadonlyMap<string, string>) =>
  visits.map(({ recordId, residentId, on }) => ({
    ...{ id: `${recordId}.${kind}`, user_id: userId, kind, record_id: recordId, resident_id: residentId },
    ...{ form_id: forms.get(recordId) ?? '', on_day: on },
  }));

function visitOf({ id, subject_id, occurred_on, mode, values, before, device }: Row): EnteredVisit {
  return {
    ...{ recordId: id, residentId: subject_id, on: occurred_on, seen: mode === '1' || mode === '2' },
    ...numbersOf(values),
    ...(before && { before: numbersOf(before) }),
    ...(device !== null && { device: Number(device) }),
  };
}

const numbersOf = (values: readonly Json[]): { readonly [key in Value]?: number } =>
  Object.fromEntries(VALUES.flatMap((key, at) => (typeof values[at] === 'number' ? [[key, values[at]]] : [])));

/** Counties with residents that were not worked out on this day yet. */
export const countiesWithoutPatterns = async (on: Queryable, today: CalendarDay): Promise<readonly string[]> =>
  (
    await on.query<{ county: string }>(
      `select distinct left(i.code, 6) as county from institutions i where length(i.code) >= 6
         and not exists (select 1 from data_pattern_runs w where w.county_code = left(i.code, 6) and w.worked_on >= $1) order by 1`,
      [today],
    )
  ).map(({ county }) => county);

/** Works out these counties, each in a transaction. Returns how many patterns there are. */
export async function workOutPatterns(
  database: Database,
  counties: readonly string[],
  today: CalendarDay,
): Promise<number> {
  let count = 0;
  for (const county of counties) count += await database.transaction((inside) => workOutCounty(inside, county, today));
  return count;
}
