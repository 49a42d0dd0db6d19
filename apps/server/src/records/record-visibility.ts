import { inheritedForms } from '@gongwei/domain/register';
import { countyCodeOf, scopeCondition, type Parameters, type Scope } from '../database/scope.ts';
import type { Staff } from '../identity/users.repository.ts';

/** Who reads: without one only what lies in the files of the scope's residents. */
export type Reader = Pick<Staff, 'id' | 'institutionCode'>;

/** The institutions above one, by their codes. */
const above = (code: string): readonly string[] =>
  Array.from({ length: code.length - 1 }, (_, at) => code.slice(0, at + 1));

/**
 * Which records somebody may see: those of the scope; of the institutions above it the entries of registers that are
 * handed down; and of the users' own only theirs. `alias` is the table's.
 */
export function recordVisibility(scope: Scope, reader: Reader | undefined, alias: string, into: Parameters): string {
  const inScope = scopeCondition(scope, alias, into);
  if (!reader) return `(${inScope} and ${alias}.subject_kind = 'resident')`;
  const mine = `(${inScope} and ${alias}.subject_kind <> 'user')`;
  const own = `(${alias}.county_code = ${into.add(countyCodeOf(reader.institutionCode))} and ${alias}.subject_kind = 'user' and ${alias}.subject_id = ${into.add(reader.id)})`;
  const ancestors = above(scope.institutionCode);
  const counties = [...new Set(ancestors.map(countyCodeOf))];
  const handedDown = `(${alias}.county_code = any(${into.add(counties)}) and ${alias}.institution_code = any(${into.add(ancestors)}) and ${alias}.form_id = any(${into.add(inheritedForms)}))`;
  return `(${mine} or ${own} or ${handedDown})`;
}
