import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PERMISSION_MATRIX, ROLES, type Role } from '../identity/permission-matrix.data.ts';
import { permissionsOf, STRENGTH } from '../identity/permissions.policy.ts';
import { BUILTIN_ROLES, departuresOf, roleBookOf, type KeptRole, type RoleBook } from '../identity/role-book.ts';
import { keepersIn, mayGive, mayManage, placeProblem, type Giver } from './role-giving.policy.ts';

const ALL = Object.keys(ROLES) as Role[];
const giver = (roles: readonly string[], book: RoleBook = BUILTIN_ROLES): Giver => ({
  bases: roles.flatMap((role) => (book.get(role)?.disabled === false ? [book.get(role)!.base] : [])),
  permissions: permissionsOf(roles, book),
});
const gives = (own: readonly string[], role: string, book: RoleBook = BUILTIN_ROLES) =>
  mayGive(giver(own, book), book.get(role));
const administration = (of: readonly string[], book: RoleBook) =>
  new Map(
    permissionsOf(of, book).flatMap(({ code, letter }) => (code.startsWith('ht-') ? [[code, STRENGTH[letter]]] : [])),
  );

const letter = fc.constantFrom('V', 'E', 'M', '-' as const);
const kept = (code: string, base: Role, builtin: boolean) =>
  fc.record({
    code: fc.constant(code),
    name: fc.constant(code),
    base: fc.constant(base),
    builtin: fc.constant(builtin),
    levels: fc.constant([]),
    letters: fc.dictionary(fc.constantFrom(...Object.keys(PERMISSION_MATRIX)), letter),
    remark: fc.constant(''),
    disabled: fc.boolean(),
    version: fc.constant(1),
  }) satisfies fc.Arbitrary<KeptRole>;
/** A county that changed one built-in role and made one of its own. */
const books = fc
  .tuple(fc.constantFrom(...ALL), fc.constantFrom(...ALL))
  .chain(([one, base]) => fc.tuple(kept(one, one, true), kept('OWN', base, false)))
  .map(roleBookOf);
const roles = fc.uniqueArray(fc.constantFrom(...ALL, 'OWN'), { minLength: 1, maxLength: 4 });

describe('who may give which role', () => {
  it('never gives a right of administration that who gives it does not hold', () => {
    fc.assert(
      fc.property(books, roles, fc.constantFrom(...ALL, 'OWN'), (book, own, role) => {
        if (!gives(own, role, book)) return;
        const held = administration(own, book);
        for (const [code, strength] of administration([role], book))
          expect(held.get(code) ?? 0).toBeGreaterThanOrEqual(strength);
      }),
    );
  });
  it('gives nobody, by any number of gifts, what the first could not have given', () => {
    fc.assert(
      fc.property(books, roles, fc.array(fc.constantFrom(...ALL, 'OWN'), { maxLength: 6 }), (book, first, chain) => {
        let own: readonly string[] = first;
        for (const role of chain) {
          if (!gives(own, role, book)) continue;
          expect(gives(first, role, book)).toBe(true);
          own = [role];
        }
      }),
    );
  });
  it.each([
    ['SYS', ALL],
    ['CNT', ALL.filter((role) => !['SYS', 'PRV', 'CTY'].includes(role))],
    ['CN2', ALL.filter((role) => !['SYS', 'PRV', 'CTY', 'CNT'].includes(role))],
    ['TWN', ALL.filter((role) => !['SYS', 'PRV', 'CTY', 'CNT', 'CN2'].includes(role))],
  ] as const)('%s', (own, given) => expect(ALL.filter((role) => gives([own], role))).toEqual(given));
  it('knows no role that is none', () => {
    expect(gives(['SYS'], 'toString')).toBe(false);
    expect(gives([], 'VIL')).toBe(false);
  });
});

it('lets nobody change the account of who holds more', () => {
  expect(mayManage(giver(['CN2']), ['SYS'], BUILTIN_ROLES)).toBe(false);
  expect(mayManage(giver(['CN2']), ['DOC', 'CNT'], BUILTIN_ROLES)).toBe(false);
  expect(mayManage(giver(['TWN']), ['DOC', 'LAB'], BUILTIN_ROLES)).toBe(true);
});

it('puts administrators where they belong', () => {
  const [town, doctor] = [BUILTIN_ROLES.get('TWN')!, BUILTIN_ROLES.get('DOC')!];
  expect(placeProblem(town, 5)).toBe('“乡镇卫生院管理员”只能设在乡镇级机构');
  expect(placeProblem(town, 4)).toBeUndefined();
  expect(placeProblem(doctor, 5)).toBeUndefined();
  expect(keepersIn(BUILTIN_ROLES)).toEqual(['SYS', 'CNT']);
});

it('keeps of a built-in role what departs, and makes the same letters of it again', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ALL), fc.constantFrom(...ALL), (base, like) => {
      const letters = BUILTIN_ROLES.get(like)!.letters;
      const changed = departuresOf(base, letters);
      if (base === like) expect(changed).toEqual({});
      const row = { code: base, name: '', base, builtin: true, levels: [], remark: '', disabled: false, version: 1 };
      expect(roleBookOf([{ ...row, letters: changed }]).get(base)?.letters).toEqual(letters);
    }),
  );
});
