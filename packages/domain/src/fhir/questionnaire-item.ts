import { concepts } from '../clinical/index.ts';
import { optionsOf, type FieldDefinition } from '../forms/index.ts';
import type { Json } from '../shared/index.ts';
import { answerValue, codeSystem } from './answer-value.ts';
import { enabling, type SystemOf } from './enable-when.ts';
import type { Extension, ItemType, QuestionnaireItem } from './fhir-types.ts';
import { EXTENSION, LOINC, unitCoding, urn } from './systems.ts';

const TYPES: { readonly [Type in FieldDefinition['type']]: ItemType } = {
  text: 'string',
  longText: 'text',
  integer: 'integer',
  decimal: 'decimal',
  date: 'date',
  dateTime: 'dateTime',
  single: 'choice',
  multi: 'choice',
  boolean: 'boolean',
  computed: 'string',
  table: 'group',
  group: 'group',
  image: 'attachment',
  signature: 'attachment',
  region: 'string',
  resident: 'string',
  user: 'string',
  institution: 'string',
};

/** What of our types FHIR does not tell apart by itself. */
const TOLD: readonly FieldDefinition['type'][] = ['computed', 'signature', 'region', 'resident', 'user', 'institution'];

/** One question. `form` names the systems of its codes. */
export function itemOf(form: string, field: FieldDefinition, systemOf: SystemOf): QuestionnaireItem {
  const type = itemType(field);
  const { extension: conditional = [], ...when } = field.visibleWhen ? enabling(field.visibleWhen, systemOf) : {};
  const extension = [...extensionsOf(field), ...conditional];
  const code = codeOf(field);
  const options = optionsOf(field);
  const initial = initialOf(form, field);
  return {
    ...(extension.length > 0 && { extension }),
    linkId: field.key,
    ...(code && { code }),
    text: field.label,
    type,
    ...when,
    ...(field.required === true && { required: true }),
    ...((field.type === 'multi' || field.type === 'table') && { repeats: true }),
    ...(field.type === 'computed' && { readOnly: true }),
    ...('maxLength' in field && field.maxLength !== undefined && { maxLength: field.maxLength }),
    ...(type === 'choice' && options && { answerOption: options.map((option) => answerOption(form, field, option)) }),
    ...(initial && { initial }),
    ...(field.type === 'table' && { item: field.columns.map((column) => itemOf(form, column, () => undefined)) }),
  };
}

/** A choice whose codes come from elsewhere is a text to FHIR; a computed value is what it computes. */
function itemType(field: FieldDefinition): ItemType {
  const choice = field.type === 'single' || field.type === 'multi';
  if ((choice || field.type === 'computed') && optionsOf(field)) return 'choice';
  if (choice) return 'string';
  if (field.type === 'computed' && (field.unit !== undefined || field.precision !== undefined)) return 'decimal';
  return TYPES[field.type];
}

function extensionsOf(field: FieldDefinition): Extension[] {
  const told = TOLD.includes(field.type) || itemType(field) !== TYPES[field.type];
  const { unit, min, max, precision, pattern } = field as {
    readonly [Key in 'unit' | 'pattern']?: string;
  } & { readonly min?: number | string; readonly max?: number | string; readonly precision?: number };
  return [
    ...(told ? [{ url: EXTENSION.fieldType, valueCode: field.type }] : []),
    ...(unit !== undefined ? [{ url: EXTENSION.unit, valueCoding: unitCoding(unit) }] : []),
    ...bound(EXTENSION.minValue, field.type, min),
    ...bound(EXTENSION.maxValue, field.type, max),
    ...(precision !== undefined ? [{ url: EXTENSION.decimals, valueInteger: precision }] : []),
    ...(pattern !== undefined ? [{ url: EXTENSION.regex, valueString: pattern }] : []),
    ...(field.type === 'computed'
      ? [
          {
            url: EXTENSION.calculated,
            valueExpression: { language: 'text/x-gongwei-formula', expression: field.computed },
          },
        ]
      : []),
  ];
}

/** `today` moves, and FHIR has no such bound: the form's own engine says it. */
function bound(url: string, type: FieldDefinition['type'], value: number | string | undefined): Extension[] {
  if (value === undefined || value === 'today') return [];
  if (typeof value === 'string') return [{ url, valueDate: value.slice(0, 10) }];
  return [type === 'integer' ? { url, valueInteger: value } : { url, valueDecimal: value }];
}

function codeOf({ concept }: FieldDefinition): QuestionnaireItem['code'] {
  const known = concepts.find(({ id }) => id === concept);
  if (!known) return undefined;
  const own = { system: urn('concept', known.id), code: known.id, display: known.name };
  return known.loinc === undefined ? [own] : [{ system: LOINC, code: known.loinc, display: known.name }, own];
}

function answerOption(form: string, field: FieldDefinition, option: { readonly code: string; readonly label: string }) {
  const exclusive = field.type === 'multi' && field.exclusive?.includes(option.code);
  return {
    ...(exclusive && { extension: [{ url: EXTENSION.exclusive, valueBoolean: true }] }),
    valueCoding: { system: codeSystem(form, field), code: option.code, display: option.label },
  };
}

function initialOf(form: string, field: FieldDefinition): QuestionnaireItem['initial'] {
  if (field.default === undefined || field.type === 'table') return undefined;
  const values: readonly Json[] = Array.isArray(field.default) ? field.default : [field.default];
  return values.map((value) => answerValue(form, field, value));
}
