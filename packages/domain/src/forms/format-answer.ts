import { fixedText, type Json, type JsonObject } from '../shared/index.ts';
import { isEmptyAnswer, isEmptyRow } from './answer-value.ts';
import type { FieldDefinition } from './form-definition.ts';
import { formatUnit } from './format-unit.ts';

/**
 * An answer in words for lists, histories and read-only views: labels joined by 、, numbers with their unit and decimals.
 * Empty answers are `''`. Ids of residents, users and institutions stay ids: their names are not in the form.
 *
 * @example
 * ```ts
 * formatAnswer({ key: 'weight', label: '体重', type: 'decimal', unit: 'kg', precision: 1 }, 64); // '64.0 kg'
 * ```
 */
export function formatAnswer(field: FieldDefinition, value: Json | undefined): string {
  if (value === undefined || isEmptyAnswer(value)) return '';
  const text = bareText(field, value);
  return 'unit' in field && field.unit && typeof value !== 'boolean' ? `${text} ${formatUnit(field.unit)}` : text;
}

/** The same for a box on the official sheet, where unit and label are printed already: decimals as the sheet wants them. */
export function formatForPaper(field: FieldDefinition, value: Json | undefined): string {
  return value === undefined || isEmptyAnswer(value) ? '' : bareText(field, value);
}

function bareText(field: FieldDefinition, value: Json): string {
  if (field.type === 'table')
    return Array.isArray(value)
      ? value
          .filter((row: Json) => !isEmptyRow(row))
          .map((row: Json) => rowText(field.columns, row))
          .join('；')
      : '';
  if (field.type === 'signature') return '已签名';
  if (field.type === 'image') return Array.isArray(value) && value.length > 1 ? `${value.length} 张图片` : '图片';
  if (Array.isArray(value)) return value.map((part: Json) => labelOf(field, part)).join('、');
  return labelOf(field, value);
}

function labelOf(field: FieldDefinition, value: Json): string {
  if (typeof value === 'boolean') return value ? '是' : '否';
  const code = String(value);
  const label = 'options' in field ? field.options?.find((option) => option.code === code)?.label : undefined;
  if (label !== undefined) return label;
  if (typeof value === 'number') {
    const digits = digitsOf(field, value);
    return digits === undefined ? code : fixedText(value, digits);
  }
  if (typeof value === 'string') return field.type === 'dateTime' ? value.slice(0, 16).replace('T', ' ') : value;
  return typeof value === 'object' && value !== null ? objectText(value as JsonObject) : code;
}

/** Eye charts have 1.0 and 0.12: one decimal, two where there are. */
function digitsOf(field: FieldDefinition, value: number): number | undefined {
  if ('eyesight' in field && field.eyesight !== undefined) return Number.isInteger(value * 10) ? 1 : 2;
  return 'precision' in field ? field.precision : undefined;
}

/** Regions and the like carry their words with them. */
const objectText = (value: JsonObject): string => {
  const words = value['label'] ?? value['text'] ?? value['name'];
  return typeof words === 'string' ? words : JSON.stringify(value);
};

function rowText(columns: readonly FieldDefinition[], row: Json): string {
  const cells = row as JsonObject;
  return columns
    .flatMap((column) => {
      const text = Object.hasOwn(cells, column.key) ? formatAnswer(column, cells[column.key]) : '';
      return text === '' ? [] : [`${column.label} ${text}`];
    })
    .join('，');
}
