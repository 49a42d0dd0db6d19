import { ASSIGNED_REGIONS } from './region-codes.data.ts';

/** Permits of residents from Taiwan, Hong Kong and Macao begin with these, identity cards of foreigners with permanent residence with a 9. */
const OF_PERMITS = /^(?:810000|820000|830000|9)/;

let assigned: ReadonlySet<string> | undefined;

const readCodes = (): ReadonlySet<string> =>
  new Set(
    Object.entries(ASSIGNED_REGIONS).flatMap(([province, cities]) =>
      cities.split(';').flatMap((city) => {
        const [prefecture, counties = ''] = city.split(' ');
        return (counties.match(/../g) ?? []).map((county) => `${province}${prefecture}${county}`);
      }),
    ),
  );

/**
 * Whether the first six digits of an identity number (GB 11643) are a region that was ever assigned. `own`: counties of the site, which a made-up one has
 * besides. A number that is in none may be mistyped: something to warn of, never to refuse.
 */
export function isAssignedRegion(idNumber: string, own: readonly string[] = []): boolean {
  const code = idNumber.slice(0, 6);
  assigned ??= readCodes();
  return assigned.has(code) || OF_PERMITS.test(code) || own.includes(code);
}
