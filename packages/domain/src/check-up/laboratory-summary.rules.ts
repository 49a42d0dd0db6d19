import { clinicalSex, codeOf, numberOf } from '../clinical/index.ts';
import {
  referenceRangeFor,
  type DictionaryLibrary,
  type FieldDefinition,
  type FormDefinition,
  type RuleLibrary,
} from '../forms/index.ts';
import type { JsonObject } from '../shared/index.ts';

type Person = Parameters<typeof referenceRangeFor>[1];

/**
 * The rule behind 异常提示 of a laboratory sheet: every result outside its reference range and every abnormal code, in form order,
 * e.g. `血红蛋白（HGB）112 g/L↓；尿蛋白（PRO）+`. `summary` is missing while there is nothing to say.
 */
export function laboratorySummaryOf(
  definition: FormDefinition,
  dictionaries: DictionaryLibrary = {},
): RuleLibrary[string] {
  const fields = definition.sections.flatMap((section) => section.fields);
  return (input) => {
    const person: Person = { sex: clinicalSex(input['sex']), age: numberOf(input['age']) };
    const found = fields
      .map((field) => abnormalText(field, input, person, dictionaries))
      .filter((text) => text !== undefined);
    return found.length > 0 ? { summary: found.join('；') } : {};
  };
}

function abnormalText(
  field: FieldDefinition,
  input: JsonObject,
  person: Person,
  dictionaries: DictionaryLibrary,
): string | undefined {
  if (field.type === 'single') {
    const code = codeOf(input[field.key]);
    if (code === undefined || !field.abnormal?.includes(code)) return undefined;
    const options = field.options ?? dictionaries[field.dictionary ?? ''] ?? [];
    return `${field.label}${options.find((option) => option.code === code)?.label ?? code}`;
  }
  if (field.type !== 'integer' && field.type !== 'decimal' && field.type !== 'computed') return undefined;
  const value = numberOf(input[field.key]);
  const range = field.normal && referenceRangeFor(field.normal, person);
  if (value === undefined || !range) return undefined;
  const arrow =
    range.high !== undefined && value > range.high
      ? '↑'
      : range.low !== undefined && value < range.low
        ? '↓'
        : undefined;
  return arrow && `${field.label}${value}${field.unit ? ` ${field.unit}` : ''}${arrow}`;
}
