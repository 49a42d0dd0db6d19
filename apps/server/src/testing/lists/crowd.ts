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

/** What holds a writer back, until `open` is called. `reached`: somebody has come so far and stands still. */
export type Gate = { reached(): Promise<boolean>; open(): Promise<void> };

/**
 * From now on whoever writes the resident named stands still until the gate is opened, also after their process is gone.
 * PostgreSQL only; once for each database.
 */
export async function holdAtResident(database: Queryable, id: string): Promise<Gate> {
  await database.query('create table gate (open boolean not null)');
  await database.query('insert into gate values (false)');
  // A number taken is seen by everybody at once, whatever becomes of who took it.
  await database.query('create sequence at_gate');
  await database.query(
    `create function wait_at_gate() returns trigger language plpgsql as $$
     begin perform nextval('at_gate'); while not (select open from gate) loop perform pg_sleep(0.01); end loop; return new; end $$`,
  );
  await database.query(
    `create trigger waits before update on residents for each row when (new.id = '${id}') execute function wait_at_gate()`,
  );
  return {
    async reached() {
      const [row] = await database.query<{ reached: boolean }>('select is_called as reached from at_gate');
      return row?.reached === true;
    },
    open: async () => void (await database.query('update gate set open = true')),
  };
}
