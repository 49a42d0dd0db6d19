import { numberOf, textOf, type Value } from '../../forms/formula/value.ts';
import { toNumber } from '../../shared/exact-number.ts';
import type { Json } from '../../shared/index.ts';

/** Texts one after the other; those that are missing are left out. */
export function joinedTexts(values: readonly Value[]): Value {
  const texts = values.flatMap((value) => textOf(value) ?? []);
  return texts.length > 0 ? texts.join(' ') : undefined;
}

/** A number as it is written, never with an exponent. */
function written(value: Value): string | undefined {
  const exact = typeof value === 'string' || typeof value === 'boolean' ? undefined : numberOf(value);
  if (exact === undefined) return undefined;
  const text = String(toNumber(exact));
  return text.includes('e') ? withoutZeros(toNumber(exact).toFixed(20)) : text;
}

/** `0.000010` as `0.00001`. */
function withoutZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return digits.slice(0, digits[end - 1] === '.' ? end - 1 : end);
}

/** `40–300`, `≥40`, `≤300`. */
export function rangeText(low: Value, high: Value): string | undefined {
  const [from, to] = [written(low), written(high)];
  if (from !== undefined && to !== undefined) return `${from}–${to}`;
  if (from !== undefined) return `≥${from}`;
  return to === undefined ? undefined : `≤${to}`;
}

/** `136/84`: two numbers that are one measurement; missing where one of them is. */
export function pairText(first: Value, second: Value): string | undefined {
  const [one, other] = [written(first), written(second)];
  return one === undefined || other === undefined ? undefined : `${one}/${other}`;
}

/** `≤2.8 或 ≥6.2`: where values are critical. */
export function criticalText(low: Value, high: Value): string | undefined {
  const [below, above] = [written(low), written(high)];
  const parts = [...(below === undefined ? [] : [`≤${below}`]), ...(above === undefined ? [] : [`≥${above}`])];
  return parts.length > 0 ? parts.join(' 或 ') : undefined;
}

const SEXES: { readonly [code: string]: string } = { '1': '男 ', '2': '女 ' };
type LimitRow = { readonly [key: string]: Json };

/** Limits as they stand, those of a sex with its name, of an age with its years: `男 130–175；女 ≥18岁 115–150`. */
export function referenceText(rows: Value): string | undefined {
  if (!Array.isArray(rows)) return undefined;
  const texts = rows.flatMap((one) => {
    const text = isLimitRow(one) ? limitText(one) : '';
    return text === '' ? [] : [text];
  });
  return texts.length > 0 ? texts.join('；') : undefined;
}

const isLimitRow = (one: unknown): one is LimitRow => typeof one === 'object' && one !== null && !Array.isArray(one);

function limitText({ sex, ageMin, ageMax, low, high, text }: LimitRow): string {
  const ages = rangeText(ageMin as Value, ageMax as Value);
  const limits = typeof text === 'string' && text !== '' ? text : rangeText(low as Value, high as Value);
  if (limits === undefined) return '';
  return `${(typeof sex === 'string' && SEXES[sex]) || ''}${ages === undefined ? '' : `${ages}岁 `}${limits}`;
}
