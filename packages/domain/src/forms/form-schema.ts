import type { Json, JsonObject } from '../shared/index.ts';
import { optionsOf } from './flatten-fields.ts';
import type { FieldDefinition } from './form-definition.ts';
import type { CompiledForm } from './form-engine.ts';

type TableField = FieldDefinition & { readonly type: 'table' };

/**
 * JSON Schema (2020-12) of a form's stored answers, for programs in other languages: types, codes with their words, ranges, lengths, and
 * what JSON Schema has no word for as `x-` members (units, conditions, formulas). It refuses nothing that the engine takes; the engine
 * also judges what hangs on other answers, on the person and on the day.
 */
export function formSchema(form: CompiledForm): JsonObject {
  const { id, version, title, source, checks = [] } = form.definition;
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    description: source,
    'x-form': id,
    'x-version': version,
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(form.fields.map((field) => [field.key, fieldSchema(field)])),
    required: form.fields.filter(isAlwaysRequired).map(({ key }) => key),
    ...(checks.length > 0 && {
      'x-checks': checks.map(({ when, severity, message, fields }) => ({ when, severity, message, fields })),
    }),
  };
}

/** Asked of everybody, whatever else was answered, and refused without an answer. */
const isAlwaysRequired = ({ type, required, visibleWhen, appliesTo, internal }: FieldDefinition): boolean =>
  required === true && type !== 'computed' && !visibleWhen && !appliesTo && !internal;

const fieldSchema = (field: FieldDefinition): JsonObject => ({
  title: field.label,
  ...(field.note !== undefined && { description: field.note }),
  ...valueSchema(field),
  ...extensionsOf(field),
});

function valueSchema(field: FieldDefinition): JsonObject {
  switch (field.type) {
    case 'integer':
    case 'decimal':
      return numberSchema(field);
    case 'text':
    case 'longText':
      return textSchema(field);
    case 'date':
    case 'dateTime':
      return daySchema(field);
    case 'single':
      return codeSchema(field);
    case 'multi':
      return { type: 'array', uniqueItems: true, items: codeSchema(field), ...exclusionsOf(field) };
    case 'computed':
      return { readOnly: true, ...(optionsOf(field) && codeSchema(field)), 'x-computed': field.computed };
    case 'table':
      return tableSchema(field);
    default:
      return { ...PLAIN[field.type] };
  }
}

const PICTURE = { type: 'string', 'x-content': 'data: URL' };
/** Of types about which a definition says nothing more. */
const PLAIN: { readonly [type: string]: JsonObject } = {
  boolean: { type: 'boolean' },
  image: PICTURE,
  signature: PICTURE,
};

type NumberField = FieldDefinition & { readonly type: 'integer' | 'decimal' };

/** Digits after the point are an extension: `multipleOf` of a tenth fails for most of them in binary arithmetic. */
const numberSchema = ({ type, min, max, precision, usual }: NumberField): JsonObject => ({
  type: type === 'integer' ? 'integer' : 'number',
  ...(min !== undefined && { minimum: min }),
  ...(max !== undefined && { maximum: max }),
  ...(type === 'decimal' && precision !== undefined && { 'x-precision': precision }),
  ...(usual && { 'x-usual': usual }),
});

/** Numbers of persons come masked, and a masked one fits no pattern. */
const textSchema = ({
  maxLength,
  pattern,
  sensitive,
}: FieldDefinition & { readonly type: 'text' | 'longText' }): JsonObject => ({
  type: 'string',
  ...(maxLength !== undefined && sensitive === undefined && { maxLength }),
  ...(pattern !== undefined && (sensitive === undefined ? { pattern } : { 'x-pattern': pattern })),
});

/** `YYYY-MM-DDTHH:mm`, with seconds and a zone or without: less than the format `date-time` asks for. */
const MINUTE = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}[T ]\\d{2}:\\d{2}' };

const daySchema = ({ type, min, max }: FieldDefinition & { readonly type: 'date' | 'dateTime' }): JsonObject => ({
  ...(type === 'date' ? { type: 'string', format: 'date' } : MINUTE),
  ...(min !== undefined && { 'x-first': min }),
  ...(max !== undefined && { 'x-last': max }),
});

function codeSchema(field: FieldDefinition): JsonObject {
  const options = optionsOf(field);
  return options
    ? { type: 'string', oneOf: options.map(({ code, label }) => ({ const: code, title: label })) }
    : { type: 'string' };
}

const exclusionsOf = ({ exclusive, exclusiveGroups }: FieldDefinition & { readonly type: 'multi' }): JsonObject => ({
  ...(exclusive && { 'x-exclusive': exclusive }),
  ...(exclusiveGroups && { 'x-exclusive-groups': exclusiveGroups }),
});

/** Rows without any answer are passed over, so that a table may have more of them than it may have rows. */
const tableSchema = ({ columns, minRows, maxRows }: TableField): JsonObject => ({
  type: 'array',
  items: {
    type: 'object',
    properties: Object.fromEntries(columns.map((column) => [column.key, cellSchema(column)])),
  },
  ...(minRows !== undefined && { 'x-min-rows': minRows }),
  ...(maxRows !== undefined && { 'x-max-rows': maxRows }),
});

/** A cell nobody filled may be there, and empty. */
const cellSchema = (column: FieldDefinition): JsonObject => {
  const { title, ...filled } = fieldSchema(column);
  return { title: title ?? '', anyOf: [{ ...filled }, { enum: ['', null] }] };
};

/** What formulas, sheets and other programs need to know of a field and JSON Schema does not say. */
function extensionsOf(field: FieldDefinition): JsonObject {
  const { visibleWhen, appliesTo, required, proposed, concept, sensitive } = field;
  return present({
    'x-unit': 'unit' in field ? field.unit : undefined,
    'x-visible-when': visibleWhen as Json | undefined,
    'x-applies-to': appliesTo && { ...appliesTo },
    'x-required': required === false ? undefined : required,
    'x-proposed': proposed,
    'x-concept': concept,
    'x-sensitive': sensitive,
  });
}

const present = (members: { readonly [name: string]: Json | undefined }): JsonObject =>
  Object.fromEntries(Object.entries(members).filter((member): member is [string, Json] => member[1] !== undefined));
