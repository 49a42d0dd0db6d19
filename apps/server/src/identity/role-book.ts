import type { PermissionLetter } from '@gongwei/domain/identity';
import { PERMISSION_MATRIX, ROLES, type Role } from './permission-matrix.data.ts';

/** Letters by permission code; a code that is not named is not held. */
export type Letters = { readonly [code: string]: PermissionLetter };
/** The same, where `-` takes away what the built-in role holds. */
export type LetterChanges = { readonly [code: string]: PermissionLetter | '-' };

/** A role of a county as it is in force. */
export type RoleEntry = {
  readonly code: string;
  readonly name: string;
  /** The built-in role it works like: whose rank it has, and whether its holders are doctors. */
  readonly base: Role;
  readonly builtin: boolean;
  readonly letters: Letters;
  /** Levels of the institutions where it may be held, `1` to `5`; none: anywhere. */
  readonly levels: readonly string[];
  /** Gives nobody anything while it is. */
  readonly disabled: boolean;
  /** 0: as it came. */
  readonly version: number;
  readonly remark: string;
};

/** The roles of a county by code. */
export type RoleBook = ReadonlyMap<string, RoleEntry>;

/** What a county keeps of a role. */
export type KeptRole = {
  readonly code: string;
  readonly name: string;
  readonly base: string;
  readonly builtin: boolean;
  readonly levels: readonly string[];
  readonly letters: LetterChanges;
  readonly remark: string;
  readonly disabled: boolean;
  readonly version: number;
};

/** Where administrators may sit; other built-in roles may be held anywhere. */
const LEVELS: { readonly [RoleCode in Role]?: readonly string[] } = {
  SYS: ['1', '2', '3'],
  PRV: ['1'],
  CTY: ['2'],
  CNT: ['3'],
  CN2: ['3'],
  TWN: ['4'],
};

export const isRole = (text: string): text is Role => Object.hasOwn(ROLES, text);

/** What a built-in role holds where nobody changed it. */
export const lettersAsDelivered = (role: Role): Letters =>
  Object.fromEntries(
    Object.entries(PERMISSION_MATRIX).flatMap(([code, { letters }]) => (letters[role] ? [[code, letters[role]]] : [])),
  );

/** The 17 built-in roles, as every county begins with them. */
export const BUILTIN_ROLES: RoleBook = new Map(
  (Object.keys(ROLES) as Role[]).map((code): [string, RoleEntry] => [
    code,
    {
      code,
      name: ROLES[code],
      base: code,
      builtin: true,
      letters: lettersAsDelivered(code),
      levels: LEVELS[code] ?? [],
      disabled: false,
      version: 0,
      remark: '',
    },
  ]),
);

/** The letters that hold once some are changed. */
export function changedLetters(letters: Letters, changes: LetterChanges): Letters {
  const all = Object.entries({ ...letters, ...changes });
  return Object.fromEntries(all.filter((one): one is [string, PermissionLetter] => one[1] !== '-'));
}

/** What has to be kept of a built-in role so that it holds these letters. */
export function departuresOf(base: Role, letters: Letters): LetterChanges {
  const delivered = lettersAsDelivered(base);
  const codes = Object.keys(PERMISSION_MATRIX).filter((code) => delivered[code] !== letters[code]);
  return Object.fromEntries(codes.map((code) => [code, letters[code] ?? '-']));
}

/** Built-in roles and what a county keeps besides. */
export function roleBookOf(kept: readonly KeptRole[]): RoleBook {
  if (kept.length === 0) return BUILTIN_ROLES;
  const book = new Map(BUILTIN_ROLES);
  for (const { builtin, letters, base, ...role } of kept) {
    if (!isRole(base)) continue;
    const delivered = builtin ? BUILTIN_ROLES.get(base) : undefined;
    book.set(role.code, {
      ...role,
      ...(delivered && { name: delivered.name, levels: delivered.levels }),
      base,
      builtin,
      letters: changedLetters(delivered?.letters ?? {}, letters),
    });
  }
  return book;
}
