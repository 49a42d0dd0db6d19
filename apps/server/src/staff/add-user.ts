import type { Queryable } from '../database/database.port.ts';
import { uuidV7, type RandomSource } from '../shared/random-source.ts';
import type { ServerClock } from '../shared/server-clock.ts';
import { writeUser } from './change-staff.ts';
import { asRoles } from './staff-input.rules.ts';
import { nextStaffCode } from './staff.repository.ts';

export type AddedUser = {
  readonly username: string;
  readonly name: string;
  readonly phone: string | null;
  readonly institutionCode: string;
  readonly roles: readonly string[];
  /** Without one nobody can log in before a password is given. */
  readonly hash?: string;
  /** Until when the password is good, where somebody else gave it. */
  readonly temporaryUntil?: Date;
};

/** Writes a new account with its roles and gives its identifier. Call `staffTurn` first. @throws 409 `staff.taken`. */
export async function addUser(
  inside: Queryable,
  { clock, random }: { readonly clock: ServerClock; readonly random: RandomSource },
  user: AddedUser,
): Promise<string> {
  const id = uuidV7(clock.now(), random);
  const code = await nextStaffCode(inside, user.institutionCode);
  await writeUser(() =>
    inside.query(
      `insert into users (id, username, code, name, phone, institution_code, password_hash, must_change_password, password_expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        id,
        user.username,
        code,
        user.name,
        user.phone,
        user.institutionCode,
        user.hash ?? null,
        user.temporaryUntil !== undefined,
        user.temporaryUntil?.toISOString() ?? null,
      ],
    ),
  );
  await giveRoles(inside, id, user.roles);
  return id;
}

/** These roles and no others. */
export async function giveRoles(inside: Queryable, id: string, roles: readonly string[]): Promise<void> {
  await inside.query('delete from user_roles where user_id = $1', [id]);
  await inside.query('insert into user_roles (user_id, role) select $1, unnest($2::text[])', [id, asRoles(roles)]);
}
