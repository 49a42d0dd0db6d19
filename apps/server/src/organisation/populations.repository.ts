import type { DistrictPopulation } from '@gongwei/domain/organisation';
import type { Queryable } from '../database/database.port.ts';

type Row = {
  readonly code: string;
  readonly name: string;
  readonly population: number | null;
  readonly elderly: number | null;
  readonly version: number | null;
  readonly set_on: string | null;
  readonly set_by_name: string | null;
};

const SELECT = `select i.code, i.name, p.population, p.elderly, p.version, p.set_by_name,
    to_char(p.set_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as set_on
  from institutions i left join institution_populations p on p.institution_code = i.code`;

const populationOf = (row: Row): DistrictPopulation => ({
  code: row.code,
  name: row.name,
  version: row.version ?? 0,
  ...(row.population !== null && { population: row.population }),
  ...(row.elderly !== null && { elderly: row.elderly }),
  ...(row.set_on !== null && { setOn: row.set_on }),
  ...(row.set_by_name !== null && { setBy: row.set_by_name }),
});

/** What an institution and those directly below it have registered, in code order. */
export async function populationsAt(database: Queryable, code: string): Promise<readonly DistrictPopulation[]> {
  const rows = await database.query<Row>(
    `${SELECT} left join institutions above on above.code = i.parent_code
     where i.code = $1 or (i.parent_code = $1 and i.level > above.level) order by i.code`,
    [code],
  );
  return rows.map(populationOf);
}

export type PopulationWrite = {
  readonly code: string;
  readonly population: number;
  readonly elderly: number;
  /** The version that was seen; 0 where nothing was registered. */
  readonly base: number;
  readonly at: string;
  readonly by: { readonly id: string; readonly name: string };
};

/** One conditional write. `undefined`: somebody was faster, or there is no such institution. */
export async function writePopulation(
  database: Queryable,
  write: PopulationWrite,
): Promise<DistrictPopulation | undefined> {
  const { code, population, elderly, base, at, by } = write;
  const written = await database.query(
    `insert into institution_populations as p (institution_code, population, elderly, version, set_at, set_by, set_by_name)
     select code, $2, $3, 1, $5, $6, $7 from institutions where code = $1 and ($4::int = 0 or exists
       (select 1 from institution_populations where institution_code = $1))
     on conflict (institution_code) do update set population = excluded.population, elderly = excluded.elderly,
       version = p.version + 1, set_at = excluded.set_at, set_by = excluded.set_by, set_by_name = excluded.set_by_name
     where p.version = $4 returning version`,
    [code, population, elderly, base, at, by.id, by.name],
  );
  if (written.length === 0) return undefined;
  const [row] = await database.query<Row>(`${SELECT} where i.code = $1`, [code]);
  return row && populationOf(row);
}
