import type { Permission } from '@gongwei/domain/identity';
import { STRENGTH } from '../identity/permissions.policy.ts';
import type { Role } from '../identity/permission-matrix.data.ts';
import type { RoleBook, RoleEntry } from '../identity/role-book.ts';

/**
 * Administrators from the top down (reference rules/modules.md section 3: level, then grade); everybody else has none to look after.
 * The first six are administrators of institutions of one level.
 */
const RANKS: readonly Role[] = ['SYS', 'PRV', 'CTY', 'CNT', 'CN2', 'TWN'];
const rankOf = (role: Role): number => {
  const at = RANKS.indexOf(role);
  return at < 0 ? RANKS.length : at;
};

const PLACES: { readonly [level: string]: string } = { 1: '省级', 2: '市级', 3: '县级', 4: '乡镇级', 5: '村级' };

/** Who gives a role or changes one. */
export type Giver = { readonly bases: readonly Role[]; readonly permissions: readonly Permission[] };

/**
 * Whether somebody may give a role, and so look after who holds it: none above their own, and no right of administration (`ht-`) that
 * they do not hold themselves. Letters of clinical work are duties and no power: who looks after the staff of a clinic hands out the
 * laboratory without working there (docs/adr/0014-who-may-give-which-role.md). What a disabled role would give counts: it can be enabled.
 */
export function mayGive({ bases, permissions }: Giver, role: Pick<RoleEntry, 'base' | 'letters'> | undefined): boolean {
  if (!role || bases.length === 0) return false;
  if (rankOf(role.base) < Math.min(...bases.map(rankOf))) return false;
  const held = new Map(permissions.map(({ code, letter }) => [code, letter]));
  return Object.entries(role.letters).every(([code, asked]) => {
    const mine = held.get(code);
    return !code.startsWith('ht-') || (mine !== undefined && STRENGTH[mine] >= STRENGTH[asked]);
  });
}

/** Whether somebody may change the account of somebody else: only where they could have given all of its roles. */
export const mayManage = (by: Giver, theirs: readonly string[], book: RoleBook): boolean =>
  theirs.every((role) => mayGive(by, book.get(role)));

/** What keeps a role from being held at an institution of a level, as a sentence. */
export function placeProblem({ name, levels }: Pick<RoleEntry, 'name' | 'levels'>, level: number): string | undefined {
  if (levels.length === 0 || levels.includes(String(level))) return undefined;
  return `“${name}”只能设在${levels.map((one) => PLACES[one]).join('、')}机构`;
}

/** Roles whose holder keeps the users of the institution without anybody above: the last of them must stay. */
export const keepersIn = (book: RoleBook): readonly string[] =>
  [...book.values()].filter(({ letters, disabled }) => letters['ht-jgyh'] === 'M' && !disabled).map(({ code }) => code);
