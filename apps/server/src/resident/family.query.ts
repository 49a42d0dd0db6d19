import type { Family, FamilyMember, TieKind } from '@gongwei/domain/resident';
import type { CalendarDay, Reader } from '@gongwei/domain/shared';
import { waitTurn, type Queryable } from '../database/database.port.ts';
import { parameters, scopeCondition, type Scope } from '../database/scope.ts';
import { RESIDENT_COLUMNS, RESIDENT_JOINS, toResident, type ResidentRecord } from './resident.mapper.ts';

type Whose = Pick<ResidentRecord, 'county_code' | 'id'>;

type Relative = ResidentRecord & { readonly tie: TieKind | 'child' };

/** The family's files of a resident found in the scope, numbers unmasked; whoever lies outside of the scope is as if unknown. */
export function relativesOf(
  database: Queryable,
  scope: Scope,
  { county_code, id }: Whose,
): Promise<readonly Relative[]> {
  const into = parameters();
  const [inScope, county, own] = [scopeCondition(scope, 'r', into), into.add(county_code), into.add(id)];
  return database.query<Relative>(
    `select ${RESIDENT_COLUMNS}, t.tie from (
       select other_id as id, kind as tie from family_ties where county_code = ${county} and resident_id = ${own}
       union all
       select resident_id, 'child' from family_ties where county_code = ${county} and other_id = ${own} and kind = 'mother'
     ) t join residents r on r.id = t.id ${RESIDENT_JOINS} where ${inScope} and r.county_code = ${county} order by r.birth_date, r.archive_number, r.id`,
    into.values,
  );
}

/** The family as a reader may see it. */
export async function familyOf(
  database: Queryable,
  scope: Scope,
  whose: Whose,
  reader: Reader,
  today: CalendarDay,
): Promise<Family> {
  const rows = await relativesOf(database, scope, whose);
  const memberOf = (row: ResidentRecord): FamilyMember => {
    const shown = toResident(row, reader, today);
    const { id, archiveNumber, name, sex, birthDate, age, ageMonths, idNumber, villageName } = shown;
    return {
      ...{ id, archiveNumber, name, sex, idNumber, villageName },
      ...(birthDate === undefined ? {} : { birthDate }),
      ...(age === undefined ? {} : { age }),
      ...(ageMonths === undefined ? {} : { ageMonths }),
    };
  };
  const one = (tie: TieKind): FamilyMember | undefined => {
    const row = rows.find((found) => found.tie === tie);
    return row && memberOf(row);
  };
  const [mother, spouse] = [one('mother'), one('spouse')];
  return {
    ...(mother && { mother }),
    ...(spouse && { spouse }),
    // The eldest first; who is told no birthday is told no order by it.
    children: rows
      .filter(({ tie }) => tie === 'child')
      .sort((a, b) => (reader !== 'looks' ? 0 : a.id < b.id ? -1 : 1))
      .map(memberOf),
  };
}

type Tie = { readonly kind: TieKind; readonly otherId: string | undefined; readonly by: string; readonly at: string };

/** Replaces who somebody's mother or spouse is. A new marriage ends those that either side had. */
export async function writeTie(
  inside: Queryable,
  { county_code, id }: Whose,
  { kind, otherId, by, at }: Tie,
): Promise<void> {
  // A marriage changes the ties of up to four people: of two at once the second sees what the first left.
  await waitTurn(inside, `family:${county_code}`);
  const involved = otherId === undefined ? [id] : [id, otherId];
  if (kind === 'spouse')
    await inside.query(
      `delete from family_ties where county_code = $1 and kind = 'spouse' and (resident_id = any($2) or other_id = any($2))`,
      [county_code, involved],
    );
  else
    await inside.query('delete from family_ties where county_code = $1 and resident_id = $2 and kind = $3', [
      county_code,
      id,
      kind,
    ]);
  if (otherId === undefined) return;
  const pairs = kind === 'spouse' ? [[id, otherId] as const, [otherId, id] as const] : [[id, otherId] as const];
  for (const [resident, other] of pairs)
    await inside.query(
      'insert into family_ties (county_code, resident_id, kind, other_id, set_by, set_at) values ($1, $2, $3, $4, $5, $6)',
      [county_code, resident, kind, other, by, at],
    );
}
