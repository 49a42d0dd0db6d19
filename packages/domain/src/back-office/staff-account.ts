import type { PermissionLetter } from '../identity/index.ts';

/** An account of the staff, as those who look after accounts see it. */
export type StaffAccount = {
  readonly id: string;
  /** Staff number. */
  readonly code: string;
  readonly username: string;
  readonly name: string;
  readonly phone?: string;
  readonly institutionCode: string;
  readonly institutionName: string;
  /** 可用机构: where else they may work. */
  readonly alsoAt: readonly { readonly code: string; readonly name: string }[];
  readonly roles: readonly string[];
  readonly roleNames: readonly string[];
  readonly state: 'active' | 'disabled';
  readonly weChat: boolean;
  readonly hasPassword: boolean;
  /** The password was given by an administrator and not changed since. */
  readonly temporary: boolean;
  readonly lastLoginAt?: string;
  readonly version: number;
  /** Whether whoever asks may change it. */
  readonly mayChange: boolean;
};

/** A role that may be given, or not, by whoever asks. `levels`: of the institutions where it is held; none: anywhere. */
export type RoleChoice = {
  readonly code: string;
  readonly name: string;
  readonly levels: readonly string[];
  readonly mayGive: boolean;
};

/** A right somebody has, by all of their roles. */
export type HeldRight = { readonly code: string; readonly label: string; readonly letter: PermissionLetter };

/** Roles that may be held at an institution of a level, and those held already. */
export const rolesForLevel = (
  choices: readonly RoleChoice[],
  level: number | undefined,
  held: readonly string[] = [],
): readonly RoleChoice[] =>
  choices.filter(
    ({ code, levels }) =>
      held.includes(code) || level === undefined || levels.length === 0 || levels.includes(String(level)),
  );

/** Accounts that get a first password in one call: a password is hashed slowly on purpose. */
export const SLIPS_AT_ONCE = 20;
