import type { Permission, PermissionLetter } from '@gongwei/domain/identity';
import { STRENGTH } from './permissions.policy.ts';

/** Letters by permission code, as a token was given them. */
export type TokenLetters = { readonly [code: string]: PermissionLetter };

/**
 * The strongest letter a token may have of a code. The back office (accounts, roles, settings) is only read by programs: one that could
 * change it could give itself, or whoever holds it, everything else.
 */
export const mostForTokens = (code: string): PermissionLetter => (code.startsWith('ht-') ? 'V' : 'M');

/** What a token may do now: of each code the weakest of what it was given, what its account holds, and what programs may have at all. */
export const tokenRights = (letters: TokenLetters, held: readonly Permission[]): readonly Permission[] =>
  held.flatMap(({ code, letter }) => {
    const given = Object.hasOwn(letters, code) ? letters[code] : undefined;
    if (given === undefined) return [];
    const [weakest = letter] = [given, letter, mostForTokens(code)].toSorted((a, b) => STRENGTH[a] - STRENGTH[b]);
    return [{ code, letter: weakest }];
  });

/** The most an account can give a token of its own. */
export const strongestRights = (held: readonly Permission[]): readonly Permission[] =>
  tokenRights(Object.fromEntries(held.map(({ code, letter }) => [code, letter])), held);
