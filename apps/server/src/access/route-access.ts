import type { PermissionLetter } from '@gongwei/domain/identity';

/** Who may ask a route. The guard reads it before anything of the request is looked at; a route without one keeps the server from starting. */
export type RouteAccess =
  /** No session needed. `behind`: the setting that has to switch the route on. */
  | { readonly to: 'anybody'; readonly behind?: string }
  /** Whoever is logged in. `asks`: what the handler asks for besides, because it depends on what is asked for. `tokens`: a program, too. */
  | { readonly to: 'staff'; readonly asks?: string; readonly tokens?: true }
  /** Whoever holds one of the codes with at least the letter. `peopleOnly`: no program, whatever its token holds. */
  | {
      readonly to: 'holders';
      readonly codes: readonly string[];
      readonly letter: PermissionLetter;
      readonly peopleOnly?: true;
    };

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly access?: RouteAccess;
    /** Answered also to who must change a temporary password first. */
    readonly beforeChange?: boolean;
    /** Fetched by the browser itself (a link), which sends the token's cookie and no header. Only for reading. */
    readonly download?: boolean;
  }
}

export const anybody = (behind?: string): RouteAccess => ({
  to: 'anybody',
  ...(behind === undefined ? {} : { behind }),
});

type OfStaff = Extract<RouteAccess, { to: 'staff' }>;
type OfHolders = Extract<RouteAccess, { to: 'holders' }>;

export const staffOnly = (asks?: string): OfStaff => ({ to: 'staff', ...(asks === undefined ? {} : { asks }) });

export const holdersOf = (codes: readonly string[], letter: PermissionLetter): OfHolders => ({
  to: 'holders',
  codes,
  letter,
});

/** A token opens it, too: what it answers asks for letters by itself, or is no secret among staff. */
export const tokensToo = (access: OfStaff): RouteAccess => ({ ...access, tokens: true });

/** No token opens it: passwords, and numbers that are shown whole to somebody. */
export const peopleOnly = (access: OfHolders): RouteAccess => ({ ...access, peopleOnly: true });

/** Whether a program may ask at all; its letters are looked at besides. Closed, where a route without letters says nothing. */
export const letsTokensIn = (access: RouteAccess): boolean =>
  access.to === 'anybody' || (access.to === 'staff' ? access.tokens === true : access.peopleOnly !== true);

/** One line of words for the table of docs/access.md. */
export function formatAccess(access: RouteAccess): string {
  if (access.to === 'anybody') return access.behind === undefined ? 'anybody' : `anybody, behind ${access.behind}`;
  if (access.to === 'holders')
    return `${access.letter} of ${access.codes.join(' or ')}${access.peopleOnly ? '; no token' : ''}`;
  const who = access.tokens ? 'any session or token' : 'any session';
  return access.asks === undefined ? who : `${who}; ${access.asks}`;
}
