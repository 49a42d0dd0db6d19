import { permissionsOf } from '../identity/permissions.policy.ts';
import type { RoleBook, RoleEntry } from '../identity/role-book.ts';
import type { Holder } from './roles.repository.ts';

/** What a change of a role does to people. Counts are of accounts in use. */
export type RoleEffect = {
  readonly holders: number;
  /** Whose rights become others. */
  readonly changed: number;
  /** Who keep theirs, because another role of theirs gives them. */
  readonly unchanged: number;
  /** Who would have no rights left at all: at most twenty of them, by name. */
  readonly blind: readonly { readonly name: string; readonly institution: string }[];
};

const MOST_NAMES = 20;

export function effectOn(holders: readonly Holder[], book: RoleBook, after: RoleEntry): RoleEffect {
  const then = new Map(book).set(after.code, after);
  const active = holders.filter(({ active: inUse }) => inUse);
  const rights = (roles: readonly string[], of: RoleBook): string =>
    permissionsOf(roles, of)
      .map(({ code, letter }) => `${code}:${letter}`)
      .join();
  const changed = active.filter(({ roles }) => rights(roles, book) !== rights(roles, then));
  const blind = changed.filter(({ roles }) => rights(roles, then) === '');
  return {
    holders: active.length,
    changed: changed.length,
    unchanged: active.length - changed.length,
    blind: blind.slice(0, MOST_NAMES).map(({ name, institution }) => ({ name, institution })),
  };
}
