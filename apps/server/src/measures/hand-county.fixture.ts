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
}
