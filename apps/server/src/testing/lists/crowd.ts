import type { Queryable } from '../../database/database.port.ts';

/** Writes so many more residents like `resident-1` into the tiny county: `crowd-000`, `crowd-001` … */
export const writeCrowd = async (database: Queryable, count: number): Promise<readonly string[]> => {
  const rows = await database.query<{ id: string }>(
    `insert into residents (county_code, id, institution_code, village_code, village_name, archive_number, name, name_pinyin, initials,
       sex, birth_date, id_number, phone, address, doctor_id, conditions, status, filed_on)
     select county_code, 'crowd-' || lpad(n::text, 3, '0'), institution_code, village_code, village_name, village_code || lpad((70000 + n)::text, 5, '0'),
       name, name_pinyin, initials, sex, birth_date, 'C' || lpad(n::text, 17, '0'), phone, address, doctor_id, conditions, status, filed_on
     from residents, generate_series(0, $1::int - 1) n where id = 'resident-1' returning id`,
    [count],
  );
  return rows.map(({ id }) => id).toSorted();
};

/**
 * From now on whoever writes the resident named stands still until `open` is called, also after their process is gone.
 * PostgreSQL only; once for each database.
 */
export async function holdAtResident(database: Queryable, id: string): Promise<{ open(): Promise<void> }> {
  await database.query('create table gate (open boolean not null)');
  await database.query('insert into gate values (false)');
  await database.query(
    `create function wait_at_gate() returns trigger language plpgsql as $$
     begin while not (select open from gate) loop perform pg_sleep(0.01); end loop; return new; end $$`,
  );
  await database.query(
    `create trigger waits before update on residents for each row when (new.id = '${id}') execute function wait_at_gate()`,
  );
  return { open: async () => void (await database.query('update gate set open = true')) };
}
