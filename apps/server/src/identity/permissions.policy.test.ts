import { expect, it } from 'vitest';
import { allows, permissionsOf } from './permissions.policy.ts';
import { BUILTIN_ROLES, type RoleBook, type RoleEntry } from './role-book.ts';
import { mostForTokens, strongestRights, tokenRights } from './token-rights.policy.ts';

const doctor = BUILTIN_ROLES.get('DOC') as RoleEntry;
const book: RoleBook = new Map([
  ['looks', { ...doctor, code: 'looks', letters: { bggl: 'V', gwjkdngl: 'M' } }],
  ['edits', { ...doctor, code: 'edits', letters: { bggl: 'E' } }],
  ['manages', { ...doctor, code: 'manages', letters: { bggl: 'M', unheard: 'M' } }],
  ['closed', { ...doctor, code: 'closed', letters: { bggl: 'M', cjyb: 'M' }, disabled: true }],
]);

it.each([
  [[], []],
  [['nobody knows it'], []],
  [['closed'], []],
  [['edits'], [{ code: 'bggl', letter: 'E' }]],
  [
    ['looks', 'edits', 'closed'],
    [
      { code: 'gwjkdngl', letter: 'M' },
      { code: 'bggl', letter: 'E' },
    ],
  ],
  [
    ['manages', 'looks'],
    [
      { code: 'gwjkdngl', letter: 'M' },
      { code: 'bggl', letter: 'M' },
    ],
  ],
] as const)('the roles %j give the strongest letter of each that is in force: %j', (roles, permissions) => {
  expect(permissionsOf(roles, book)).toEqual(permissions);
});

it('allows with one of the codes and at least the letter', () => {
  const held = [
    { code: 'bggl', letter: 'E' },
    { code: 'cjyb', letter: 'V' },
  ] as const;
  expect(allows(held, ['bggl'], 'V')).toBe(true);
  expect(allows(held, ['bggl'], 'E')).toBe(true);
  expect(allows(held, ['bggl'], 'M')).toBe(false);
  expect(allows(held, ['cjyb'], 'E')).toBe(false);
  expect(allows(held, ['cjyb', 'bggl'], 'E')).toBe(true);
  expect([allows(held, ['ht-jgyh'], 'V'), allows(held, [], 'V'), allows([], ['bggl'], 'V')]).toEqual([
    false,
    false,
    false,
  ]);
});

it('gives a token of each code the weakest of what it was given, its account holds and programs may have', () => {
  const held = [
    { code: 'bggl', letter: 'E' },
    { code: 'cjyb', letter: 'M' },
    { code: 'ht-jgyh', letter: 'M' },
    { code: 'tjscgl', letter: 'V' },
    { code: 'gwyfrh', letter: 'M' },
  ] as const;
  expect(tokenRights({ bggl: 'M', cjyb: 'V', 'ht-jgyh': 'M', tjscgl: 'V', gwjkdngl: 'M' }, held)).toEqual([
    { code: 'bggl', letter: 'E' },
    { code: 'cjyb', letter: 'V' },
    { code: 'ht-jgyh', letter: 'V' },
    { code: 'tjscgl', letter: 'V' },
  ]);
  // Nothing that every object has is a letter.
  expect(tokenRights({}, [{ code: 'constructor', letter: 'M' }])).toEqual([]);
  expect([mostForTokens('ht-cdgl'), mostForTokens('gwjkdngl'), mostForTokens('x-ht-')]).toEqual(['V', 'M', 'M']);
  expect(strongestRights(held)).toEqual(held.map((one) => (one.code === 'ht-jgyh' ? { ...one, letter: 'V' } : one)));
});
