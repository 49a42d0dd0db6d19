import type { RosterEntry } from '@gongwei/domain/resident';
import { maskIdNumber } from '@gongwei/domain/shared';
import { waitTurn, type Queryable } from '../database/database.port.ts';
import { countyCodeOf, isWithin, type Scope } from '../database/scope.ts';
import { httpFailure, type HttpFailure } from '../shared/http-failure.ts';

/** A file that may be the same person's. `id_number` is unmasked. */
export type Similar = {
  readonly id: string;
  readonly name: string;
  readonly id_number: string | null;
  readonly village_name: string;
  readonly institution_code: string;
};

/**
 * Files that may be the same person's where a number does not tell: born on the day and of the same name, or of the same mother. With a number only
 * files without one are meant: of two numbers it is known that they are two people. Of two who open the file at once the second sees the first's.
 */
export async function similarFiles(
  inside: Queryable,
  scope: Scope,
  { name, idNumber, birthDate }: Pick<RosterEntry, 'name' | 'idNumber' | 'birthDate'>,
  motherId: string | undefined,
): Promise<readonly Similar[]> {
  const county = countyCodeOf(scope.institutionCode);
  await waitForBirths(inside, scope, [birthDate]);
  return inside.query<Similar>(
    `select r.id, r.name, r.id_number, r.village_name, r.institution_code from residents r
     where r.county_code = $1 and r.birth_date = $2 and r.status <> '6' and ($5 = '' or r.id_number is null)
       and (r.name = $3 or exists (select 1 from family_ties t
         where t.county_code = $1 and t.resident_id = r.id and t.kind = 'mother' and t.other_id = $4))
     order by r.id limit 5`,
    [county, birthDate, name, motherId ?? '', idNumber],
  );
}

/** Who is born the same day of the same name and sex as a row of a roster, under another number or without one. */
export type Namesake = Similar & Pick<RosterEntry, 'sex' | 'birthDate'> & { readonly inScope: boolean };
type Born = Pick<RosterEntry, 'name' | 'sex' | 'birthDate' | 'idNumber'>;

/** The namesakes of many at once; `bornAlike` says whose they are. The day narrows by its index. */
export async function namesakesOf(on: Queryable, scope: Scope, people: readonly Born[]): Promise<readonly Namesake[]> {
  if (people.length === 0) return [];
  const rows = await on.query<Omit<Namesake, 'inScope' | 'birthDate'> & { readonly birth_date: Namesake['birthDate'] }>(
    `select r.id, r.name, r.sex, r.birth_date, r.id_number, r.village_name, r.institution_code from residents r
     where r.county_code = $1 and r.birth_date = any($2::date[]) and r.name = any($3::text[]) and r.status <> '6' order by r.id`,
    [countyCodeOf(scope.institutionCode), people.map(({ birthDate }) => birthDate), people.map(({ name }) => name)],
  );
  return rows.map(({ birth_date: birthDate, ...row }) => ({
    ...row,
    birthDate,
    inScope: isWithin(scope, row.institution_code),
  }));
}

/** Those of one person among the namesakes of many. */
export const bornAlike = (
  namesakes: readonly Namesake[],
  { name, sex, birthDate, idNumber }: Born,
): readonly Namesake[] =>
  namesakes.filter(
    (one) => one.name === name && one.sex === sex && one.birthDate === birthDate && one.id_number !== idNumber,
  );

/** Before files of these days of birth are opened: whoever opens one at the same moment comes before or after. In their order, so that two never wait for each other. */
export async function waitForBirths(inside: Queryable, scope: Scope, days: readonly string[]): Promise<void> {
  const county = countyCodeOf(scope.institutionCode);
  for (const day of [...new Set(days)].toSorted()) await waitTurn(inside, `born:${county}:${day}`);
}

/**
 * Asks whether it is another person, with the way to the file where the asker may see it; the very question that was read lets it pass
 * (`apart`), one about another file does not.
 */
export function similarRefusal(scope: Scope, found: readonly Similar[]): HttpFailure | undefined {
  const own = found.filter((one) => isWithin(scope, one.institution_code));
  const [first] = own;
  if (found.length === 0) return undefined;
  const named = own.map(({ name, id_number, village_name }) => {
    const number = id_number === null ? '暂无身份证号' : maskIdNumber(id_number);
    return `${name}（${village_name}，${number}）`;
  });
  const others = found.length - own.length;
  const parts = [...named, ...(others > 0 ? [`其他机构的 ${others} 份档案`] : [])];
  return httpFailure(409, {
    code: 'resident.similar',
    message: `可能已经建档：${parts.join('、')}，出生日期相同。`,
    advice: '是同一人的请打开已有的档案；确为另一人（如双胞胎）的可以继续建档',
    ...(first ? { existingId: first.id } : {}),
  });
}
