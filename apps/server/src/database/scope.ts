import type { Parameter } from './database.port.ts';
import { prefixRange } from '../shared/prefix-range.ts';

/**
 * Whose data a request may touch: an institution and everything below it. Codes are hierarchical by prefix.
 * Repositories are made for one scope and put its condition into every query they send.
 */
export type Scope = { readonly institutionCode: string };

/** The county an institution belongs to: the first six digits of its code (GB/T 2260). Shorter above the county. */
export const countyCodeOf = (institutionCode: string): string => institutionCode.slice(0, 6);

/** A county or more: what is asked of it needs no institution. */
export const isCountyWide = ({ institutionCode }: Scope): boolean => institutionCode.length <= 6;

export const isWithin = (scope: Scope, institutionCode: string): boolean =>
  institutionCode.startsWith(scope.institutionCode);

/** Collects parameters while a condition is put together. */
export type Parameters = { readonly values: Parameter[]; add(value: Parameter): string };

/** `given`: those a statement has already. */
export const parameters = (given: readonly Parameter[] = []): Parameters => {
  const values = [...given];
  return { values, add: (value) => `$${values.push(value)}` };
};

/** The condition every scoped query starts with. `alias` is the table's. The county comes first: keys begin with it. */
export function scopeCondition(scope: Scope, alias: string, into: Parameters): string {
  const county = countyCodeOf(scope.institutionCode);
  const own = prefixRange(scope.institutionCode);
  const inCounty =
    county.length === 6
      ? `${alias}.county_code = ${into.add(county)}`
      : `${alias}.county_code >= ${into.add(county)} and ${alias}.county_code < ${into.add(prefixRange(county).until)}`;
  return isCountyWide(scope)
    ? inCounty
    : `${inCounty} and ${alias}.institution_code >= ${into.add(own.from)} and ${alias}.institution_code < ${into.add(own.until)}`;
}
