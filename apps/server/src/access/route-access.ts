import type { PermissionLetter } from '@gongwei/domain/identity';

/** Who may ask a route. The guard reads it before anything of the request is looked at; a route without one keeps the server from starting. */
export type RouteAccess =
  /** No session needed. `behind`: the setting that has to switch the route on. */
  | { readonly to: 'anybody'; readonly behind?: string }
  /** Whoever is logged in. `asks`: what the handler asks for besides, because it depends on what is asked for. */
  | { readonly to: 'staff'; readonly asks?: string }
  /** Whoever holds one of the codes with at least the letter. */
  | { readonly to: 'holders'; readonly codes: readonly string[]; readonly letter: PermissionLetter };

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

export const staffOnly = (asks?: string): RouteAccess => ({ to: 'staff', ...(asks === undefined ? {} : { asks }) });

export const holdersOf = (codes: readonly string[], letter: PermissionLetter): RouteAccess => ({
  to: 'holders',
  codes,
  letter,
});

/** One line of words for the table of docs/access.md. */
export function accessInWords(access: RouteAccess): string {
  if (access.to === 'anybody') return access.behind === undefined ? 'anybody' : `anybody, behind ${access.behind}`;
  if (access.to === 'staff') return access.asks === undefined ? 'any session' : `any session; ${access.asks}`;
  return `${access.letter} of ${access.codes.join(' or ')}`;
}
