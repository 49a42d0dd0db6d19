import {
  BY_AUTHOR,
  BY_BRAND,
  BY_DAY,
  BY_DOCTOR,
  BY_INSTITUTION,
  codeOfBrand,
  daysApart,
  isBrand,
  type AnalysisPage,
  type Period,
} from '@gongwei/domain/measures';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { countyCodeOf } from '../database/scope.ts';
import { childrenOf, findInstitution } from '../organisation/institutions.repository.ts';
import { prefixRange } from '../shared/prefix-range.ts';

/** A group of a table. `ifAny`: only shown with somebody in it. */
export type TableRow = { readonly key: string; readonly label: string; readonly ifAny?: true };

type Table = {
  readonly page: AnalysisPage;
  readonly institution: string;
  readonly period: Period;
  readonly today: CalendarDay;
};

/** The groups a table is made of: institutions one step down, the staff, days, or a breakdown of the page. */
export async function rowsOfTable(
  database: Queryable,
  id: string,
  { page, institution, period, today }: Table,
): Promise<readonly TableRow[]> {
  if (id === BY_INSTITUTION) return institutionRows(database, institution);
  if (id === BY_DOCTOR || id === BY_AUTHOR) return staffRows(database, institution);
  if (id === BY_BRAND) return brandRows(database, institution);
  if (id === BY_DAY)
    return daysApart(period, today).map((key) => ({ key, label: key.length > 7 ? key.slice(5) : key }));
  const breakdown = page.breakdowns.find((one) => one.id === id);
  return (breakdown?.groups ?? []).map(({ code, label }) => ({
    ...{ key: code, label },
    ...(breakdown?.ifAny && { ifAny: true as const }),
  }));
}

/** Those below, and the institution alone for what belongs to none of them. */
async function institutionRows(database: Queryable, code: string): Promise<readonly TableRow[]> {
  const [own, children] = await Promise.all([findInstitution(database, code), childrenOf(database, code)]);
  return [
    ...children.map((child) => ({ key: child.code, label: child.name })),
    ...(own
      ? [{ key: own.code, label: children.length > 0 ? `${own.name}（本级）` : own.name, ifAny: true as const }]
      : []),
  ];
}

async function staffRows(database: Queryable, institution: string): Promise<readonly TableRow[]> {
  const { from, until } = prefixRange(institution);
  const rows = await database.query<{ id: string; name: string }>(
    'select id, name from users where institution_code >= $1 and institution_code < $2 order by institution_code, code limit 500',
    [from, until],
  );
  return rows.map(({ id, name }) => ({ key: id, label: name, ifAny: true }));
}

/** The brands of strips in the books of a place and those below it. */
async function brandRows(database: Queryable, institution: string): Promise<readonly TableRow[]> {
  const { from, until } = prefixRange(institution);
  const rows = await database.query<{ brand: string }>(
    `select distinct data->>'brand' as brand from records where county_code = $3 and form_id = 'test-strip-stock' and removed_at is null
       and institution_code >= $1 and institution_code < $2 and data->>'brand' is not null order by 1 limit 100`,
    [from, until, countyCodeOf(institution)],
  );
  return rows.flatMap(({ brand }) =>
    isBrand(brand) ? [{ key: codeOfBrand(brand), label: brand, ifAny: true as const }] : [],
  );
}
