import { isJsonObject, type Json } from '../shared/index.ts';
import type { FieldDefinition } from './form-definition.ts';
import { roundHalfUp } from '../shared/exact-number.ts';
import { dayOf, jsonOf, numberOf, textOf, type Value } from './formula/value.ts';

/** Not answered: absent, blank text, nothing chosen, or a table whose rows are all empty. */
export function isEmptyAnswer(value: Json | undefined): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.every(isEmptyRow);
}

/** A row of a table in which nothing was entered. */
export const isEmptyRow = (row: Json): boolean =>
  isJsonObject(row) && Object.values(row).every((cell) => isEmptyAnswer(cell));

/** Same JSON value; the order of properties does not matter. */
export function sameJson(left: Json | undefined, right: Json | undefined): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) || Array.isArray(right)) {
    return (
      Array.isArray(left) &&
      Array.isArray(right) &&
      left.length === right.length &&
      left.every((item: Json, index) => sameJson(item, right[index]))
    );
  }
  const [a, b] = [left as { readonly [key: string]: Json }, right as { readonly [key: string]: Json }];
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  );
}

/** A formula's result as the field stores it: rounded half up to the field's precision, codes as text, days as days. */
export function storedValue(field: FieldDefinition, value: Value): Json | undefined {
  if (value === undefined) return undefined;
  switch (field.type) {
    case 'integer':
    case 'decimal':
      return rounded(value, field.type === 'integer' ? 0 : field.precision);
    case 'computed':
      if (field.options || field.dictionary !== undefined) return textOf(value);
      return field.precision === undefined || typeof value === 'string'
        ? jsonOf(value)
        : rounded(value, field.precision);
    case 'single':
    case 'text':
    case 'longText':
      return textOf(value);
    case 'multi': {
      const codes = Array.isArray(value) ? (value as readonly Value[]) : [value];
      return codes.map(textOf).filter((code) => code !== undefined);
    }
    case 'date':
      return dayOf(value);
    default:
      return jsonOf(value);
  }
}

function rounded(value: Value, precision: number | undefined): Json | undefined {
  const number = numberOf(value);
  if (number === undefined) return typeof value === 'string' ? value : undefined;
  const result = precision === undefined ? jsonOf(number) : roundHalfUp(number, precision);
  return typeof result === 'number' && Number.isFinite(result) ? result : undefined;
}
