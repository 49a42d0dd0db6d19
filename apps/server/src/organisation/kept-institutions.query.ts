import type { HangingOn, Institution } from '@gongwei/domain/organisation';
import type { Queryable } from '../database/database.port.ts';
import { countyCodeOf } from '../database/scope.ts';
import { worksWithin } from '../identity/staff-places.ts';
import { prefixRange } from '../shared/prefix-range.ts';

/** An institution with what only those who keep the tree look at. */
export type StoredInstitution = Institution & {
  readonly version: number;
  readonly parentName?: string;
  readonly phone?: string;
  readonly address?: string;
  readonly disabledAt?: string;
};

type Row = {
  code: string;
  name: string;
  level: number;
  parent_code: string | null;
  parent_name: string | null;
  offers_children: boolean;
  version: number;
  disabled_at: string | null;
  phone: string | null;
  address: string | null;
};

/** `hold`: nobody else changes it, and nobody puts anything there, until the transaction ends. */
export async function storedInstitution(
  on: Queryable,
  code: string,
  hold = false,
): Promise<StoredInstitution | undefined> {
  const [row] = await on.query<Row>(
    `select i.code, i.name, i.level, i.parent_code, above.name as parent_name, i.offers_children, i.version, i.disabled_at, i.phone, i.address
     from institutions i left join institutions above on above.code = i.parent_code where i.code = $1 ${hold ? 'for update of i' : ''}`,
    [code],
  );
  return row && storedOf(row);
}

const storedOf = (row: Row): StoredInstitution => ({
  code: row.code,
  name: row.name,
  level: row.level as Institution['level'],
  offersChildren: row.offers_children,
  version: row.version,
  ...(row.parent_code !== null && { parentCode: row.parent_code }),
  ...(row.parent_name !== null && { parentName: row.parent_name }),
  ...(row.phone !== null && { phone: row.phone }),
  ...(row.address !== null && { address: row.address }),
  ...(row.disabled_at !== null && { disabled: true as const, disabledAt: new Date(row.disabled_at).toISOString() }),
});

const within = (column: string): string => `${column} >= $1 and ${column} < $2`;

/** What is in use of an institution and of those below it. Asked while it is held, it is what stands in the way of disabling it. */
export async function hangingOn(on: Queryable, code: string): Promise<HangingOn> {
  const { from, until } = prefixRange(code);
  const [found] = await on.query<HangingOn>(
    `select
       (select count(*)::int from institutions where ${within('code')} and code <> $3 and disabled_at is null) as below,
       (select count(*)::int from users u where u.disabled_at is null and ${worksWithin('u', '$1', '$2')}) as accounts,
       (select count(*)::int from residents where county_code = $4 and ${within('institution_code')} and status = '1') as residents,
       (select count(*)::int from plans p join residents r on r.county_code = p.county_code and r.id = p.resident_id
        where p.county_code = $4 and p.state in ('due', 'overdue') and ${within('r.institution_code')}) as plans,
       (select count(*)::int from exam_sessions where county_code = $4 and ${within('institution_code')} and state in ('0', '1', '3')) as sessions,
       (select count(*)::int from appointments a join residents r on r.county_code = a.county_code and r.id = a.resident_id
        where a.county_code = $4 and a.state in ('1', '2', '3', '8')
          and (${within('a.institution_code')} or (${within('r.institution_code')}))) as appointments`,
    [from, until, code, countyCodeOf(code)],
  );
  return found as HangingOn;
}
