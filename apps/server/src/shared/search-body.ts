/** The specification's clients put these into every body; no search is about them. */
type Common = { readonly time?: unknown; readonly ip?: unknown };

/**
 * What is searched for, of the body of a search. Searches are posted: what somebody types (names, numbers) must not stand in an address,
 * which proxies log and browsers remember.
 */
export function searchOf<Query extends object>(body: Query & Common): Query {
  const { time: _time, ip: _ip, ...query } = body;
  return query as unknown as Query;
}
