import type { AskedBy, ExpressionTree } from '@gongwei/domain/lists';
import { addYears } from '@gongwei/domain/shared';
import type { Parameters } from '../../database/scope.ts';

const OLDEST = 200;

/**
 * `resident.age >= 65` as a range of birthdays, which an index serves; `undefined` for everything else. Somebody is k years old who was born
 * k years ago or earlier; 29 February counts on 1 March, as `fullYears` counts.
 */
export function ageRange(
  operator: string,
  left: ExpressionTree,
  right: ExpressionTree,
  birthDate: string,
  asked: AskedBy,
  into: Parameters,
): string | undefined {
  if (left.kind !== 'name' || left.path.join('.') !== 'resident.age') return undefined;
  if (right.kind !== 'literal' || typeof right.value !== 'number' || !Number.isInteger(right.value)) return undefined;
  const age = right.value;
  const bornBy = (years: number): string => `${into.add(addYears(asked.today, -years))}::date`;
  const wanted = operator === '>' || operator === '<=' ? age + 1 : age;
  if (wanted < 1 || wanted > OLDEST) return undefined;
  if (operator === '>=' || operator === '>') return `(${birthDate} <= ${bornBy(wanted)})`;
  if (operator === '<' || operator === '<=') return `(${birthDate} > ${bornBy(wanted)})`;
  return operator === '==' ? `(${birthDate} <= ${bornBy(age)} and ${birthDate} > ${bornBy(age + 1)})` : undefined;
}
