import type { Queryable } from '../database/database.port.ts';

/** Appointments of everybody's check-up and what the provincial platform wants of it, in each of their states. */
export async function writeBeside(database: Queryable): Promise<void> {
  await database.query(`
    insert into appointments (county_code, id, resident_id, session_id, slot, queue_no, institution_code, year, check_type, day, state,
      created_at, created_by, updated_at, updated_by, version)
    select county_code, 'a-' || id, subject_id, 'session', 1, n, institution_code, left(occurred_on::text, 4)::int, '1', occurred_on,
      (n % 8 + 1)::text, created_at, '', created_at, '', 1
    from (select *, (row_number() over (order by id))::int as n from (select distinct on (subject_id) * from records
      where form_id = 'health-check-up' and occurred_on >= '2025-01-01' order by subject_id, id) c) r`);
  await database.query(`
    insert into upload_entries (county_code, record_id, form_id, record_type, turn, resident_id, institution_code, occurred_on, state, content_hash, created_at)
    select county_code, id, form_id, '2', 1, subject_id, institution_code, occurred_on, (row_number() over (order by id) % 8)::text, '', created_at
    from records where form_id = 'health-check-up' and occurred_on >= '2025-01-01'`);
  // What became of each check-up: reviewed or sent back, its report on the way, a critical value told or not.
  await database.query(`
    insert into check_up_reviews (county_code, record_id, state, critical, critical_told, report_state, delivered_at)
    select county_code, id, (n % 3)::text, n % 4 = 0, case when n % 8 = 0 then '{}'::jsonb end, (n % 6)::text,
      case when n % 6 = 4 then occurred_on + interval '10 days' end
    from (select *, row_number() over (order by id) as n from records where form_id = 'health-check-up') c
    on conflict (county_code, record_id) do update set state = excluded.state, critical = excluded.critical,
      critical_told = excluded.critical_told, report_state = excluded.report_state, delivered_at = excluded.delivered_at`);
  await writeGlucose(database);
}

/** Who is followed for pressure is so for glucose too, measured by a department on Mondays and Tuesdays, and their readings of three weeks: too low, high, very high, within the aim. */
async function writeGlucose(database: Queryable): Promise<void> {
  const sheet = 'county_code, id, form_id, form_version, subject_id, institution_code, occurred_on, data';
  const kept = 'headline, version, created_at, created_by, updated_at, updated_by, updated_by_name, subject_kind';
  const noted = "'[]', 1, r.created_at, '', r.created_at, '', '', 'resident'";
  await database.query(`
    insert into records (${sheet}, ${kept})
    select r.county_code, 'glucose-' || r.id, 'blood-glucose-patient', 1, r.subject_id, r.institution_code, '2026-01-05',
      '{"department": "92", "timePoints": ["1", "2"], "measureDaysPerWeek": 2, "planStart": "2026-01-05"}'::jsonb, ${noted}
    from records r where r.form_id = 'blood-pressure-patient'
      and not exists (select 1 from records o where o.form_id = 'blood-glucose-patient' and o.subject_id = r.subject_id)`);
  await database.query(`
    insert into records (${sheet}, ${kept})
    select r.county_code, 'reading-' || n || '-' || r.id, 'blood-glucose-reading', 1, r.subject_id, r.institution_code, day,
      jsonb_build_object('measuredAt', day::text || 'T07:' || lpad((n % 50)::text, 2, '0') || ':00', 'timePoint', (n % 3 + 1)::text, 'value', value, 'valid', n % 11 <> 0,
        'measurementSource', '1', 'sampleType', '1', 'glucoseLevel', level, 'warningLevel', warning)
        || case when n % 7 = 0 then '{}'::jsonb else jsonb_build_object('department', case when n % 5 = 0 then '94' else '92' end) end, ${noted}
    from (select *, row_number() over (order by id) as turn from records where form_id = 'blood-glucose-patient' and id like 'glucose-%') r
      cross join lateral (select n, date '2026-05-25' + n % 21 as day from generate_series(1, 24) n) days
      cross join lateral (select * from (values (0, 3.4, '1级低血糖', '3级：补糖后复测，当日联系'), (1, 14.2, '显著高血糖', '3级：查酮体，当日联系'),
        (2, 6.1, '达标', '0级：达标'), (3, 12.0, '高于目标', '2级：3 日内联系')) as v (k, value, level, warning) where k = (n + r.turn) % 4) judged`);
}
