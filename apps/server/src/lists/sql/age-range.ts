import type { AskedBy, ExpressionTree } from '@gongwei/domain/lists';
import { addYears, calendarDay, daysInMonth, partsOf, type CalendarDay } from '@gongwei/domain/shared';
import type { Parameters } from '../../database/scope.ts';

const OLDEST = 200;

/** The last birthday of who is so many years old on a day: on 28 February of a common year also 29 February, as `fullYears` counts. */
function bornUntil(today: CalendarDay, years: number): CalendarDay {
  const until = addYears(today, -years);
  const { year, month, day } = partsOf(until);
  const isLast = month === 2 && today.endsWith('-28') && daysInMonth(Number(today.slice(0, 4)), 2) === day;
  return isLast ? calendarDay(year, month, daysInMonth(year, month)) : until;
}

/** The whole number of years that `resident.age` is compared with; `undefined` if something else is. */
function comparedAge(left: ExpressionTree, right: ExpressionTree): number | undefined {
  if (left.kind !== 'name' || left.path.join('.') !== 'resident.age' || right.kind !== 'literal') return undefined;
  return typeof right.value === 'number' && Number.isInteger(right.value) ? right.value : undefined;
}

/** `resident.age >= 65` as a range of birthdays, which an index serves; `undefined` for everything else. */
export function ageRange(
  operator: string,
  left: ExpressionTree,
  right: ExpressionTree,
  birthDate: string,
  asked: AskedBy,
  into: Parameters,
): string | undefined {
  const age = comparedAge(left, right);
  if (age === undefined) return undefined;
  const bornBy = (years: number): string => `${into.add(bornUntil(asked.today, years))}::date`;
  const wanted = operator === '>' || operator === '<=' ? age + 1 : age;
  if (wanted < 1 || wanted > OLDEST) return undefined;
  if (operator === '>=' || operator === '>') return `(${birthDate} <= ${bornBy(wanted)})`;
  if (operator === '<' || operator === '<=') return `(${birthDate} > ${bornBy(wanted)})`;
  return operator === '==' ? `(${birthDate} <= ${bornBy(age)} and ${birthDate} > ${bornBy(age + 1)})` : undefined;
}
