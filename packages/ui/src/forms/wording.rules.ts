import { otherEyesight } from '@gongwei/domain/clinical';
import {
  unitWords,
  type FieldDefinition,
  type FormContext,
  type ReferenceRange,
  type ValueOrigin,
} from '@gongwei/domain/forms';
import type { Json } from '@gongwei/domain/shared';
import { chinaTime } from '../shared/words.ts';

/** Names behind what `user`, `institution` and `region` fields store. */
export type NameBook = { readonly [id: string]: string };

/** A value as staff would read it aloud: option words instead of codes, units, `是`/`否`. */
export function wordsOfValue(field: FieldDefinition, value: Json | undefined, names: NameBook = {}): string {
  if (value === undefined || value === null || value === '') return '未填';
  if (field.type === 'table') return Array.isArray(value) ? `${value.length} 行` : '未填';
  if (field.type === 'signature') return '已签名';
  if (field.type === 'image') return '已上传图片';
  if (Array.isArray(value)) return value.map((one) => wordOfOne(field, one as Json, names)).join('、');
  if (typeof value === 'boolean') return value ? '是' : '否';
  const words = wordOfOne(field, value, names);
  return 'unit' in field && field.unit ? `${words} ${unitWords(field.unit)}` : words;
}

const NAMED = new Set(['user', 'institution', 'region']);

/** A choice among the rows of a resource stores their ids, as fields of users and institutions do. */
function wordOfOne(field: FieldDefinition, value: Json, names: NameBook): string {
  const named = NAMED.has(field.type) || ('optionsFrom' in field && field.optionsFrom !== undefined);
  return (named ? names[String(value)] : undefined) ?? wordOfCode(field, value);
}

function wordOfCode(field: FieldDefinition, value: Json): string {
  const option = 'options' in field ? field.options?.find((candidate) => candidate.code === value) : undefined;
  if (option) return option.label;
  return field.type === 'dateTime' ? String(value).slice(0, 16).replace('T', ' ') : String(value);
}

const ORIGINS: { readonly [origin in ValueOrigin]?: string } = {
  proposed: '建议',
  carried: '沿用上次',
  concept: '同日带入',
  normal: '正常值',
  default: '默认',
};

/** Where a value came from, where that is worth a word beside it. */
export const wordsOfOrigin = (origin: ValueOrigin): string | undefined => ORIGINS[origin];

type Person = NonNullable<FormContext['resident']>;

/** The first range that applies to the person; the same choice the form makes for its marks. */
export function rangeFor(
  ranges: readonly ReferenceRange[] | undefined,
  person: Person | undefined,
): ReferenceRange | undefined {
  return ranges?.find(
    (range) =>
      (range.sex === undefined || range.sex === person?.sex) &&
      (range.minAge === undefined || (person?.age !== undefined && person.age >= range.minAge)) &&
      (range.maxAge === undefined || (person?.age !== undefined && person.age <= range.maxAge)),
  );
}

/** `90–139`, `≥5.0`, `≤5.19`. */
export function wordsOfRange(range: ReferenceRange | undefined): string | undefined {
  if (range?.low !== undefined && range.high !== undefined) return `${range.low}–${range.high}`;
  if (range?.low !== undefined) return `≥${range.low}`;
  return range?.high === undefined ? undefined : `≤${range.high}`;
}

/** `10:32:05` in China. */
export const clockWords = (instant: string): string => chinaTime(instant).slice(11);

/** Eyesight in the notation the sheet does not use: `小数 0.8` beside 4.9. `undefined` for other fields and impossible values. */
export function wordsOfEyesight(field: FieldDefinition, value: Json | undefined): string | undefined {
  if (field.type !== 'decimal' || field.eyesight === undefined || typeof value !== 'number') return undefined;
  const other = otherEyesight(value, field.eyesight);
  if (other === undefined) return undefined;
  return field.eyesight === 'decimal' ? `五分 ${other.toFixed(1)}` : `小数 ${other < 1 ? other : other.toFixed(1)}`;
}
