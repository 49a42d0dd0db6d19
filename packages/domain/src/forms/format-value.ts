import type { Json } from '../shared/index.ts';
import type { FieldDefinition, ReferenceRange } from './form-definition.ts';
import { formatUnit } from './format-unit.ts';

/** Names behind what `user`, `resident`, `institution` and `region` fields store. */
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
  return 'unit' in field && field.unit ? `${words} ${formatUnit(field.unit)}` : words;
}

const NAMED = new Set(['user', 'institution', 'region', 'resident']);

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

/** `90–139`, `≥5.0`, `≤5.19`. */
export function wordsOfRange(range: ReferenceRange | undefined): string | undefined {
  if (range?.low !== undefined && range.high !== undefined) return `${range.low}–${range.high}`;
  if (range?.low !== undefined) return `≥${range.low}`;
  return range?.high === undefined ? undefined : `≤${range.high}`;
}
