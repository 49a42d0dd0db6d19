import type { Queryable } from '../database/database.port.ts';
import type { Staff } from './users.repository.ts';

/** Institutions an account may work for: its own first. Each stands for everything below it, too. */
export const placesOf = ({ home, alsoAt }: Pick<Staff, 'home' | 'alsoAt'>): readonly string[] => [home, ...alsoAt];

/** Which of them holds an institution; the own one before others. */
const placeAbove = (staff: Pick<Staff, 'home' | 'alsoAt'>, institution: string): string | undefined =>
  placesOf(staff).find((place) => institution.startsWith(place));

/** Whether an account may work for an institution. */
export const mayWorkFor = (staff: Pick<Staff, 'home' | 'alsoAt'>, institution: string): boolean =>
  placeAbove(staff, institution) !== undefined;

/**
 * Somebody who works for an institution now: everything they ask is asked from that of their institutions which holds it. As they were where none
 * does; who then asks for it is refused.
 */
export function staffAt(staff: Staff, institution: string | undefined): Staff {
  const place = institution === undefined ? undefined : placeAbove(staff, institution);
  return place === undefined || place === staff.institutionCode ? staff : { ...staff, institutionCode: place };
}

/** Whether an account of a table's alias works for an institution or below it, as SQL; bounds of the codes as SQL. */
export const worksWithin = (alias: string, from: string, until: string): string =>
  `(${alias}.institution_code >= ${from} and ${alias}.institution_code < ${until}
    or exists (select 1 from user_institutions ui where ui.user_id = ${alias}.id and ui.institution_code >= ${from} and ui.institution_code < ${until}))`;

/** Other institutions of an account, these and no others. */
export async function keepPlaces(inside: Queryable, userId: string, places: readonly string[]): Promise<void> {
  await inside.query('delete from user_institutions where user_id = $1', [userId]);
  await inside.query('insert into user_institutions (user_id, institution_code) select $1, unnest($2::text[])', [
    userId,
    [...places],
  ]);
}
