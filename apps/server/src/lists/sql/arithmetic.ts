import { crossed, fraction, isNull, plain, type SqlValue } from './sql-value.ts';

export function added(a: SqlValue, b: SqlValue, sign: '+' | '-'): SqlValue {
  const [left, right] = crossed(a, b);
  return fraction(`((${left}) ${sign} (${right}))`, [a.over, b.over]);
}

export const multiplied = (a: SqlValue, b: SqlValue): SqlValue =>
  fraction(`((${a.sql}) * (${b.sql}))`, [a.over, b.over]);

/** Missing for a division by zero: then the denominator is null. The sign of what is divided by goes to the numerator. */
export function divided(a: SqlValue, b: SqlValue): SqlValue {
  const numerator = `((${a.sql}) * sign(${b.sql})${b.over === undefined ? '' : ` * (${b.over})`})`;
  return fraction(numerator, [a.over, `nullif(abs(${b.sql}), 0)`]);
}

/** A small whole power. */
export function raised(base: SqlValue, exponent: number): SqlValue {
  const times = Array.from({ length: Math.abs(exponent) }, () => base);
  const power = times.reduce(multiplied, plain('1::numeric'));
  return exponent < 0 ? divided(plain('1::numeric'), power) : exponent === 0 ? nullKept(base, power) : power;
}

/** `x ^ 0` is 1, but missing where x is. */
const nullKept = (base: SqlValue, value: SqlValue): SqlValue =>
  plain(`case when not (${isNull(base)}) then ${value.sql} end`);

/** Rounded half away from zero (四舍五入), from the exact fraction. */
export function rounded({ sql, over }: SqlValue, digits: number): SqlValue {
  if (over === undefined) return plain(`round((${sql})::numeric, ${digits})`);
  const scaled = `(2 * abs(${sql}) * ${10 ** digits}::numeric + (${over}))`;
  return plain(`(sign(${sql}) * div(${scaled}, 2 * (${over})) / ${10 ** digits}::numeric)::numeric(60, ${digits})`);
}

/** The greatest whole number not above the value. */
export function floored({ sql, over }: SqlValue): SqlValue {
  if (over === undefined) return plain(`floor(${sql})`);
  const quotient = `div((${sql})::numeric, ${over})`;
  return plain(`(${quotient} - case when (${sql}) < ${quotient} * (${over}) then 1 else 0 end)`);
}

/** The least or the greatest of the present ones. */
export function extreme(values: readonly SqlValue[], way: 'least' | 'greatest'): SqlValue {
  if (values.every(({ over }) => over === undefined))
    return plain(`${way}(${values.map(({ sql }) => sql).join(', ')})`);
  const better = way === 'least' ? '<' : '>';
  return values.reduce((best, next) => {
    const [left, right] = crossed(next, best);
    const takesNext = `(${isNull(best)} or (${left}) ${better} (${right}))`;
    return chosen([[takesNext, next]], best, ` and not (${isNull(next)})`);
  });
}

/** `case when … then … else … end` over fractions. */
export function chosen(
  branches: readonly (readonly [when: string, value: SqlValue])[],
  otherwise: SqlValue,
  also = '',
): SqlValue {
  const pick = (part: (value: SqlValue) => string): string =>
    `case ${branches.map(([when, value]) => `when ${when}${also} then ${part(value)}`).join(' ')} else ${part(otherwise)} end`;
  const fractions = [...branches.map(([, value]) => value), otherwise].some(({ over }) => over !== undefined);
  const sql = pick((value) => value.sql);
  return fractions ? { sql, over: pick(({ over }) => over ?? '1::numeric') } : { sql };
}

/** The mean of the present ones; missing where none is. */
export function mean(values: readonly SqlValue[]): SqlValue {
  const present = values.map((value): SqlValue => chosen([[isNull(value), plain('0::numeric')]], value));
  const total = present.reduce((sum, value) => added(sum, value, '+'));
  const count = values.map((value) => `(not (${isNull(value)}))::int`).join(' + ');
  return divided(total, plain(`(${count})::numeric`));
}
