import {
  isPicture,
  type Answers,
  type CompiledForm,
  type FieldDefinition,
  wordsOfValue,
  type NameBook,
} from '@gongwei/domain/forms';
import type { Json, JsonObject } from '@gongwei/domain/shared';

/** What a sheet prints that is no answer: whose it is and where it was filled. Missing facts print as blank lines. */
export type PaperFacts = {
  readonly [
    fact in
      | 'resident.name'
      | 'resident.sex'
      | 'resident.age'
      | 'resident.birthDate'
      | 'resident.idNumber'
      | 'resident.phone'
      | 'resident.address'
      | 'resident.archiveNumber'
      | 'record.occurredOn'
      /** `矫正 6 月龄`, of a preterm child under 24 months. */
      | 'record.correctedAge'
      | 'record.institution'
      | 'record.doctor'
      | 'record.enteredBy'
      /** Days of gestation at birth. */
      | 'child.gestationalDays'
      | 'today'
  ]?: string;
};

/** A filled sheet's answers with what is needed to word them. */
export type PaperData = {
  readonly form: CompiledForm;
  readonly data: Answers;
  readonly names: NameBook;
  readonly facts?: PaperFacts;
};

/** The answer in words, without its unit: the sheet prints that. Empty where there is none. A name with a dot is a fact. */
export function answerOf(key: string, { form, data, names, facts }: PaperData): string {
  if (key.includes('.') || key === 'today') return facts?.[key as keyof PaperFacts] ?? '';
  return wordsOf(fieldOf(form, key), data[key], names);
}

/** An answer or a cell of a table in words, without its unit. A table lists its rows. */
export function wordsOf(field: FieldDefinition | undefined, value: Json | undefined, names: NameBook): string {
  if (value === undefined || value === null || value === '') return '';
  if (!field) return String(value);
  if (field.type === 'region') return formatRegion(value, names);
  if (field.type === 'table')
    return rowsOf(value)
      .map((row) => rowLabel(field.columns, row, names))
      .join('；');
  if (field.type === 'dateTime' && typeof value === 'string') return value.slice(0, 16).replace('T', ' ');
  const { unit: _, ...bare } = field as FieldDefinition & { readonly unit?: string };
  return wordsOfValue(bare as FieldDefinition, value, names);
}

const rowLabel = (columns: readonly FieldDefinition[], row: JsonObject, names: NameBook): string =>
  columns
    .map((column) => [column.label, wordsWithUnit(column, row[column.key], names)] as const)
    .filter(([, words]) => words !== '')
    .map(([label, words]) => `${label} ${words}`)
    .join('，');

/** The answer as it stands alone: with its unit. */
export const wordsWithUnit = (field: FieldDefinition, value: Json | undefined, names: NameBook): string => {
  if (value === undefined || value === null || value === '') return '';
  return ['region', 'table', 'dateTime'].includes(field.type)
    ? wordsOf(field, value, names)
    : wordsOfValue(field, value, names);
};

/** A village and its clinic have the same code: where people live is looked up under a key of its own. */
export const regionKey = (code: string): string => `region:${code}`;

/** Regions carry their words with them, or are known by their code. */
function formatRegion(value: Json, names: NameBook): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return names[regionKey(String(value))] ?? names[String(value)] ?? String(value);
  const { label, text, name } = value as JsonObject;
  return String(label ?? text ?? name ?? '');
}

/** The rows of a table's answer; none where it is not answered. */
export const rowsOf = (value: Json | undefined): readonly JsonObject[] =>
  (Array.isArray(value) ? value : []) as readonly JsonObject[];

/** Codes of a choice as the boxes print them: `1` and `2` stand for yes and no. */
export const codesOf = (value: Json | undefined): readonly string[] =>
  Array.isArray(value)
    ? value.map(String)
    : value === undefined || value === null || value === ''
      ? []
      : [typeof value === 'boolean' ? (value ? '1' : '2') : String(value)];

/** The pictures of an image or signature field; what is none, whoever stored it, is not drawn. */
export const picturesOf = (value: Json | undefined): readonly string[] =>
  (Array.isArray(value) ? (value as readonly Json[]) : [value]).filter(isPicture);

/** A layout may name keys that an older definition does not have; those print empty. */
export const fieldOf = (form: CompiledForm, key: string): FieldDefinition | undefined =>
  form.fields.find((field) => field.key === key);

export const labelOf = (form: CompiledForm, key: string): string => fieldOf(form, key)?.label ?? key;
