import { BY_INSTITUTION, OWN_ONLY, type Figure, type Figures, type MeasureDefinition } from '@gongwei/domain/measures';
import type { Queryable } from '../database/database.port.ts';
import { prefixRange } from '../shared/prefix-range.ts';
import { WHOLE } from './count-statement.ts';
import type { TableRow } from './table-rows.query.ts';

/** What one institution registered; `undefined` for what it did not. */
type Registered = { readonly population?: number; readonly elderly?: number };
type Row = {
  readonly code: string;
  readonly parent: string | null;
  readonly population: number | null;
  readonly elderly: number | null;
};

/**
 * Numbers institutions registered of their districts, of the whole and by institution; nothing else tells them apart. What an institution has
 * not registered is the sum of those below it, where all of them have; a hospital beside the townships has no district.
 */
export async function registeredFigures(
  database: Queryable,
  counted: readonly MeasureDefinition[],
  {
    institution,
    groups,
    by,
  }: { readonly institution: string; readonly groups: readonly string[]; readonly by: readonly string[] },
  tables: readonly (readonly TableRow[])[],
): Promise<readonly (readonly [key: string, figures: Figures])[]> {
  const wanted = counted.filter((one) => one.kind === 'registered');
  if (wanted.length === 0 || groups.some((key) => key !== OWN_ONLY)) return [];
  const { from, until } = prefixRange(institution);
  const rows = await database.query<Row>(
    `select i.code, case when i.level > above.level then i.parent_code end as parent, p.population, p.elderly from institutions i
     left join institutions above on above.code = i.parent_code
     left join institution_populations p on p.institution_code = i.code where i.code >= $1 and i.code < $2`,
    [from, until],
  );
  const registered = new Map(rows.map((row) => [row.code, row]));
  const below = new Map<string, Row[]>();
  for (const row of rows) if (row.parent !== null) below.set(row.parent, [...(below.get(row.parent) ?? []), row]);
  const of = (code: string, key: keyof Registered): number | undefined => {
    const own = registered.get(code)?.[key];
    if (own !== null && own !== undefined) return own;
    const parts = (below.get(code) ?? []).map((row) => of(row.code, key));
    return parts.length === 0
      ? undefined
      : parts.reduce((sum, part) => (sum === undefined || part === undefined ? undefined : sum + part), 0);
  };
  const figures = (code: string): Figures =>
    Object.fromEntries(
      wanted.flatMap((measure): readonly (readonly [string, Figure])[] => {
        const people = of(code, measure.value);
        return people === undefined ? [] : [[measure.id, { counts: people, among: people }]];
      }),
    );
  const byPlace = by.length === 1 && by[0] === BY_INSTITUTION ? (tables[0] ?? []) : [];
  return [
    [WHOLE, figures(institution)],
    // An institution alone, beside those below it, has no district of its own.
    ...byPlace
      .filter(({ key }) => key !== institution || !below.has(key))
      .map(({ key }) => [key, figures(key)] as const),
  ];
}
