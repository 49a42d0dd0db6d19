import { waitTurn, type Queryable } from '../database/database.port.ts';

/** Ties that went from one file to another: those of the person, and those of others to them. Each by whose it is, what it is, and to whom. */
export type MovedTies = { readonly own: readonly Tie[]; readonly ofOthers: readonly Tie[] };
type Tie = { readonly resident_id: string; readonly kind: string; readonly other_id: string };

/**
 * The family of a file that is given up finds the kept one: mother and spouse where it has none itself, and whoever has the person as mother or
 * spouse. A marriage goes from both sides or not at all. Ties as they stood before.
 */
export async function moveTies(
  inside: Queryable,
  countyCode: string,
  from: string,
  to: string,
): Promise<MovedTies | undefined> {
  await waitTurn(inside, `family:${countyCode}`);
  const own = await inside.query<Tie>(
    `update family_ties t set resident_id = $3 where county_code = $1 and resident_id = $2 and other_id <> $3
       and not exists (select 1 from family_ties k where k.county_code = $1 and k.resident_id = $3 and k.kind = t.kind)
     returning $2::text as resident_id, kind, other_id`,
    [countyCode, from, to],
  );
  const ofOthers = await inside.query<Tie>(
    `update family_ties t set other_id = $3 where county_code = $1 and other_id = $2 and resident_id <> $3
       and (kind <> 'spouse' or exists (
         select 1 from family_ties k where k.county_code = $1 and k.resident_id = $3 and k.kind = 'spouse' and k.other_id = t.resident_id))
     returning resident_id, kind, $2::text as other_id`,
    [countyCode, from, to],
  );
  return own.length + ofOthers.length > 0 ? { own, ofOthers } : undefined;
}

/** Gives them back, those of them nobody set anew since `at`, an instant. */
export async function returnTies(
  inside: Queryable,
  countyCode: string,
  kept: string,
  { own, ofOthers }: MovedTies,
  at: string,
): Promise<void> {
  await waitTurn(inside, `family:${countyCode}`);
  for (const { resident_id, kind, other_id } of own)
    await inside.query(
      `update family_ties set resident_id = $3 where county_code = $1 and resident_id = $2 and kind = $4 and other_id = $5 and set_at <= $6`,
      [countyCode, kept, resident_id, kind, other_id, at],
    );
  for (const { resident_id, kind, other_id } of ofOthers)
    await inside.query(
      `update family_ties set other_id = $3 where county_code = $1 and other_id = $2 and resident_id = $4 and kind = $5 and set_at <= $6`,
      [countyCode, kept, other_id, resident_id, kind, at],
    );
}
