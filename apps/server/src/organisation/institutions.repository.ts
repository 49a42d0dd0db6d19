import type { Institution, InstitutionLevel } from '@gongwei/domain/organisation';
import type { Queryable } from '../database/database.port.ts';

type InstitutionRow = {
  code: string;
  name: string;
  level: number;
  parent_code: string | null;
  offers_children: boolean;
  disabled: boolean;
};

const COLUMNS = 'code, name, level, parent_code, offers_children, disabled_at is not null as disabled';

const institutionOf = (row: InstitutionRow): Institution => ({
  code: row.code,
  name: row.name,
  level: row.level as InstitutionLevel,
  offersChildren: row.offers_children,
  ...(row.parent_code === null ? {} : { parentCode: row.parent_code }),
  ...(row.disabled && { disabled: true as const }),
});

export async function findInstitution(database: Queryable, code: string): Promise<Institution | undefined> {
  const [row] = await database.query<InstitutionRow>(`select ${COLUMNS} from institutions where code = $1`, [code]);
  return row && institutionOf(row);
}

/** Direct children in code order. */
export async function childrenOf(database: Queryable, code: string): Promise<readonly Institution[]> {
  const rows = await database.query<InstitutionRow>(
    `select ${COLUMNS} from institutions where parent_code = $1 order by code`,
    [code],
  );
  return rows.map(institutionOf);
}
